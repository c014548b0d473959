/**
 * Where a cell begins in the viewport, and how long it is, in pixels along the scroll.
 *
 * @param view The scroll view's box.
 */
export function place(
    cell: Element,
    view: DOMRect,
    model: { isVertical: boolean; isMirrored: boolean },
): [start: number, length: number];
