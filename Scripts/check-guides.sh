#!/bin/sh
# Converts the guides and the documentation of the shells, and fails at any link that leads nowhere. The symbols are those of the
# shells as they were built on the stand-ins, so `swift build --package-path Verification` comes first.
set -eu
cd "$(dirname "$0")/.."
modules=$(swift build --package-path Verification --show-bin-path)/Modules
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
target=$(swift -print-target-info | sed -n 's/.*"triple" *: *"\([^"]*\)".*/\1/p' | head -n 1)
for system in UIKit SwiftUI; do
    shell=Parallax$system
    mkdir "$work/$system"
    swift symbolgraph-extract -module-name "$shell" -I "$modules" -target "$target" -minimum-access-level public \
        -emit-extension-block-symbols -output-dir "$work/$system" -Xcc -w
    # What the shell adds to UIKit is its own affair; what it adds to SwiftUI's views is what an app writes.
    rm -f "$work"/UIKit/*@UIKit.symbols.json
    "$(dirname "$(readlink -f "$(command -v swift)")")/docc" convert "Sources/$shell/$shell.docc" \
        --additional-symbol-graph-dir "$work/$system" --fallback-display-name "$shell" \
        --fallback-bundle-identifier "parallax.$(echo "$system" | tr '[:upper:]' '[:lower:]')" \
        --output-path "$work/$shell.doccarchive" --warnings-as-errors
done
