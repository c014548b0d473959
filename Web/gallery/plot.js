// What a layer does over travel, or over the seconds since it appeared: one small chart a channel, with a marker where it is now.
import { effectTable, extent, frame } from "../document.js";

const parts = [["scale x", 0, "×"], ["scale y", 1, "×"], ["rotation", 2, "°"], ["moved right", 3, "pt"], ["moved down", 4, "pt"], ["opacity", 6, ""], ["shadow", 7, ""], ["blur", 11, "pt"]];
const [width, height] = [300, 62];
const svg = (name, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
};

// What can be plotted of a document: a name, an effect, its cues, and the range it is plotted over.
export function subjects(doc, maximum, options = {}) {
    const { screen, viewport, insets, isVertical } = frame(doc, options);
    const length = viewport[isVertical ? 3 : 2];
    const axis = isVertical ? 0 : 1;
    const { list, header, bar, pages } = doc;
    const found = [];
    const [ofScreen, ofItem, points] = extent(header?.height ?? (header ? 300 : 0));
    const tall = list?.rowHeight ?? 250;
    const headerLength = header ? ofScreen * screen[1] + ofItem * tall + points : 0;
    const whole = [-0.2 * length, maximum];
    const add = (name, effect, cue, range, over = "travel") => found.push({ name, effect, cue, range, over });
    const longest = (part, item) => {
        const [a, b, c] = part?.height === undefined ? [0, 1, 2 * (part?.overscan ?? 0)] : extent(part.height);
        return Math.max(a * screen[isVertical ? 1 : 0] + b * item + c, item);
    };
    const count = (things) => (typeof things === "number" ? things : (things?.length ?? 0));
    if (header) {
        const box = headerLength + (header.edge === "safeArea" ? 0 : insets[0]);
        const cue = (travel) => [0, box, length, box, axis, travel, maximum, 0, Infinity, 1];
        add("Header", header.effect ?? "stretchy", cue, [-0.2 * length, Math.min(maximum, 1.5 * box)]);
        if (bar) add("Bar", bar.effect ?? "appear", cue, [-0.2 * length, Math.min(maximum, 1.5 * box)]);
    }
    if (list && count(list.rows)) {
        const index = Math.min(3, count(list.rows) - 1);
        const start = insets[isVertical ? 0 : 1] + headerLength + (typeof list.rows === "number" ? index * tall : list.rows.slice(0, index).reduce((sum, row) => sum + (row.height ?? tall), 0));
        const own = list.rows[index]?.height ?? tall;
        const cue = (picture) => (travel) => [start - travel, own, length, picture, axis, travel, maximum, 0, Infinity, 0];
        if (list.picture?.effect && list.picture.effect !== "none") add(`Picture of row ${index + 1}`, list.picture.effect, cue(longest(list.picture, own)), [Math.max(whole[0], start - length), Math.min(maximum, start + own)]);
        if (list.effect && list.effect !== "none") add(`Row ${index + 1}`, list.effect, cue(own), whole);
        if (list.entrance && list.entrance !== "none") add("Entrance of a row", list.entrance, (age) => [0, own, length, own, axis, 0, maximum, 0, age, 0], null, "age");
    }
    if (pages && count(pages.items)) {
        const stride = length + (pages.spacing ?? 0);
        const page = Math.min(1, count(pages.items) - 1);
        const cue = (picture) => (travel) => [page * stride - travel, length, length, picture, axis, travel, maximum, page - travel / stride, Infinity, 0];
        const range = [Math.max(0, (page - 1) * stride), Math.min(maximum, (page + 1) * stride)];
        add(`Page ${page + 1}`, pages.effect ?? "pageFade", cue(length), range);
        add(`Words of page ${page + 1}`, pages.text?.effect ?? { drift: 0.7 }, cue(length), range);
    }
    return found.filter(({ effect }) => effect !== "none");
}

const shown = (value) => String(Math.round(value * 100) / 100).replace("-", "−");

export class Plot {
    constructor(root, effects) {
        this.root = root;
        this.effects = effects;
        this.charts = [];
    }

    // Draws all subjects anew.
    show(document, maximum, options) {
        this.subjects = subjects(document, maximum, options);
        this.charts = [];
        for (const { handle } of this.drawn ?? []) this.effects.release(handle);
        this.drawn = this.subjects.map((subject) => ({ subject, handle: this.effects.effect(effectTable(subject.effect)) }));
        this.root.replaceChildren(...this.drawn.map(({ subject, handle }) => this.figure(subject, handle, options.policy)));
        if (!this.drawn.length) this.root.append(Object.assign(globalThis.document.createElement("p"), { className: "quiet", textContent: "Nothing here moves but the content itself." }));
    }

    figure(subject, handle, policy) {
        const figure = Object.assign(document.createElement("figure"), { ariaLabel: subject.name });
        figure.append(Object.assign(document.createElement("figcaption"), { textContent: subject.name }));
        const range = subject.range ?? [0, duration(subject.effect)];
        const steps = 120;
        const places = Array.from({ length: steps + 1 }, (_, index) => range[0] + ((range[1] - range[0]) * index) / steps);
        const poses = this.effects.poses(handle, places.flatMap(subject.cue), policy);
        for (const [name, part, unit] of parts) {
            if (part === 1 && places.every((_, index) => poses[index * 18] === poses[index * 18 + 1])) continue;
            const factor = part === 2 ? 180 / Math.PI : 1;
            const values = places.map((_, index) => poses[index * 18 + part] * factor);
            const [least, greatest] = [Math.min(...values), Math.max(...values)];
            if (greatest - least < 1e-9) continue;
            figure.append(this.chart({ name: part === 0 && poses[0] === poses[1] ? "scale" : name, unit, part, factor, subject, handle, policy, range, places, values, least, greatest }));
        }
        if (figure.children.length === 1) figure.append(Object.assign(document.createElement("p"), { className: "quiet", textContent: "at rest: this motion policy lets nothing through" }));
        return figure;
    }

    chart(chart) {
        const { name, unit, range, places, values, least, greatest } = chart;
        const x = (place) => ((place - range[0]) / (range[1] - range[0] || 1)) * width;
        const y = (value) => 4 + (1 - (value - least) / (greatest - least)) * (height - 8);
        const picture = svg("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", role: "img", "aria-label": `${name}, from ${shown(least)} to ${shown(greatest)} ${unit}` });
        const rest = [0, 1].find((value) => value > least && value < greatest);
        if (rest !== undefined) picture.append(svg("line", { class: "rest", x1: 0, x2: width, y1: y(rest), y2: y(rest) }));
        if (range[0] < 0 && range[1] > 0) picture.append(svg("line", { class: "rest", x1: x(0), x2: x(0), y1: 0, y2: height }));
        picture.append(svg("polyline", { class: "curve", points: places.map((place, index) => `${x(place).toFixed(1)},${y(values[index]).toFixed(1)}`).join(" ") }));
        const marker = svg("line", { class: "marker", y1: 0, y2: height });
        picture.append(marker);
        const line = Object.assign(document.createElement("div"), { className: "reading" });
        const value = document.createElement("output");
        value.ariaLive = "off"; // it changes in every frame
        line.append(Object.assign(document.createElement("span"), { textContent: name }), value);
        const ends = Object.assign(document.createElement("div"), { className: "ends" });
        const end = chart.subject.over === "age" ? (place) => shown(place) + " s" : (place) => shown(Math.round(place)) + " pt";
        ends.append(...[range[0], range[1]].map((place) => Object.assign(document.createElement("span"), { textContent: end(place) })));
        const box = Object.assign(document.createElement("div"), { className: "chart" });
        box.append(line, picture, ends);
        this.charts.push({ ...chart, marker, value, x });
        return box;
    }

    // Moves the markers to where things are.
    mark(travel, age) {
        for (const { subject, handle, policy, part, factor, unit, range, marker, value, x } of this.charts) {
            const place = subject.over === "age" ? age : travel;
            const held = Math.min(Math.max(place, range[0]), range[1]);
            const at = x(held).toFixed(1);
            marker.setAttribute("x1", at);
            marker.setAttribute("x2", at);
            const reading = this.effects.poses(handle, subject.cue(place), policy)[part] * factor;
            value.textContent = `${shown(reading)}${unit && " " + unit}`;
        }
    }
}

// How long an entrance goes on, in seconds.
export function duration(recipe = "none") {
    if (Array.isArray(recipe)) return Math.max(0, ...recipe.map(duration));
    if (recipe === "none") return 0;
    if (typeof recipe === "string") return 0.6;
    if (recipe.tracks) return Math.max(...recipe.tracks.filter((track) => track.over === "age").flatMap((track) => track.points.map(([x]) => x)), 0);
    return Object.values(recipe)[0].duration ?? 0.6;
}
