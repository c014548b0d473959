// A stage as text that can be pasted elsewhere: Swift for the engine and an app, JSON for a file, CSS for a page.
import { effectTable, extent, frame, timing } from "../document.js";

const number = (value) => String(Math.round(value * 1e12) / 1e12);
const list = (things) => (typeof things === "number" ? Array(things).fill({}) : things);
const some = (things, key) => list(things).some((thing) => thing[key] !== undefined);

// JSON as the stages in the package are written: short things on one line.
export function json(value, indent = "", isKey = false) {
    const flat = JSON.stringify(value)?.replace(/("(?:[^"\\]|\\.)*")|([:,])/g, (all, quoted, sign) => quoted ?? sign + " ");
    if (value === null || typeof value !== "object" || (flat.length + indent.length <= 110 && (indent || !isKey) && indent)) return flat;
    const inner = indent + "  ";
    const isList = Array.isArray(value);
    const lines = Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([key, part]) => inner + (isList ? "" : JSON.stringify(key) + ": ") + json(part, inner, true));
    return (isList ? "[" : "{") + "\n" + lines.join(",\n") + "\n" + indent + (isList ? "]" : "}");
}

function easing(value) {
    if (value === undefined || value === "easeInOut") return ".easeInOut";
    return typeof value === "string" ? "." + value : `CubicBezier(${value.map(number).join(", ")})!`;
}

function curve({ channel, points, easing: shape = "linear", before = "hold", after = "hold" }) {
    const places = points.map(([x, y]) => `(${number(x)}, ${number(y)}${channel === "rotation" ? " / 180 * .pi" : ""})`).join(", ");
    const made =
        shape === "linear" ? `Curve.linear(through: [${places}])`
        : shape === "smooth" ? `Curve.smooth(through: [${places}])`
        : `Curve.eased(${easing(shape)}, through: [${places}])`;
    return made + (before === "hold" && after === "hold" ? "" : `.with(before: .${before}, after: .${after})`);
}

function track(line) {
    const { channel, over, per, in: unit = "points" } = line;
    return `Track(.${channel}, over: .${over}${per && per !== "points" ? `(per: .${per})` : ""}, ${curve(line)}${unit === "points" ? "" : `, in: .${unit}`})`;
}

// An effect as the engine's Swift says it.
export function swiftEffect(recipe = "none") {
    if (Array.isArray(recipe)) {
        const [first, ...rest] = recipe.map(swiftEffect);
        return rest.reduce((sum, effect) => `${sum}.adding(${effect})`, first ? "Effect" + first : ".none");
    }
    const plain = { none: ".none", appear: ".barBackground", pageFade: ".pageFade", rise: ".rise()", turn: ".turn()", fadeIn: ".fadeIn()", shadow: ".enteringShadow()", stretchy: ".stretchyHeader()" };
    if (typeof recipe === "string") return plain[recipe];
    const { drift, rise, turn, fadeIn, shadow, stretchy } = recipe;
    const call = (name, parts, given) => {
        const words = Object.entries(parts).filter(([key]) => given[key] !== undefined).map(([key, write]) => write(given[key]));
        return `.${name}(${words.join(", ")})`;
    };
    const part = (label) => (value) => `${label}: ${number(value)}`;
    const ease = { duration: part("duration"), easing: (value) => "easing: " + easing(value) };
    if (drift !== undefined) return typeof drift === "number" ? `.drift(speed: ${number(drift)})` : `.drift(.${drift})`;
    if (rise) return call("rise", { distance: part("distance"), scale: part("scale"), ...ease }, rise);
    if (turn) return call("turn", { angle: (value) => `angle: ${number(value)} / 180 * .pi`, axis: (value) => `axis: Vector3(${value.map(number).join(", ")})`, eyeDistance: part("eyeDistance"), scale: part("scale"), ...ease }, turn);
    if (fadeIn) return call("fadeIn", ease, fadeIn);
    if (shadow) return call("enteringShadow", { opacity: part("opacity"), radius: part("radius"), offset: (value) => `offset: Vector(${value.map(number).join(", ")})`, ...ease }, shadow);
    if (stretchy) return call("stretchyHeader", { speed: part("speed"), fades: (value) => `fades: ${value}` }, stretchy);
    const { anchor, axis, eyeDistance, tracks } = recipe;
    const rest = [
        anchor && `anchor: Vector(${anchor.map(number).join(", ")})`, axis && `axis: Vector3(${axis.map(number).join(", ")})`,
        eyeDistance && `eyeDistance: ${number(eyeDistance)}`,
    ].filter(Boolean);
    return `Effect([${tracks.map(track).join(", ")}]${rest.map((word) => ", " + word).join("")})`;
}

function swiftExtent(length) {
    const words = ["ofScreen", "ofItem", "points"].map((name, index) => [name, extent(length)[index]]).filter(([, value]) => value);
    return `Extent(${words.map(([name, value]) => `${name}: ${number(value)}`).join(", ")})`;
}

function swiftPicture({ height, overscan = 0, effect } = {}) {
    return `PicturePart(length: ${height === undefined ? `Extent(ofItem: 1, points: ${number(2 * overscan)})` : swiftExtent(height)}, effect: ${swiftEffect(effect)})`;
}

function swiftBand({ font, top, height } = {}, usual) {
    const size = font === undefined ? usual : typeof font === "number" ? font : Number(font.split(" ").at(-1));
    const high = height === undefined ? [0, 0, 1.8 * size] : extent(height);
    const begin = top === undefined ? [-high[0] / 2, 0.5 - high[1] / 2, -high[2] / 2] : extent(top);
    const write = ([screen, item, points]) => `Extent(ofScreen: ${number(screen)}, ofItem: ${number(item)}, points: ${number(points)})`;
    return `Band(top: ${write(begin)}, height: ${write(high)})`;
}

// The stage as a value of the engine, and the lines that an app needs.
export function swift(document) {
    const { screen, viewport, insets, isVertical, isMirrored } = frame(document);
    const { list: rows, header, bar, pages, layers = [] } = document;
    const lines = ["import Parallax", "", `var stage = Stage(screen: Dimensions(width: ${number(screen[0])}, height: ${number(screen[1])})${isVertical ? "" : ", axis: .horizontal"})`];
    const [x, y, width, height] = viewport;
    if (x || y || width !== screen[0] || height !== screen[1]) lines.push(`stage.viewport = Box(x: ${number(x)}, y: ${number(y)}, width: ${number(width)}, height: ${number(height)})`);
    if (insets.some(Boolean)) lines.push(`stage.insets = Insets(${["top", "leading", "bottom", "trailing"].map((side, index) => `${side}: ${number(insets[index])}`).join(", ")})`);
    if (isMirrored) lines.push("stage.direction = .rightToLeft");
    if (rows) {
        const all = list(rows.rows);
        const tall = rows.rowHeight ?? 250;
        const parts = [some(all, "height") ? `RowHeights([${all.map((row) => number(row.height ?? tall)).join(", ")}])` : `RowHeights(count: ${all.length}, height: ${number(tall)})`];
        if (some(all, "picture")) parts.push("picture: " + swiftPicture(rows.picture));
        if (some(all, "title")) parts.push("title: " + swiftBand(rows.title, 25));
        if (some(all, "subtitle")) parts.push("subtitle: " + swiftBand(rows.subtitle, 14));
        if (rows.line) parts.push(`line: .bottom(height: ${number(rows.line.height ?? 1)})`);
        if (rows.effect) parts.push("effect: " + swiftEffect(rows.effect));
        if (rows.entrance) parts.push("entrance: " + swiftEffect(rows.entrance));
        lines.push(`stage.rows = Rows(\n    ${parts.join(",\n    ")})`);
    }
    if (header) {
        const [ofScreen, ofItem, points] = extent(header.height ?? 300);
        const high = ofScreen * screen[isVertical ? 1 : 0] + ofItem * (rows ? (rows.rowHeight ?? 250) : 0) + points;
        lines.push(`stage.header = Header(height: ${number(high)}, edge: .${header.edge ?? "screen"}, effect: ${swiftEffect(header.effect ?? "stretchy")})`);
    }
    if (bar) lines.push(`stage.bar = Bar(height: ${number(bar.height ?? 44)}, effect: ${swiftEffect(bar.effect ?? "appear")})`);
    if (pages) {
        const parts = [`count: ${list(pages.items).length}`, `spacing: ${number(pages.spacing ?? 0)}`, `effect: ${swiftEffect(pages.effect ?? "pageFade")}`];
        if (some(pages.items, "picture")) parts.push("picture: " + swiftPicture(pages.picture));
        if (some(pages.items, "text")) parts.push("text: " + swiftEffect(pages.text?.effect ?? { drift: 0.7 }));
        lines.push(`stage.pages = Pages(${parts.join(", ")})`);
    }
    for (const { box, attached, behind, effect } of layers) {
        lines.push(`stage.layers.append(FreeLayer(Box(x: ${number(box[0])}, y: ${number(box[1])}, width: ${number(box[2])}, height: ${number(box[3])}), attachment: .${attached ?? "content"}, isBehind: ${Boolean(behind)}, effect: ${swiftEffect(effect)}))`);
    }
    return [...lines, ...appLines(document)].join("\n") + "\n";
}

function appLines({ list: rows, header, pages }) {
    const lines = [];
    if (rows?.entrance) lines.push(`effects.entrance = ${swiftEffect(rows.entrance)}`);
    if (rows && some(rows.rows, "picture")) lines.push(`effects.apply(${swiftEffect(rows.picture?.effect)}, to: cell.picture, in: cell)`);
    if (header) lines.push("effects.header = StretchyHeader(cover, height: stage.header!.height)");
    if (pages?.text) lines.push(`effects.apply(${swiftEffect(pages.text.effect)}, to: page.title, in: page)`);
    return lines.length ? ["", "// In an app, with `effects` a ScrollEffects:", ...lines.map((line) => "// " + line)] : [];
}

const px = (value) => number(Math.round(value * 1000) / 1000) + "px";

// Key frames along a driver: two where that is exact, else many.
function keyFrames(name, pose, range) {
    const write = (part) => {
        const { x, y, scaleX, scaleY, opacity } = pose(range[0] + (range[1] - range[0]) * part);
        const words = [`translate: ${px(x)} ${px(y)}`];
        if (scaleX !== 1 || scaleY !== 1) words.push(`scale: ${number(scaleX)} ${number(scaleY)}`);
        return { words: words.join("; ") + `; opacity: ${number(Math.round(opacity * 1e5) / 1e5)}`, values: [x, y, scaleX * 100, scaleY * 100, opacity * 100] };
    };
    const straight = (from, to) => {
        const [a, b, ...between] = [from, to, 0.21, 0.5, 0.83].map((part, index) => write(index < 2 ? part : from + (to - from) * part).values);
        return between.every((values, index) => values.every((value, channel) => Math.abs(value - (a[channel] + (b[channel] - a[channel]) * [0.21, 0.5, 0.83][index])) < 0.02));
    };
    const places = [0];
    const add = (from, to, depth) => {
        if (depth < 8 && !straight(from, to)) {
            add(from, (from + to) / 2, depth + 1);
            add((from + to) / 2, to, depth + 1);
        } else places.push(to);
    };
    add(0, 1, 0);
    return `@keyframes ${name} {\n${places.map((part) => `    ${number(part * 100)}% { ${write(part).words} }`).join("\n")}\n}`;
}

// A style sheet for cells in a scroller, on the screen that the stage was designed for: `.stage > .header + .scroller > .row >
// .picture` for a list, `.scroller > .page > .text` for pages.
export function css(document, engine) {
    const { screen, viewport, insets, isVertical, isMirrored } = frame(document);
    const { list: rows, header, bar, pages } = document;
    const [width, height] = [viewport[2], viewport[3]];
    const length = isVertical ? height : width;
    const posed = (recipe, cue) => {
        const handle = engine.effect(effectTable(recipe));
        return (at) => {
            const pose = engine.poses(handle, cue(at));
            return { x: pose[3] * (isMirrored ? -1 : 1), y: pose[4], scaleX: pose[0], scaleY: pose[1], opacity: pose[6] };
        };
    };
    const axis = isVertical ? 0 : 1;
    const item = (long, picture) => (start) => [start, long, length, picture, axis, 0, 1e9, 0, Infinity, 0];
    const text = [
        `/* On a screen of ${number(screen[0])} × ${number(screen[1])}. Engines without scroll timelines show everything at rest. */`,
        `.stage { position: relative; width: ${px(width)}; height: ${px(height)}; overflow: clip; timeline-scope: --travel }`,
        `.scroller { position: absolute; inset: 0; overflow: ${isVertical ? "hidden auto" : "auto hidden"}; scroll-timeline: --travel ${isVertical ? "block" : "inline"}${isVertical ? `; padding-block: ${px(insets[0] + headerLength(document))} ${px(insets[2])}` : "; display: flex; scroll-snap-type: inline mandatory"}; box-sizing: border-box }`,
    ];
    const moving = (name, timeline, range = "") => `animation: ${name} auto linear both; animation-timeline: ${timeline}${range && `; animation-range: ${range}`}`;
    if (rows) {
        const tall = rows.rowHeight ?? 250;
        text.push(`.row { position: relative; height: ${px(tall)}; overflow: clip; view-timeline: --row block }`);
        if (some(rows.rows, "picture")) {
            const { height: rule, overscan = 0, effect } = rows.picture ?? {};
            const [ofScreen, ofItem, points] = rule === undefined ? [0, 1, 2 * overscan] : extent(rule);
            const long = Math.max(ofScreen * screen[1] + ofItem * tall + points, tall);
            text.push(`.picture { position: absolute; left: 0; top: ${px((tall - long) / 2)}; width: 100%; height: ${px(long)}; object-fit: cover; ${moving("row-picture", "--row")} }`);
            text.push(keyFrames("row-picture", posed(effect, item(tall, long)), [length, -tall]));
        }
        if (rows.entrance) {
            const { duration, easing: ease } = Object.values(typeof rows.entrance === "object" && !Array.isArray(rows.entrance) ? rows.entrance : {})[0] ?? {};
            const entering = posed(rows.entrance, (age) => [0, tall, length, tall, axis, 0, 1e9, 0, age, 0]);
            const first = entering(0);
            text.push(
                "/* Give a row the class .enters when it comes into view. */",
                `.row.enters { animation: row-enters ${number(duration ?? 0.6)}s cubic-bezier(${timing(ease).join(", ")}) backwards }`,
                `@keyframes row-enters { from { translate: ${px(first.x)} ${px(first.y)}; scale: ${number(first.scaleX)} ${number(first.scaleY)}; opacity: ${number(first.opacity)} } }`);
        }
    }
    const travels = (long) => (travel) => [0, long, length, long, axis, travel, 1e9, 0, Infinity, 1];
    if (header) {
        const long = headerLength(document) + (header.edge === "safeArea" ? 0 : insets[0]);
        text.push(
            `.header { position: absolute; inset: ${px(header.edge === "safeArea" ? insets[0] : 0)} 0 auto; height: ${px(long)}; transform-origin: 50% 0; ${moving("header", "--travel", `0px ${px(long)}`)} }`,
            keyFrames("header", posed(header.effect ?? "stretchy", travels(long)), [0, long]),
            "/* A pull beyond the start is not in a scroll timeline: a script stretches the header by 1 + pull / its height. */");
        if (bar) {
            text.push(
                `.bar { position: absolute; inset: 0 0 auto; height: ${px(insets[0] + (bar.height ?? 44))}; ${moving("bar", "--travel", `0px ${px(long)}`)} }`,
                keyFrames("bar", posed(bar.effect ?? "appear", travels(long)), [0, long]));
        }
    }
    if (pages) {
        const stride = length + (pages.spacing ?? 0);
        const page = (start) => [start, length, length, length, axis, 0, 1e9, start / stride, Infinity, 0];
        const side = isVertical ? "block" : "inline";
        text.push(
            `.page { position: relative; flex: none; width: ${px(width)}; height: ${px(height)}; margin-inline-end: ${px(pages.spacing ?? 0)}; scroll-snap-align: start; view-timeline: --page ${side} }`,
            `.page > .content { position: absolute; inset: 0; ${moving("page", "--page")} }`,
            keyFrames("page", posed(pages.effect ?? "pageFade", page), [length, -length]),
            `.page .text { position: absolute; inset: 0; ${moving("page-text", "--page")} }`,
            keyFrames("page-text", posed(pages.text?.effect ?? { drift: 0.7 }, page), [length, -length]));
    }
    text.push("@media (prefers-reduced-motion: reduce) { .picture, .text, .header, .row.enters { animation: none } }");
    return text.join("\n") + "\n";
}

function headerLength({ header, list: rows, screen }) {
    if (!header) return 0;
    const [ofScreen, ofItem, points] = extent(header.height ?? 300);
    return ofScreen * (screen?.height ?? 844) + ofItem * (rows?.rowHeight ?? 250) + points;
}
