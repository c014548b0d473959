// The files of `Web` as bytes. The compiler takes them as they are, in no time, and knows when one has changed; Swift's own way, an
// array with every byte as a number, takes it half a minute, and a whole one when it optimises.
#include "CWebFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define GIVE(name) \
    WebFile web_##name(void) { return (WebFile){name, sizeof name}; }

// What runs in every page.

static const unsigned char elastic_js[] = {
#embed "../../Web/elastic.js"
};
GIVE(elastic_js)

static const unsigned char frame_js[] = {
#embed "../../Web/frame.js"
};
GIVE(frame_js)

static const unsigned char parallax_js[] = {
#embed "../../Web/parallax.js"
};
GIVE(parallax_js)

static const unsigned char place_js[] = {
#embed "../../Web/place.js"
};
GIVE(place_js)

static const unsigned char probe_js[] = {
#embed "../../Web/probe.js"
};
GIVE(probe_js)

// The engine's modules, and what speaks to them.

static const unsigned char document_js[] = {
#embed "../../Web/document.js"
};
GIVE(document_js)

static const unsigned char engine_js[] = {
#embed "../../Web/engine.js"
};
GIVE(engine_js)

static const unsigned char parallax_wasm[] = {
#embed "../../Web/parallax.wasm"
};
GIVE(parallax_wasm)

static const unsigned char parallax_layouts_wasm[] = {
#embed "../../Web/parallax-layouts.wasm"
};
GIVE(parallax_layouts_wasm)

static const unsigned char parallax_coverage_wasm[] = {
#embed "../../Web/parallax-coverage.wasm"
};
GIVE(parallax_coverage_wasm)

// The gallery.

static const unsigned char gallery_html[] = {
#embed "../../Web/gallery/gallery.html"
};
GIVE(gallery_html)

static const unsigned char gallery_css[] = {
#embed "../../Web/gallery/gallery.css"
};
GIVE(gallery_css)

static const unsigned char gallery_js[] = {
#embed "../../Web/gallery/gallery.js"
};
GIVE(gallery_js)

static const unsigned char copies_js[] = {
#embed "../../Web/gallery/copies.js"
};
GIVE(copies_js)

static const unsigned char painter_js[] = {
#embed "../../Web/gallery/painter.js"
};
GIVE(painter_js)

static const unsigned char paper_js[] = {
#embed "../../Web/gallery/paper.js"
};
GIVE(paper_js)

static const unsigned char parameters_js[] = {
#embed "../../Web/gallery/parameters.js"
};
GIVE(parameters_js)

static const unsigned char plot_js[] = {
#embed "../../Web/gallery/plot.js"
};
GIVE(plot_js)

static const unsigned char reader_js[] = {
#embed "../../Web/gallery/reader.js"
};
GIVE(reader_js)

static const unsigned char sheet_js[] = {
#embed "../../Web/gallery/sheet.js"
};
GIVE(sheet_js)
