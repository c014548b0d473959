// Shows the layers of a layout: one element a layer, each put where its corners are.
import { frame } from "../document.js";

// The transform that takes a box of a size to a quad; with perspective where the quad is no parallelogram.
export function transform([width, height], [p0, p1, p2, p3]) {
    const [w, h] = [width || 1, height || 1];
    const [dx, dy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
    if (Math.abs(dx) + Math.abs(dy) < 1e-7) {
        const m = [(p1[0] - p0[0]) / w, (p1[1] - p0[1]) / w, (p3[0] - p0[0]) / h, (p3[1] - p0[1]) / h, p0[0], p0[1]];
        return `matrix(${m.map(text).join()})`;
    }
    const [ax, ay, bx, by] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]];
    const area = ax * by - bx * ay;
    const [g, i] = [(dx * by - bx * dy) / area, (ax * dy - dx * ay) / area];
    const m = [
        (p1[0] - p0[0] + g * p1[0]) / w, (p1[1] - p0[1] + g * p1[1]) / w, 0, g / w,
        (p3[0] - p0[0] + i * p3[0]) / h, (p3[1] - p0[1] + i * p3[1]) / h, 0, i / h, 0, 0, 1, 0, p0[0], p0[1], 0, 1,
    ];
    return `matrix3d(${m.map(text).join()})`;
}

const text = (number) => (Math.abs(number) < 1e-9 ? "0" : String(Math.round(number * 1e9) / 1e9));
const fill = (look) => (Array.isArray(look) ? `linear-gradient(${look.join()})` : (look ?? ""));
const list = (things) => (typeof things === "number" ? Array(things).fill({}) : (things ?? []));

function mixed(colours, index, count) {
    const place = (index / Math.max(count - 1, 1)) * (colours.length - 1);
    const at = Math.min(Math.floor(place), colours.length - 2);
    return `color-mix(in srgb, ${colours[at + 1]} ${text((place - at) * 100)}%, ${colours[at]})`;
}

// What each layer shows.
export class Painter {
    constructor(root, pictureOf) {
        this.root = root;
        this.pictureOf = pictureOf;
        this.elements = new Map();
    }

    // Takes another document: everything is made anew.
    show(document) {
        this.document = document;
        this.root.replaceChildren();
        this.elements.clear();
        const { viewport } = frame(document);
        this.screen = this.root.parentElement;
        this.screen.style.background = fill(document.background) || "#FFFFFF";
        this.back = Object.assign(globalThis.document.createElement("div"), { className: "back" });
        this.back.style.background = fill(document.viewport?.colour);
        this.root.append(this.back);
        this.viewport = viewport;
    }

    // Puts every layer of a layout in its place, and hides those that are in none.
    paint(layers, { viewport, screen, isMirrored }) {
        const [x, y, width, height] = viewport;
        const left = isMirrored ? screen[0] - x - width : x;
        set(this.back.style, "cssText", `left:${left}px;top:${y}px;width:${width}px;height:${height}px;background:${fill(this.document.viewport?.colour)}`);
        set(this.root.style, "clipPath", `inset(${y}px ${screen[0] - left - width}px ${screen[1] - y - height}px ${left}px)`);
        const seen = new Set();
        let order = 1;
        for (const layer of layers) {
            const element = this.element(layer);
            // What is held by a row or page that can't be seen itself stands alone.
            const holder = layer.depth > 0 ? this.elements.get(/^\w+\.\d+/.exec(layer.id)[0]).group : this.root;
            if (element.parentNode !== holder) holder.append(element);
            seen.add(layer.id);
            set(element.style, "display", "");
            set(element.style, "zIndex", String(order++));
            const group = element.group;
            if (group) {
                set(group.style, "display", "");
                set(group.style, "zIndex", String(order++));
                set(group.style, "opacity", text(layer.ownOpacity));
                if (layer.kind === 1) set(group.style, "clipPath", `polygon(${layer.quad.map(([a, b]) => `${text(a)}px ${text(b)}px`).join()})`);
                const shadow = layer.shadow;
                set(element.style, "boxShadow", shadow ? `${text(shadow.x)}px ${text(shadow.y)}px ${text(2 * shadow.radius)}px rgb(0 0 0 / ${text(shadow.opacity)})` : "");
            }
            set(element.style, "width", layer.size[0] + "px");
            set(element.style, "height", layer.size[1] + "px");
            set(element.style, "transform", transform(layer.size, layer.quad));
            set(element.style, "opacity", text(layer.ownOpacity));
            set(element.style, "filter", layer.blur > 0 ? `blur(${text(layer.blur)}px)` : "");
        }
        for (const [id, element] of this.elements) {
            if (seen.has(id)) continue;
            set(element.style, "display", "none");
            if (element.group) set(element.group.style, "display", "none");
        }
    }

    element(layer) {
        let element = this.elements.get(layer.id);
        if (element) return element;
        element = globalThis.document.createElement("div");
        element.className = "layer";
        element.dataset.layer = layer.id;
        this.elements.set(layer.id, element);
        const isHolder = layer.kind === 1 || layer.kind === 6;
        if (isHolder) {
            element.group = Object.assign(globalThis.document.createElement("div"), { className: "group" });
            this.root.append(element, element.group);
        }
        this.fill(element, layer);
        return element;
    }

    fill(element, { kind, index }) {
        const { header, bar, list: rows, pages, layers } = this.document;
        const row = list(rows?.rows)[index];
        const page = list(pages?.items)[index];
        switch (kind) {
            case 0: return this.picture(element, header);
            case 1:
                element.style.background = fill(row?.colour) || (rows.colours ? mixed(rows.colours, index, list(rows.rows).length) : "");
                return;
            case 2: return this.picture(element, row);
            case 3: return words(element, row.title, rows.title, "bold 25");
            case 4: return words(element, row.subtitle, rows.subtitle, "regular 14");
            case 5: element.style.background = rows.line?.colour ?? "#AAAAAA"; return;
            case 6: return this.picture(element, { ...page, picture: page?.backdrop });
            case 7: return this.picture(element, page);
            case 8: return words(element, page?.text, pages.text, "bold 30");
            case 9: return this.picture(element, layers[index]);
            default: element.style.background = fill(bar.colour) || "#FFFFFF";
        }
    }

    picture(element, part = {}) {
        element.style.background = fill(part.colour);
        if (part.picture === undefined) return;
        const url = this.pictureOf(part.picture);
        if (!url) {
            element.classList.add("missing");
            element.textContent = part.picture;
            return;
        }
        const image = Object.assign(new Image(), { alt: "", draggable: false, src: url });
        const [x, y] = part.focus ?? [0.5, 0.5];
        image.style.objectPosition = `${x * 100}% ${y * 100}%`;
        element.append(image);
    }
}

function words(element, words, { font, colour = "#FFFFFF", shade = 0 } = {}, usual) {
    const [weight, size] = typeof font === "number" ? ["regular", font] : (font ?? usual).split(" ").length === 2 ? (font ?? usual).split(" ") : ["regular", font];
    element.classList.add("words");
    element.textContent = words ?? "";
    Object.assign(element.style, {
        fontSize: size + "px", fontWeight: weight === "bold" ? 700 : 400, color: colour,
        textShadow: shade ? `0 0 ${size * 0.6}px rgb(0 0 0 / ${shade}), 0 1px 2px rgb(0 0 0 / ${shade})` : "",
    });
}

// Only what changed is written.
function set(style, name, value) {
    const last = (style.last ??= {});
    if (last[name] !== value) style[name] = last[name] = value;
}
