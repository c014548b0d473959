#!/bin/sh
# Runs tests with the address, the undefined-behaviour and the thread sanitizer, one after another; logs lie in build/sanitize.
# Usage: Scripts/sanitize.sh [address|undefined|thread|window]…; the first three unless told. Needs what the painter needs.
# "window" does a thousand things at random to the live window, built with the address and the undefined-behaviour sanitizer.
#
# The libraries that the painter stands on are Debian's own builds: what goes wrong within them is seen where it touches
# memory that Swift has taken, and not otherwise. fontconfig and GLib keep memory until the end, which is no leak of ours.
# What C leaves undefined, Swift traps by itself (overflow, casts, indices, overlapping access): the undefined-behaviour sanitizer is
# for our own C, and for the functions in C headers that Swift compiles along.
set -u
cd "$(dirname "$0")/.."
mkdir -p build/sanitize
failed=0

# Under a sanitizer every access costs several times as much: the searches that take longest are left to optimised builds.
tests='ParallaxTests|ParallaxDocumentTests|ParallaxCairoTests'
slow='CoverageSearchTests|AllocationTests'
faults='ERROR: AddressSanitizer|runtime error:|WARNING: ThreadSanitizer'

# The flags of a sanitizer. Of its runtimes for Linux the compiler finds this one under another name only.
flags() {
    case "$1" in
    undefined)
        clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
        echo "-Xcc -fsanitize=undefined -Xlinker $("$clang" -print-file-name=libclang_rt.ubsan_standalone-$(uname -m).a)" ;;
    window) echo "--sanitize address -Xcc -fsanitize=undefined" ;;
    *) echo "--sanitize $1" ;;
    esac
}

# shellcheck disable=SC2046 # lists of flags
for sanitizer in ${*:-address undefined thread}; do
    log=build/sanitize/$sanitizer.log
    if [ "$sanitizer" = window ]; then
        build() { swift build $(flags window) --traits GTK --scratch-path .build/address-window --product "$1"; }
        if { build parallax && build parallax-preview &&
            ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
                python3 Tests/Window/actions.py .build/address-window/debug/parallax 1000; } >"$log" 2>&1 &&
            ! grep -qE "$faults" "$log"; then
            echo "ok      window ($(tail -n 1 "$log"))"
        else
            failed=1
            echo "FAILED  window; the end of $log:"
            tail -n 20 "$log" | sed 's/^/        /'
        fi
        continue
    fi
    if ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 TSAN_OPTIONS=halt_on_error=0 \
        swift test $(flags "$sanitizer") --traits Painter --scratch-path ".build/$sanitizer" \
        --filter "$tests" --skip "$slow" >"$log" 2>&1 &&
        ! grep -qE "$faults" "$log"; then
        echo "ok      $sanitizer ($(grep -Eo 'Test run with [0-9]+ tests?' "$log" | tail -n 1 | grep -Eo '[0-9]+') tests)"
    else
        failed=1
        echo "FAILED  $sanitizer; the end of $log:"
        grep -E '✘|error:|ERROR:|WARNING: ThreadSanitizer|SUMMARY:' "$log" | head -n 20 | sed 's/^/        /'
    fi
done
exit $failed
