#!/bin/sh
# Compiles the engine for browsers, with nothing but the toolchain: Scripts/wasm.sh [FOLDER], else into Web.
#
# parallax.wasm makes effects and gives their poses; parallax-layouts.wasm lays whole stages out; parallax-coverage.wasm looks for
# gaps. Each is small enough for a page, which loads those that it needs.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-Web}
# Always the same path, seen from the package: a hash of what the compiler was told stands in what it makes.
out=build/wasm
mkdir -p "$out"
# The linker comes with the toolchain.
linker=$(dirname "$(readlink -f "$(command -v swiftc)")")/wasm-ld

# Bounds are checked where tables are read, and the engine's laws hold beyond. Every function stands once: what the optimiser would
# save in time by copies costs more in size than it is worth here. What is left is optimised as one, when it is linked.
compile() {
    module=$1
    shift
    swiftc -module-name "$module" -package-name swift-parallax -swift-version 6 -target wasm32-unknown-none-wasm \
        -enable-experimental-feature Embedded -wmo -parse-as-library -Osize -lto=llvm-full -warnings-as-errors \
        -enforce-exclusivity=unchecked -Xfrontend -remove-runtime-asserts -Xfrontend -disable-stack-protector \
        -Xfrontend -enable-lexical-lifetimes=false -Xfrontend -disable-llvm-merge-functions-pass \
        -Xllvm -sil-disable-pass=inline -Xllvm -sil-disable-pass=closure-specialize -Xllvm -sil-disable-pass=simplify-cfg \
        -I "$out" -I Sources/CWasmMemory -emit-module -emit-module-path "$out/$module.swiftmodule" \
        -c $(LC_ALL=C find "Sources/$module" -name '*.swift' | LC_ALL=C sort) -o "$out/$module.o" "$@"
}

# Writes one file, which appears only when it is whole.
build() {
    file=$1
    shift
    compile ParallaxWeb "$@"
    "$linker" --no-entry --gc-sections --strip-all --compress-relocations -z stack-size=1048576 --stack-first \
        -mllvm -disable-lsr -mllvm -disable-machine-cse -mllvm -disable-machine-licm -mllvm -enable-pre=0 \
        -mllvm -enable-merge-functions -mllvm -available-load-scan-limit=100 --wrap=free --wrap=posix_memalign "$out/ParallaxWeb.o" "$out/Parallax.o" -o "$out/$file"
    chmod 644 "$out/$file"
    cp "$out/$file" "$folder/.$file.new"
    mv "$folder/.$file.new" "$folder/$file"
    echo "$folder/$file: $(wc -c <"$folder/$file") bytes, $(gzip -9nc "$folder/$file" | wc -c) gzipped"
}

compile Parallax
build parallax.wasm -D EFFECTS
build parallax-layouts.wasm -D LAYOUTS
build parallax-coverage.wasm -D COVERAGE
