// The stage as a page has it: real rows in a real scroll view, moved by the style sheet that is copied as CSS.
import { markup } from "./sheet.js";

const kinds = { "header.picture": 0, row: 1, "row.picture": 2, "row.title": 3, "row.subtitle": 4, "row.line": 5, page: 6, "page.picture": 7, "page.text": 8, layer: 9, bar: 10 };
const looks = `
img { display: block; width: 100%; height: 100%; object-fit: cover }
.words { display: grid; place-items: center; text-align: center; font-family: "Inter", system-ui, "Noto Sans CJK SC", sans-serif; line-height: 1.2 }
.missing { display: grid; place-items: center; color: #fff; background: repeating-linear-gradient(45deg, #555 0 12px, #4a4a4a 12px 24px); font-size: 14px }
.picture, .header, .layer { overflow: hidden }
.scroller { outline: none }
.scroller:focus-visible { outline: 2px solid #95a4ff; outline-offset: -4px; border-radius: 40px }
.scroller::-webkit-scrollbar { display: none }
`;

export class Paper {
    constructor(host, painter, entered) {
        this.root = host.attachShadow({ mode: "open" });
        this.host = host;
        this.painter = painter;
        this.entered = entered;
    }

    // Takes a document and its style sheet; everything is made anew. Gives the scroll view.
    show(document, sheet, title) {
        this.observer?.disconnect();
        this.stage = markup(document);
        const style = Object.assign(globalThis.document.createElement("style"), { textContent: looks + sheet });
        this.root.replaceChildren(style, this.stage);
        for (const element of this.stage.querySelectorAll("[data-layer]")) {
            const [first, index, part] = element.dataset.layer.split(".");
            this.painter.fill(element, { kind: kinds[first === "header" ? "header.picture" : part ? `${first}.${part}` : first], index: Number(index) });
        }
        this.scroller = this.stage.querySelector(".scroller");
        Object.assign(this.scroller, { tabIndex: 0, role: "region", ariaLabel: title });
        this.watch(document.list);
        return this.scroller;
    }

    // Rows that come into view enter; when they have left, they enter again unless told.
    watch({ entrance = "none", entersOnce = false } = {}) {
        if (entrance === "none") return;
        this.observer = new IntersectionObserver((changes) => {
            for (const { target, intersectionRatio } of changes) {
                const isIn = intersectionRatio > 0;
                if (isIn && !target.classList.contains("enters")) this.entered();
                if (isIn || !entersOnce) target.classList.toggle("enters", isIn);
            }
        }, { root: this.scroller, threshold: [0, 1e-6] });
        for (const row of this.stage.querySelectorAll(".row")) this.observer.observe(row);
    }

    // How far the content is pulled beyond its start, in points.
    pull(distance) {
        this.stage.style.setProperty("--pull", String(distance));
        this.stage.toggleAttribute("data-pulled", distance > 0);
    }

    // Lets the rows in view enter anew.
    enterAgain() {
        const entering = [...this.stage.querySelectorAll(".enters")];
        for (const row of entering) row.classList.remove("enters");
        void this.stage.offsetHeight;
        for (const row of entering) row.classList.add("enters");
    }
}
