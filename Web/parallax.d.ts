import type { FrameModel } from "./frame.js";

/** What moves layers: the style sheet, the script, or nothing. Stands at `document.documentElement.dataset.parallax`. */
export type BackEnd = "css" | "frame" | "off";

/** What a page says of its stage, as JSON in the element `#parallax-model`. */
export interface PageModel extends FrameModel {
    /** Whether rows have an entrance. */
    enters: boolean;
    /** Whether a row that comes back does not enter again. */
    once: boolean;
    /** Whether rows and pages more than a viewport away may be left unmoved. */
    culls: boolean;
}

/** Chooses the back end by what the engine says, before anything is painted. Call it while the head is read. */
export function prepare(): void;

/** Brings the page to life once its markup is there, and chooses the back end anew by what the engine does. */
export function start(model: PageModel): void;
