// What a page of Parallax needs a script for: it chooses the back end, says which rows are in view, and lets the content be
// pulled. Moving layers while scrolling is the style sheet's work.
//
// `document.documentElement.dataset.parallax` is the back end: "css", "frame" or "off". A page whose address ends in
// "#parallax=frame" (or css, or off) uses that one.
import { elastic } from "./elastic.js";
import { frames } from "./frame.js";
import { place } from "./place.js";
import { probe } from "./probe.js";

const root = document.documentElement;
const asked = /[#&]parallax=(css|frame|off)\b/.exec(location.hash);

// Says what is wanted before anything is painted, so that the first frame is right.
export function prepare() {
    const supports = CSS.supports("(animation-timeline: --travel) and (animation-range: 0px 1px)");
    root.dataset.parallax ||= asked ? asked[1] : supports ? "css" : "frame";
}

// Brings a page to life.
export function start(model) {
    const scroller = document.querySelector(".scroller");
    const content = scroller.firstElementChild;
    const reduces = matchMedia("(prefers-reduced-motion: reduce)");
    const cells = new Set();
    let items = [];
    let watched = [];
    let near = new Map();
    const inside = new Set();
    let engine = null;

    // Rows in the viewport have entered.
    function enter(item, isInView) {
        if (model.enters && (isInView || !model.once)) item.toggleAttribute("data-live", isInView);
    }

    // Rows near the viewport are moved.
    function mark(item, isNear) {
        item.toggleAttribute("data-near", isNear);
        if (model.culls) cells[isNear ? "add" : "delete"](item);
    }

    const watch = (views, call) =>
        new IntersectionObserver(call, { root: scroller, rootMargin: views * 100 + "%", threshold: [0, 1e-6] });
    // A row that comes within a viewport was not near; and where none is that was, all are others.
    const margin = watch(1, (entries) => {
        let isNews = false;
        for (const { target, isIntersecting } of entries) {
            inside[isIntersecting ? "add" : "delete"](target);
            isNews ||= isIntersecting && !near.has(target);
        }
        if (isNews || !inside.size) locate();
    });
    const observers = [margin];
    if (model.enters) {
        observers.push(
            watch(0, (entries) => {
                for (const { target, intersectionRatio } of entries) enter(target, intersectionRatio > 0);
            }),
        );
    }

    // Finds the rows that are near. Those within a viewport must be, and are marked half a viewport ahead, so that it is rarely
    // done. They lie one behind another, so the first is found by halving, and a list costs no more for being long.
    function locate() {
        const view = scroller.getBoundingClientRect();
        const length = model.isVertical ? view.height : view.width;
        const at = (index) => place(items[index], view, model);
        let [low, high] = [0, items.length];
        while (low < high) {
            const middle = (low + high) >> 1;
            const [start, item] = at(middle);
            if (start + item < -1.5 * length) low = middle + 1;
            else high = middle;
        }
        while (high < items.length && at(high)[0] <= 2.5 * length) high++;
        near = new Map();
        for (let index = low; index < high; index++) {
            const [start, item] = at(index);
            near.set(items[index], start < length && start + item > 0);
        }
        // One more on each side tells when others come near.
        const before = new Set(watched);
        watched = items.slice(Math.max(low - 1, 0), high + 1);
        for (const item of watched) {
            mark(item, near.has(item));
            if (before.delete(item)) continue;
            enter(item, !!near.get(item));
            for (const observer of observers) observer.observe(item);
        }
        for (const item of before) {
            mark(item, false);
            enter(item, false);
            inside.delete(item);
            for (const observer of observers) observer.unobserve(item);
        }
        engine?.update();
    }

    // At the start, and when rows come or go.
    function list() {
        items = [...content.querySelectorAll(".row, .page")];
        cells.clear();
        for (const cell of content.querySelectorAll("[data-cell]")) {
            if (!model.culls || !cell.matches(".row, .page")) cells.add(cell);
        }
        locate();
    }

    function use(backEnd) {
        root.dataset.parallax = backEnd;
        if (backEnd === "frame") engine = frames(scroller, model, cells, () => (reduces.matches ? model.reduced : model.full));
    }
    list();
    // The markup says so of the first rows, for a frame that is painted before this script has run.
    for (const item of items) if (!watched.includes(item)) mark(item, false);
    use(root.dataset.parallax);
    if (root.dataset.parallax === "css" && !asked) probe().then((isRight) => isRight || use("frame"));
    new MutationObserver(list).observe(content, { childList: true, subtree: true });
    reduces.addEventListener("change", () => engine?.refresh());
    elastic(
        scroller,
        model,
        (distance) => {
            scroller.style.setProperty("--pull", distance + "px");
            root.toggleAttribute("data-pulled", distance > 0);
            engine?.pull(distance);
        },
        content.firstElementChild,
    );
}
