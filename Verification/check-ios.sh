#!/usr/bin/env bash
# Type-checks the shells and their examples as Apple's systems would, on Linux: real availability checks, real `#if os(iOS)`.
#
# The compiler refuses Linux modules for iOS because of the target that is written in them. So the standard library's and
# Foundation's modules are copied to a temporary folder with that name replaced by one of the same length; the toolchain is
# left as it is. The shells are then checked against the stand-ins, whose members carry `@available` where they are newer.
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
# relabel FOLDER FILE NAME: the names have the 24 bytes of the host's, and stand for any version of a system.
relabel() {
    for module in "$library"/linux/*.swiftmodule; do
        [ -f "$module/$host.swiftmodule" ] || continue
        mkdir -p "$out/$1/$(basename "$module")"
        sed "0,/$host/s//$3/" "$module/$host.swiftmodule" >"$out/$1/$(basename "$module")/$2.swiftmodule"
    done
}
relabel iphonesimulator x86_64-apple-ios-simulator x86_64-x-ios12-simulator
relabel appletvsimulator x86_64-apple-tvos-simulator x86_64-x-tvos9-simulator
relabel macosx x86_64-apple-macos x86_64-apple-macos10.9.0
for folder in shims clang apinotes; do
    [ ! -e "$library/$folder" ] || ln -s "$library/$folder" "$out/$folder"
done
mkdir -p "$out/glibc" "$out/cache"
cp "$library/linux/x86_64/SwiftGlibc.h" "$out/glibc/"
sed 's|"assert.h"|"/usr/include/assert.h"|; /^module CUUID/,$d' "$library/linux/x86_64/glibc.modulemap" \
    >"$out/glibc/module.modulemap"

common=(-clang-target "$host" -resource-dir "$out" -parse-as-library -disable-objc-interop -sdk /
    -module-cache-path "$out/cache")
for map in "$out/glibc" "$library"/{dispatch,CoreFoundation,_FoundationCShims}; do
    common+=(-Xcc "-fmodule-map-file=$map/module.modulemap")
done
common+=(-Xcc -fblocks -Xcc "-I$library" -Xcc -target -Xcc "$host")

# for_target TRIPLE: what follows is checked for it, with modules of its own.
for_target() {
    modules="$out/modules-$1"
    mkdir -p "$modules"
    target=("${common[@]}" -target "$1" -I "$modules")
    flags=("${target[@]}" -swift-version 6)
}
module() {
    # The engine alone has declarations for its package; a module that named the package, too, could not be found in an SDK.
    local package=()
    [ "$1" != Parallax ] || package=(-package-name swift-parallax)
    swiftc -frontend -emit-module -experimental-skip-all-function-bodies "${flags[@]}" "${package[@]}" -module-name "$1" \
        $(find "$2" -name '*.swift' | sort) -o "$modules/$1.swiftmodule"
}
# A stand-in is no subject of the check: SwiftUI's is written in Swift 5, and calls of its own whatever is newer, or is not
# to be had at all.
stand_in() {
    swiftc -frontend -emit-module -experimental-skip-all-function-bodies "${target[@]}" -swift-version "${3:-5}" \
        -disable-availability-checking -suppress-warnings -module-name "$1" \
        $(find "$2" -name '*.swift' | sort) -o "$modules/$1.swiftmodule"
}
check() {
    swiftc -frontend -typecheck -warnings-as-errors "${flags[@]}" -module-name "$1" $(find "$2" -name '*.swift' | sort)
}
# The check itself is checked: what is newer than the target must be refused, and let through behind a guard.
# notices SOURCE ERROR
notices() {
    printf '%s\n' "$1" >"$out/newer.swift"
    if swiftc -frontend -typecheck "${flags[@]}" "$out/newer.swift" 2>"$out/newer.log"; then
        refuse "a call of something newer was let through: $1"
    fi
    grep -q "$2" "$out/newer.log" || refuse "no availability error: $(cat "$out/newer.log")"
}
lets_through() {
    printf '%s\n' "$1" >"$out/guarded.swift"
    swiftc -frontend -typecheck "${flags[@]}" "$out/guarded.swift" || refuse "a guarded call was refused: $1"
}

for_target x86_64-apple-ios15.0-simulator
module UIKit StandIns/UIKit
module Parallax ../Sources/Parallax
check ParallaxUIKit ../Sources/ParallaxUIKit
module ParallaxUIKit ../Sources/ParallaxUIKit
check Examples ../Examples/UIKit
notices '@available(iOS 16, *) func newer() {}
func old() { newer() }' "only available in iOS 16"
echo "ParallaxUIKit and its examples type-check for iOS 15."

# Apple TV's UIKit lacks what a finger needs; the stand-in says of those members that they are not to be had there. Of itself
# that stand-in is no subject of the check. The examples are for a phone.
for_target x86_64-apple-tvos15.0-simulator
stand_in UIKit StandIns/UIKit 6
module Parallax ../Sources/Parallax
check ParallaxUIKit ../Sources/ParallaxUIKit
for member in refreshControl isPagingEnabled; do
    notices "import UIKit
@MainActor func useOf(_ view: UIScrollView) { _ = view.$member }" "unavailable in tvOS"
done
notices '@available(tvOS 16, *) func newer() {}
func old() { newer() }' "only available in tvOS 16"
echo "ParallaxUIKit type-checks for tvOS 15."

# SwiftUI's shell is built with the package's own target, which is older than it; apps that use it are for iOS 17 or macOS 14.
scrolls='import SwiftUI
struct Tracked: View {
    @State private var y = 0.0
    var body: some View {
        GUARD ScrollView { Text("rows") }.onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { y = $1 } END
    }
}'
for targets in "x86_64-apple-ios15.0-simulator x86_64-apple-ios17.0-simulator iOS 18" \
    "x86_64-apple-macos12.0 x86_64-apple-macos14.0 macOS 15"; do
    read -r package app system newer <<<"$targets"
    for triple in "$package" "$app"; do
        for_target "$triple"
        stand_in SwiftUI StandIns/SwiftUI
        module Parallax ../Sources/Parallax
        check ParallaxSwiftUI ../Sources/ParallaxSwiftUI
    done
    module ParallaxSwiftUI ../Sources/ParallaxSwiftUI
    check Examples ../Examples/SwiftUI
    notices "$(sed 's/GUARD//; s/END//' <<<"$scrolls")" "only available in $system $newer"
    lets_through "$(sed "s/GUARD/if #available($system $newer, *) {/; s/END/}/" <<<"$scrolls")"
    echo "ParallaxSwiftUI type-checks for ${package#*apple-} and ${app#*apple-}, its examples for the latter."
done

# Of Apple TV's SwiftUI the stand-in knows no dates, but what the shell says of its own holds there as well.
for triple in x86_64-apple-tvos15.0-simulator x86_64-apple-tvos17.0-simulator; do
    for_target "$triple"
    stand_in SwiftUI StandIns/SwiftUI
    module Parallax ../Sources/Parallax
    check ParallaxSwiftUI ../Sources/ParallaxSwiftUI
done
module ParallaxSwiftUI ../Sources/ParallaxSwiftUI
lets_through 'import ParallaxSwiftUI
import SwiftUI
struct Page: View { var body: some View { ScrollView { Text("row").parallax(.drift(speed: 0.8)) } } }'
for_target x86_64-apple-tvos15.0-simulator
module ParallaxSwiftUI ../Sources/ParallaxSwiftUI
notices 'import ParallaxSwiftUI
import SwiftUI
struct Page: View { var body: some View { ScrollView { Text("row").parallax(.drift(speed: 0.8)) } } }' \
    "only available in tvOS 17"
echo "ParallaxSwiftUI type-checks for tvOS 15 and tvOS 17."
