#!/bin/sh
# Builds the live window, and shows a stage in it: the one that STAGE names, or the showroom.
set -eu
here=$(pwd)
cd "$(dirname "$0")/.."
stage=${STAGE:-Stages/showroom.json}
# Not every shell puts the home folder in the place of a "~" behind "=".
case "$stage" in
"~/"*) stage=$HOME/${stage#"~/"} ;;
esac
mkdir -p build/log
echo "building … (the first time takes a few minutes)"
# In a folder of its own: with another trait in the same one, everything would be built anew each time.
for product in parallax parallax-preview; do
    if ! swift build -c release --product "$product" --traits GTK --scratch-path .build/preview >build/log/preview.log 2>&1; then
        cat build/log/preview.log >&2
        exit 1
    fi
done
parallax=$(pwd)/.build/preview/release/parallax
echo "$parallax preview $stage"
cd "$here"
exec "$parallax" preview "$stage"
