/**
 * Lets content be pulled at its start by a wheel or a finger, after the rubber band `b(x) = x·c·L / (L + c·x)` with c = 0.55;
 * let go, it goes back as a critically damped spring of 11 a second. Scrolling stays native.
 *
 * @param model Along which axis the content scrolls, and how far its pages lie from one another; without a spacing it has none. A
 *   finger that pulled and then goes on past the start moves the pages with it, and they rest where they come nearest.
 * @param pulled Called with how far the content is pulled, in pixels, at least 0.
 * @param start An element at the content's start that a pull does not move: wheels and fingers are listened to only while it
 *   is in view. Without it they always are.
 * @returns Puts the content back and listens no more.
 */
export function elastic(
    scroller: HTMLElement,
    model: { isVertical: boolean; isMirrored: boolean; spacing?: number },
    pulled: (distance: number) => void,
    start?: Element,
): () => void;
