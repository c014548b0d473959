# Everything a person types here. `make` alone says what there is.

STAGES   ?= showroom stretchy-header window captions onboarding
PICTURES ?=
STAGE    ?= Stages/showroom.json
export STAGES PICTURES STAGE
NESTED   := Benchmarks/Package.swift Benchmarks/Sources Examples Verification/Package.swift Verification/StandIns Verification/Tests \
            Verification/OnDevice Verification/Dice Verification/Recorded Verification/Looking Verification/Painting

.PHONY: help run preview films examples test test-browsers bench bench-web bench-window format lint goldens clean

help:
	@echo "make run                   paint the five films and a contact sheet into build/gallery"
	@echo "make run PICTURES=FOLDER   the same with your own photographs"
	@echo "make preview STAGE=FILE    a live window of a stage, which follows its file (GTK 4)"
	@echo "make films                 paint the README's films anew (needs ffmpeg)"
	@echo "make examples              paint the example screens anew (needs cwebp)"
	@echo "make test                  build and test everything"
	@echo "make test-browsers         test pages in Firefox and WebKitGTK, too, and in Chromium what takes longer"
	@echo "make bench                 measure, as ratios within one run, and write build/bench/report.md"
	@echo "make bench PEER=a.js       the same, with a script of somebody else's on the page"
	@echo "make format                format all Swift files"
	@echo "make goldens               record the goldens anew, after you have looked at what changed"
	@echo "make clean                 remove everything that was built"

run:
	@Scripts/install.sh painter
	@Scripts/gallery.sh

preview:
	@Scripts/install.sh painter
	@Scripts/install.sh window
	@Scripts/preview.sh

films:
	@Scripts/films.sh

examples:
	@Scripts/install.sh painter
	@Scripts/examples.sh

test:
	@Scripts/install.sh painter
	@Scripts/install.sh window
	@Scripts/install.sh screen
	@Scripts/install.sh browser
	@Scripts/test.sh

test-browsers:
	@Scripts/install.sh browsers
	@swift build -q --product parallax
	@Scripts/test-browsers.sh

bench:
	@Scripts/install.sh painter
	@Scripts/install.sh bench
	@echo "building … (the first time takes a few minutes)"
	@touch Benchmarks/Package.swift # else new files of the package it measures go unseen
	@swift build -q -c release --package-path Benchmarks
	@swift build -q -c release --product parallax --traits Painter --scratch-path .build/painter
	@failed=0; \
	$(MAKE) --no-print-directory bench-web || failed=1; \
	$(MAKE) --no-print-directory bench-window || failed=1; \
	Benchmarks/.build/release/ParallaxBenchmarks .build/painter/release/parallax || failed=1; \
	exit $$failed

bench-web:
	@Scripts/install.sh browser
	@swift build -q --product parallax
	@python3 Benchmarks/Web/bench.py .build/debug/parallax $(PEER)

bench-window:
	@Scripts/install.sh painter
	@Scripts/install.sh window
	@Scripts/install.sh screen
	@swift build -q -c release --product parallax --traits GTK --scratch-path .build/preview
	@swift build -q -c release --product parallax-preview --traits GTK --scratch-path .build/preview
	@python3 Tests/Window/bench.py .build/preview/release/parallax

format:
	@swift format -i -r Package.swift Sources Tests $(NESTED)

lint:
	@swift format lint -r --strict --parallel Package.swift Sources Tests $(NESTED)

goldens:
	@PARALLAX_RECORD=1 swift test --filter GoldenTests || true
	@git status --short Stages

clean:
	@rm -rf .build build Benchmarks/.build Verification/.build Tests/Optimised/.build Stages/Artwork/.build
