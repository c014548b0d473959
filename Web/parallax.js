// What a page of Parallax needs a script for: it chooses the back end, says which rows are in view, and lets the content be
// pulled. Moving layers while scrolling is the style sheet's work.
//
// `document.documentElement.dataset.parallax` is the back end: "css", "frame" or "off". A page whose address ends in
// "#parallax=frame" (or css, or off) uses that one.
import { elastic } from "./elastic.js";
import { frames } from "./frame.js";
import { probe } from "./probe.js";

const root = document.documentElement;
const asked = /[#&]parallax=(css|frame|off)\b/.exec(location.hash);

// Says what is wanted before anything is painted, so that the first frame is right.
export function prepare() {
    const supports = CSS.supports("animation-timeline: --travel") && CSS.supports("animation-range: 0px 1px");
    root.dataset.parallax ||= asked ? asked[1] : supports ? "css" : "frame";
}

// Brings a page to life.
export function start(model) {
    const scroller = document.querySelector(".scroller");
    const cells = [...scroller.querySelectorAll("[data-cell]")];
    const items = cells.filter((cell) => cell.matches(".row, .page"));
    const near = new Set(cells);
    const reduces = matchMedia("(prefers-reduced-motion: reduce)");
    let engine = null;

    function mark(item, name, isMarked) {
        item.toggleAttribute(name, isMarked);
        if (name !== "data-near") return;
        if (isMarked) near.add(item);
        else near.delete(item);
    }

    // Rows near the viewport are moved; rows in it have entered. First once by reading all places, for the first frame, and
    // then as the browser sees them come and go.
    const view = scroller.getBoundingClientRect();
    const boxes = items.map((item) => item.getBoundingClientRect());
    const watch = (name, views, isKept) => {
        const [x, y] = [view.width * views, view.height * views];
        items.forEach((item, index) => {
            const { top, right, bottom, left } = boxes[index];
            mark(item, name, bottom > view.top - y && top < view.bottom + y && right > view.left - x && left < view.right + x);
        });
        const observer = new IntersectionObserver(
            (entries) => {
                for (const { target, intersectionRatio } of entries) {
                    if (intersectionRatio || !isKept) mark(target, name, intersectionRatio > 0);
                }
                engine?.update();
            },
            { root: scroller, rootMargin: views * 100 + "%", threshold: [0, 1e-6] },
        );
        for (const item of items) observer.observe(item);
    };
    if (model.culls) watch("data-near", 1);
    if (model.enters) watch("data-live", 0, model.once);
    root.toggleAttribute("data-culled", model.culls);

    function use(backEnd) {
        root.dataset.parallax = backEnd;
        if (backEnd === "frame") engine = frames(scroller, model, near, () => (reduces.matches ? model.reduced : model.full));
    }
    use(root.dataset.parallax);
    if (root.dataset.parallax === "css" && !asked) probe().then((isRight) => isRight || use("frame"));
    reduces.addEventListener("change", () => engine?.refresh());
    const resizes = new ResizeObserver(() => engine?.refresh());
    for (const box of [scroller, scroller.firstElementChild]) resizes.observe(box);
    elastic(scroller, model, (distance) => {
        scroller.style.setProperty("--pull", distance + "px");
        root.toggleAttribute("data-pulled", distance > 0);
        engine?.update(distance);
    });
}
