#include "FoundationObjects.h"

enum { Deepest = 200, Most = 1 << 12 };

static __thread const void *converted[Deepest];
static __thread unsigned depth, number;

bool collection_conversion_begin(const void *collection) {
    if (depth == 0) number = 0;
    if (depth == Deepest || number == Most) return false;
    for (unsigned i = 0; i < depth; i++) {
        if (converted[i] == collection) return false;
    }
    converted[depth++] = collection;
    number++;
    return true;
}

void collection_conversion_end(void) { depth--; }
