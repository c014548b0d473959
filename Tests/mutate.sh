#!/bin/sh
# Makes each fault of mutations.txt in a copy of the engine, and says whether the tests find it. Takes about a minute a fault.
# A fault that does not build or that makes the tests hang proves nothing: it is reported, and must be replaced by another.
#
#   Tests/mutate.sh [FIRST [LAST]]    the faults from one number to another, counted from 1; all unless told
set -u
root=$(cd "$(dirname "$0")/.." && pwd)
first=${1:-1}
last=${2:-9999}
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
trap 'exit 130' INT TERM
mkdir -p "$copy/Sources" "$copy/Tests"
cp -R "$root/Sources/Parallax" "$copy/Sources/"
cp -R "$root/Sources/Parallax" "$copy/Sound"
cp -R "$root/Tests/ParallaxTests" "$root/Tests/CountedMemory" "$root/Tests/mutations.txt" "$copy/Tests/"
cat >"$copy/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Mutant",
    targets: [
        .target(name: "Parallax", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "CountedMemory", path: "Tests/CountedMemory"),
        .testTarget(name: "ParallaxTests", dependencies: ["Parallax", "CountedMemory"]),
    ],
    swiftLanguageModes: [.v6]
)
MANIFEST

# The scroll physics have faults and tests of their own.
run() {
    timeout 300 swift test --package-path "$copy" \
        --skip 'Gesture|Scroll|Deceleration|Spring|Elementary|Paging|GuideExamples' >"$copy/log" 2>&1
    status=$?
    # The tests run in a process group of their own, which a time-out of their parent does not reach.
    [ "$status" != 124 ] || pkill -KILL -f "$copy/.build"
    return "$status"
}

run || { echo "the tests fail without any fault:"; grep -E 'error:|✘' "$copy/log" | head -n 5; exit 2; }
number=0
killed=0
survived=0
unusable=0
tab=$(printf '\t')
while IFS="$tab" read -r file text fault; do
    case $file in '#'* | '') continue ;; esac
    number=$((number + 1))
    [ "$number" -ge "$first" ] && [ "$number" -le "$last" ] || continue
    source="$copy/Sound/$file"
    mutant="$copy/Sources/Parallax/$file"
    TEXT=$text FAULT=$fault awk '
        BEGIN { text = ENVIRON["TEXT"]; fault = ENVIRON["FAULT"] }
        !done && (at = index($0, text)) {
            $0 = substr($0, 1, at - 1) fault substr($0, at + length(text))
            done = 1
        }
        { print }' "$source" >"$mutant"
    if cmp -s "$source" "$mutant"; then
        word=absent
        unusable=$((unusable + 1))
    elif run; then
        word=SURVIVED
        survived=$((survived + 1))
    elif [ "$status" = 124 ]; then
        word='timed out'
        unusable=$((unusable + 1))
    elif ! grep -q 'Test run started' "$copy/log"; then
        word=unbuilt
        unusable=$((unusable + 1))
    else
        word=killed
        killed=$((killed + 1))
    fi
    echo "$number $word  $file: $text → $fault"
    cp "$source" "$mutant"
done <"$copy/Tests/mutations.txt"
echo "$killed killed, $survived survived, $unusable of no use"
[ "$survived" = 0 ] && [ "$unusable" = 0 ]
