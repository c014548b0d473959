#!/usr/bin/env bash
# Puts the faults of mutations.txt into a copy of the shells, one at a time, and runs the tests that must notice.
# Fails if one goes unnoticed. `mutate.sh 7 12` tries the faults 7 to 12 alone.
set -euo pipefail
cd "$(dirname "$0")"
copy=${MUTATION_FOLDER:-$(mktemp -d)}
[ -n "${MUTATION_FOLDER:-}" ] || trap 'rm -rf "$copy"' EXIT
mkdir -p "$copy/Verification"
rm -rf "$copy/Sources" "$copy/Verification/"{StandIns,Tests,Examples}
cp -r ../Sources "$copy/"
[ ! -d ../Examples ] || cp -r ../Examples "$copy/"
for part in Package.swift Sources StandIns Tests; do cp -a "$part" "$copy/Verification/"; done
for part in Examples; do [ ! -e "$part" ] || cp -a "$part" "$copy/Verification/"; done

python3 - "$copy" "${1:-1}" "${2:-9999}" <<'PYTHON'
import subprocess, sys
copy, first, last = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
faults = [line.rstrip("\n") for line in open("mutations.txt") if line.strip() and not line.startswith("#")]
unnoticed = 0

def test(name):
    command = ["swift", "test", "--package-path", copy + "/Verification", "--disable-xctest", "--filter", name]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    return result.returncode, result.stdout

for number, line in enumerate(faults, 1):
    if not first <= number <= last:
        continue
    file, old, new, name = [part.strip().replace("\\n", "\n") for part in line.replace("\\|", "\0").split("|")]
    old, new = old.replace("\0", "|"), new.replace("\0", "|")
    path = copy + "/Sources/" + (file if "/" in file else "ParallaxUIKit/" + file)
    text = open(path).read()
    if text.count(old) != 1:
        sys.exit(f"fault {number}: {file} holds {text.count(old)} times: {old}")
    open(path, "w").write(text.replace(old, new))
    status, output = test(name.replace(" ", ".").replace(",", "."))
    open(path, "w").write(text)
    if "error: " in output and "✘" not in output and "Fatal error" not in output and "Test run" not in output:
        print(f"fault {number} does not compile: {file}: {old} → {new}\n" + "\n".join(
            l for l in output.splitlines() if "error:" in l), flush=True)
        unnoticed += 1
    elif status == 0:
        print(f"fault {number} UNNOTICED: {file}: {old} → {new}", flush=True)
        unnoticed += 1
    else:
        print(f"fault {number} noticed by “{name}”", flush=True)
print(f"{unnoticed} unnoticed")
sys.exit(1 if unnoticed else 0)
PYTHON
