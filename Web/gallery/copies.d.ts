import type { StageDocument } from "../document.js";

/** JSON as the stages in the package are written: short things on one line. */
export function json(value: unknown, indent?: string, isKey?: boolean): string;
/** An effect as the engine's Swift says it. */
export function swiftEffect(recipe?: unknown): string;
/** The stage as a value of the engine, and the lines that an app needs. */
export function swift(document: StageDocument): string;
