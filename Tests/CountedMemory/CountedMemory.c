// Counts requests for memory, thread by thread. A program's own malloc takes the place of the C library's, for the
// program and for all libraries that it loads; glibc keeps its own under a second name.

#include "CountedMemory.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// A sanitizer has a malloc of its own, which must not be replaced.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OWN_MALLOC
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OWN_MALLOC)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long requests = 0;

void *malloc(size_t size) {
    requests += 1;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    requests += 1;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    requests += 1;
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    requests += 1;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}

long counted_memory_requests(void) { return requests; }

#else

long counted_memory_requests(void) { return -1; }

#endif
