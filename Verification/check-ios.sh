#!/usr/bin/env bash
# Type-checks the UIKit shell for iOS 15, on Linux: real availability checks, real `#if os(iOS)`.
#
# The compiler refuses Linux modules for iOS because of the target that is written in them. So the standard library's and
# Foundation's modules are copied to a temporary folder with that name replaced by one of the same length; the toolchain is
# left as it is. The shell is then checked against the stand-ins, whose members carry `@available` where they are newer.
# This compiles nothing that could run; it works for this toolchain on x86_64 Linux only, and fails where it cannot run.
set -euo pipefail
cd "$(dirname "$0")"

refuse() { echo "check-ios.sh: NOT CHECKED: $1" >&2; exit 1; }
[ "$(uname -sm)" = "Linux x86_64" ] || refuse "this needs Linux on x86_64"
compiler=$(command -v swiftc) || refuse "there is no swiftc"
library=$(dirname "$(dirname "$(readlink -f "$compiler")")")/lib/swift
host=x86_64-unknown-linux-gnu
[ -f "$library/linux/Swift.swiftmodule/$host.swiftmodule" ] || refuse "no Linux modules in $library"

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
# The name has the 24 bytes of the host's; it stands for any iOS.
for module in "$library"/linux/*.swiftmodule; do
    [ -f "$module/$host.swiftmodule" ] || continue
    mkdir -p "$out/iphonesimulator/$(basename "$module")"
    sed "0,/$host/s//x86_64-x-ios12-simulator/" "$module/$host.swiftmodule" \
        >"$out/iphonesimulator/$(basename "$module")/x86_64-apple-ios-simulator.swiftmodule"
done
for folder in shims clang apinotes; do
    [ ! -e "$library/$folder" ] || ln -s "$library/$folder" "$out/$folder"
done
mkdir -p "$out/glibc" "$out/modules" "$out/cache"
cp "$library/linux/x86_64/SwiftGlibc.h" "$out/glibc/"
sed 's|"assert.h"|"/usr/include/assert.h"|; /^module CUUID/,$d' "$library/linux/x86_64/glibc.modulemap" \
    >"$out/glibc/module.modulemap"

flags=(-target x86_64-apple-ios15.0-simulator -clang-target "$host" -resource-dir "$out" -swift-version 6
    -parse-as-library -disable-objc-interop -module-cache-path "$out/cache" -sdk / -I "$out/modules")
for map in "$out/glibc" "$library"/{dispatch,CoreFoundation,_FoundationCShims}; do
    flags+=(-Xcc "-fmodule-map-file=$map/module.modulemap")
done
flags+=(-Xcc -fblocks -Xcc "-I$library" -Xcc -target -Xcc "$host")

module() {
    swiftc -frontend -emit-module -experimental-skip-all-function-bodies "${flags[@]}" -module-name "$1" \
        $(find "$2" -name '*.swift' | sort) -o "$out/modules/$1.swiftmodule"
}
check() {
    swiftc -frontend -typecheck -warnings-as-errors "${flags[@]}" -module-name "$1" $(find "$2" -name '*.swift' | sort)
}

module UIKit StandIns/UIKit
module Parallax ../Sources/Parallax
check ParallaxUIKit ../Sources/ParallaxUIKit
module ParallaxUIKit ../Sources/ParallaxUIKit
check Examples ../Examples/UIKit

# The check itself is checked: what is newer than iOS 15 must be refused.
cat >"$out/newer.swift" <<'SWIFT'
@available(iOS 16, *) func newer() {}
func old() { newer() }
SWIFT
if swiftc -frontend -typecheck "${flags[@]}" "$out/newer.swift" 2>"$out/newer.log"; then
    refuse "a call of something newer than iOS 15 was let through"
fi
grep -q "only available in iOS 16" "$out/newer.log" || refuse "no availability error: $(cat "$out/newer.log")"
echo "ParallaxUIKit and its examples type-check for iOS 15."
