/** What is wrong in a file: the line, the place such as `list.rows[3].title`, and what would be right. */
export interface Problem {
    line: number;
    path: string;
    words: string;
}
/** Reads a file's text and holds it to a JSON Schema. There is a value only where there are no problems. */
export function read(text: string, schema: object): { value?: any; problems: Problem[] };
