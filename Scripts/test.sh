#!/bin/sh
# Builds and tests everything, one line a stage; the log of each lies in build/test.
set -u
cd "$(dirname "$0")/.."
mkdir -p build/test
passed=0
failed=0

# Runs a command as a stage. A failure shows the end of its log and does not stop the others.
stage() {
    name=$1
    shift
    log="build/test/$(echo "$name" | tr -c 'a-z\n' '-').log"
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
        tests=$(grep -Eo 'Test run with [0-9]+ tests?' "$log" | tail -n 1 | grep -Eo '[0-9]+')
        echo "ok      $name${tests:+ ($tests tests)}"
    else
        failed=$((failed + 1))
        echo "FAILED  $name; the end of $log:"
        grep -E '✘|error:|FAILED|failed' "$log" | head -n 30 | sed 's/^/        /'
        tail -n 15 "$log" | sed 's/^/        /'
    fi
}

# Without a trait the package must build on a machine that has none of the libraries: so they are hidden from it.
bare() { PKG_CONFIG_LIBDIR=/nonexistent PKG_CONFIG_PATH= swift "$@"; }
# With the window, which takes the painter along.
painter() { swift "$@" --traits GTK --scratch-path .build/painter; }

no_warnings() {
    "$@" || return 1
    # pkg-config's own flags draw a remark from the package manager, which is not about our code.
    ! grep -E 'warning:' "$log" | grep -v 'prohibited flag' | grep -q .
}

# Runs two commands side by side, one a core; both have to end well.
beside() {
    "$1" &
    other=$!
    "$2"
    own=$?
    wait "$other" && [ "$own" = 0 ]
}

stage "format" make -s lint
stage "engine and documents, without any trait: build" no_warnings bare build --build-tests
# The search for gaps comes optimised, with ten times as many stages.
stage "engine and documents, without any trait: test" bare test --skip CoverageSearchTests
touch Tests/Optimised/Package.swift # else new files of the engine go unseen
optimised() { bare test -c release --package-path Tests/Optimised; }
stage "engine, optimised: no memory a frame, no gap overlooked; as Embedded Swift" beside Scripts/check-embedded.sh optimised
stage "a package that depends on this one by URL and tag" Scripts/check-consumer.sh
touch Verification/Package.swift
stage "shells on stand-ins: build" no_warnings swift build --package-path Verification --build-tests
shell_tests() { swift test --package-path Verification; }
shell_checks() {
    Scripts/check-guides.sh && Verification/check-ios.sh &&
        swift build --package-path Verification --traits Painter --scratch-path Verification/.build/painter \
            --product PaintExamples
}
# The tests of a screen run on one core: beside them, links of guides, types for Apple's systems, and the painted screens.
stage "shells on stand-ins: test; guides' links, types for iOS, tvOS and macOS, painted screens: build" \
    beside shell_checks shell_tests
stage "painter, window and tool: build" no_warnings painter build --build-tests
stage "painter, window and tool: test" painter test --filter 'ParallaxCairoTests|ParallaxToolTests'
window_pixels() { python3 Tests/Window/pixels.py .build/painter/debug/parallax; }
window_behaviour() {
    python3 Tests/Window/behaviour.py .build/painter/debug/parallax &&
        python3 Tests/Window/actions.py .build/painter/debug/parallax 100
}
stage "live window, on a display that nobody sees" beside window_pixels window_behaviour
touch Benchmarks/Package.swift # else new files of the package they measure go unseen
benchmarks() { swift build --package-path Benchmarks; }
artwork() { swift build --package-path Stages/Artwork; }
stage "benchmarks and artwork: build" beside benchmarks artwork
# With the tool that was built without any trait: pages need none.
browser() { python3 "Tests/Browser/$1.py" .build/debug/parallax ${2:+"$2"}; }
# Two browsers side by side, for a browser's own work keeps one core busy.
pages_and_faults() { browser pages --part=1/2 && browser faults --first; }
other_pages() { python3 Tests/Browser/table.py && browser pages --part=2/2; }
stage "pages in Chromium" beside pages_and_faults other_pages
gallery() { browser gallery; }
engine() { browser engine; }
stage "gallery, and the engine as WebAssembly, in Chromium" beside gallery engine

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
