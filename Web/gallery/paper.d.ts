import type { StageDocument } from "../document.js";
import type { Painter } from "./painter.js";

/** The stage as a page has it: real rows in a real scroll view, moved by a style sheet. */
export class Paper {
    /** `entered` is called when a row comes into view that is to enter. */
    constructor(host: HTMLElement, painter: Painter, entered: () => void);
    /** Takes a document and the style sheet that `css` makes of it. Gives the scroll view. */
    show(document: StageDocument, sheet: string, title: string): HTMLElement;
    /** Pulls the content beyond its start, by points. */
    pull(distance: number): void;
    /** Lets the rows in view enter anew. */
    enterAgain(): void;
}
