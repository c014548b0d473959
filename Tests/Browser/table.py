"""Keeps Faults.md in step with the tests, whose documentation ends in the kinds of fault that they hold.

usage: table.py [--record]
"""
import ast
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
KINDS = {
    "L": "what was read once is stale", "T": "what is shown lags behind the scrolling", "V": "toolbars and viewports of phones",
    "R": "rounding", "A": "axes, directions and limits", "S": "which scroll view", "I": "the first frame, and places restored",
    "D": "what is left behind", "F": "a layer measures itself", "C": "what an engine says that it can", "P": "work",
    "X": "access and safety", "G": "gaps",
}
# Stages that are tried as all others are, and what is odd about them.
STAGES = {
    "A": [("`across`: rows of unlike widths between unlike insets, from both sides, with effects that are not the same before and"
           " behind the middle; `album`: pages with spacing, the same", "Stages")],
    "F": [("`mixed`: effects that move, scale and turn rows, pictures and headers, by every driver", "Stages")],
}
ENDING = re.compile(r"^(.*)\. ((?:[A-Z], )*[A-Z])(?: \(([^)]*)\))?\.$", re.S)


def table():
    lines = []
    for kind, words in KINDS.items():
        lines += ["", f"## {kind}: {words}", "", "| test | in | reports |", "| --- | --- | --- |"]
        found = [
            f"| {sentence} | [{file}]({file}) | {reports or ''} |"
            for file in ["pages.py", *sorted(file.name for file in FOLDER.glob("faults_*.py")), "engines.py", "blocked.py"]
            for sentence, kinds, reports in endings(file) if kind in kinds
        ]
        found += [f"| {words} | [{path}]({path}) |  |" for words, path in STAGES.get(kind, [])]
        if not found:
            raise SystemExit(f"no test holds a fault of the kind {kind}")
        lines += found
    return "\n".join(lines).lstrip() + "\n"


def endings(file):
    for node in ast.walk(ast.parse((FOLDER / file).read_text())):
        match = isinstance(node, ast.FunctionDef) and ENDING.match(ast.get_docstring(node) or "")
        if match:
            yield match[1].replace("|", "\\|"), match[2].split(", "), match[3]


def main():
    path = FOLDER / "Faults.md"
    head = path.read_text().split("## L:")[0]
    if "--record" in sys.argv:
        path.write_text(head + table())
    elif path.read_text() != head + table():
        raise SystemExit("Faults.md is out of date; python3 Tests/Browser/table.py --record writes it anew")


if __name__ == "__main__":
    main()
