import type { Layer, Quad } from "../engine.js";
import type { StageDocument, frame } from "../document.js";

/** The CSS transform that takes a box of a size, in points, to a quad. */
export function transform(size: [number, number], quad: Quad): string;

/** Shows the layers of a layout: one element a layer, each put where its corners are. */
export class Painter {
    /** `pictureOf` gives the address of a picture that a document names; undefined where there is none. */
    constructor(root: HTMLElement, pictureOf: (path: string) => string | undefined);
    /** Takes another document: everything is made anew. */
    show(document: StageDocument): void;
    /** Puts every layer of a layout in its place, and hides those that are in none. */
    paint(layers: Layer[], geometry: ReturnType<typeof frame>): void;
    /** Puts into an element what a layer shows. */
    fill(element: HTMLElement, layer: Pick<Layer, "kind" | "index">): void;
}
