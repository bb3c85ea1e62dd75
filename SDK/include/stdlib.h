// Memory, numbers and the process: the system's functions, and those that the device's library has besides.
#pragma once
#include_next <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif
/// `realloc` that frees the memory when it cannot be made larger.
void *reallocf(void *memory, size_t size);
const char *getprogname(void);
void setprogname(const char *name);
/// Seeds `random` and `rand` with numbers that nobody can foresee.
void srandomdev(void);
void sranddev(void);
// Random numbers need no stirring here.
void arc4random_stir(void);
void arc4random_addrandom(unsigned char *data, int length);
/// Sorting in place, and with memory in proportion; equal elements keep their order in the second. -1 and errno if there is none.
int heapsort(void *base, size_t count, size_t width, int (*compare)(const void *, const void *));
int mergesort(void *base, size_t count, size_t width, int (*compare)(const void *, const void *));
#ifdef __BLOCKS__
void qsort_b(void *base, size_t count, size_t width, int (^compare)(const void *, const void *));
int heapsort_b(void *base, size_t count, size_t width, int (^compare)(const void *, const void *));
int mergesort_b(void *base, size_t count, size_t width, int (^compare)(const void *, const void *));
void psort_b(void *base, size_t count, size_t width, int (^compare)(const void *, const void *));
void *bsearch_b(
    const void *key, const void *base, size_t count, size_t width, int (^compare)(const void *, const void *));
/// Called when the program ends as `exit` does it.
int atexit_b(void (^handler)(void));
#endif
void psort(void *base, size_t count, size_t width, int (*compare)(const void *, const void *));
void psort_r(
    void *base, size_t count, size_t width, void *context, int (*compare)(void *, const void *, const void *));
#ifdef __cplusplus
}
#endif
