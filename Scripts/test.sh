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

stage "format" make -s lint
stage "engine and documents, without any trait: build" no_warnings bare build --build-tests
stage "engine and documents, without any trait: test" bare test
# Memory is counted in optimised builds; without optimisation the compiler's own helpers take some.
stage "engine, optimised: no memory a frame, no gap overlooked" bare test -c release -Xswiftc -enable-testing \
    --scratch-path .build/optimised --filter 'AllocationTests|CoverageSearchTests'
stage "engine as Embedded Swift" Scripts/check-embedded.sh
stage "a package that depends on this one by URL and tag" Scripts/check-consumer.sh
touch Verification/Package.swift
stage "shells on stand-ins: build" no_warnings swift build --package-path Verification --build-tests
stage "shells on stand-ins: test" swift test --package-path Verification
stage "guides: every link leads somewhere" Scripts/check-guides.sh
stage "shells, checked for iOS and macOS" Verification/check-ios.sh
stage "example screens, painted: build" swift build --package-path Verification --traits Painter \
    --scratch-path Verification/.build/painter --product PaintExamples
stage "painter, window and tool: build" no_warnings painter build --build-tests
stage "painter, window and tool: test" painter test --filter 'ParallaxCairoTests|ParallaxToolTests'
# Pixels on one core, behaviour and a hundred actions at random on the other.
live_window() {
    python3 Tests/Window/pixels.py .build/painter/debug/parallax &
    other=$!
    python3 Tests/Window/behaviour.py .build/painter/debug/parallax &&
        python3 Tests/Window/actions.py .build/painter/debug/parallax 100
    own=$?
    wait "$other" && [ "$own" = 0 ]
}
stage "live window, on a display that nobody sees" live_window
touch Benchmarks/Package.swift # else new files of the package they measure go unseen
stage "benchmarks: build" swift build --package-path Benchmarks
stage "artwork: build" swift build --package-path Stages/Artwork
# With the tool that was built without any trait: pages need none.
# Two browsers side by side, for a browser's own work keeps one core busy.
pages() {
    python3 Tests/Browser/pages.py .build/debug/parallax --part=1/2 &
    other=$!
    python3 Tests/Browser/table.py && python3 Tests/Browser/pages.py .build/debug/parallax --part=2/2
    own=$?
    python3 Tests/Browser/faults.py .build/debug/parallax --first || own=1
    wait "$other" && [ "$own" = 0 ]
}
stage "pages in Chromium" pages
stage "gallery in Chromium" python3 Tests/Browser/gallery.py .build/debug/parallax
stage "engine as WebAssembly, in Chromium" python3 Tests/Browser/engine.py .build/debug/parallax

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
