#!/bin/sh
# Paints the example screens along a gesture: PNG strips into build/examples, small ones into Documentation/Examples.
# Needs what the painter needs, and cwebp (Debian's package webp) for the small ones.
set -eu
cd "$(dirname "$0")/.."
command -v cwebp >/dev/null || { echo "Please run: sudo apt-get install -y webp" >&2; exit 3; }
scratch=Verification/.build/painter
touch Verification/Package.swift # else new files of the shell go unseen
swift build --package-path Verification --traits Painter --scratch-path "$scratch" --product PaintExamples
"$scratch/debug/PaintExamples" Stages/Pictures build/examples
mkdir -p Documentation/Examples
for strip in build/examples/*.png; do
    cwebp -quiet -q 82 -m 6 "$strip" -o "Documentation/Examples/$(basename "$strip" .png).webp"
done
du -k Documentation/Examples/*.webp
