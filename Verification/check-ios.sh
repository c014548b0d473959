#!/bin/sh
# Checks the shells as code for iOS 15: every name that is newer than that needs its `if #available`. The compiler's own
# standard library and Foundation for Linux are relabelled, in a temporary folder, as those of an iOS simulator; the
# stand-ins say from which version on their members exist. Types are checked, no code is made.
set -eu
cd "$(dirname "$0")/.."
swiftc=$(readlink -f "$(command -v swiftc)")
library=$(dirname "$swiftc")/../lib/swift
if [ "$(uname -sm)" != "Linux x86_64" ] || [ ! -d "$library/linux/Swift.swiftmodule" ]; then
    echo "SKIPPED: the check needs the Swift toolchain for Linux on x86_64; on a Mac, Xcode checks the same." >&2
    exit 1
fi
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

from=x86_64-unknown-linux-gnu
to=x86_64-x-ios12-simulator # as many bytes
mkdir -p "$out/library/iphonesimulator" "$out/library/glibc" "$out/modules" "$out/cache"
for module in "$library"/linux/*.swiftmodule; do
    [ -f "$module/$from.swiftmodule" ] || continue
    copy="$out/library/iphonesimulator/$(basename "$module")"
    mkdir "$copy"
    sed "0,/$from/s//$to/" "$module/$from.swiftmodule" >"$copy/x86_64-apple-ios-simulator.swiftmodule"
done
for folder in shims clang apinotes; do ln -s "$library/$folder" "$out/library/$folder"; done
cp "$library/linux/x86_64/SwiftGlibc.h" "$out/library/glibc/"
sed 's|"assert.h"|"/usr/include/assert.h"|; /^module CUUID/,$d' "$library/linux/x86_64/glibc.modulemap" \
    >"$out/library/glibc/module.modulemap"

frontend() {
    swiftc -frontend "$@" -target x86_64-apple-ios15.0-simulator -clang-target $from -resource-dir "$out/library" \
        -swift-version 6 -parse-as-library -disable-objc-interop -module-cache-path "$out/cache" -sdk / \
        -Xcc -fmodule-map-file="$out/library/glibc/module.modulemap" \
        -Xcc -fmodule-map-file="$library/dispatch/module.modulemap" \
        -Xcc -fmodule-map-file="$library/CoreFoundation/module.modulemap" \
        -Xcc -fmodule-map-file="$library/_FoundationCShims/module.modulemap" \
        -Xcc -fblocks -Xcc -I"$library" -Xcc -target -Xcc $from -I "$out/modules"
}

module() {
    name=$1
    folder=$2
    frontend -emit-module -experimental-skip-all-function-bodies -module-name "$name" \
        $(find "$folder" -name '*.swift') -o "$out/modules/$name.swiftmodule"
}

module UIKit Verification/StandIns/UIKit
module Parallax Sources/Parallax
frontend -typecheck -warnings-as-errors -module-name ParallaxUIKit $(find Sources/ParallaxUIKit -name '*.swift')
echo "ParallaxUIKit: checked for iOS 15."

# A check that cannot fail is none: a name of iOS 17 must be refused.
cat >"$out/Newer.swift" <<'END'
import UIKit
@available(iOS 17, *) @MainActor func newer() {}
@MainActor func old() { newer() }
END
if frontend -typecheck "$out/Newer.swift" >"$out/newer.log" 2>&1; then
    echo "a name of iOS 17 was let through" >&2
    exit 1
fi
grep -q "only available in iOS 17" "$out/newer.log" || { cat "$out/newer.log" >&2; exit 1; }
echo "A name of iOS 17 was refused, as it must be."
