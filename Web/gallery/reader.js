// A file's text, held to the JSON Schema that the package itself is read by: all problems at once, each with its line, its place,
// and what would be right. Nothing is repaired.

const shown = (text) => JSON.stringify([...text].length <= 60 ? text : [...text].slice(0, 57).join("") + "…");
const listed = (words) => (words.length > 1 ? words.slice(0, -1).map((word) => `"${word}"`).join(", ") + " or " : "") + `"${words.at(-1)}"`;
const within = (path, key) => (typeof key === "number" ? `${path}[${key}]` : /^[A-Za-z_$][\w$-]*$/.test(key) ? (path ? path + "." : "") + key : `${path}[${JSON.stringify(key)}]`);

// How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another.
function distance(a, b) {
    let [before, last] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
    for (let i = 0; i < a.length; i++) {
        const row = [i + 1];
        for (let j = 0; j < b.length; j++) {
            let cost = Math.min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] === b[j] ? 0 : 1));
            if (i && j && a[i] === b[j - 1] && a[i - 1] === b[j]) cost = Math.min(cost, before[j - 1] + 1);
            row.push(cost);
        }
        [before, last] = [last, row];
    }
    return last[b.length];
}

function advice(word, known, lead) {
    const ranked = word.length > 40 ? [] : known.map((each) => [distance(word.toLowerCase(), each.toLowerCase()), each]).sort((a, b) => a[0] - b[0]);
    const [[cost, nearest] = []] = ranked;
    if (nearest !== undefined && cost <= Math.max(1, Math.floor(Math.min(word.length, nearest.length) / 2))) return `, did you mean "${nearest}"?`;
    return known.length ? `; ${lead} ${listed(known)}` : "";
}

class Malformed extends Error {}

// JSON with the line and the place of every value.
class Parser {
    constructor(text, problems) {
        Object.assign(this, { text, problems, at: 0, line: 1 });
    }

    report(words, path, line = this.line) {
        this.problems.push({ line, path, words });
    }

    fail(words, path, line) {
        this.report(words, path, line);
        throw new Malformed();
    }

    // Passes over what means nothing.
    skip(path) {
        for (;;) {
            const letter = this.text[this.at];
            if (letter === "\n") this.line++;
            if (letter === "/" && (this.text[this.at + 1] === "/" || this.text[this.at + 1] === "*")) {
                this.report("a comment; JSON has none, take it out", path);
                const end = this.text[this.at + 1] === "/" ? this.text.indexOf("\n", this.at) : this.text.indexOf("*/", this.at) + 2;
                const next = end < this.at + 2 ? this.text.length : end;
                this.line += this.text.slice(this.at, next).split("\n").length - 1;
                this.at = next;
            } else if (letter === " " || letter === "\n" || letter === "\t" || letter === "\r") this.at++;
            else return letter;
        }
    }

    whole() {
        const value = this.value("", 0);
        if (this.skip("") !== undefined) this.fail("more text after the end of the value; a file holds one value", "");
        return value;
    }

    value(path, depth) {
        const letter = this.skip(path);
        const { line } = this;
        if (depth >= 64) this.fail("lists and objects hold one another more than 64 deep", path);
        if (letter === undefined) this.fail("the text ends here, expected a value", path);
        if (letter === "{") return { kind: "object", line, path, ...this.held("}", path, (members) => this.member(members, path, depth)) };
        if (letter === "[") return { kind: "array", line, path, ...this.held("]", path, (items) => items.push(this.value(within(path, items.length), depth + 1))) };
        if (letter === '"') return { kind: "string", line, path, value: this.string(path) };
        const [word] = /^[^\s,\]}[{":]+/.exec(this.text.slice(this.at, this.at + 400)) ?? [letter];
        if (/^[-+.\d]/.test(word)) return { kind: "number", line, path, value: this.number(word, path) };
        if (!["true", "false", "null"].includes(word)) {
            if (!/^\w/.test(word)) this.fail(`unexpected ${shown(letter)}, expected a value`, path);
            this.fail(`unknown word ${shown(word)}; text stands in double quotes, other words are true, false and null`, path);
        }
        this.at += word.length;
        return { kind: word === "null" ? "null" : "boolean", line, path, value: { true: true, false: false, null: null }[word] };
    }

    number(word, path) {
        this.at += word.length;
        if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(word)) {
            this.report(`${shown(word)} is no number; numbers look like 12, -0.5 or 6e-3`, path);
            return 0;
        }
        if (Number.isFinite(Number(word))) return Number(word);
        this.report(`the number ${word} is too large`, path);
        return 0;
    }

    string(path) {
        const end = /"(?:[^"\\\n]|\\.)*"/y;
        end.lastIndex = this.at;
        const found = end.exec(this.text);
        if (!found) this.fail("the closing double quote of this text is missing", path);
        this.at = end.lastIndex;
        try {
            return JSON.parse(found[0]);
        } catch {
            const code = [...found[0]].find((letter) => letter < " ");
            this.report(code === undefined ? 'unknown escape; the escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits' : `a control character (code ${code.charCodeAt()}) inside text; write it as an escape such as \\n or \\t`, path);
            return "";
        }
    }

    member(members, path, depth) {
        if (this.skip(path) !== '"') this.fail(`unexpected ${shown(this.text[this.at])}, expected a key in double quotes`, path);
        const { line } = this;
        const key = this.string(path);
        if (this.skip(path) !== ":") this.fail(this.at < this.text.length ? `unexpected ${shown(this.text[this.at])}, expected ":"` : 'the text ends here, expected ":"', within(path, key));
        this.at++;
        const value = this.value(within(path, key), depth + 1);
        const earlier = members.find((member) => member.key === key);
        if (earlier) this.report(`the key ${shown(key)} is already on line ${earlier.line}`, within(path, key), line);
        else members.push({ key, line, value });
    }

    // What stands between two brackets, with commas between.
    held(close, path, one) {
        const [open, opened] = [this.text[this.at], this.line];
        this.at++;
        const parts = [];
        for (;;) {
            const letter = this.skip(path);
            if (letter === close) break;
            if (letter === undefined) this.open(open, opened, path, parts.length && close === "]" ? within(path, parts.length) : path);
            one(parts);
            const next = this.skip(path);
            if (next === undefined) this.open(open, opened, path);
            if (next === ",") {
                const { line } = this;
                this.at++;
                if (this.skip(path) === close) this.report("a comma too many before the closing bracket", path, line);
            } else if (next !== close) {
                if (!/["[{\w-]/.test(next)) this.fail(`unexpected ${shown(next)}, expected "," or "${close}"`, path);
                this.report("a comma is missing here", path);
            }
        }
        this.at++;
        return close === "}" ? { members: parts } : { items: parts };
    }

    open(bracket, opened, path) {
        const isEmpty = /[[{]\s*$/.test(this.text);
        if (isEmpty) this.fail("the text ends here, expected a value", bracket === "[" ? within(path, 0) : path);
        this.fail(`the text ends, but the "${bracket}" of line ${opened} is not closed`, path);
    }
}

const nouns = { object: "an object", array: "a list", string: "text", number: "a number", integer: "a whole number", boolean: "true or false", null: "null" };
const found = ({ kind, value }) => (kind === "string" ? `the text ${shown(value)}` : kind === "number" ? `the number ${value}` : kind === "boolean" ? String(value) : nouns[kind]);
const fits = (type, node) => type === undefined || type === node.kind || (type === "integer" && node.kind === "number");

// Values held to a schema.
class Check {
    constructor(schema, problems) {
        Object.assign(this, { schema, problems });
    }

    resolved(schema) {
        if (schema.$ref) return this.resolved(this.schema.definitions[schema.$ref.split("/").at(-1)]);
        if (schema.allOf?.length === 1) return this.resolved(schema.allOf[0]);
        return schema;
    }

    // All that a value may be.
    choices(schema) {
        const own = this.resolved(schema);
        return own.anyOf ? own.anyOf.flatMap((each) => this.choices(each)) : [own];
    }

    kinds(choices) {
        const words = choices.filter(({ const: word }) => word !== undefined).map(({ const: word }) => word);
        const types = [...new Set(choices.filter(({ const: word }) => word === undefined).map(({ type }) => nouns[type]))];
        return [...(words.length ? [(words.length > 1 ? "one of " : "") + listed(words)] : []), ...types].join(", or ");
    }

    problem(node, words, line = node.line) {
        return { line, path: node.path, words };
    }

    hold(node, schema) {
        const choices = this.choices(schema);
        const alike = choices.filter((choice) => (choice.const === undefined ? fits(choice.type, node) : node.kind === "string"));
        if (!alike.length) return [this.problem(node, `expected ${this.kinds(choices)}, found ${found(node)}`)];
        const tried = alike.map((choice) => this.one(node, choice));
        if (tried.some((problems) => !problems.length)) return [];
        const words = alike.filter((choice) => choice.const !== undefined).map((choice) => choice.const);
        if (words.length && words.length === alike.length) return [this.problem(node, `unknown ${shown(node.value)}${advice(node.value, words, "expected")}`)];
        // The kind that it is nearest to being: whose own keys it has.
        const keys = new Set(node.members?.map(({ key }) => key));
        const score = (index) => Object.keys(alike[index].properties ?? {}).filter((key) => keys.has(key)).length * 1000 - tried[index].length;
        const best = alike.map((_, index) => index).filter((index) => alike[index].const === undefined).sort((a, b) => score(b) - score(a))[0];
        return tried[best];
    }

    one(node, schema) {
        if (schema.const !== undefined) return node.value === schema.const ? [] : [this.problem(node, "")];
        switch (node.kind) {
            case "number": {
                if (schema.type === "integer" && !Number.isInteger(node.value)) return [this.problem(node, `expected a whole number, found ${node.value}`)];
                const { minimum: low = -Infinity, maximum: high = Infinity } = schema;
                return node.value >= low && node.value <= high ? [] : [this.problem(node, `${node.value} is out of range, expected ${low} to ${high}`)];
            }
            case "string": {
                if (!schema.pattern || new RegExp(schema.pattern, "u").test(node.value)) return [];
                const kind = schema.format === "color" ? 'colour; colours look like "#2A6F97", "#2A6F97CC" (with opacity) or "#FFF"'
                    : schema.pattern.includes("screen") ? 'length; lengths look like 250, "50% of screen" or "50% of row + 30"'
                    : schema.pattern.includes("bold") ? 'font; fonts look like "bold 25", "regular 14" or 14, from 1 to 1000 points' : "text of this kind";
                return [this.problem(node, `${shown(node.value)} is no ${kind}`)];
            }
            case "array": {
                const { minItems: least = 0, maxItems: most = Infinity, items } = schema;
                const count = node.items.length;
                const wrong = count < least || count > most ? [this.problem(node, `expected ${least === most ? least : count < least ? `at least ${least}` : `at most ${most}`} in this list, found ${count}`)] : [];
                return wrong.concat(node.items.flatMap((item, index) => this.hold(item, Array.isArray(items) ? (items[index] ?? {}) : (items ?? {}))));
            }
            case "object": {
                const known = Object.keys(schema.properties ?? {});
                const missing = (schema.required ?? []).filter((key) => !node.members.some((member) => member.key === key));
                return [
                    ...node.members.flatMap(({ key, line, value }) => known.includes(key) ? this.hold(value, schema.properties[key]) : schema.additionalProperties === false ? [{ line, path: within(node.path, key), words: `unknown key ${shown(key)}${advice(key, known, "the keys are")}` }] : []),
                    ...missing.map((key) => this.problem(node, `the key ${shown(key)} is missing: ${this.resolved(schema.properties[key]).description ?? schema.properties[key].description ?? "it has no default"}`)),
                ];
            }
            default:
                return [];
        }
    }
}

const presets = ["drift", "rise", "turn", "fadeIn", "shadow", "stretchy", "tracks"];
const drivers = { drift: "phase", stretchy: "travel", appear: "travel", pageFade: "pageDistance" };
const member = (node, key) => node.members?.find((each) => each.key === key)?.value;

// What a part of an effect follows: "age" if it is one for an entrance, null if nothing.
function driver(part) {
    const name = part.value ?? part.members.find(({ key }) => presets.includes(key)).key;
    if (name === "tracks") {
        const all = member(part, "tracks").items.map((track) => member(track, "over").value);
        return all.length ? (all.find((over) => over !== "age") ?? "age") : null;
    }
    return drivers[name] ?? "age";
}

// What a schema can't say of an effect: how many presets it is, and where it belongs.
function effectLaws(effect, isEntrance, report) {
    for (const part of effect.items ?? [effect]) {
        const keys = part.members?.filter(({ key }) => presets.includes(key)) ?? [];
        if (part.members && keys.length !== 1) {
            report(part, `expected one of the keys ${listed(presets)}, found ${keys.length ? `${keys.length} of them` : "none"}`);
        } else if (part.value !== "none") {
            const own = driver(part);
            if (isEntrance && own && own !== "age") report(part, `an entrance follows the seconds since its row appeared, "age"; this effect follows "${own}"`);
            if (!isEntrance && own === "age") report(part, 'this effect follows the seconds since a row appeared; it belongs under "entrance" of a list');
        }
    }
}

// What a schema can't say: what excludes each other, points that go from left to right, and handles of a timing curve.
function laws(node, report) {
    const [list, pages, height, overscan, points, easing] = ["list", "pages", "height", "overscan", "points", "easing"].map((key) => member(node, key));
    if (node.path === "" && list && pages) report(list, '"list" and "pages" exclude each other; keep one');
    if (height && overscan) report(overscan, '"height" and "overscan" exclude each other; keep one');
    points?.items.forEach((point, index) => {
        const [here, before] = [point.items[0].value, points.items[index - 1]?.items[0].value];
        if (here < before) report(point, `points go from left to right: ${here} does not lie beyond ${before}`);
    });
    for (const place of [0, 2]) {
        const x = easing?.items?.[place].value;
        if (x < 0 || x > 1) report(easing, `${x} is out of range, expected 0 to 1 for x1 and x2`);
    }
    for (const { key, value } of node.members ?? []) {
        if (key === "effect" || key === "entrance") effectLaws(value, key === "entrance", report);
        laws(value, report);
    }
    for (const item of node.items ?? []) laws(item, report);
}

function plain(node) {
    if (node.kind === "object") return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]));
    if (node.kind === "array") return node.items.map(plain);
    return node.value;
}

// Reads a file's text and holds it to a schema.
export function read(text, schema) {
    const problems = [];
    let value;
    try {
        const node = new Parser(text.replace(/^\uFEFF/, ""), problems).whole();
        problems.push(...new Check(schema, problems).hold(node, schema));
        if (!problems.length) laws(node, ({ line, path }, words) => problems.push({ line, path, words }));
        value = plain(node);
    } catch (error) {
        if (!(error instanceof Malformed)) throw error;
    }
    problems.sort((a, b) => a.line - b.line);
    return problems.length ? { problems } : { value, problems };
}
