#ifndef CWEB_FILES_H
#define CWEB_FILES_H

/// A file of `Web`, as it was when this was compiled. Its bytes last as long as the process.
typedef struct __attribute__((swift_attr("@Sendable"))) {
    const unsigned char *bytes;
    long count;
} WebFile;

/// In Swift `WebFile.name`.
#define WEB_FILE(function, name) \
    WebFile function(void) __attribute__((swift_name("getter:WebFile." name "()")))

// What runs in every page.
WEB_FILE(web_elastic_js, "elasticJS");
WEB_FILE(web_frame_js, "frameJS");
WEB_FILE(web_parallax_js, "parallaxJS");
WEB_FILE(web_place_js, "placeJS");
WEB_FILE(web_probe_js, "probeJS");

// The engine's modules, and what speaks to them.
WEB_FILE(web_document_js, "documentJS");
WEB_FILE(web_engine_js, "engineJS");
WEB_FILE(web_parallax_wasm, "parallaxWasm");
WEB_FILE(web_parallax_layouts_wasm, "layoutsWasm");
WEB_FILE(web_parallax_coverage_wasm, "coverageWasm");

// The gallery.
WEB_FILE(web_gallery_html, "galleryHTML");
WEB_FILE(web_gallery_css, "galleryCSS");
WEB_FILE(web_gallery_js, "galleryJS");
WEB_FILE(web_copies_js, "copiesJS");
WEB_FILE(web_painter_js, "painterJS");
WEB_FILE(web_paper_js, "paperJS");
WEB_FILE(web_parameters_js, "parametersJS");
WEB_FILE(web_plot_js, "plotJS");
WEB_FILE(web_reader_js, "readerJS");
WEB_FILE(web_sheet_js, "sheetJS");

#endif
