// What of a stage can be tuned: for each document the groups of its parameters, each with how it is read and written. Whatever
// has no control here stays in the document as it is.
import { extent } from "../document.js";

const entrances = {
    rise: { distance: 50, scale: 0.9, duration: 0.6, easing: "easeInOut" },
    turn: { angle: 45, eyeDistance: 600, scale: 0.9, duration: 0.6, easing: "easeInOut" },
    fadeIn: { duration: 0.6, easing: "easeInOut" },
};
const entranceParts = {
    distance: ["Distance", -300, 300, 1, "pt"], angle: ["Angle", -180, 180, 1, "°"], eyeDistance: ["Eye distance", 100, 3000, 10, "pt"],
    scale: ["Starting scale", 0, 2, 0.01, "×"], duration: ["Duration", 0.05, 3, 0.05, "s"],
};
const tidy = (number) => Math.round(number * 1e6) / 1e6;

function slider(label, [least, greatest, step, unit], get, set, note) {
    return { kind: "slider", label, least, greatest, step, unit, get, set: (value) => set(tidy(value)), note };
}

function choice(label, choices, get, set) {
    return { kind: "choice", label, choices, get, set };
}

// How a picture that drifts gets its speed.
function drift(holder) {
    const effect = () => holder().effect ?? "none";
    const value = () => effect().drift;
    if (effect() !== "none" && value() === undefined) return [custom(effect())];
    const parts = [
        choice("Speed from", [["speed", "a number"], ["fit", "overscan, behind"], ["ahead", "overscan, ahead"], ["none", "no effect"]],
            () => (value() === undefined ? "none" : typeof value() === "number" ? "speed" : value()),
            (word) => { holder().effect = word === "none" ? "none" : { drift: word === "speed" ? 0.8 : word }; }),
    ];
    if (typeof value() === "number") {
        parts.push(slider("Speed", [-1, 3, 0.01, "×"], value, (speed) => { holder().effect = { drift: speed }; }, "1 moves with the content, 0 stays with the screen"));
    }
    return parts;
}

function custom(effect) {
    const count = [effect].flat().reduce((sum, part) => sum + (part.tracks?.length ?? 1), 0);
    return { kind: "note", text: `An effect of ${count} part${count === 1 ? "" : "s"} of its own; it is kept as it is.` };
}

function pictureSize(picture) {
    const rule = () => (picture().height === undefined ? "points" : extent(picture().height).findIndex(Boolean));
    const isPlain = () => picture().height === undefined || extent(picture().height).filter(Boolean).length === 1;
    if (!isPlain()) return [{ kind: "note", text: `The picture is ${picture().height} high; it is kept as it is.` }];
    const words = () => (rule() === "points" ? "overscan" : ["screen", "row", "height"][rule()]);
    const setters = {
        overscan: (value) => { delete picture().height; picture().overscan = value; },
        screen: (value) => { delete picture().overscan; picture().height = `${value}% of screen`; },
        row: (value) => { delete picture().overscan; picture().height = `${value}% of row`; },
        height: (value) => { delete picture().overscan; picture().height = value; },
    };
    const usual = { overscan: 40, screen: 50, row: 200, height: 400 };
    const ranges = {
        overscan: ["Overscan a side", 0, 300, 1, "pt"], screen: ["Height, of the screen", 10, 150, 1, "%"],
        row: ["Height, of the row", 100, 400, 1, "%"], height: ["Height", 50, 1200, 1, "pt"],
    };
    const value = () => {
        if (words() === "overscan") return picture().overscan ?? 0;
        const [screen, row, points] = extent(picture().height);
        return tidy(words() === "screen" ? screen * 100 : words() === "row" ? row * 100 : points);
    };
    const [label, ...range] = ranges[words()];
    return [
        choice("Picture's size", [["overscan", "overscan"], ["screen", "part of the screen"], ["row", "part of the row"], ["height", "points"]], words, (word) => setters[word](usual[word])),
        slider(label, range, value, setters[words()]),
    ];
}

function entrance(list) {
    const recipe = () => list().entrance ?? "none";
    const name = () => (typeof recipe() === "string" ? recipe() : Array.isArray(recipe()) ? "custom" : Object.keys(recipe())[0]);
    const isKnown = name() === "none" || name() in entrances;
    const choices = [["none", "none"], ["rise", "rise"], ["turn", "turn"], ["fadeIn", "fade in"], ...(isKnown ? [] : [["custom", "its own"]])];
    const parts = [
        choice("Entrance", choices, () => (isKnown ? name() : "custom"), (word) => { if (word !== "custom") list().entrance = word; }),
    ];
    if (!isKnown) return [...parts, custom(recipe())];
    if (name() === "none") return parts;
    const given = () => ({ ...entrances[name()], ...(typeof recipe() === "object" ? recipe()[name()] : {}) });
    const write = (key, value) => { list().entrance = { [name()]: { ...(typeof recipe() === "object" ? recipe()[name()] : {}), [key]: value } }; };
    for (const key of Object.keys(entrances[name()])) {
        if (key === "easing") continue;
        const [label, ...range] = entranceParts[key];
        parts.push({ ...slider(label, range, () => given()[key], (value) => write(key, value)), replays: true });
    }
    const easings = ["linear", "ease", "easeIn", "easeOut", "easeInOut"];
    const isNamed = typeof given().easing === "string";
    parts.push({
        ...choice("Easing", [...easings.map((word) => [word, word]), ...(isNamed ? [] : [["custom", "its own"]])],
            () => (isNamed ? given().easing : "custom"), (word) => { if (word !== "custom") write("easing", word); }),
        replays: true,
    });
    return parts;
}

function header(document) {
    const part = () => document().header;
    const effect = () => part().effect ?? "stretchy";
    const parts = [];
    if (typeof (part().height ?? 300) === "number") parts.push(slider("Height", [50, 700, 1, "pt"], () => part().height ?? 300, (value) => { part().height = value; }));
    if (effect() === "stretchy" || effect().stretchy) {
        const given = () => ({ speed: 0.5, fades: true, ...(effect().stretchy ?? {}) });
        parts.push(
            slider("Speed", [-0.5, 1.5, 0.01, "×"], () => given().speed, (speed) => { part().effect = { stretchy: { ...effect().stretchy, speed } }; }, "of the content's own, while it leaves"),
            { kind: "switch", label: "Fades as it leaves", get: () => given().fades, set: (fades) => { part().effect = { stretchy: { ...effect().stretchy, fades } }; } });
    } else parts.push(custom(effect()));
    parts.push(choice("Begins at", [["screen", "the screen's edge"], ["safeArea", "the safe area"]], () => part().edge ?? "screen", (edge) => { part().edge = edge; }));
    return parts;
}

function text(label, style) {
    return slider(label, [0, 1, 0.01, ""], () => style().shade ?? 0, (value) => { style().shade = value; });
}

// The groups of a document's parameters.
export function parameters(document) {
    const groups = [];
    const { list, pages, bar } = document;
    const has = (things, key) => Array.isArray(things) && things.some((thing) => thing[key] !== undefined);
    if (document.header) groups.push({ title: "Header", parts: header(() => document) });
    if (bar) {
        groups.push({ title: "Bar", parts: [
            slider("Height", [20, 160, 1, "pt"], () => bar.height ?? 44, (value) => { bar.height = value; }),
            ...(["appear", "none"].includes(bar.effect ?? "appear")
                ? [choice("Background", [["appear", "appears late"], ["none", "always there"]], () => bar.effect ?? "appear", (word) => { bar.effect = word; })]
                : [custom(bar.effect)]),
        ] });
    }
    if (list) {
        const rows = [slider("Row height", [30, 500, 1, "pt"], () => list.rowHeight ?? 250, (value) => { list.rowHeight = value; })];
        if (typeof list.rows === "number") rows.push(slider("Rows", [1, 100, 1, ""], () => list.rows, (value) => { list.rows = value; }));
        if (has(list.rows, "title")) rows.push(text("Shade behind titles", () => (list.title ??= {})));
        if (has(list.rows, "subtitle")) rows.push(text("Shade behind subtitles", () => (list.subtitle ??= {})));
        if (has(list.rows, "picture")) {
            const picture = () => (list.picture ??= {});
            groups.push({ title: "Picture", parts: [...drift(picture), ...pictureSize(picture)] });
        }
        groups.push({ title: "Entrance", parts: entrance(() => list) }, { title: "Rows", parts: rows });
    }
    if (pages) {
        const isPlain = ["pageFade", "none"].includes(pages.effect ?? "pageFade");
        groups.push({ title: "Pages", parts: [
            isPlain ? choice("Pages", [["pageFade", "fade over"], ["none", "stay solid"]], () => pages.effect ?? "pageFade", (word) => { pages.effect = word; }) : custom(pages.effect),
            slider("Space between", [0, 200, 1, "pt"], () => pages.spacing ?? 0, (value) => { pages.spacing = value; }),
        ] });
        if (has(pages.items, "text")) {
            const style = () => (pages.text ??= {});
            const holder = () => { style().effect ??= { drift: 0.7 }; return style(); };
            groups.push({ title: "Words", parts: [...drift(holder).map((part) => part.choices ? { ...part, choices: part.choices.filter(([word]) => word === "speed" || word === "none") } : part), text("Shade behind words", style)] });
        }
    }
    return groups;
}
