#!/usr/bin/env bash
# Puts the faults of mutations.txt into copies of the shells, one at a time, and runs the tests that must notice.
# `mutate.sh 7-12 40` tries the faults 7 to 12 and 40 alone. Each fault ends in one of five ways, and only the first one is good:
#
#     killed           a test failed, or stopped the test run
#     survived         every test passed
#     does not build   no test was run
#     timed out        the tests did not end within three minutes
#     no test          the words in the last column are no test's
#
# Before that the tests of the shells that are to have faults are run on them as they are: if they fail, nothing that follows
# would mean anything.
# MUTATION_JOBS copies are worked on side by side, two unless told; MUTATION_FOLDER keeps them, and what was built, for next time.
set -euo pipefail
cd "$(dirname "$0")"
folder=${MUTATION_FOLDER:-$(mktemp -d)}
[ -n "${MUTATION_FOLDER:-}" ] || trap 'rm -rf "$folder"' EXIT
jobs=${MUTATION_JOBS:-2}
for job in $(seq "$jobs"); do
    copy="$folder/$job"
    mkdir -p "$copy/Verification"
    rm -rf "$copy/Sources" "$copy/Examples" "$copy/Stages" \
        "$copy/Verification/"{StandIns,OnDevice,Dice,Recorded,Looking,Painting,Tests,Examples,Sources}
    cp -r ../Sources ../Examples ../README.md "$copy/"
    mkdir "$copy/Stages"
    cp -r ../Stages/*.json ../Stages/*.sample.jsonl ../Stages/Pictures "$copy/Stages/"
    # What the gallery saves is read by a test, too.
    mkdir -p "$copy/Tests/Browser"
    cp -r ../Tests/Browser/Saved "$copy/Tests/Browser/"
    for part in Package.swift Sources Examples StandIns OnDevice Dice Recorded Looking Painting Tests Faults.md; do
        cp -a "$part" "$copy/Verification/"
    done
done

python3 - "$folder" "$jobs" "$@" <<'PYTHON'
import os, queue, signal, subprocess, sys, threading, time
folder, jobs = sys.argv[1], int(sys.argv[2])
ranges = [[int(end) for end in word.split("-")] for word in sys.argv[3:]] or [[1, 9999]]

def read_faults():
    """Number, path below the copy, what stands there, what is made of it, and the tests that notice, of each fault."""
    faults, problems = [], []
    lines = [line.rstrip("\n") for line in open("mutations.txt") if line.strip() and not line.startswith("#")]
    for number, line in enumerate(lines, 1):
        parts = [part.strip().replace("\\n", "\n") for part in line.replace("\\|", "\0").split("|")]
        file, old, new, words = [part.replace("\0", "|") for part in parts]
        path = "Sources/" + (file if "/" in file else "ParallaxUIKit/" + file)
        count = open("../" + path).read().count(old)
        if count != 1:
            problems.append(f"fault {number}: {file} holds {count} times: {old}")
        faults.append((number, path, old, new, words))
    if problems:
        sys.exit("\n".join(problems))
    return [fault for fault in faults if any(range[0] <= fault[0] <= range[-1] for range in ranges)]

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

class Copy:
    def __init__(self, job):
        self.path = f"{folder}/{job}"

    def run(self, command, limit):
        """The exit status, None if the limit was reached, and what was printed."""
        with open(self.path + "/output.log", "w+") as log:
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

    # Nobody looks at these programs with a debugger, and linking is what takes longest.
    def build(self):
        return self.run(
            ["swift", "build", "--package-path", self.path + "/Verification", "--build-tests", "--disable-xctest",
             "-debug-info-format", "none"], 1800)

    def test(self, words, limit=180):
        tests = self.path + "/Verification/.build/debug/VerificationPackageTests.xctest"
        chosen = ["--filter", words.replace(" ", ".").replace(",", ".")]
        return self.run([tests, "--testing-library", "swift-testing", *chosen], limit)

    def verdict(self, words):
        status, output = self.build()
        if status is None:
            return "timed out", "while building"
        if status != 0:
            return "does not build", next((l for l in output.splitlines() if "error:" in l), "")
        status, output = self.test(words)
        if status is None:
            return "timed out", words
        if "Test run with 0 tests" in output:
            return "no test", words
        return ("survived" if status == 0 else "killed"), words

    def put(self, path, old, new, words):
        """What becomes of one fault; afterwards the copy is as it was."""
        path = self.path + "/" + path
        text = open(path).read()
        open(path, "w").write(text.replace(old, new))
        try:
            return self.verdict(words)
        finally:
            open(path, "w").write(text)

faults = queue.Queue()
suites = set()
for fault in read_faults():
    faults.put(fault)
    suites.add("ParallaxSwiftUITests" if "SwiftUI/" in fault[1] else "ParallaxUIKitTests")
suites = sorted(suites)
counts, problems, lock = {}, [], threading.Lock()
sound = threading.Barrier(jobs)

def work(job):
    copy = Copy(job + 1)
    status, output = copy.build()
    # The suites are shared out among the copies.
    for suite in suites[job::jobs]:
        if status == 0:
            status, output = copy.test(suite, 1800)
    if status != 0:
        with lock:
            problems.append("the shells as they are fail:\n" + "\n".join(output.splitlines()[-20:]))
    sound.wait()
    while not problems:
        try:
            number, path, old, new, words = faults.get_nowait()
        except queue.Empty:
            return
        began = time.monotonic()
        result, more = copy.put(path, old, new, words)
        with lock:
            counts[result] = counts.get(result, 0) + 1
            print(f"fault {number} {result} in {time.monotonic() - began:.0f} s: {path}: {more}", flush=True)
            if result != "killed":
                print(f"    {old} → {new}", flush=True)

began = time.monotonic()
workers = [threading.Thread(target=work, args=[job]) for job in range(jobs)]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
if problems:
    sys.exit("\n".join(problems))
print(", ".join(f"{count} {result}" for result, count in sorted(counts.items())), f"in {(time.monotonic() - began) / 60:.0f} min")
sys.exit(0 if set(counts) <= {"killed"} else 1)
PYTHON
