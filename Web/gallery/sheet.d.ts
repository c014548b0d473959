import type { Effects } from "../engine.js";
import type { StageDocument, StageOptions } from "../document.js";

/** The style sheet that moves the elements of `markup` by scroll timelines. Without a policy it follows the system's. */
export function css(document: StageDocument, effects: Effects, maximum: number, options?: StageOptions): string;
/** The elements of a document, empty, each with its layer's name in `data-layer`. */
export function markup(document: StageDocument): HTMLElement;
