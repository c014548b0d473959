import type { Effects } from "./engine.js";

/** A stage document as its file says it; `Stages/parallax.schema.json` describes it. */
export type StageDocument = Record<string, any>;

/** What may differ from the document. */
export interface StageOptions {
    /** The screen in points. */
    size?: [number, number];
    direction?: "leftToRight" | "rightToLeft";
    policy?: "full" | "reduced" | "none";
}

/** The table of a stage, with its effects made. Throws a TypeError that names what it can't mean. */
export function stageTable(document: StageDocument, effects: Pick<Effects, "made">, options?: StageOptions): number[];
/** The table that makes an effect. */
export function effectTable(recipe?: unknown): number[];
/** A length as parts of the screen, parts of the row, and points. */
export function extent(length: number | string): [number, number, number];
/** The four numbers of a timing curve. */
export function timing(easing?: string | number[]): number[];
/** The screen, the viewport's box (x, y, width, height), and insets (top, leading, bottom, trailing), in points. */
export function frame(document: StageDocument, options?: StageOptions): {
    screen: [number, number];
    viewport: [number, number, number, number];
    insets: number[];
    isVertical: boolean;
    isMirrored: boolean;
};
