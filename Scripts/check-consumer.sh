#!/bin/sh
# Builds and runs a small package outside this one, which depends on it by URL and tag as an app would, on a machine without
# any of the painter's libraries.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What is in the working tree now, as a repository with a tag.
mkdir "$work/swift-parallax"
cd "$root"
# A checkout may belong to somebody else, as it does in a container.
git -c safe.directory="$root" ls-files --cached --others --exclude-standard >"$work/files"
grep -v '^Stages/Pictures/' "$work/files" | while IFS= read -r file; do
    [ -e "$file" ] || [ -L "$file" ] || continue
    mkdir -p "$work/swift-parallax/$(dirname "$file")"
    cp -P "$file" "$work/swift-parallax/$file"
done
cd "$work/swift-parallax"
git init -q
git add -A
git -c user.name=check -c user.email=check@example.invalid commit -qm "A release"
git tag 1.0.0

mkdir -p "$work/app/Sources/App"
cd "$work/app"
cat >Package.swift <<END
// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "app",
    platforms: [.macOS(.v12)],
    dependencies: [.package(url: "file://$work/swift-parallax", from: "1.0.0")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "Parallax", package: "swift-parallax")])
    ])
END
cat >Sources/App/main.swift <<'END'
import Parallax

let drift = Effect.drift(speed: 0.8)
let offset = drift.pose(item: 500..<750, viewport: 0..<844).translation.y
print((offset * 1e9).rounded() / 1e9)
END
export PKG_CONFIG_LIBDIR=/nonexistent PKG_CONFIG_PATH=
swift build -q --cache-path "$work/cache" 2>&1
answer=$(swift run -q --skip-build)
[ "$answer" = "-40.6" ] || { echo "the app printed $answer, not -40.6"; exit 1; }
