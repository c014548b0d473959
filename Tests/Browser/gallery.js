// What the gallery's tests ask of it: as a person would, through its controls.
const ask = (window.ask ??= requestAnimationFrame);
window.frames2 = () => new Promise((done) => ask(() => ask(() => ask(done))));

// Until a condition holds; a page that is never done is told.
window.until = async (holds, words) => {
    for (const began = performance.now(); !holds(); await frames2()) {
        if (performance.now() - began > 20_000 + leapt) throw new Error(`in vain waited until ${words}`);
    }
};

// Frames that the gallery waits for: while a row enters there always is one. And its clock, which can be put forward.
window.waiting ??= new Set();
window.requestAnimationFrame = (call) => {
    const number = ask((time) => { waiting.delete(number); call(time); });
    waiting.add(number);
    return number;
};
const forget = (window.forget ??= cancelAnimationFrame);
window.cancelAnimationFrame = (number) => { waiting.delete(number); forget(number); };
window.leapt ??= 0;
const clock = (window.clock ??= performance.now.bind(performance));
performance.now = () => clock() + leapt;
// Until all rows in view have entered, without waiting for it.
window.entered = async () => {
    await frames2();
    leapt += 60_000;
    await until(() => !waiting.size, "all rows have entered");
};

window.choose = async (system) => {
    await until(() => document.querySelector(`#systems input[value="${system}"]`), `there is ${system}`);
    document.querySelector(`#systems input[value="${system}"]`).click();
    await frames2();
};

window.controls = () => [...document.querySelectorAll("#inspector input[type=range], #inspector select, #inspector input.switch")];
const labelOf = (control) => document.querySelector(`label[for="${control.id}"]`).textContent;
const find = (label) => controls().find((control) => labelOf(control) === label);

window.slide = async (label, value) => {
    const control = find(label);
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    await frames2();
};
window.pick = async (label, value) => {
    const control = find(label);
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
    await frames2();
};
// Gives one control another value, whatever it is.
window.change = async (index) => {
    const control = controls()[index];
    const label = labelOf(control);
    if (control.matches("select")) {
        const choices = [...control.options].map((option) => option.value);
        // The list stays as long as it is: choices that add or take away controls have checks of their own.
        const next = { rise: "rise", none: "none", speed: "speed", fit: "ahead", ahead: "fit" }[control.value] ?? choices[(choices.indexOf(control.value) + 1) % choices.length];
        const stays = ["Entrance", "Picture's size"].includes(label) || next === control.value;
        if (stays) return await slide("Row height", Number(find("Row height")?.value ?? 0) + 1).catch(() => slide("Space between", Number(find("Space between").value) + 1)), label;
        await pick(label, next);
    } else if (control.type === "checkbox") {
        control.click();
        await frames2();
    } else {
        const [least, greatest, step] = [control.min, control.max, control.step].map(Number);
        const value = Number(control.value);
        const away = step * Math.max(1, Math.round((greatest - least) / step / 9));
        await slide(label, value + away <= greatest ? value + away : value - away);
    }
    return label;
};
window.toggle = async (id) => {
    document.getElementById(id).click();
    await frames2();
};
window.press = async (words) => {
    [...document.querySelectorAll("button")].find((button) => button.textContent === words).click();
    await frames2();
};
window.copied = async (language) => {
    document.querySelector(`input[name=code][value=${language}]`).click();
    await frames2();
    return document.getElementById("code").textContent;
};

// What is shown at a travel: the corners and the opacity of every layer, once all have entered.
window.at = async (travel) => {
    const slider = document.getElementById("travel");
    slider.value = travel;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await entered();
    const layers = {};
    for (const element of document.querySelectorAll("[data-layer]")) {
        if (element.style.display === "none" || element.closest(".group")?.style.display === "none") continue;
        const matrix = new DOMMatrix(element.style.transform);
        const [w, h] = [parseFloat(element.style.width), parseFloat(element.style.height)];
        const corner = (x, y) => {
            const point = matrix.transformPoint(new DOMPoint(x, y));
            return [point.x / point.w, point.y / point.w];
        };
        const held = element.closest(".group")?.style.opacity ?? 1;
        layers[element.dataset.layer] = { quad: [corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)], opacity: element.style.opacity * held };
    }
    return layers;
};
window.readings = () =>
    Object.fromEntries([...document.querySelectorAll(".chart")].map((chart) => [
        chart.closest("figure").querySelector("figcaption").textContent + ": " + chart.querySelector(".reading span").textContent,
        chart.querySelector("output").textContent,
    ]));

const give = (input, ...files) => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
};
window.openFile = async (name, text) => {
    const input = document.getElementById("open");
    give(input, new File([text], name, { type: "application/json" }));
    // It is emptied when all is done, so that the same file can be opened again.
    await until(() => !input.files.length, `${name} is opened`);
    await frames2();
};
window.drop = async (name, text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name, { type: "image/svg+xml" }));
    const box = document.querySelector('[data-layer="row.0"]').getBoundingClientRect();
    const message = document.getElementById("message");
    message.textContent = "";
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true, clientX: box.left + 20, clientY: box.top + 20 }));
    await until(() => message.textContent, `${name} is in its place`);
    await frames2();
};

// Where everything is in rows that a style sheet moves, as boxes around the layers: in a page of one's own with the copied sheet, or
// in the gallery itself.
window.stageOf = () => document.querySelector(".stage") ?? (document.getElementById("paper").hidden ? null : document.getElementById("paper").shadowRoot.querySelector(".stage"));
// Until each row that is in view, and no other, has been told to enter, as far as the sheet has entrances and someone tells; and
// each has entered.
const allEntered = async (stage, scroller) => {
    const isTold = stage.getRootNode() !== document && stage.getRootNode().querySelector("style").textContent.includes(".enters");
    const isAware = () => {
        const view = scroller.getBoundingClientRect();
        return [...stage.querySelectorAll(".row")].every((row) => {
            const box = row.getBoundingClientRect();
            const out = Math.max(box.top - view.bottom, view.top - box.bottom, box.left - view.right, view.left - box.right);
            return Math.abs(out) < 1 || row.classList.contains("enters") === out < 0;
        });
    };
    await frames2();
    if (isTold) await until(isAware, "all rows in view are told to enter");
    for (const animation of stage.getAnimations({ subtree: true })) if (animation.animationName?.startsWith("row-enters")) animation.finish();
    await frames2();
};
window.styled = async (travel, isAcross) => {
    const stage = stageOf();
    const scroller = stage.querySelector(".scroller");
    scroller.style.scrollSnapType = "none";
    const sign = getComputedStyle(scroller).direction === "rtl" ? -1 : 1;
    scroller[isAcross ? "scrollLeft" : "scrollTop"] = Math.max(travel, 0) * (isAcross ? sign : 1);
    stage.style.setProperty("--pull", Math.max(-travel, 0));
    stage.toggleAttribute("data-pulled", travel < 0);
    await allEntered(stage, scroller);
    const origin = stage.getBoundingClientRect();
    // The gallery shows it smaller than it is.
    const scale = origin.width / stage.offsetWidth;
    const layers = {};
    for (const element of stage.querySelectorAll("[data-layer]")) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        let opacity = 1;
        for (let each = element; each !== stage; each = each.parentElement) opacity *= getComputedStyle(each).opacity;
        layers[element.dataset.layer] = [...[left - origin.left, top - origin.top, right - origin.left, bottom - origin.top].map((number) => number / scale), opacity];
    }
    return layers;
};
// The travel that was reached: an engine may scroll by whole pixels of the screen alone.
window.reached = (travel) => {
    const scroller = stageOf()?.querySelector(".scroller") ?? document.getElementById("scroller");
    const place = Math.abs(scroller.scrollTop) + Math.abs(scroller.scrollLeft);
    return Math.abs(place - travel) < 1 ? place : travel;
};
window.backEnd = async (name) => {
    document.querySelector(`input[name=backend][value=${name}]`).click();
    await frames2();
};

// Controls without a name for those who do not see them.
window.unnamed = () =>
    [...document.querySelectorAll("input, select, button, [tabindex='0'], [role=img]")]
        .filter((element) => !(element.labels?.length && element.labels[0].textContent.trim()) && !element.ariaLabel && !(element.matches("button") && element.textContent.trim()))
        .map((element) => element.id || element.outerHTML.slice(0, 80));

// Words whose contrast to what lies behind them is below 4.5.
window.faint = () => {
    const parts = (colour) => {
        const context = (window.ink ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true }));
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]) => [r, g, b].map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4).reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
    const behind = (element) => {
        for (let each = element; each; each = each.parentElement) {
            const colour = parts(getComputedStyle(each).backgroundColor);
            if (colour[3] > 250) return colour;
        }
        return [255, 255, 255];
    };
    return [...document.querySelectorAll("h1, h1 span, h2, label, p, legend, button, .button, output, .reading span, .ends span, figcaption, strong, pre, .unit, select, .segments span")]
        .filter((element) => !element.closest("#phone, .unseen") && element.textContent.trim() && element.getClientRects().length)
        .filter((element) => {
            const [one, two] = [light(parts(getComputedStyle(element).color)), light(behind(element))].sort((a, b) => b - a);
            return (one + 0.05) / (two + 0.05) < 4.5;
        })
        .map((element) => element.textContent.trim().slice(0, 40));
};
