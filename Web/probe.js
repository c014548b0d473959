// Whether the engine moves what its style sheets say along a scroll, and right: some say that they can and do not, and some
// mirror what runs from right to left. So a small hidden list is scrolled, and what comes of it is read.

function sample(isMirrored) {
    const box = document.createElement("div");
    box.className = "parallax-probe";
    if (isMirrored) box.dir = "rtl";
    const content = document.createElement("div");
    for (let index = 0; index < 3; index++) content.append(document.createElement("i"));
    box.append(content);
    document.body.append(box);
    return box;
}

// Three squares of 30 in a viewport of 30: at 15, the second one has gone a quarter of its way.
export function probe() {
    const boxes = [sample(false), sample(true)];
    boxes[0].scrollTop = 15;
    boxes[1].scrollLeft = -15;
    return new Promise((resolve) => {
        requestAnimationFrame(() =>
            requestAnimationFrame(() => {
                const read = (box) => Number(getComputedStyle(box.querySelectorAll("i")[1]).opacity);
                const [down, across] = boxes.map(read);
                for (const box of boxes) box.remove();
                resolve(Math.abs(down - 0.25) < 0.01 && Math.abs(across - 0.5) < 0.01);
            }),
        );
    });
}
