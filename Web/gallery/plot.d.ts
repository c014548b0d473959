import type { Effects } from "../engine.js";
import type { StageDocument, StageOptions } from "../document.js";

/** What can be plotted: an effect's cue at a place, and the range of places; over travel in points, or age in seconds. */
export interface Subject {
    name: string;
    effect: unknown;
    cue(place: number): number[];
    range: [number, number] | null;
    over: "travel" | "age";
}
/** What can be plotted of a document that travels `maximum` points. */
export function subjects(document: StageDocument, maximum: number, options?: StageOptions): Subject[];

/** A small chart a channel, with a marker where things are now. */
export class Plot {
    constructor(root: HTMLElement, effects: Effects);
    /** Draws all subjects anew. */
    show(document: StageDocument, maximum: number, options: StageOptions): void;
    /** Moves the markers. */
    mark(travel: number, age: number): void;
}
/** How long an entrance goes on, in seconds. */
export function duration(recipe?: unknown): number;
