// A stage as text that can be pasted elsewhere: Swift for the engine and an app, JSON for a file. CSS is in sheet.js.
import { extent, frame } from "../document.js";

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
