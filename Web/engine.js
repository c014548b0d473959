// The engine itself in a page: loads its WebAssembly modules, and turns their tables of numbers into values.
const cueLength = 10;
const poseLength = 18;
const layerLength = 29;
const gapLength = 7;
const kinds = [
    ["header", "picture"], ["row"], ["row", "picture"], ["row", "title"], ["row", "subtitle"], ["row", "line"], ["page"],
    ["page", "picture"], ["page", "text"], ["layer"], ["bar"],
];
const sides = ["start", "end", "leading", "trailing"];
export const policies = ["full", "reduced", "none"];

// A layer's name, as `parallax sample` writes it.
function layerName(kind, index) {
    const [first, ...rest] = kinds[kind];
    return [first, ...(kind === 0 || kind === 10 ? [] : [index]), ...rest].join(".");
}

// A module's own calls, and the table that both sides share. It may move with every call, and so may the memory itself.
async function instance(bytes) {
    const { memory, numbers, ...calls } = (await WebAssembly.instantiate(bytes, {})).instance.exports;
    const view = (count) => {
        // Asked first: the memory's buffer is another one after it has grown.
        const start = numbers(count);
        return new Float64Array(memory.buffer, start, count);
    };
    const put = (table) => view(table.length).set(table);
    return { calls, view, put };
}

function effectsOf({ calls, view, put }) {
    function effect(table) {
        put(table);
        const handle = calls.effect(table.length);
        if (handle < 0) throw new RangeError("these numbers are no effect");
        return handle;
    }
    return {
        effect,
        release: (handle) => calls.release(handle),
        made(table) {
            const handle = effect(table);
            const numbers = [...view(calls.made(handle))];
            calls.release(handle);
            return numbers;
        },
        poses(handle, cues, policy = "full") {
            put(cues);
            const count = calls.poses(handle, cues.length / cueLength, policies.indexOf(policy));
            if (count < 0) throw new RangeError("there is no such effect, or these numbers are no cues");
            return view(count * poseLength).slice();
        },
    };
}

function quad(numbers, start) {
    return [0, 2, 4, 6].map((corner) => [numbers[start + corner], numbers[start + corner + 1]]);
}

function layoutsOf({ calls, view, put }) {
    function layers(count) {
        const numbers = view(count * layerLength);
        return Array.from({ length: count }, (_, layer) => {
            const start = layer * layerLength;
            const [x, y, radius, opacity] = numbers.subarray(start + 23, start + 27);
            return {
                id: layerName(numbers[start], numbers[start + 1]),
                kind: numbers[start],
                index: numbers[start + 1],
                size: [numbers[start + 2], numbers[start + 3]],
                quad: quad(numbers, start + 4),
                opacity: numbers[start + 12],
                ownOpacity: numbers[start + 13],
                clip: numbers[start + 14] ? quad(numbers, start + 15) : null,
                shadow: opacity > 0 ? { x, y, radius, opacity } : null,
                blur: numbers[start + 27],
                depth: numbers[start + 28],
            };
        });
    }
    return {
        stage(table, entersOnce = false) {
            put(table);
            if (!calls.stage(table.length, entersOnce ? 1 : 0)) throw new RangeError("these numbers are no stage");
        },
        maximum: () => calls.maximum(),
        layout: (travel, age = Infinity) => layers(calls.layoutAtAge(travel, age)),
        layoutAt: (travel, time) => layers(calls.layoutAtTime(travel, time)),
        forget: () => calls.forget(),
    };
}

function coverageOf({ calls, view, put }) {
    const number = (value) => (Number.isNaN(value) ? null : value);
    return {
        stage(table) {
            put(table);
            if (!calls.stage(table.length)) throw new RangeError("these numbers are no stage");
        },
        gaps(tolerance = 0.005) {
            const count = calls.gaps(tolerance);
            const numbers = view(count * gapLength);
            return Array.from({ length: count }, (_, gap) => {
                const [kind, index, size, side, travel, age, policy] = numbers.subarray(gap * gapLength);
                return {
                    picture: layerName(kind, index), size, side: sides[side], travel, age, policy: policies[policy],
                };
            });
        },
        leastOverscan: (row) => number(calls.leastOverscan(row)),
        nearestSpeed: (speed, row) => number(calls.nearestSpeed(speed, row)),
    };
}

// Loads parts of the engine, each from the bytes of its module.
export const loadEffects = async (bytes) => effectsOf(await instance(bytes));
export const loadLayouts = async (bytes) => layoutsOf(await instance(bytes));
export const loadCoverage = async (bytes) => coverageOf(await instance(bytes));
