// What a page of Parallax needs a script for: it chooses the back end, says which rows are in view, and lets the content be
// pulled. Moving layers while scrolling is the style sheet's work.
//
// `document.documentElement.dataset.parallax` is the back end: "css", "frame" or "off". A page whose address ends in
// "#parallax=frame" (or css, or off) uses that one.
import { elastic } from "./elastic.js";
import { frames } from "./frame.js";
import { probe } from "./probe.js";

const root = document.documentElement;

// Says what is asked for before anything is painted, so that the first frame is right.
export function prepare() {
    const asked = /[#&]parallax=(css|frame|off)\b/.exec(location.hash);
    if (root.dataset.parallax === "off") return;
    const supports = CSS.supports("animation-timeline: --travel") && CSS.supports("animation-range: cover 0% cover 100%");
    root.dataset.parallax = asked ? asked[1] : supports ? "css" : "frame";
    root.toggleAttribute("data-asked", !!asked);
}

// Brings a page to life.
export function start(model) {
    const scroller = document.querySelector(".scroller");
    const cells = [...scroller.querySelectorAll("[data-cell]")];
    const culled = cells.filter((cell) => cell.matches(".row, .page"));
    const reduces = matchMedia("(prefers-reduced-motion: reduce)");
    const near = new Set(cells.filter((cell) => !culled.includes(cell)));
    let engine = null;

    function use(backEnd) {
        root.dataset.parallax = backEnd;
        if (engine) engine.stop();
        const table = () => (reduces.matches ? model.reduced : model.full);
        engine = backEnd === "frame" ? frames(scroller, model, table) : null;
        if (!engine) return;
        engine.cells(near);
        engine.refresh();
    }

    // Rows near the viewport are moved; rows in it have entered. Read first, in one go, for the first frame.
    const view = scroller.getBoundingClientRect();
    const boxes = culled.map((cell) => cell.getBoundingClientRect());
    culled.forEach((cell, index) => {
        const box = boxes[index];
        const { width: x, height: y } = view;
        const meets = (x, y) =>
            box.bottom > view.top - y && box.top < view.bottom + y && box.right > view.left - x && box.left < view.right + x;
        cell.toggleAttribute("data-near", meets(x, y));
        if (model.enters) cell.toggleAttribute("data-live", meets(0, 0));
        if (meets(x, y)) near.add(cell);
    });
    root.toggleAttribute("data-culled", true);

    const observe = (margin, call) => {
        const observer = new IntersectionObserver(call, { root: scroller, rootMargin: margin, threshold: [0, 1e-6] });
        for (const cell of culled) observer.observe(cell);
    };
    observe("100%", (entries) => {
        for (const { target, isIntersecting } of entries) {
            target.toggleAttribute("data-near", isIntersecting);
            if (isIntersecting) near.add(target);
            else near.delete(target);
        }
        if (engine) engine.cells(near);
    });
    if (model.enters) {
        observe("0px", (entries) => {
            for (const { target, intersectionRatio } of entries) {
                if (intersectionRatio > 0 || !model.once) target.toggleAttribute("data-live", intersectionRatio > 0);
            }
        });
    }

    use(root.dataset.parallax);
    if (root.dataset.parallax === "css" && !root.hasAttribute("data-asked")) {
        probe().then((isRight) => isRight || use("frame"));
    }
    reduces.addEventListener("change", () => engine && engine.refresh());
    new ResizeObserver(() => engine && engine.refresh()).observe(scroller);
    elastic(scroller, { isVertical: model.axis === "vertical", isMirrored: model.isMirrored }, (distance) => {
        scroller.style.setProperty("--pull", distance + "px");
        root.toggleAttribute("data-pulled", distance > 0);
        if (engine) engine.pulled(distance);
    });
}
