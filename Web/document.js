// A stage document, as its file says it, as the tables of numbers that the engine takes.
const channels = [
    "scaleX", "scaleY", "rotation", "translationX", "translationY", "translationZ", "opacity", "shadowOpacity", "shadowRadius",
    "shadowX", "shadowY", "blur", "scale", "translation",
];
const quantities = ["travel", "overscroll", "phase", "pageDistance", "age"];
const measures = ["points", "viewport", "item", "reach", "overscan", "fittedOverscan"];
const rules = ["hold", "extend", "cycle"];
const timings = {
    linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1],
    easeInOut: [0.42, 0, 0.58, 1],
};
const standIns = { rise: { rise: {} }, turn: { turn: {} }, fadeIn: { fadeIn: {} }, shadow: { shadow: {} }, stretchy: { stretchy: {} } };
const radians = (degrees) => (degrees / 180) * Math.PI;

function choice(words, word) {
    const index = words.indexOf(word);
    if (index < 0) throw new TypeError(`there is no "${word}"; there are ${words.join(", ")}`);
    return index;
}

// The four numbers of a timing curve, by its name or as they are.
export function timing(easing = "easeInOut") {
    if (Array.isArray(easing)) return easing;
    if (!Object.hasOwn(timings, easing)) throw new TypeError(`there is no easing "${easing}"`);
    return timings[easing];
}

function track(line) {
    const { channel, over, per = "points", in: unit = "points", points, easing = "linear", before = "hold", after = "hold" } = line;
    const shape = easing === "linear" ? [0] : easing === "smooth" ? [1] : [2, ...timing(easing)];
    const values = points.flatMap(([x, y]) => [x, channel === "rotation" ? radians(y) : y]);
    return [
        choice(channels, channel), choice(quantities, over), choice(measures, per), choice(measures, unit), choice(rules, before),
        choice(rules, after), ...shape, points.length, ...values,
    ];
}

function part(recipe) {
    if (recipe === "appear") return [8];
    if (recipe === "pageFade") return [9];
    if (typeof recipe === "string") {
        if (!Object.hasOwn(standIns, recipe)) throw new TypeError(`there is no effect "${recipe}"`);
        recipe = standIns[recipe];
    }
    const { drift, rise, turn, fadeIn, shadow, stretchy, tracks } = recipe;
    if (typeof drift === "number") return [1, drift];
    if (drift) return [2, choice(["fit", "ahead"], drift)];
    if (rise) {
        const { distance = 50, scale = 0.9, duration = 0.6, easing } = rise;
        return [3, distance, scale, duration, ...timing(easing)];
    }
    if (turn) {
        const { angle = 45, axis = [0, 0.7, 0.4], eyeDistance = 600, scale = 0.9, duration = 0.6, easing } = turn;
        return [4, radians(angle), ...axis, eyeDistance, scale, duration, ...timing(easing)];
    }
    if (fadeIn) return [5, fadeIn.duration ?? 0.6, ...timing(fadeIn.easing)];
    if (shadow) {
        const { opacity = 0.5, radius = 3, offset = [10, 10], duration = 0.6, easing } = shadow;
        return [6, opacity, radius, ...offset, duration, ...timing(easing)];
    }
    if (stretchy) return [7, stretchy.speed ?? 0.5, (stretchy.fades ?? true) ? 1 : 0];
    if (!tracks) throw new TypeError("an effect has a preset or tracks");
    const { anchor = [0.5, 0.5], axis = [0, 0, 1], eyeDistance = 0 } = recipe;
    return [0, ...anchor, ...axis, eyeDistance, tracks.length, ...tracks.flatMap(track)];
}

// An effect as a file says it, as a table.
export function effectTable(recipe = "none") {
    const recipes = (Array.isArray(recipe) ? recipe : [recipe]).filter((recipe) => recipe !== "none");
    return [recipes.length, ...recipes.flatMap(part)];
}

// A length as a file says it: [parts of the screen, parts of the row, points].
export function extent(length) {
    if (typeof length === "number") return [0, 0, length];
    const sum = [0, 0, 0];
    const terms = /\s*([-+]?)\s*(\d*\.?\d+(?:e-\d+)?|\d+\.)(%\s*of\s+(screen|row))?\s*/gy;
    let end = 0;
    for (let term; (term = terms.exec(length)) && term[0]; end = terms.lastIndex) {
        const number = Number(term[2]) * (term[1] === "-" ? -1 : 1);
        if (term[4]) sum[term[4] === "screen" ? 0 : 1] += number / 100;
        else sum[2] += number;
    }
    if (end !== length.length || !end) throw new TypeError(`"${length}" is no length such as 250 or "50% of screen"`);
    return sum;
}

const measure = ([ofScreen, ofItem, points], screen, item) => ofScreen * screen + ofItem * item + points;
const items = (list) => (typeof list === "number" ? Array(list).fill({}) : list);
const some = (things, key) => things.some((thing) => thing[key] !== undefined);
const fontSize = (font) => (typeof font === "number" ? font : Number(font.split(" ").at(-1)));

// The screen, the viewport's box, and what resting content keeps clear of, in points.
export function frame(document, { size, direction } = {}) {
    const screen = size ?? [document.screen?.width ?? 390, document.screen?.height ?? 844];
    const { x = 0, y = 0, width, height, insets = {}, safeArea = {} } = document.viewport ?? {};
    const along = (length, whole, start) => Math.max(0, length === undefined ? whole - start : measure(extent(length), whole, whole));
    return {
        screen,
        viewport: [x, y, along(width, screen[0], x), along(height, screen[1], y)],
        insets: ["top", "leading", "bottom", "trailing"].map((side) => (insets[side] ?? 0) + (safeArea[side] ?? 0)),
        isVertical: (document.axis ?? (document.pages ? "horizontal" : "vertical")) === "vertical",
        isMirrored: (direction ?? document.direction) === "rightToLeft",
    };
}

function picture({ height, overscan = 0, effect } = {}, made) {
    return [...(height === undefined ? [0, 1, 2 * overscan] : extent(height)), ...made(effect)];
}

function band({ font, top, height } = {}, size) {
    const high = height === undefined ? [0, 0, 1.8 * (font === undefined ? size : fontSize(font))] : extent(height);
    return [...(top === undefined ? [-high[0] / 2, 0.5 - high[1] / 2, -high[2] / 2] : extent(top)), ...high];
}

const optional = (isThere, table) => (isThere ? [1, ...table()] : [0]);

function rows(list, made) {
    const all = items(list.rows);
    const height = list.rowHeight ?? 250;
    return [
        all.length, ...(some(all, "height") ? [0, ...all.map((row) => row.height ?? height)] : [1, height]),
        ...optional(some(all, "picture"), () => picture(list.picture, made)),
        ...optional(some(all, "title"), () => band(list.title, 25)),
        ...optional(some(all, "subtitle"), () => band(list.subtitle, 14)),
        ...optional(list.line, () => [0, 1, -(list.line.height ?? 1), 0, 0, list.line.height ?? 1]),
        ...made(list.effect), ...made(list.entrance),
    ];
}

function pages({ items: list, spacing = 0, effect = "pageFade", picture: part, text = {} }, made) {
    const all = items(list);
    return [
        all.length, spacing, ...made(effect), ...optional(some(all, "picture"), () => picture(part, made)),
        ...optional(some(all, "text"), () => made(text.effect ?? { drift: 0.7 })),
    ];
}

// The whole stage, on the screen that it was designed for unless told; `effects` makes its effects.
export function stageTable(document, effects, options = {}) {
    const made = (recipe) => effects.made(effectTable(recipe));
    const { screen, viewport, insets, isVertical, isMirrored } = frame(document, options);
    const { header, bar, list, layers = [] } = document;
    return [
        ...screen, ...viewport, ...insets, isVertical ? 0 : 1, isMirrored ? 1 : 0,
        choice(["full", "reduced", "none"], options.policy ?? "full"),
        ...optional(list, () => rows(list, made)),
        ...optional(header, () => [
            measure(extent(header.height ?? 300), screen[isVertical ? 1 : 0], list ? (list.rowHeight ?? 250) : 0),
            choice(["screen", "safeArea"], header.edge ?? "screen"), ...made(header.effect ?? "stretchy"),
        ]),
        ...optional(bar, () => [bar.height ?? 44, ...made(bar.effect ?? "appear")]),
        ...optional(document.pages, () => pages(document.pages, made)),
        layers.length,
        ...layers.flatMap(({ box, attached, behind, effect }) => [
            ...box, attached === "viewport" ? 1 : 0, behind ? 1 : 0, ...made(effect),
        ]),
    ];
}
