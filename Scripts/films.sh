#!/bin/sh
# Paints the README's films into Documentation/Films: one of each stage, and one of all five. Needs ffmpeg.
set -eu
cd "$(dirname "$0")/.."
swift build -c release --product parallax --traits Painter --scratch-path .build/painter
parallax=.build/painter/release/parallax
films=Documentation/Films
mkdir -p "$films"
files=
for stage in showroom stretchy-header window captions onboarding; do
    "$parallax" render "Stages/$stage.json" -o "$films/$stage.webp" --scale=0.4 --fps=20 --force
    files="$files Stages/$stage.json"
done
"$parallax" render $files -o "$films/strip.webp" --scale=0.33 --fps=15 --force
du -k "$films"/*
