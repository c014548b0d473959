#!/bin/sh
# Installs, through apt, what a part of the toolbox needs, and only what is missing. Says nothing when nothing is.
# Usage: Scripts/install.sh painter|browser|browsers
set -eu

case "${1:-}" in
painter)
    # cairo, pango and gdk-pixbuf paint; the two font packages set Latin and Chinese titles.
    wanted="pkg-config libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev fonts-inter fonts-noto-cjk"
    purpose="paints with" ;;
browser)
    # Pages are tested in Chromium; Python only drives it.
    wanted="chromium python3"
    purpose="tests its pages with" ;;
browsers)
    # The other two engines; an X server for windows, and a hand at its wheel.
    wanted="chromium firefox-esr webkit2gtk-driver xvfb xdotool python3"
    purpose="tests its pages with" ;;
*)
    echo "usage: Scripts/install.sh painter|browser|browsers" >&2
    exit 2 ;;
esac

missing=
for package in $wanted; do
    case "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" in
    installed) ;;
    *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

line="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "Parallax $purpose a few Debian packages that are missing. Please run:" >&2
    echo "    sudo $line" >&2
    exit 3
fi

echo "installing$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! { $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root $line -qq; } >"$log" 2>&1; then
    cat "$log" >&2
    echo "That did not work. Please run: sudo $line" >&2
    exit 3
fi
