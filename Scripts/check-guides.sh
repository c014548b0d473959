#!/bin/sh
# Converts the guides and the documentation of the UIKit shell, and fails at any link that leads nowhere. The symbols are those
# of the shell as it was built on the stand-ins, so `swift build --package-path Verification` comes first.
set -eu
cd "$(dirname "$0")/.."
modules=$(swift build --package-path Verification --show-bin-path)/Modules
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/symbols"
target=$(swift -print-target-info | sed -n 's/.*"triple" *: *"\([^"]*\)".*/\1/p' | head -n 1)
swift symbolgraph-extract -module-name ParallaxUIKit -I "$modules" -target "$target" -minimum-access-level public -emit-extension-block-symbols \
    -output-dir "$work/symbols" -Xcc -w
# What the shell adds to UIKit is its own affair.
rm -f "$work"/symbols/*@UIKit.symbols.json
"$(dirname "$(readlink -f "$(command -v swift)")")/docc" convert Sources/ParallaxUIKit/ParallaxUIKit.docc \
    --additional-symbol-graph-dir "$work/symbols" --fallback-display-name ParallaxUIKit \
    --fallback-bundle-identifier parallax.uikit --output-path "$work/ParallaxUIKit.doccarchive" --warnings-as-errors
