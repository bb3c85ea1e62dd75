// Sorting and searching with blocks and with certain algorithms (mergesort, heapsort), and exit handlers (atexit_b).

#define _GNU_SOURCE
#include <Block.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef int (*Function)(const void *, const void *);
typedef int (^Comparison)(const void *, const void *);

static int call_block(const void *first, const void *second, void *block) {
    return ((Comparison)block)(first, second);
}

/// Adapts a comparison function to qsort_r, which passes the context last.
typedef struct {
    void *context;
    int (*compare)(void *, const void *, const void *);
} ContextFirst;

static int call_context_first(const void *first, const void *second, void *both) {
    ContextFirst *call = both;
    return call->compare(call->context, first, second);
}

void qsort_b(void *base, size_t count, size_t width, Comparison compare) {
    qsort_r(base, count, width, call_block, (void *)compare);
}

void psort(void *base, size_t count, size_t width, Function compare) { qsort(base, count, width, compare); }
void psort_b(void *base, size_t count, size_t width, Comparison compare) { qsort_b(base, count, width, compare); }
void psort_r(
    void *base, size_t count, size_t width, void *context, int (*compare)(void *, const void *, const void *)) {
    ContextFirst call = {context, compare};
    qsort_r(base, count, width, call_context_first, &call);
}

void *bsearch_b(const void *key, const void *base, size_t count, size_t width, Comparison compare) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const void *element = (const char *)base + middle * width;
        int order = compare(key, element);
        if (order == 0) return (void *)element;
        if (order < 0) high = middle;
        else low = middle + 1;
    }
    return NULL;
}

static void swap(char *first, char *second, size_t width) {
    for (size_t i = 0; i < width; i++) {
        char byte = first[i];
        first[i] = second[i];
        second[i] = byte;
    }
}

static void sift_down(char *base, size_t root, size_t count, size_t width, Comparison compare) {
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && compare(base + child * width, base + (child + 1) * width) < 0) child++;
        if (compare(base + root * width, base + child * width) >= 0) return;
        swap(base + root * width, base + child * width, width);
    }
}

int heapsort_b(void *base, size_t count, size_t width, Comparison compare) {
    if (width == 0) {
        errno = EINVAL;
        return -1;
    }
    for (size_t root = count / 2; root-- > 0;) sift_down(base, root, count, width, compare);
    for (size_t end = count; end-- > 1;) {
        swap(base, (char *)base + end * width, width);
        sift_down(base, 0, end, width, compare);
    }
    return 0;
}

int heapsort(void *base, size_t count, size_t width, Function compare) {
    return heapsort_b(base, count, width, ^(const void *a, const void *b) { return compare(a, b); });
}

/// A stable merge sort; `room` has room for as many elements.
static void merge_sort(char *base, char *room, size_t count, size_t width, Comparison compare) {
    if (count < 2) return;
    size_t half = count / 2;
    merge_sort(base, room, half, width, compare);
    merge_sort(base + half * width, room, count - half, width, compare);
    memcpy(room, base, count * width);
    char *left = room, *middle = room + half * width, *right = middle, *end = room + count * width;
    while (left < middle || right < end) {
        int takes_left = right == end || (left < middle && compare(left, right) <= 0);
        char **from = takes_left ? &left : &right;
        memcpy(base, *from, width);
        *from += width;
        base += width;
    }
}

int mergesort_b(void *base, size_t count, size_t width, Comparison compare) {
    if (width == 0) {
        errno = EINVAL;
        return -1;
    }
    char *room = count > 1 ? calloc(count, width) : NULL;
    if (count > 1 && room == NULL) return -1;
    merge_sort(base, room, count, width, compare);
    free(room);
    return 0;
}

int mergesort(void *base, size_t count, size_t width, Function compare) {
    return mergesort_b(base, count, width, ^(const void *a, const void *b) { return compare(a, b); });
}

typedef struct EndHandler {
    void (^block)(void);
    struct EndHandler *before;
} EndHandler;

static pthread_mutex_t end_lock = PTHREAD_MUTEX_INITIALIZER;
static EndHandler *end_handlers;

/// Calls the last registered handler. Each was also registered with `atexit`, so that the order with other handlers is
/// kept.
static void call_end_handler(void) {
    pthread_mutex_lock(&end_lock);
    EndHandler *last = end_handlers;
    if (last) end_handlers = last->before;
    pthread_mutex_unlock(&end_lock);
    if (last == NULL) return;
    last->block();
    Block_release(last->block);
    free(last);
}

int atexit_b(void (^block)(void)) {
    EndHandler *handler = malloc(sizeof *handler);
    if (handler == NULL || block == NULL) {
        free(handler);
        return -1;
    }
    handler->block = Block_copy(block);
    pthread_mutex_lock(&end_lock);
    handler->before = end_handlers;
    end_handlers = handler;
    pthread_mutex_unlock(&end_lock);
    return atexit(call_end_handler);
}
