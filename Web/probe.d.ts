/**
 * Scrolls a small hidden list and reads, two frames later, whether the style sheet moved it right, down as well as from right to
 * left. It needs the rules for `.parallax-probe` that stand in each page.
 */
export function probe(): Promise<boolean>;
