#!/bin/sh
# Paints a film of every stage and one contact sheet into build/gallery, and makes the page there on which they are tuned: of the
# stages in Stages, or, with PICTURES=FOLDER, of stages made from the pictures there.
set -eu
here=$(pwd)
cd "$(dirname "$0")/.."
# Not every shell puts the home folder in the place of a "~" behind "=".
case "${PICTURES:-}" in
"~/"*) PICTURES=$HOME/${PICTURES#"~/"} ;;
esac
if [ -n "${PICTURES:-}" ]; then
    case "$PICTURES" in
    /*) pictures=$PICTURES ;;
    *) pictures=$here/$PICTURES ;;
    esac
    [ -e "$pictures" ] || { echo "There is no folder or picture \"$PICTURES\"." >&2; exit 2; }
fi
stages=${STAGES:-showroom stretchy-header window captions onboarding}
gallery=build/gallery
mkdir -p "$gallery" build/log

echo "building … (the first time takes a few minutes)"
if ! swift build -c release --product parallax --traits Painter --scratch-path .build/painter >build/log/build.log 2>&1; then
    cat build/log/build.log >&2
    exit 1
fi
parallax=.build/painter/release/parallax

folder=Stages
if [ -n "${PICTURES:-}" ]; then
    folder=$gallery/stages
    mkdir -p "$folder"
    for stage in $stages; do
        "$parallax" new "$stage" "$pictures" -o "$folder/$stage.json" --force 2>build/log/new.log ||
            { cat build/log/new.log >&2; exit 2; }
    done
    cat build/log/new.log
fi

# What an earlier run has left would be taken for this one's.
rm -f "$gallery/contact-sheet.png" "$gallery/index.html"
for stage in $stages; do rm -f "$gallery/$stage.gif"; done
files=
failed=
for stage in $stages; do
    if "$parallax" render "$folder/$stage.json" -o "$gallery/$stage.gif" --force; then
        echo "$gallery/$stage.gif"
        files="$files $folder/$stage.json"
    else
        failed="$failed $stage"
    fi
done
if [ -z "$files" ]; then exit 2; fi
"$parallax" render $files -o "$gallery/contact-sheet.png" --travel=60 --scale=1 --force
echo "$gallery/contact-sheet.png"
# Films stand on their own where a picture is of a kind that no browser shows; the tool says which.
page=yes
# shellcheck disable=SC2086 # a list of files
"$parallax" gallery $files -o "$gallery" --force || page=no
echo
# shellcheck disable=SC2086 # a list of files
first=$(basename "$(echo $files | cut -d ' ' -f 1)" .json)
echo "Open $gallery/$first.gif first."
if [ "$folder" = Stages ]; then
    echo "Then try your own photographs: make run PICTURES=~/Pictures"
    echo "or ask what an effect does at one place: $parallax sample Stages/showroom.json --travel=400"
else
    echo "Then change $folder/$first.json, and paint it again:"
    echo "$parallax render $folder/$first.json -o $gallery/$first.gif --force"
fi
if [ "$page" = yes ]; then
    echo "And tune them all in a browser: open $gallery/index.html"
else
    echo "There is no page to tune them on, because of what is said above; all films are there."
fi
if [ -n "$failed" ]; then
    echo "There is no film of$failed, because of what is said above." >&2
    exit 1
fi
