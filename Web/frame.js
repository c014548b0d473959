// The frame back end: one pass while scrolling, over the cells near the viewport and no others, from the numbers that stand
// in the page. It is for what an engine's own scroll timelines do not do, or do wrong.
import { place } from "./place.js";

// Reads what moves below `cell`, and the lengths that its key frames are multiples of, and multiplies them: so that a frame has
// little left to count. Nothing is written.
function attach(cell, table) {
    const layers = [];
    for (const { name, driver, unit, lengths: measures, stops, properties } of table) {
        for (const element of cell.querySelectorAll("." + name)) {
            const style = getComputedStyle(element);
            const lengths = { "": 1 };
            for (const measure of measures) lengths[measure] = parseFloat(style.getPropertyValue(measure));
            const numbers = (gap) => stops.map((_, index) => gap.reduce((sum, [unit, at]) => sum + at[index] * lengths[unit], 0));
            layers.push({
                style: element.style, driver, stops, last: stops.length - 1, length: lengths[unit], value: NaN,
                properties: properties.map(({ name, texts, gaps }) => ({ name, texts, gaps: gaps.map(numbers) })),
            });
        }
    }
    return layers;
}

// Writes the key frames' properties at the value of their driver.
function write({ style, stops, last, properties, value }) {
    let end = 1;
    while (end < last && stops[end] < value) end++;
    const start = end - 1;
    const part = (value - stops[start]) / (stops[end] - stops[start]);
    for (const { name, texts, gaps } of properties) {
        let text = texts[0];
        for (let index = 0; index < gaps.length; index++) {
            const at = gaps[index];
            text += at[start] + (at[end] - at[start]) * part + texts[index + 1];
        }
        style.setProperty(name, text);
    }
}

// Moves the layers in `cells`, a set that its owner keeps to the cells near the viewport. `tableFor` gives the key frames
// that are wanted now.
export function frames(scroller, model, cells, tableFor) {
    const { isVertical, isMirrored, spacing } = model;
    const attached = new Map();
    const told = new WeakSet();
    const watched = new Set();
    const sizes = new ResizeObserver((entries) => {
        // What is told of each at first is no change.
        if (entries.filter(({ target }) => told.has(target) || !told.add(target)).length) refresh();
    });
    let pull = 0;
    let requested = 0;
    let isStale = true;

    // All reads, and then all writes. Rows move as one while scrolling: unless others have come near, one of them is read.
    function pass() {
        requested = 0;
        const view = scroller.getBoundingClientRect();
        let travel;
        const traveled = () => (travel ??= pull > 0 ? -pull : isVertical ? scroller.scrollTop : scroller.scrollLeft * (isMirrored ? -1 : 1));
        const length = isVertical ? view.height : view.width;
        const writes = [];
        let shift = null;
        for (const cell of cells) {
            if (!watched.has(cell)) {
                watched.add(cell);
                sizes.observe(cell);
            }
            if (!attached.has(cell)) {
                const layers = attach(cell, tableFor());
                const rests = layers.every(({ driver, stops, last }) => driver === "phase" && stops[0] >= -1 && stops[last] <= 1);
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
                const { driver, stops } = layer;
                const value =
                    driver === "phase" ? (2 * start + item - length) / (length + item)
                    : driver === "pageDistance" ? start / (length + spacing)
                    : (driver === "travel" ? traveled() : -pull) / layer.length;
                const held = Math.min(Math.max(value || 0, stops[0]), stops[layer.last]);
                if (held === layer.value) continue;
                layer.value = held;
                writes.push(layer);
            }
        }
        isStale = false;
        writes.forEach(write);
    }

    // Puts everything back as it was.
    function clear() {
        for (const { layers } of attached.values()) {
            for (const { style, properties } of layers) for (const { name } of properties) style.removeProperty(name);
        }
        attached.clear();
        isStale = true;
    }

    // Lengths, or the wish for motion, have changed.
    function refresh() {
        clear();
        pass();
    }

    function request() {
        requested ||= requestAnimationFrame(pass);
    }

    scroller.addEventListener("scroll", request);
    for (const box of [scroller, scroller.firstElementChild]) sizes.observe(box);
    pass();
    return {
        // The cells near the viewport are others.
        update() {
            for (const cell of watched) {
                if (cells.has(cell)) continue;
                watched.delete(cell);
                told.delete(cell);
                sizes.unobserve(cell);
            }
            isStale = true;
            request();
        },
        pull(distance) {
            pull = distance;
            request();
        },
        refresh,
        stop() {
            scroller.removeEventListener("scroll", request);
            sizes.disconnect();
            cancelAnimationFrame(requested);
            clear();
        },
    };
}
