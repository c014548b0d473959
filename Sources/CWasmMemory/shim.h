// What Swift has no name for: where free memory begins in a WebAssembly module, and how to have more of it.
#ifdef __wasm__
extern unsigned char __heap_base;

static inline unsigned long parallax_heap_base(void) { return (unsigned long)&__heap_base; }
static inline unsigned long parallax_memory_pages(void) { return __builtin_wasm_memory_size(0); }
static inline long parallax_memory_grow(unsigned long pages) { return (long)__builtin_wasm_memory_grow(0, pages); }
#endif
