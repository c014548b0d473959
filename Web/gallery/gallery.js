// The gallery: five stages that can be touched and tuned, with the engine itself behind every number.
import { frame, stageTable } from "../document.js";
import { elastic } from "../elastic.js";
import { loadCoverage, loadEffects, loadLayouts } from "../engine.js";
import { probe } from "../probe.js";
import { json, swift } from "./copies.js";
import { Painter } from "./painter.js";
import { Paper } from "./paper.js";
import { parameters } from "./parameters.js";
import { read } from "./reader.js";
import { Plot, duration } from "./plot.js";
import { css } from "./sheet.js";

const $ = (id) => document.getElementById(id);
const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
};
const { stages, pictures } = JSON.parse($("gallery-model").textContent);
const module = (name) => Uint8Array.from(atob($("engine-" + name).textContent.trim()), (letter) => letter.charCodeAt(0));
const [effects, layouts, coverage] = await Promise.all([
    loadEffects(module("effects")), loadLayouts(module("layouts")), loadCoverage(module("coverage")),
]);
const plot = new Plot($("plots"), effects);
const painter = new Painter($("layers"), (path) => pictures[path] ?? pictures[path.split("/").at(-1)]);
const paper = new Paper($("paper"), painter, () => { began = now(); wake(); });
let scroller = $("scroller");
// What moves the layers: "css", "frame" or "off". The address may ask for one, as it may of a page.
let backEnd = /[#&]parallax=(css|frame|off)\b/.exec(location.hash)?.[1];
let isRight = CSS.supports("animation-timeline: --travel") && CSS.supports("animation-range: 0px 1px") && (await probe());
let renewal = 0;
const reduces = matchMedia("(prefers-reduced-motion: reduce)");

let stage = null; // { name, title, document, original }
let pulled = 0;
let asked = null; // a travel that was asked for and scrolling can't reach
let awake = 0;
let began = 0; // when the last row came into view
let live = new Set();
let last = 0; // travel, and when it changed
let moved = 0;
let costs = [];
let ending = () => {};
let shownCode = "swift";

const now = () => performance.now() / 1000;
const options = () => ({
    direction: $("mirrored").checked ? "rightToLeft" : "leftToRight",
    policy: backEnd === "off" ? "none" : $("reduced").checked ? "reduced" : "full",
});
// Whether real rows in a real scroll view are shown, and not the layers that the engine gives.
const isPaper = () => !$("paper").hidden;
const geometry = () => frame(stage.document, options());

function scrolled() {
    const { isVertical, isMirrored } = geometry();
    return isVertical ? scroller.scrollTop : scroller.scrollLeft * (isMirrored ? -1 : 1);
}

const travel = () => (pulled ? -pulled : (asked ?? scrolled()));

function travelTo(place) {
    const { isVertical, isMirrored } = geometry();
    const held = Math.min(Math.max(place, 0), layouts.maximum());
    asked = place === held ? null : place;
    if (isPaper()) paper.pull(Math.max(-place, 0));
    scroller.style.scrollSnapType = "none"; // until someone scrolls
    scroller.scrollTo({ [isVertical ? "top" : "left"]: isVertical || !isMirrored ? held : -held, behavior: "instant" });
    wake();
}

// One frame: a question to the engine, and what changed of the answer.
function draw() {
    awake = 0;
    const time = now();
    const place = travel();
    if (!isPaper()) {
        const started = performance.now();
        const layers = layouts.layoutAt(place, time);
        painter.paint(layers, geometry());
        costs = [...costs.slice(-29), performance.now() - started];
        if (backEnd === "frame") $("cost").textContent = (costs.reduce((sum, cost) => sum + cost, 0) / costs.length).toFixed(2) + " ms a frame";
        noteEntering(layers, time);
    }
    const reading = Math.round(place * 10) / 10;
    $("travel").value = reading;
    $("travel").style.setProperty("--part", (Math.max(reading, -200) + 200) / (layouts.maximum() + 200));
    $("travel-reading").textContent = $("travel").ariaValueText = `${reading} pt`.replace("-", "−");
    plot.mark(place, time - began);
    // A row may enter from out of view.
    if (place !== last) [last, moved] = [place, time];
    if (time - Math.max(began, moved) < duration(stage.document.list?.entrance) + 0.1) wake();
}

// A row that comes into view enters, and wants frames until it has.
function noteEntering(layers, time) {
    const rows = new Set(layers.filter((layer) => layer.kind === 1).map((layer) => layer.index));
    if ([...rows].some((row) => !live.has(row))) began = time;
    live = rows;
}

function wake() {
    awake ||= requestAnimationFrame(draw);
}

// Takes the document as it is now; rows in view have been there for long, unless they are to enter.
function refresh({ enters = false } = {}) {
    const table = stageTable(stage.document, effects, options());
    layouts.stage(table, stage.document.list?.entersOnce);
    coverage.stage(table);
    began = enters ? now() : began;
    if (!enters) layouts.layoutAt(travel(), now() - 1e6);
    renew();
    fit();
    plot.show(stage.document, layouts.maximum(), options());
    cover();
    code();
    wake();
}

// Shows the stage on the back end that was chosen. A style sheet is made anew only when nothing has changed for a moment: until
// then the engine moves the layers.
function renew(isNow = false) {
    clearTimeout(renewal);
    if (backEnd === "frame" || !isRight) return usePaper(false);
    if (!isNow) {
        usePaper(false);
        renewal = setTimeout(() => renew(true), 160);
        return;
    }
    const started = performance.now();
    const sheet = css(stage.document, effects, layouts.maximum(), options());
    const made = performance.now() - started;
    usePaper(true, sheet);
    $("cost").textContent = backEnd === "off" ? "at rest · no script" : `no script a frame · sheet in ${made.toFixed(0)} ms`;
}

function usePaper(isWanted, sheet) {
    if (!isWanted && !isPaper()) return;
    const place = travel();
    $("paper").hidden = !isWanted;
    $("layers").hidden = $("scroller").hidden = isWanted;
    scroller = isWanted ? paper.show(stage.document, sheet, stage.title + ", scrolls") : $("scroller");
    if (isWanted) listen(scroller);
    fit();
    give();
    travelTo(place);
}

// Content that can be pulled beyond its start.
function give() {
    ending();
    const { isVertical, isMirrored } = geometry();
    ending = elastic(scroller, { isVertical, isMirrored, spacing: stage.document.pages && (stage.document.pages.spacing ?? 0) }, (distance) => {
        if (distance === pulled) return;
        pulled = distance;
        asked = null;
        if (isPaper()) paper.pull(distance);
        wake();
    });
}

// The scroll view is as long as the stage, and the phone as large as there is room for.
function fit() {
    const { screen, viewport, isVertical, isMirrored } = geometry();
    const [x, y, width, height] = viewport;
    const box = $("screen");
    const room = $("phone-room");
    const scale = Math.min((room.clientWidth - 24) / screen[0], (Math.max(innerHeight * 0.74, 420) - 24) / screen[1], 1);
    Object.assign(box.style, { width: screen[0] + "px", height: screen[1] + "px", transform: `scale(${scale})` });
    Object.assign($("phone").style, { width: screen[0] * scale + "px", height: screen[1] * scale + "px", borderRadius: 46 * scale + "px" });
    Object.assign($("paper").style, { left: (isMirrored ? screen[0] - x - width : x) + "px", top: y + "px" });
    if (isPaper()) return Object.assign($("travel"), { min: -200, max: layouts.maximum(), step: 0.5 });
    Object.assign(scroller.style, { left: (isMirrored ? screen[0] - x - width : x) + "px", top: y + "px", width: width + "px", height: height + "px", overflow: isVertical ? "hidden auto" : "auto hidden" });
    scroller.dir = isMirrored ? "rtl" : "ltr";
    const { pages } = stage.document;
    const stride = width + (pages?.spacing ?? 0);
    const count = pages ? (typeof pages.items === "number" ? pages.items : pages.items.length) : 0;
    const length = layouts.maximum();
    $("content").style.cssText = isVertical ? `height:${height + length}px;width:1px` : `width:${width + length}px;height:1px`;
    $("content").replaceChildren(...Array.from({ length: count }, (_, index) => {
        const stop = make("i");
        stop.style.cssText = `position:absolute;inset-inline-start:${index * stride}px;width:${width}px;height:1px;scroll-snap-align:start`;
        return stop;
    }));
    Object.assign($("travel"), { min: -200, max: length, step: 0.5 });
}

function cover() {
    const gaps = coverage.gaps();
    const box = $("coverage");
    const hasPictures = stage.document.list?.rows?.some?.((row) => row.picture) ?? false;
    const least = hasPictures ? coverage.leastOverscan(0) : null;
    box.className = gaps.length ? "card gap" : "card covered";
    if (!gaps.length) {
        box.replaceChildren(make("strong", { textContent: "Covered everywhere" }), make("p", { textContent: stage.document.pages ? "Pages hide nothing, so no gap can open." : "At every travel, pull and age, under every motion policy." }));
    } else {
        const worst = gaps.reduce((worst, gap) => (gap.size > worst.size ? gap : worst));
        box.replaceChildren(
            make("strong", { textContent: `A gap of ${worst.size.toFixed(2)} points` }),
            make("p", { textContent: `${worst.picture}, at its ${worst.side}, at travel ${worst.travel.toFixed(1)}${Number.isFinite(worst.age) ? `, ${worst.age.toFixed(2)} seconds after the row appeared` : ""}${worst.policy === "full" ? "" : `, with motion ${worst.policy}`}.` }),
            make("button", { textContent: "Go there", onclick: () => travelTo(worst.travel) }));
    }
    if (least !== null) {
        box.append(make("p", { className: "figure" }, "Least overscan ", make("b", { id: "least", textContent: least.toFixed(1) + " pt" }), least === 0 ? ", for the speed follows from what there is" : ""));
        if (gaps.length) {
            box.append(make("button", { textContent: "Use it", onclick: () => {
                const picture = stage.document.list.picture;
                delete picture.height;
                picture.overscan = Math.ceil(least * 10) / 10;
                inspect();
                refresh();
            } }));
        }
    }
}

function code() {
    const words = { swift: () => swift(stage.document), json: () => json(stage.document) + "\n", css: () => css(stage.document, effects, layouts.maximum(), { direction: options().direction }) };
    $("code").textContent = words[shownCode]();
    $("copied").textContent = "";
}

// One control a parameter, each with its label.
let serial = 0;
function control(part) {
    const id = "parameter-" + serial++;
    if (part.kind === "note") return make("p", { className: "quiet", textContent: part.text });
    const change = (rebuilds) => {
        if (rebuilds) inspect();
        refresh({ enters: part.replays || part.label === "Entrance" });
    };
    if (part.kind === "switch") {
        const box = make("input", { type: "checkbox", role: "switch", id, checked: part.get(), className: "switch" });
        box.addEventListener("change", () => { part.set(box.checked); change(); });
        return make("div", { className: "row-control" }, make("label", { htmlFor: id, textContent: part.label }), box);
    }
    if (part.kind === "choice") {
        const select = make("select", { id }, ...part.choices.map(([value, words]) => make("option", { value, textContent: words })));
        select.value = part.get();
        select.addEventListener("change", () => {
            part.set(select.value);
            change(true);
            $("inspector").querySelector(`[data-label="${part.label}"]`)?.focus();
        });
        select.dataset.label = part.label;
        return make("div", { className: "row-control" }, make("label", { htmlFor: id, textContent: part.label }), select);
    }
    const { least, greatest, step, unit, label } = part;
    const value = part.get();
    const [low, high] = [Math.min(least, value), Math.max(greatest, value)];
    const range = make("input", { type: "range", id, min: low, max: high, step, value });
    range.dataset.label = label;
    const exact = make("input", { type: "number", min: low, max: high, step: "any", value, ariaLabel: label + ", exactly" });
    const say = () => (range.ariaValueText = `${range.value} ${unit}`.trim());
    say();
    const take = (from, other) => {
        const number = Number(from.value);
        if (from.value === "" || !(number >= low && number <= high)) return from.setAttribute("aria-invalid", "true");
        from.removeAttribute("aria-invalid");
        other.value = from.value;
        part.set(number);
        range.style.setProperty("--part", (number - low) / (high - low));
        say();
        change();
    };
    range.style.setProperty("--part", (value - low) / (high - low || 1));
    range.addEventListener("input", () => take(range, exact));
    exact.addEventListener("input", () => take(exact, range));
    const head = make("div", { className: "slider-head" }, make("label", { htmlFor: id, textContent: label }), make("span", { className: "exact" }, exact, make("span", { className: "unit", textContent: unit })));
    const box = make("div", { className: "slider" }, head, range);
    if (part.note) box.append(make("p", { className: "quiet", textContent: part.note }));
    return box;
}

function inspect() {
    $("replay").hidden = (stage.document.list?.entrance ?? "none") === "none";
    $("inspector").replaceChildren(...parameters(stage.document).map(({ title, parts }) => make("fieldset", {}, make("legend", { textContent: title }), ...parts.map(control))));
}

function choose(chosen) {
    stage = chosen;
    asked = null;
    pulled = 0;
    painter.show(stage.document);
    $("mirrored").checked = stage.document.direction === "rightToLeft";
    inspect();
    usePaper(false);
    refresh({ enters: true });
    travelTo(0);
    give();
    renew(true);
    scroller.ariaLabel = stage.title + ", scrolls";
    for (const radio of $("systems").querySelectorAll("input")) {
        radio.checked = radio.value === stage.name;
        const label = radio.parentElement;
        if (radio.checked) $("systems").scrollLeft = label.offsetLeft - ($("systems").clientWidth - label.offsetWidth) / 2;
    }
}

function tell(words, isProblem = false) {
    $("message").textContent = words;
    $("message").className = isProblem ? "problem" : "";
}

const schema = JSON.parse($("schema").textContent);

// A stage file that was opened; one that is none changes nothing, and every problem of it is told.
async function open(file) {
    const { value: document, problems } = read(await file.text(), schema);
    if (problems.length) {
        const lines = problems.slice(0, 100).map(({ line, path, words }) => `${file.name}:${line}: ${path && path + ": "}${words}`);
        if (problems.length > 100) lines.push(`… and ${problems.length - 100} more problems`);
        return tell(lines.join("\n"), true);
    }
    const name = file.name.replace(/\.json$/i, "");
    const opened = { name: "opened", file: name, title: name, document };
    addSystem(opened);
    choose(opened);
    const missing = [...new Set(files(document))].filter((path) => !painter.pictureOf(path));
    tell(missing.length ? `Opened ${file.name}. Drop its pictures here, too: ${missing.slice(0, 3).join(", ")}${missing.length > 3 ? " and more" : ""}.` : `Opened ${file.name}.`);
}

const parts = ({ header, list, pages, layers }) => [header, ...(Array.isArray(list?.rows) ? list.rows : []), ...(Array.isArray(pages?.items) ? pages.items : []), ...(layers ?? [])].filter(Boolean);
const files = (document) => parts(document).flatMap((part) => [part.picture, part.backdrop]).filter((path) => path !== undefined);

// A file as the address of a picture; nothing where this browser can't show it.
async function addressOf(file) {
    const image = new Image();
    image.src = await new Promise((done) => {
        const reader = new FileReader();
        reader.onloadend = () => done(reader.result ?? "data:,");
        reader.readAsDataURL(file);
    });
    return image.decode().then(() => image.src, () => null);
}

// Pictures that were dropped or chosen: those that the stage names take their places, others follow from one part on.
async function replace(chosen, first = 0) {
    const stageFile = [...chosen].find((file) => /\.json$/i.test(file.name));
    if (stageFile) await open(stageFile);
    const found = [];
    const refused = [];
    for (const file of chosen) {
        if (/\.json$/i.test(file.name)) continue;
        const url = await addressOf(file);
        if (url) found.push({ name: file.name, url });
        else refused.push(`${file.name}: this browser does not show a picture of this kind; JPEG, PNG, GIF, WebP, AVIF, BMP and SVG it does.`);
    }
    if (!found.length) return refused.length ? tell(refused.join("\n"), true) : stageFile || tell("Drop pictures, or a stage file.", true);
    const places = parts(stage.document).filter((part) => part.picture !== undefined || part.backdrop !== undefined);
    let next = first;
    for (const { name, url } of found) {
        const isNamed = files(stage.document).some((path) => path.split("/").at(-1) === name && !pictures[path]);
        pictures[name] = url;
        if (isNamed || !places.length) continue;
        const part = places[next++ % places.length];
        part[part.picture === undefined ? "backdrop" : "picture"] = name;
    }
    painter.show(stage.document);
    refresh();
    const put = `${found.length === 1 ? found[0].name : found.length + " pictures"} in place. Keep ${found.length === 1 ? "it" : "them"} beside the stage file when you save it.`;
    tell([...refused, put].join("\n"), refused.length > 0);
}

function addSystem(chosen) {
    $("systems").querySelector(`[value="${chosen.name}"]`)?.closest("label").remove();
    const radio = make("input", { type: "radio", name: "system", value: chosen.name });
    radio.addEventListener("change", () => choose(chosen));
    $("systems").append(make("label", {}, radio, make("span", { textContent: chosen.title })));
}

function save() {
    const link = make("a", { href: URL.createObjectURL(new Blob([json(stage.document) + "\n"], { type: "application/json" })), download: (stage.file ?? stage.name) + ".json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    tell(`Saved ${link.download}. \`parallax sample\` reads it; its pictures lie where it says.`);
}

async function copy() {
    const words = $("code").textContent;
    try {
        await navigator.clipboard.writeText(words);
    } catch {
        getSelection().selectAllChildren($("code"));
        document.execCommand("copy");
    }
    $("copied").textContent = "Copied";
}

for (const each of stages) {
    each.original = structuredClone(each.document);
    addSystem(each);
}
// A scroll view that was made: what its scrolling means.
function listen(scroller) {
    scroller.addEventListener("scroll", () => {
        // What a scroll that was asked for tells of itself is no news.
        if (asked !== null && Math.abs(Math.min(Math.max(asked, 0), layouts.maximum()) - scrolled()) > 1) asked = null;
        wake();
    }, { passive: true });
    for (const touched of ["wheel", "pointerdown", "touchstart", "keydown"]) {
        scroller.addEventListener(touched, () => {
            scroller.style.scrollSnapType = stage.document.pages ? "both mandatory" : "";
            if (asked !== null && isPaper()) paper.pull(0);
            asked = null;
        }, { passive: true });
    }
}
listen(scroller);
backEnd ??= isRight ? "css" : "frame";
for (const radio of document.querySelectorAll("input[name=backend]")) {
    radio.checked = radio.value === backEnd;
    if (radio.value === "css" && !isRight) [radio.disabled, radio.parentElement.title] = [true, "This browser does not move layers along a scroll as style sheets say"];
    radio.addEventListener("change", () => { backEnd = radio.value; costs = []; refresh(); renew(true); });
}
$("travel").addEventListener("input", () => { pulled = 0; travelTo(Number($("travel").value)); });
$("replay").addEventListener("click", () => {
    layouts.forget();
    if (isPaper()) paper.enterAgain();
    began = now();
    wake();
});
$("reset").addEventListener("click", () => {
    if (stage.original) stage.document = structuredClone(stage.original);
    choose(stage);
    tell("As it was.");
});
$("reduced").checked = reduces.matches;
reduces.addEventListener("change", () => { $("reduced").checked = reduces.matches; refresh(); });
$("reduced").addEventListener("change", () => refresh());
$("mirrored").addEventListener("change", () => {
    if ($("mirrored").checked) stage.document.direction = "rightToLeft";
    else delete stage.document.direction;
    const place = travel();
    choose(stage);
    travelTo(place);
});
$("open").addEventListener("change", async () => { await open($("open").files[0]); $("open").value = ""; });
$("replace").addEventListener("change", async () => { await replace($("replace").files); $("replace").value = ""; });
$("save").addEventListener("click", save);
$("copy").addEventListener("click", copy);
for (const radio of document.querySelectorAll("input[name=code]")) radio.addEventListener("change", () => { shownCode = radio.value; code(); });
addEventListener("dragover", (event) => { event.preventDefault(); document.body.classList.add("dropping"); });
addEventListener("dragleave", (event) => event.relatedTarget ?? document.body.classList.remove("dropping"));
addEventListener("drop", async (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const places = parts(stage.document).filter((part) => part.picture !== undefined || part.backdrop !== undefined);
    const under = [...(isPaper() ? paper.stage : $("layers")).querySelectorAll("[data-layer]")].find((element) => {
        const box = element.getBoundingClientRect();
        return /^(row|page)\.\d+$/.test(element.dataset.layer) && event.clientX >= box.left && event.clientX < box.right && event.clientY >= box.top && event.clientY < box.bottom;
    });
    const index = under ? Number(under.dataset.layer.split(".")[1]) + (stage.document.header ? 1 : 0) : 0;
    const all = parts(stage.document);
    await replace(event.dataTransfer.files, Math.max(places.indexOf(all[index]), 0));
});
new ResizeObserver(() => stage && fit()).observe($("phone-room"));
choose(stages[0]);
