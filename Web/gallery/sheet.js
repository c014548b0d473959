// A stage as a style sheet, and the elements that it is for: scroll timelines move them, with no script for a step of scrolling.
//
// .stage > (.layer, .header), .scroller > .content > (.row or .page), (.layer, .bar); a row or page holds a .face, which is what
// its effect moves, and in it a .picture, .title, .subtitle, .line or .text. Each says which layer it is in data-layer. Where rows
// both move and enter, a .holder about the face enters; the row itself stays where it is, for it is what is watched.
import { effectTable, extent, frame } from "../document.js";

const list = (things) => (typeof things === "number" ? Array(things).fill({}) : (things ?? []));
const some = (things, key) => things.some((thing) => thing[key] !== undefined);
const rounded = (value, digits) => String(Math.round(value * 10 ** digits) / 10 ** digits + 0);
const px = (value) => rounded(value, 3) + "px";
const sum = ([ofScreen, ofItem, points], screen, item) => ofScreen * screen + ofItem * item + points;
const parts = (recipe) => [recipe ?? "none"].flat();
// Whether an effect looks at the travel itself, so that two rows of one height move differently.
const looksAtTravel = (recipe) => parts(recipe).some((part) => part === "appear" || part === "stretchy" || part.stretchy || part.tracks?.some(({ over }) => over === "travel" || over === "overscroll"));
const moves = (recipe) => parts(recipe).some((part) => part !== "none");
const needsHolder = (rows) => moves(rows?.entrance) && moves(rows.effect);
const fontSize = (font, usual) => (font === undefined ? usual : typeof font === "number" ? font : Number(font.split(" ").at(-1)));

// What CSS says of a pose of a layer of a size.
function look(pose, isMirrored) {
    const [scaleX, scaleY, rotation, x, y, z, opacity, shadowOpacity, radius, shadowX, shadowY, blur, perspective, anchorX, anchorY, axisX, axisY, axisZ] = pose;
    const side = isMirrored ? -1 : 1;
    return {
        scaleX, scaleY, rotation, x: x * side, y, z, opacity, shadowOpacity, radius, shadowX: shadowX * side, shadowY, blur, perspective,
        anchor: [isMirrored ? 1 - anchorX : anchorX, anchorY], axis: [axisX, axisY * side, axisZ * side],
    };
}

// How far a look is from another one, in the units in which a difference begins to be seen.
const measured = ({ x, y, z, scaleX, scaleY, rotation, opacity, shadowOpacity, radius, shadowX, shadowY, blur }) =>
    [x, y, z, scaleX * 400, scaleY * 400, rotation * 400, opacity * 20, shadowOpacity * 20, radius, shadowX, shadowY, blur];
const finest = 0.01;

function isStraight(before, here, after, part) {
    return before.every((value, index) => Math.abs(here[index] - (value + (after[index] - value) * part)) < finest);
}

const probes = [0.06, 0.21, 0.37, 0.5, 0.66, 0.83, 0.95];
const pieces = Array.from({ length: 32 }, (_, index) => [index / 32, (index + 1) / 32]);

// The places of a range, 0 to 1, between which looks change evenly.
function stops(looksAt) {
    const values = new Map();
    const ask = (places) => places.length && looksAt(places).forEach((own, index) => values.set(places[index], measured(own)));
    const at = (place) => values.get(place);
    // Most are asked for at once, for that costs the least.
    ask([0, ...pieces.flatMap(([from, to]) => [...probes.map((part) => from + (to - from) * part), to])]);
    const places = [0];
    const add = (from, to, depth) => {
        ask([...probes.map((part) => from + (to - from) * part), to].filter((place) => !values.has(place)));
        const even = probes.every((part) => isStraight(at(from), at(from + (to - from) * part), at(to), part));
        if (!even && depth < 9) {
            add(from, (from + to) / 2, depth + 1);
            add((from + to) / 2, to, depth + 1);
        } else places.push(to);
    };
    for (const [from, to] of pieces) add(from, to, 0);
    // A stop between two others that lies on the line between them says nothing; nor do any that were passed over before it.
    const kept = [0];
    let last = 0;
    for (let index = 1; index < places.length - 1; index++) {
        const [from, to] = [places[last], places[index + 1]];
        const passed = places.slice(last + 1, index + 1);
        if (passed.every((place) => isStraight(at(from), at(place), at(to), (place - from) / (to - from)))) continue;
        kept.push(places[index]);
        last = index;
    }
    return [...kept, 1];
}

// Declarations of a look; `all` are the looks of the same element, which all say the same things.
function declarations(own, all) {
    const differs = (test) => all.some(test);
    const words = [];
    if (differs(({ rotation, perspective, z }) => rotation !== 0 || (perspective !== 0 && z !== 0))) {
        const { perspective, x, y, z, axis, rotation, scaleX, scaleY } = own;
        const eye = perspective > 0 ? `perspective(${rounded(1 / perspective, 6)}px) ` : "";
        words.push(`transform: ${eye}translate3d(${px(x)}, ${px(y)}, ${px(z)}) rotate3d(${axis.map((part) => rounded(part, 9)).join(", ")}, ${rounded(rotation, 7)}rad) scale(${rounded(scaleX, 7)}, ${rounded(scaleY, 7)})`);
    } else {
        if (differs(({ x, y }) => x !== 0 || y !== 0)) words.push(`translate: ${px(own.x)} ${px(own.y)}`);
        if (differs(({ scaleX, scaleY }) => scaleX !== 1 || scaleY !== 1)) words.push(`scale: ${rounded(own.scaleX, 7)} ${rounded(own.scaleY, 7)}`);
    }
    if (differs(({ opacity }) => opacity !== 1)) words.push(`opacity: ${rounded(own.opacity, 5)}`);
    if (differs(({ blur }) => blur > 0)) words.push(`filter: blur(${px(own.blur)})`);
    if (differs(({ shadowOpacity }) => shadowOpacity > 0)) words.push(`box-shadow: ${px(own.shadowX)} ${px(own.shadowY)} ${px(2 * own.radius)} rgb(0 0 0 / ${rounded(own.shadowOpacity, 5)})`);
    return words.join("; ");
}

class Sheet {
    constructor(document, effects, options) {
        this.geometry = frame(document, options);
        // Under one motion policy; or under both, as the person who looks at the page wants it.
        this.policies = options.policy ? [options.policy] : ["full", "reduced"];
        this.effects = effects;
        this.rules = [];
        this.reduced = [];
        this.frames = new Map();
    }

    rule(selector, ...words) {
        this.rules.push(`${selector} { ${words.filter(Boolean).join("; ")} }`);
    }

    // A box along the scroll and across it.
    box(start, length) {
        return this.geometry.isVertical ? `inset-inline: 0; top: ${px(start)}; height: ${px(length)}` : `inset-block: 0; inset-inline-start: ${px(start)}; width: ${px(length)}`;
    }

    // Key frames of a name; the same ones only once.
    keyFrames(name, looksAt) {
        const places = stops(looksAt);
        const looks = looksAt(places);
        const lines = looks.map((own, index) => `${rounded(places[index] * 100, 4)}% { ${declarations(own, looks)} }`);
        const isStill = lines.every((line) => line.split("% ")[1] === lines[0].split("% ")[1]);
        const text = lines.join("\n    ");
        if (isStill) return { words: declarations(looks[0], looks), origin: looks[0].anchor };
        if (!this.frames.has(text)) {
            this.frames.set(text, name);
            this.rules.push(`@keyframes ${name} {\n    ${text}\n}`);
        }
        return { name: this.frames.get(text), origin: looks[0].anchor };
    }

    // Moves what a selector finds by an effect: along the row's own way through the viewport, or along the travel.
    move(selector, name, recipe, cueAt, way) {
        if (!moves(recipe) && !way.moved) return;
        const handle = this.effects.effect(effectTable(recipe));
        const written = this.policies.map((policy) => {
            const looksAt = (places) => {
                const looks = this.looks(handle, places.map(cueAt), policy);
                return way.moved ? looks.map((own, index) => way.moved(own, places[index])) : looks;
            };
            const rules = [];
            const { words, name: frames, origin } = this.played(policy === "reduced" ? name + "-reduced" : name, looksAt, ...way.range);
            rules.push([selector, origin, ...(frames ? [`animation: ${frames} linear both`, `animation-timeline: ${way.timeline}`, ...(way.pull ? [`animation-range: 0px ${px(way.range[1])}`] : [])] : [words])]);
            if (way.pull) {
                const pulled = this.played(`${name}-${policy === "reduced" ? "reduced-" : ""}pulled`, looksAt, -way.pull, 0);
                const own = `.stage[data-pulled] ${selector}`;
                if (pulled.name) rules.push([own, `animation: ${pulled.name} 1s linear both paused`, "animation-timeline: auto", "animation-range: normal", `animation-delay: calc((var(--pull) / ${rounded(way.pull, 3)} - 1) * 1s)`]);
                else if (frames || pulled.words !== words) rules.push([own, "animation: none", pulled.words]);
            }
            return rules;
        });
        this.effects.release(handle);
        for (const words of written[0]) this.rule(...words);
        if (written.length < 2 || String(written[0]) === String(written[1])) return;
        for (const [selector, ...words] of written[1]) this.reduced.push(`    ${selector} { ${["animation: none", "translate: none", "scale: none", "transform: none", ...words].filter(Boolean).join("; ")} }`);
    }

    looks(handle, cues, policy) {
        const poses = this.effects.poses(handle, cues.flat(), policy);
        return cues.map((_, index) => look(poses.subarray(18 * index, 18 * index + 18), this.geometry.isMirrored));
    }

    played(name, looksAt, from, to) {
        const { words, name: frames, origin } = this.keyFrames(name, (parts) => looksAt(parts.map((part) => from + (to - from) * part)));
        return { words, name: frames, origin: `transform-origin: ${origin.map((part) => rounded(part * 100, 6) + "%").join(" ")}` };
    }

    // The whole sheet.
    get text() {
        const reduced = this.reduced.length ? ["@media (prefers-reduced-motion: reduce) {", ...this.reduced, "}"] : [];
        return [...this.rules, ...reduced].join("\n") + "\n";
    }
}

// The style sheet of a document; `maximum` is how far it travels.
export function css(document, effects, maximum, options = {}) {
    const sheet = new Sheet(document, effects, options);
    const { screen, viewport, insets, isVertical, isMirrored } = sheet.geometry;
    const { list: rows, header, bar, pages, layers = [] } = document;
    const [, , width, height] = viewport;
    const length = isVertical ? height : width;
    const screenLength = screen[isVertical ? 1 : 0];
    const axis = isVertical ? 0 : 1;
    const before = insets[isVertical ? 0 : 1];
    const headerHeight = header ? sum(extent(header.height ?? 300), screenLength, rows ? (rows.rowHeight ?? 250) : 0) : 0;
    const cue = (start, long, picture, travel, page = 0, age = Infinity, isAttached = 0) => [start, long, length, picture, axis, travel, maximum, page, age, isAttached];
    const alongTravel = { timeline: "--travel", range: [0, Math.max(maximum, 1e-3)], pull: length };
    sheet.rules.push(
        `/* On a screen of ${rounded(screen[0], 3)} × ${rounded(screen[1], 3)} points. Engines without scroll timelines show everything as it is before the first scroll.`,
        "   For .stage > (.layer, .header), .scroller > .content > (.row or .page) > .face > (.picture, .title, .subtitle, .line, .text), (.layer, .bar).",
        ...(needsHolder(rows) ? ["   A .row's .face stands in a .holder, which enters."] : []),
        "   A script that lets the content be pulled beyond its start sets data-pulled on .stage, and its --pull to the number of points. */");
    sheet.rule(".stage", "position: relative", `width: ${px(width)}`, `height: ${px(height)}`, "overflow: clip", "timeline-scope: --travel", "--pull: 0", `direction: ${isMirrored ? "rtl" : "ltr"}`);
    sheet.rule(".stage :is(.layer, .header, .bar, .face, .picture, .title, .subtitle, .line, .text)", "position: absolute", "margin: 0", "box-sizing: border-box");
    sheet.rule(".scroller", "position: absolute", "inset: 0", `overflow: ${isVertical ? "hidden auto" : "auto hidden"}`, `scroll-timeline: --travel ${isVertical ? "block" : "inline"}`, "overscroll-behavior: none", "scrollbar-width: none", pages && `scroll-snap-type: ${isVertical ? "block" : "inline"} mandatory`);
    const pulled = "calc(var(--pull) * 1px)";
    sheet.rule(".content", "position: relative", "overflow: clip", isVertical ? `height: ${px(length + maximum)}` : `width: ${px(length + maximum)}; height: 100%`);
    sheet.rule(":is(.row, .page)", "position: absolute", isVertical ? `inset-inline: 0; margin-top: ${pulled}` : `inset-block: 0; margin-inline-start: ${pulled}`);
    sheet.rule(".face", "inset: 0");
    if (header) {
        const [start, long] = (header.edge ?? "screen") === "screen" ? [0, before + headerHeight] : [before, headerHeight];
        sheet.rule(".header", sheet.box(start, long));
        sheet.move(".header", "header", header.effect ?? "stretchy", (travel) => cue(start, long, long, travel, 0, Infinity, 1), alongTravel);
    }
    if (bar) {
        const own = insets[0] + (bar.height ?? 44);
        const long = header ? ((header.edge ?? "screen") === "screen" ? before + headerHeight : headerHeight) : isVertical ? own : width;
        sheet.rule(".bar", "inset-inline: 0", "top: 0", `height: ${px(own)}`);
        sheet.move(".bar", "bar", bar.effect ?? "appear", (travel) => cue(0, long, long, travel, 0, Infinity, 1), alongTravel);
    }
    if (rows) items(sheet, { before, headerHeight, length, screen, screenLength, cue, alongTravel }, rows);
    if (pages) {
        const stride = length + (pages.spacing ?? 0);
        const all = list(pages.items);
        const long = pages.picture?.height === undefined ? length + 2 * (pages.picture?.overscan ?? 0) : Math.max(sum(extent(pages.picture.height), screenLength, length), length);
        sheet.rule(".page", isVertical ? `height: ${px(length)}` : `width: ${px(length)}`, "scroll-snap-align: start");
        if (some(all, "picture")) sheet.rule(".page .picture", sheet.box((length - long) / 2, long));
        sheet.rule(".page .text", "inset: 0");
        for (const index of all.keys()) {
            const page = `.page:nth-child(${index + 1})`;
            const start = index * stride;
            const at = (picture) => (travel) => cue(start - travel, length, picture, travel, index - travel / stride);
            sheet.rule(page, isVertical ? `top: ${px(start)}` : `inset-inline-start: ${px(start)}`);
            sheet.move(`${page} .face`, `page-${index}`, pages.effect ?? "pageFade", at(length), alongTravel);
            if (some(all, "picture")) sheet.move(`${page} .picture`, `page-${index}-picture`, pages.picture?.effect, at(long), alongTravel);
            if (some(all, "text")) sheet.move(`${page} .text`, `page-${index}-text`, pages.text?.effect ?? { drift: 0.7 }, at(length), alongTravel);
        }
    }
    for (const [index, { box, attached, effect }] of layers.entries()) {
        const [x, y, wide, high] = box;
        const [start, long] = isVertical ? [y, high] : [x, wide];
        const isPinned = attached === "viewport";
        const selector = `.layer[data-layer="layer.${index}"]`;
        sheet.rule(selector, `inset-inline-start: ${px(x)}`, `top: ${px(y)}`, `width: ${px(wide)}`, `height: ${px(high)}`);
        // What moves with the content does so by key frames, too, for it lies beside the scroll view.
        const moved = isPinned ? null : (own, travel) => (isVertical ? { ...own, y: own.y - travel } : { ...own, x: own.x - (isMirrored ? -travel : travel) });
        sheet.move(selector, `layer-${index}`, effect, (travel) => cue(start - (isPinned ? 0 : travel), long, long, travel, 0, Infinity, isPinned ? 1 : 0), { ...alongTravel, moved });
    }
    return sheet.text;
}

// Rows: one set of key frames for all of one height, or one a row where an effect looks at the travel itself, or where an engine's
// view timelines run the wrong way: across, from right to left.
function items(sheet, { before, headerHeight, length, screen, screenLength, cue, alongTravel }, rows) {
    const { isVertical } = sheet.geometry;
    const all = list(rows.rows);
    const usual = rows.rowHeight ?? 250;
    const tall = (row) => row.height ?? usual;
    const [hasPicture, hasTitle, hasSubtitle] = ["picture", "title", "subtitle"].map((key) => some(all, key));
    const breadth = sheet.geometry.viewport[isVertical ? 2 : 3];
    const isShared = isVertical && ![rows.effect, rows.picture?.effect].some(looksAtTravel);
    sheet.rule(".row .face", "overflow: clip");
    if (needsHolder(rows)) sheet.rule(".holder", "position: absolute", "inset: 0");
    if (isShared) sheet.rule(".row", "view-timeline: --row block");
    const placed = (selector, style, size, long) => {
        const high = style.height === undefined ? [0, 0, 1.8 * fontSize(style.font, size)] : extent(style.height);
        const top = style.top === undefined ? [-high[0] / 2, 0.5 - high[1] / 2, -high[2] / 2] : extent(style.top);
        const row = isVertical ? long : breadth;
        sheet.rule(selector, "inset-inline: 0", `top: ${px(sum(top, screen[1], row))}`, `height: ${px(Math.max(0, sum(high, screen[1], row)))}`);
    };
    const one = (row, name, long, start, way) => {
        const picture = rows.picture ?? {};
        const pictureLength = Math.max(picture.height === undefined ? long + 2 * (picture.overscan ?? 0) : sum(extent(picture.height), screenLength, long), long);
        sheet.rule(row, isVertical ? `height: ${px(long)}` : `width: ${px(long)}`);
        if (hasPicture) sheet.rule(`${row} .picture`, sheet.box((long - pictureLength) / 2, pictureLength));
        if (hasTitle) placed(`${row} .title`, rows.title ?? {}, 25, long);
        if (hasSubtitle) placed(`${row} .subtitle`, rows.subtitle ?? {}, 14, long);
        sheet.move(`${row} .face`, `row${name}`, rows.effect, (place) => cue(start(place), long, long, place), way);
        if (hasPicture) sheet.move(`${row} .picture`, `picture${name}`, picture.effect, (place) => cue(start(place), long, pictureLength, place), way);
    };
    if (rows.line) sheet.rule(".row .line", "inset-inline: 0", "bottom: 0", `height: ${px(rows.line.height ?? 1)}`);
    let place = before + headerHeight;
    const heights = [...new Set(all.map(tall))];
    for (const [index, row] of all.entries()) {
        const [long, start] = [tall(row), place];
        sheet.rule(`.row:nth-child(${index + 1})`, isVertical ? `top: ${px(start)}` : `inset-inline-start: ${px(start)}`);
        if (!isShared) one(`.row:nth-child(${index + 1})`, "-" + index, long, (travel) => start - travel, alongTravel);
        place += long;
    }
    if (isShared) {
        for (const long of heights) {
            const name = heights.length > 1 ? "-" + rounded(long, 3).replace(".", "_") : "";
            one(heights.length > 1 ? `.row[data-height="${rounded(long, 3)}"]` : ".row", name, long, (start) => start, { timeline: "--row", range: [length, -long] });
        }
    }
    if (moves(rows.entrance)) enters(sheet, rows.entrance, usual, cue);
}

function enters(sheet, entrance, long, cue) {
    const seconds = Math.max(...parts(entrance).map((part) => (part.tracks ? Math.max(0, ...part.tracks.flatMap(({ points }) => points.map(([x]) => x))) : (Object.values(part)[0]?.duration ?? 0.6))));
    const handle = sheet.effects.effect(effectTable(entrance));
    const written = sheet.policies.map((policy) => {
        const looksAt = (ages) => sheet.looks(handle, ages.map((age) => cue(0, long, long, 0, 0, age)), policy);
        const { name, origin } = sheet.played(policy === "reduced" ? "row-enters-reduced" : "row-enters", looksAt, 0, seconds);
        return name ? [".row.enters > *", origin, `animation: ${name} ${rounded(seconds, 6)}s linear backwards`] : [".row.enters > *", "animation: none"];
    });
    sheet.effects.release(handle);
    sheet.rules.push("/* Give a row the class .enters when it comes into view. What it holds enters; the row stays, so that it can be watched. */");
    sheet.rule(...written[0]);
    if (written[1]) sheet.reduced.push(`    ${written[1][0]} { ${written[1].slice(1).join("; ")} }`);
}

// The elements of a document, as the style sheet finds them; what they show is another's work.
export function markup(document) {
    const element = (classes, layer, ...children) => {
        const made = globalThis.document.createElement("div");
        made.className = classes;
        if (layer) made.dataset.layer = layer;
        made.append(...children.filter(Boolean));
        return made;
    };
    const { list: rows, header, bar, pages, layers = [] } = document;
    const free = (isBehind) => layers.flatMap(({ behind }, index) => (Boolean(behind) === isBehind ? [element("layer", `layer.${index}`)] : []));
    const all = list(rows?.rows);
    const has = Object.fromEntries(["picture", "title", "subtitle"].map((key) => [key, some(all, key)]));
    const cells = rows ? all.map((row, index) => {
        const id = `row.${index}`;
        const face = element("face", id, has.picture && element("picture", id + ".picture"), has.title && element("title", id + ".title"), has.subtitle && element("subtitle", id + ".subtitle"), rows.line && element("line", id + ".line"));
        const cell = element("row", null, needsHolder(rows) ? element("holder", null, face) : face);
        cell.dataset.height = rounded(row.height ?? rows.rowHeight ?? 250, 3);
        return cell;
    }) : list(pages?.items).map((page, index) => element("page", null, element("face", `page.${index}`, some(list(pages.items), "picture") && element("picture", `page.${index}.picture`), some(list(pages.items), "text") && element("text", `page.${index}.text`))));
    const scroller = element("scroller", null, element("content", null, ...cells));
    return element("stage", null, ...free(true), header && element("header", "header.picture"), scroller, ...free(false), bar && element("bar", "bar"));
}
