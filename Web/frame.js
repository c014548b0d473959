// The frame back end: one pass while scrolling, over the cells near the viewport and no others, from the numbers that stand
// in the page. It is for what an engine's own scroll timelines do not do, or do wrong.

// Reads what moves below `cell`, and the lengths that its key frames are multiples of. Nothing is written.
function attach(cell, table) {
    const layers = [];
    for (const entry of table) {
        for (const element of cell.querySelectorAll("." + entry.name)) {
            const style = getComputedStyle(element);
            const lengths = { "": 1 };
            for (const name of entry.lengths) lengths[name] = parseFloat(style.getPropertyValue(name));
            layers.push({ style: element.style, entry, lengths });
        }
    }
    return layers;
}

// The key frames' properties at one value of their driver: names and texts.
function values({ entry: { stops, properties }, lengths }, value) {
    let end = 1;
    while (end < stops.length - 1 && stops[end] < value) end++;
    const start = end - 1;
    const fraction = Math.min(Math.max((value - stops[start]) / (stops[end] - stops[start]), 0), 1);
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
export function frames(scroller, { isVertical, isMirrored, spacing }, cells, tableFor) {
    const attached = new Map();
    let pull = 0;
    let requested = 0;

    // All reads, and then all writes.
    function pass() {
        requested = 0;
        const view = scroller.getBoundingClientRect();
        const travel = pull > 0 ? -pull : isVertical ? scroller.scrollTop : scroller.scrollLeft * (isMirrored ? -1 : 1);
        const length = isVertical ? view.height : view.width;
        const writes = [];
        for (const cell of cells) {
            if (!attached.has(cell)) attached.set(cell, attach(cell, tableFor()));
            const layers = attached.get(cell);
            if (!layers.length) continue;
            const box = cell.getBoundingClientRect();
            const item = isVertical ? box.height : box.width;
            const start = isVertical ? box.top - view.top : isMirrored ? view.right - box.right : box.left - view.left;
            for (const layer of layers) {
                const { driver, unit } = layer.entry;
                const value =
                    driver === "phase" ? (2 * start + item - length) / (length + item)
                    : driver === "pageDistance" ? start / (length + spacing)
                    : (driver === "travel" ? travel : -pull) / layer.lengths[unit];
                writes.push([layer.style, values(layer, value || 0)]);
            }
        }
        for (const [style, properties] of writes) {
            for (const property of properties) style.setProperty(...property);
        }
    }

    // Puts everything back as it was.
    function clear() {
        for (const { style, entry } of [...attached.values()].flat()) {
            for (const { name } of entry.properties) style.removeProperty(name);
        }
        attached.clear();
    }

    function update() {
        requested ||= requestAnimationFrame(pass);
    }

    scroller.addEventListener("scroll", update);
    pass();
    return {
        // The cells near the viewport are others, or the content is pulled.
        update(distance = pull) {
            pull = distance;
            update();
        },
        // Lengths, or the wish for motion, have changed.
        refresh() {
            clear();
            pass();
        },
        stop() {
            scroller.removeEventListener("scroll", update);
            cancelAnimationFrame(requested);
            clear();
        },
    };
}
