#!/usr/bin/env bash
# Puts the faults of mutations.txt into a copy of the shells, one at a time, and runs the tests that must notice.
# `mutate.sh 7 12` tries the faults 7 to 12 alone. Each fault ends in one of five ways, and only the first one is good:
#
#     killed           a test failed, or stopped the test run
#     survived         every test passed
#     does not build   no test was run
#     timed out        the tests did not end within three minutes
#     no test          the words in the last column are no test's
#
# Before that all tests are run on the shells as they are: if they fail, nothing that follows would mean anything.
set -euo pipefail
cd "$(dirname "$0")"
copy=${MUTATION_FOLDER:-$(mktemp -d)}
[ -n "${MUTATION_FOLDER:-}" ] || trap 'rm -rf "$copy"' EXIT
mkdir -p "$copy/Verification"
rm -rf "$copy/Sources" "$copy/Examples" "$copy/Stages" "$copy/Verification/"{StandIns,OnDevice,Looking,Painting,Tests,Examples,Sources}
cp -r ../Sources ../Examples ../README.md "$copy/"
mkdir "$copy/Stages"
cp -r ../Stages/*.json ../Stages/Pictures "$copy/Stages/"
for part in Package.swift Sources Examples StandIns OnDevice Looking Painting Tests Faults.md; do cp -a "$part" "$copy/Verification/"; done

python3 - "$copy" "${1:-1}" "${2:-9999}" <<'PYTHON'
import os, signal, subprocess, sys
copy, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
faults = [line.rstrip("\n") for line in open("mutations.txt") if line.strip() and not line.startswith("#")]
package = ["--package-path", copy + "/Verification", "--disable-xctest"]
counts = {}

def descendants(pid):
    table = subprocess.run(["ps", "-e", "-o", "pid=,ppid="], capture_output=True, text=True).stdout
    children = {}
    for line in table.splitlines():
        child, parent = map(int, line.split())
        children.setdefault(parent, []).append(child)
    found = []
    for child in children.get(pid, []):
        found += descendants(child) + [child]
    return found

def run(command, limit):
    """The exit status, None if the limit was reached, and what was printed."""
    with open(copy + "/output.log", "w+") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            # The tests run in a group of their own, and would go on.
            for pid in descendants(process.pid) + [process.pid]:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            process.wait()
            status = None
        log.seek(0)
        return status, log.read()

def build():
    return run(["swift", "build", "--build-tests", *package], 900)

def test(words):
    chosen = ["--filter", words.replace(" ", ".").replace(",", ".")] if words else []
    return run(["swift", "test", "--skip-build", *package, *chosen], 180)

def verdict(words):
    status, output = build()
    if status is None:
        return "timed out", "while building"
    if status != 0:
        return "does not build", next((l for l in output.splitlines() if "error:" in l), "")
    status, output = test(words)
    if status is None:
        return "timed out", words
    if "Test run with 0 tests" in output:
        return "no test", words
    if status == 0:
        return "survived", words
    if "✘" in output or "Fatal error" in output or "signal" in output:
        return "killed", words
    return "does not build", output.splitlines()[-1] if output else ""

for run_of, result in [("build", build), ("tests", lambda: test(""))]:
    status, output = result()
    if status != 0:
        sys.exit(f"the shells as they are: {run_of} failed\n" + "\n".join(output.splitlines()[-20:]))

for number, line in enumerate(faults, 1):
    if not first <= number <= last:
        continue
    file, old, new, words = [part.strip().replace("\\n", "\n") for part in line.replace("\\|", "\0").split("|")]
    old, new = old.replace("\0", "|"), new.replace("\0", "|")
    path = copy + "/Sources/" + (file if "/" in file else "ParallaxUIKit/" + file)
    text = open(path).read()
    if text.count(old) != 1:
        sys.exit(f"fault {number}: {file} holds {text.count(old)} times: {old}")
    open(path, "w").write(text.replace(old, new))
    try:
        result, more = verdict(words)
    finally:
        open(path, "w").write(text)
    counts[result] = counts.get(result, 0) + 1
    print(f"fault {number} {result}: {file}: {more}", flush=True)
    if result != "killed":
        print(f"    {old} → {new}", flush=True)
print(", ".join(f"{count} {result}" for result, count in sorted(counts.items())))
sys.exit(0 if set(counts) <= {"killed"} else 1)
PYTHON
