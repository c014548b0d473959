#!/bin/sh
# Looks for bytes that make the readers of documents, effects, gesture scripts, JPEG, WebP, PNG and HEIC files trap, guided by what code they reach
# (libFuzzer, with the address sanitizer). Usage: Scripts/fuzz.sh [SECONDS]; 60 unless told.
# What was found worth keeping lies in build/fuzz/corpus, a fault in build/fuzz/crash-…
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
work=build/fuzz
mkdir -p "$work/corpus"
flags="-O -sanitize=fuzzer,address -parse-as-library -swift-version 6 -package-name swift-parallax -I $work -module-cache-path $work/cache"

# Each module as one object; the harness brings libFuzzer's own main.
module() {
    name=$1
    shift
    swiftc $flags -wmo -emit-module -emit-module-path "$work/$name.swiftmodule" -module-name "$name" -c "$@" -o "$work/$name.o"
}
module Parallax $(find Sources/Parallax -name '*.swift')
module ParallaxDocument $(find Sources/ParallaxDocument -name '*.swift')
parts=
for part in JPEGStructure WebPStructure PNGStructure HEIFStructure ExifNote; do parts="$parts Sources/ParallaxCairo/$part.swift"; done
# shellcheck disable=SC2086 # lists of flags and of files
swiftc $flags -wmo -D Painter -module-name Fuzz -c Tests/Fuzz/FuzzTarget.swift $parts -o "$work/Fuzz.o"
swiftc -sanitize=fuzzer,address "$work/Fuzz.o" "$work/ParallaxDocument.o" "$work/Parallax.o" -o "$work/fuzz"

# The stages, with the letter in front that says what they are; the schema's words as a dictionary.
for file in Stages/*.json; do
    case "$file" in *.schema.json) continue ;; esac
    { printf s; cat "$file"; } >"$work/corpus/$(basename "$file")"
done
printf 'gdrag -200 over 0.4; flick -1500; wait; jump 1e2; hold 1' >"$work/corpus/script"
printf 'e{"effect": {"drift": 0.8}}' >"$work/corpus/effect"
{ printf j; head -c 3000 Stages/Pictures/dawn.jpg; } >"$work/corpus/photograph"
{ printf j; cat Tests/ParallaxCairoTests/Samples/display-p3.heic; } >"$work/corpus/heic"
{ printf w; cat Tests/ParallaxCairoTests/Samples/display-p3.webp; } >"$work/corpus/profile"
{ printf w; cat Tests/ParallaxCairoTests/Samples/alpha.png; } >"$work/corpus/png"
printf 'xMM\0\052\0\0\0\010\0\001\001\022\0\003\0\0\0\001\0\006\0\0' >"$work/corpus/note"
grep -o '"[A-Za-z$]*"' Stages/parallax.schema.json | sort -u | sed 's/^"\(.*\)"$/"\\"\1\\""/' >"$work/words"

"$work/fuzz" "$work/corpus" -dict="$work/words" -max_total_time="$seconds" -max_len=6000 -timeout=10 -rss_limit_mb=4096 \
    -artifact_prefix="$work/" -print_final_stats=1
