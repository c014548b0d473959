#ifndef COUNTED_MEMORY_H
#define COUNTED_MEMORY_H

/// How many times the calling thread has asked for memory since it began; -1 where that cannot be counted.
long counted_memory_requests(void);

#endif
