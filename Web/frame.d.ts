/** One property of CSS over a driver. */
export interface FrameProperty {
    name: string;
    /** The text before, between and behind the gaps; one more than there are gaps. */
    texts: string[];
    /** For each gap, its multiples of lengths (custom properties, or "" for 1) at each stop. */
    gaps: [unit: string, values: number[]][][];
}

/** The key frames of one class of elements over one driver. */
export interface FrameEntry {
    /** The elements' class. */
    name: string;
    driver: "phase" | "pageDistance" | "travel" | "overscroll";
    /** The custom property whose length counts as 1 of the driver; "" for pixels. */
    unit: string;
    /** The custom properties whose lengths are needed. */
    lengths: string[];
    /** Values of the driver, in rising order; at least two. */
    stops: number[];
    properties: FrameProperty[];
}

/** A stage's key frames as numbers. */
export interface FrameModel {
    isVertical: boolean;
    /** Whether content runs from right to left. */
    isMirrored: boolean;
    /** Pixels between two pages; of none where there are no pages. */
    spacing?: number;
    full: FrameEntry[];
    reduced: FrameEntry[];
}

/** The frame back end at work. */
export interface Frames {
    /** Cells have come or gone: reads where each is, and moves layers in the next frame. */
    update(): void;
    /** The content is pulled by so many pixels; moves layers in the next frame. */
    pull(distance: number): void;
    /** Reads lengths anew, asks for the table anew, and moves layers at once. */
    refresh(): void;
    /** Puts every style back as it was and listens no more. */
    stop(): void;
}

/**
 * Moves layers once a frame while `scroller` scrolls, and not otherwise: all reads before all writes, and of cells alone, never
 * of what moves.
 *
 * @param cells The cells near the viewport; the owner keeps the set.
 * @param tableFor The key frames that are wanted now.
 */
export function frames(
    scroller: HTMLElement,
    model: Pick<FrameModel, "isVertical" | "isMirrored" | "spacing">,
    cells: Set<Element>,
    tableFor: () => FrameEntry[],
): Frames;
