// What the page shows, in the words of `parallax sample`: run in the page by the tests. `page` is the document that is looked
// at, in a frame or this one.
window.page ??= document;
window.measure = () => {
    const screen = page.querySelector(".screen").getBoundingClientRect();
    const view = page.querySelector(".viewport").getBoundingClientRect();
    // Larger or smaller by what something around it does.
    const scale = screen.width / parseFloat(getComputedStyle(page.querySelector(".screen")).width);
    const cut = (a, b) => ({
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });
    const layers = {};
    for (const [index, element] of page.querySelectorAll("[data-layer]").entries()) {
        const box = element.getBoundingClientRect();
        let opacity = 1;
        let seen = cut(box, view);
        for (let at = element; !at.matches(".screen"); at = at.parentElement) {
            const style = getComputedStyle(at);
            opacity *= Number(style.opacity);
            if (at !== element && at.matches(".row-face")) seen = cut(seen, at.getBoundingClientRect());
        }
        layers[element.dataset.layer] = {
            box: [box.left - screen.left, box.top - screen.top, box.right - screen.left, box.bottom - screen.top].map((x) => x / scale),
            index,
            opacity,
            seen: Math.min(seen.right - seen.left, seen.bottom - seen.top),
        };
    }
    const scroller = page.querySelector(".scroller");
    const isVertical = getComputedStyle(scroller).overflowX === "hidden";
    const pull = parseFloat(getComputedStyle(scroller).getPropertyValue("--pull")) || 0;
    const scrolled = Math.abs(isVertical ? scroller.scrollTop : scroller.scrollLeft);
    const size = [screen.width / scale, screen.height / scale];
    return { travel: pull > 0 ? -pull : scrolled, layers, origin: [screen.left, screen.top], size };
};
window.frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
// Until a condition holds; a page that is never done is told.
window.until = async (holds, words) => {
    for (const began = performance.now(); !holds(); await frame()) {
        if (performance.now() - began > 20_000) throw new Error(`in vain waited until ${words}`);
    }
};
// Until a pull has sprung back.
window.sprungBack = () => until(() => !page.querySelector(":root[data-pulled]"), "the content is back");
// Whether the page's script knows what scrolling has brought: rows near the viewport are moved, those in it enter, and those
// that left it may enter again. Browsers tell it late when they are busy.
window.isAware = () => {
    const model = page.getElementById("parallax-model");
    if (!model || !page.documentElement.dataset.parallax) return true;
    const { culls, enters, once } = JSON.parse(model.textContent);
    const view = page.querySelector(".scroller").getBoundingClientRect();
    return [...page.querySelectorAll(".row, .page")].every((item) => {
        const box = item.getBoundingClientRect();
        const [across, down] = [[box.left, box.right, view.left, view.right], [box.top, box.bottom, view.top, view.bottom]]
            .map(([start, end, from, to]) => Math.max(start - to, from - end));
        // How far it lies out of view; what lies less than a pixel from an edge may be said to be on either side of it.
        const isOut = Math.max(across, down) > 1;
        const isIn = Math.max(across, down) < -1;
        const isNear = across < view.width - 1 && down < view.height - 1;
        const isLive = item.hasAttribute("data-live");
        return (!culls || !isNear || item.hasAttribute("data-near")) && (!enters || (isIn ? isLive : !isOut || once || !isLive));
    });
};
// Until nothing scrolls any more, the script knows where everything is and has had a frame to say so, and nothing has begun to play
// meanwhile; what plays by time is at its end.
window.settle = async () => {
    const began = performance.now();
    const scroller = page.querySelector(".scroller");
    let last = scroller.scrollTop + scroller.scrollLeft;
    for (let calm = 0; calm < 2; calm++) {
        await frame();
        const place = scroller.scrollTop + scroller.scrollLeft;
        if (place !== last || !isAware()) calm = -1;
        last = place;
        for (const animation of page.getAnimations()) {
            if (animation.timeline !== page.timeline || animation.playState !== "running") continue;
            animation.finish();
            calm = -1;
        }
        if (performance.now() - began > 20_000) throw new Error("the page never settles");
    }
    await frame();
};
window.travel = async (fraction) => {
    const scroller = page.querySelector(".scroller");
    scroller.style.scrollSnapType = "none";
    const isVertical = getComputedStyle(scroller).overflowX === "hidden";
    if (isVertical) scroller.scrollTop = Math.round(fraction * (scroller.scrollHeight - scroller.clientHeight));
    else {
        const sign = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
        scroller.scrollLeft = sign * Math.round(fraction * (scroller.scrollWidth - scroller.clientWidth));
    }
    await settle();
    return measure();
};
// All layers when every row in view entered so many seconds ago.
window.aged = async (seconds) => {
    for (const animation of document.getAnimations()) {
        if (animation.timeline !== document.timeline) continue;
        animation.pause();
        animation.currentTime = seconds * 1000;
    }
    await frame();
    const shot = measure();
    for (const element of document.querySelectorAll("[data-layer]")) {
        const shadow = getComputedStyle(element).boxShadow;
        const [alpha] = /[\d.]+(?=\))/.exec(shadow) || ["0"];
        shot.layers[element.dataset.layer].shadow = shadow === "none" ? [] : [alpha, ...shadow.split(") ")[1].split(" ")].slice(0, 4).map(parseFloat);
    }
    return shot;
};
