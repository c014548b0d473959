#!/bin/sh
# Compiles the engine as Embedded Swift, for the web and for an iPhone: what compiles there needs no Foundation, no runtime
# and no system.
set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
for target in wasm32-unknown-none-wasm arm64-apple-ios15.0; do
    swiftc -module-name Parallax -package-name swift-parallax -swift-version 6 -target "$target" -Xfrontend -disable-target-os-checking \
        -enable-experimental-feature Embedded -wmo -parse-as-library -Osize -warnings-as-errors \
        -c $(find Sources/Parallax -name '*.swift') -o "$out/$target.o"
    echo "$target: $(wc -c <"$out/$target.o") bytes"
done
