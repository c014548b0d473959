// Where a cell begins in the viewport, and how long it is, along the scroll.
export function place(cell, view, { isVertical, isMirrored }) {
    const box = cell.getBoundingClientRect();
    return isVertical
        ? [box.top - view.top, box.height]
        : [isMirrored ? view.right - box.right : box.left - view.left, box.width];
}
