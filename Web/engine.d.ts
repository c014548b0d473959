/** How much motion is wanted. */
export type Policy = "full" | "reduced" | "none";
export const policies: readonly Policy[];

/** Four corners in points, from the layer's own top left clockwise. */
export type Quad = [number, number][];

/** One layer of a layout, as `parallax sample` prints it, and what a painter needs besides. */
export interface Layer {
    id: string;
    kind: number;
    index: number;
    size: [number, number];
    quad: Quad;
    opacity: number;
    /** The opacity within the layer that holds this one. */
    ownOpacity: number;
    clip: Quad | null;
    shadow: { x: number; y: number; radius: number; opacity: number } | null;
    blur: number;
    depth: number;
}

/** A place where a picture leaves open what it has to hide. */
export interface Gap {
    picture: string;
    /** Points. */
    size: number;
    side: "start" | "end" | "leading" | "trailing";
    travel: number;
    /** Seconds; infinite where the entrance is over. */
    age: number;
    policy: Policy;
}

/** The engine of `parallax.wasm`. */
export interface Effects {
    /**
     * Makes an effect of a table: how many parts, and each part's kind and numbers:
     * 0 tracks: anchor (2), axis (3), eye distance (0 for none), how many tracks, and for each: channel, driver, the driver's
     * unit, unit, rule before and rule after, 0 straight, 1 smooth or 2 and a timing curve (4), how many points, points (2);
     * 1 drift: speed; 2 drift: rule; 3 rise: distance, scale, duration, timing curve (4);
     * 4 turn: radians, axis (3), eye distance, scale, duration, timing curve (4); 5 fade in: duration, timing curve (4);
     * 6 entering shadow: opacity, radius, offset (2), duration, timing curve (4); 7 stretchy header: speed, fades;
     * 8 bar background; 9 page fade. Choices are numbers in the order of the engine's cases.
     *
     * @returns A handle. Throws a RangeError if the numbers are no effect.
     */
    effect(table: ArrayLike<number>): number;
    /** The numbers of the effect that such a table makes, as `stageTable` puts them into a stage's table. */
    made(table: ArrayLike<number>): number[];
    /** Forgets an effect. */
    release(handle: number): void;
    /**
     * The poses for cues of ten numbers each: the item's start and length, the viewport's length, the picture's length, axis
     * (0 vertical, 1 horizontal), travel, the greatest travel, page distance, age, attachment (0 content, 1 viewport).
     *
     * @returns 18 numbers a pose: scale x and y, rotation, translation x, y and z, opacity, shadow opacity, radius, x and y,
     * blur, perspective, anchor x and y, axis x, y and z.
     */
    poses(handle: number, cues: ArrayLike<number>, policy?: Policy): Float64Array;
}

/** The engine of `parallax-layouts.wasm`. */
export interface Layouts {
    /** Takes a stage from a table, which `stageTable` makes. Throws a RangeError if it is none. */
    stage(table: ArrayLike<number>, entersOnce?: boolean): void;
    /** How far the stage can travel, in points. */
    maximum(): number;
    /** The layers in view, back to front, with one age for all rows: all entrances are over unless told. */
    layout(travel: number, age?: number): Layer[];
    /** The same with the age that each row has at a time in seconds, which must not run backward. */
    layoutAt(travel: number, time: number): Layer[];
    /** Lets every row in view appear anew. */
    forget(): void;
}

/** The engine of `parallax-coverage.wasm`. */
export interface Coverage {
    /** Takes a stage from a table, which `stageTable` makes. Throws a RangeError if it is none. */
    stage(table: ArrayLike<number>): void;
    /** The largest gap of every picture that leaves one, over every travel, pull and age. */
    gaps(tolerance?: number): Gap[];
    /** The least overscan a side that hides a row, in points; null if none does. */
    leastOverscan(row: number): number | null;
    /** The speed nearest to one at which a drifting picture hides its row; null if there is none. */
    nearestSpeed(speed: number, row: number): number | null;
}

/** Loads `parallax.wasm` from its bytes. */
export function loadEffects(bytes: BufferSource): Promise<Effects>;
/** Loads `parallax-layouts.wasm` from its bytes. */
export function loadLayouts(bytes: BufferSource): Promise<Layouts>;
/** Loads `parallax-coverage.wasm` from its bytes. */
export function loadCoverage(bytes: BufferSource): Promise<Coverage>;
