// The frame back end: one pass while scrolling, over the cells near the viewport and no others, from the numbers that stand
// in the page. It is for what an engine's own scroll timelines do not do, or do wrong.
import { place } from "./place.js";

// Reads what moves below `cell`, and the lengths that its key frames are multiples of. Nothing is written.
function attach(cell, table) {
    const layers = [];
    for (const entry of table) {
        for (const element of cell.querySelectorAll("." + entry.name)) {
            const style = getComputedStyle(element);
            const lengths = { "": 1 };
            for (const name of entry.lengths) lengths[name] = parseFloat(style.getPropertyValue(name));
            layers.push({ style: element.style, entry, lengths, value: NaN });
        }
    }
    return layers;
}

// The key frames' properties at one value of their driver: names and texts.
function values({ entry: { stops, properties }, lengths, value }) {
    let end = 1;
    while (end < stops.length - 1 && stops[end] < value) end++;
    const start = end - 1;
    const fraction = (value - stops[start]) / (stops[end] - stops[start]);
    return properties.map(({ name, texts, gaps }) => [
        name,
        gaps.reduce((text, gap, index) => {
            let sum = 0;
            for (const [unit, at] of gap) sum += (at[start] + (at[end] - at[start]) * fraction) * lengths[unit];
            return text + sum + texts[index + 1];
        }, texts[0]),
    ]);
}

// Moves the layers in `cells`, a set that its owner keeps to the cells near the viewport. `tableFor` gives the key frames
// that are wanted now.
export function frames(scroller, model, cells, tableFor) {
    const { isVertical, isMirrored, spacing } = model;
    const attached = new Map();
    let pull = 0;
    let requested = 0;
    let isStale = true;

    // All reads, and then all writes. Rows move as one while scrolling: unless others have come near, one of them is read.
    function pass() {
        requested = 0;
        const view = scroller.getBoundingClientRect();
        const travel = pull > 0 ? -pull : isVertical ? scroller.scrollTop : scroller.scrollLeft * (isMirrored ? -1 : 1);
        const length = isVertical ? view.height : view.width;
        const writes = [];
        let shift = null;
        for (const cell of cells) {
            if (!attached.has(cell)) {
                const layers = attach(cell, tableFor());
                const rests = layers.every(({ entry: { driver, stops } }) => driver === "phase" && stops[0] >= -1 && stops.at(-1) <= 1);
                attached.set(cell, { layers, rests, isItem: cell.matches(".row, .page") });
            }
            const at = attached.get(cell);
            if (!at.layers.length) continue;
            if (isStale || !at.isItem || shift === null) {
                const [start, item] = place(cell, view, model);
                if (at.isItem) shift ??= start - at.start;
                Object.assign(at, { start, item });
            } else at.start += shift;
            const { start, item } = at;
            // Most effects hold still out of view; then there is nothing to count.
            const isOut = start > length || start + item < 0;
            if (isOut && at.isOut && at.rests) continue;
            at.isOut = isOut;
            for (const layer of at.layers) {
                const { driver, unit, stops } = layer.entry;
                const value =
                    driver === "phase" ? (2 * start + item - length) / (length + item)
                    : driver === "pageDistance" ? start / (length + spacing)
                    : (driver === "travel" ? travel : -pull) / layer.lengths[unit];
                const held = Math.min(Math.max(value || 0, stops[0]), stops.at(-1));
                if (held === layer.value) continue;
                layer.value = held;
                writes.push(layer);
            }
        }
        isStale = false;
        for (const layer of writes) {
            for (const property of values(layer)) layer.style.setProperty(...property);
        }
    }

    // Puts everything back as it was.
    function clear() {
        for (const { layers } of attached.values()) {
            for (const { style, entry } of layers) for (const { name } of entry.properties) style.removeProperty(name);
        }
        attached.clear();
        isStale = true;
    }

    function request() {
        requested ||= requestAnimationFrame(pass);
    }

    scroller.addEventListener("scroll", request);
    pass();
    return {
        // The cells near the viewport are others, or stand elsewhere.
        update(areOthers) {
            isStale ||= areOthers;
            request();
        },
        pull(distance) {
            pull = distance;
            request();
        },
        // Lengths, or the wish for motion, have changed.
        refresh() {
            clear();
            pass();
        },
        stop() {
            scroller.removeEventListener("scroll", request);
            cancelAnimationFrame(requested);
            clear();
        },
    };
}
