#!/bin/sh
# Installs, through apt, what a part of the toolbox needs, and only what is missing. Says nothing when nothing is.
# Usage: Scripts/install.sh painter|window|screen|browser|browsers|bench
set -eu

case "${1:-}" in
painter)
    # cairo, pango and gdk-pixbuf paint, Little CMS knows colour profiles; the two font packages set Latin and Chinese titles.
    wanted="pkg-config libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev liblcms2-dev fonts-inter fonts-noto-cjk"
    # For pictures in WebP and HEIC, and for titles in Thai and Hindi and with emoji, where apt has them.
    welcome="webp-pixbuf-loader heif-gdk-pixbuf fonts-tlwg-loma-otf fonts-lohit-deva fonts-noto-color-emoji"
    purpose="paints with" ;;
window)
    # GTK 4, and what draws its icons.
    wanted="pkg-config libgtk-4-dev librsvg2-common"
    welcome=
    purpose="shows its live window with" ;;
screen)
    # An X server for windows that nobody sees, a hand at its mouse and keys, and the bus that screen readers ask; Python only
    # drives them.
    wanted="xvfb xdotool at-spi2-core dbus-daemon libglib2.0-bin python3"
    welcome=
    purpose="tests its live window with" ;;
browser)
    # Pages are tested in Chromium; Python only drives it.
    wanted="chromium python3"
    welcome=
    purpose="tests its pages with" ;;
browsers)
    # The other two engines; an X server for windows, and a hand at its wheel.
    wanted="chromium firefox-esr webkit2gtk-driver xvfb xdotool python3"
    welcome=
    purpose="tests its pages with" ;;
bench)
    # ffmpeg writes and measures films; strip takes the symbols off the tool.
    wanted="ffmpeg binutils"
    welcome=
    purpose="measures films with" ;;
*)
    echo "usage: Scripts/install.sh painter|window|screen|browser|browsers|bench" >&2
    exit 2 ;;
esac

if ! command -v dpkg-query >/dev/null 2>&1; then
    # No Debian: what is there will do, and what to install is said.
    case "$1" in
    painter) pkg-config --exists pangocairo gdk-pixbuf-2.0 lcms2 2>/dev/null && exit 0
        echo "Parallax paints with cairo, pango, gdk-pixbuf and Little CMS, which pkg-config does not find. On a Mac:" >&2
        echo "    brew install pkg-config pango gdk-pixbuf little-cms2" >&2 ;;
    window) pkg-config --exists gtk4 2>/dev/null && exit 0
        echo "Parallax shows its live window with GTK 4, which pkg-config does not find." >&2 ;;
    screen) command -v Xvfb >/dev/null 2>&1 && command -v xdotool >/dev/null 2>&1 && exit 0
        echo "Parallax tests its live window with Xvfb, xdotool, at-spi2-core, dbus-daemon, gdbus and python3. Please install them." >&2 ;;
    browser) command -v chromium >/dev/null 2>&1 && command -v python3 >/dev/null 2>&1 && exit 0
        echo "Parallax tests its pages with chromium and python3. Please install them." >&2 ;;
    bench) command -v ffmpeg >/dev/null 2>&1 && command -v strip >/dev/null 2>&1 && exit 0
        echo "Parallax measures films with ffmpeg, and its own size with strip. Please install them." >&2 ;;
    browsers)
        echo "Parallax tests its pages in Firefox and WebKitGTK on Debian alone." >&2 ;;
    esac
    exit 3
fi

# The packages, of those that are named, that are not installed.
missing_of() {
    for package in "$@"; do
        case "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" in
        installed) ;;
        *) printf ' %s' "$package" ;;
        esac
    done
}

# shellcheck disable=SC2086 # lists of names
missing=$(missing_of $wanted)
# shellcheck disable=SC2086
for package in $(missing_of $welcome); do
    apt-cache show "$package" >/dev/null 2>&1 && welcome_missing="${welcome_missing:-} $package"
done
[ -n "$missing${welcome_missing:-}" ] || exit 0

line="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    [ -n "$missing" ] || exit 0
    echo "Parallax $purpose a few Debian packages that are missing. Please run:" >&2
    echo "    sudo $line" >&2
    exit 3
fi

echo "installing$missing${welcome_missing:-}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() { DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y --no-install-recommends -qq "$@"; }
# shellcheck disable=SC2086
if ! { $as_root apt-get update -qq && { [ -z "$missing" ] || install $missing; }; } >"$log" 2>&1; then
    cat "$log" >&2
    echo "That did not work. Please run: sudo $line" >&2
    exit 3
fi
# What is only welcome was perhaps not known before the update, and may fail.
# shellcheck disable=SC2086
for package in $(missing_of $welcome); do install "$package" >"$log" 2>&1 || true; done
