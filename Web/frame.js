// The frame back end: one pass while scrolling, over the cells near the viewport and no others, from the numbers that stand
// in the page. It is for what an engine's own scroll timelines do not do, or do wrong.

// Reads what moves below `cell`, and the lengths that its key frames are multiples of. Nothing is written.
function attach(cell, table) {
    const layers = [];
    for (const entry of table) {
        for (const element of cell.querySelectorAll("." + entry.name)) {
            const style = getComputedStyle(element);
            const lengths = {};
            for (const name of entry.lengths) lengths[name] = parseFloat(style.getPropertyValue(name));
            layers.push({ element, entry, lengths });
        }
    }
    return layers;
}

// The key frames' properties at one value of their driver, as texts.
function properties({ entry, lengths }, value) {
    const { stops } = entry;
    let end = 1;
    while (end < stops.length - 1 && stops[end] < value) end++;
    const start = Math.max(end - 1, 0);
    const length = stops[end] - stops[start];
    const fraction = length > 0 ? Math.min(Math.max((value - stops[start]) / length, 0), 1) : 0;
    return entry.properties.map(({ name, pattern, gaps }) => [
        name,
        gaps.reduce((text, gap, index) => {
            let sum = 0;
            for (const [unit, values] of gap) {
                const at = values[start] + (values[end] - values[start]) * fraction;
                sum += unit ? at * lengths[unit] : at;
            }
            return text + sum + (pattern.units[index] || "") + pattern.texts[index + 1];
        }, pattern.texts[0]),
    ]);
}

export function frames(scroller, model, tableFor) {
    const isVertical = model.axis === "vertical";
    const attached = new Map();
    let near = new Set();
    let pull = 0;
    let requested = 0;

    function detach(cell) {
        for (const { element, entry } of attached.get(cell) || []) {
            for (const { name } of entry.properties) element.style.removeProperty(name);
        }
        attached.delete(cell);
    }

    // All reads, and then all writes.
    function pass() {
        requested = 0;
        const view = scroller.getBoundingClientRect();
        const travel = pull > 0 ? -pull : Math.abs(isVertical ? scroller.scrollTop : scroller.scrollLeft);
        const length = isVertical ? view.height : view.width;
        const writes = [];
        for (const cell of near) {
            if (!attached.has(cell)) attached.set(cell, attach(cell, tableFor()));
            const layers = attached.get(cell);
            if (!layers.length) continue;
            const box = cell.getBoundingClientRect();
            const item = isVertical ? box.height : box.width;
            const start = isVertical ? box.top - view.top : model.isMirrored ? view.right - box.right : box.left - view.left;
            for (const layer of layers) {
                const { driver, unit } = layer.entry;
                const reach = length + item;
                const value =
                    driver === "phase" ? (reach > 0 ? (2 * start + item - length) / reach : 0)
                    : driver === "pageDistance" ? start / (length + model.spacing)
                    : (driver === "travel" ? travel : -pull) / (unit ? layer.lengths[unit] || Infinity : 1);
                writes.push(layer.element.style, properties(layer, value));
            }
        }
        for (let index = 0; index < writes.length; index += 2) {
            for (const [name, text] of writes[index + 1]) writes[index].setProperty(name, text);
        }
    }

    function update() {
        if (!requested) requested = requestAnimationFrame(pass);
    }

    scroller.addEventListener("scroll", update, { passive: true });
    return {
        // Says which cells are near the viewport.
        cells(cells) {
            for (const cell of attached.keys()) if (!cells.has(cell)) detach(cell);
            near = cells;
            update();
        },
        pulled(distance) {
            pull = distance;
            update();
        },
        // Lengths or the wish for motion have changed.
        refresh() {
            for (const cell of [...attached.keys()]) detach(cell);
            pass();
        },
        stop() {
            scroller.removeEventListener("scroll", update);
            cancelAnimationFrame(requested);
            for (const cell of [...attached.keys()]) detach(cell);
        },
    };
}
