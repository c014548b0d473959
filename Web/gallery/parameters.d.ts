import type { StageDocument } from "../document.js";

/** One thing that can be tuned, or a note in its place. */
export type Parameter =
    | { kind: "slider"; label: string; least: number; greatest: number; step: number; unit: string; get(): number; set(value: number): void; note?: string; replays?: boolean }
    | { kind: "choice"; label: string; choices: [value: string, words: string][]; get(): string; set(value: string): void; replays?: boolean }
    | { kind: "switch"; label: string; get(): boolean; set(value: boolean): void; replays?: boolean }
    | { kind: "note"; text: string };

/** The groups of a document's parameters; setting one changes the document. */
export function parameters(document: StageDocument): { title: string; parts: Parameter[] }[];
