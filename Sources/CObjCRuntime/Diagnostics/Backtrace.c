#define _GNU_SOURCE
#include "Diagnostics.h"
#include "Diagnostics/Symbols.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unwind.h>

enum { MaximumFrames = 64 };

struct frames {
    int skipped, count;
    const void *addresses[MaximumFrames];
};

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct frames *frames = argument;
    if (frames->skipped-- > 0) return _URC_NO_REASON;
    if (frames->count == MaximumFrames) return _URC_END_OF_STACK;
    const void *address = (const void *)_Unwind_GetIP(context);
    if (address) frames->addresses[frames->count++] = address;
    return _URC_NO_REASON;
}

/// Functions that the Swift compiler put between two that somebody wrote.
static bool is_glue(const char *name) {
    static const char *const beginnings[] = {
        "reabstraction thunk helper", "partial apply forwarder", "protocol witness for", "@objc closure",
        "closure #1 (@Swift.MainActor () throws", "static Swift.MainActor.assumeIsolated"};
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0) return true;
    }
    return false;
}

char *backtrace_description(int skipped) {
    struct frames frames = {.skipped = skipped + 1};
    _Unwind_Backtrace(visit, &frames);
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL) return calloc(1, 1);
    int shown = 0;
    for (int i = 0; i < frames.count; i++) {
        // A return address: the call is before it.
        struct symbol symbol = symbol_at((const char *)frames.addresses[i] - 1);
        if (is_glue(symbol.name)) continue;
        fprintf(stream, "    %-3d %-24s %p %s + %lu\n", shown++, symbol.image, frames.addresses[i],
                symbol.name[0] ? symbol.name : "(no symbol)", (unsigned long)symbol.offset + 1);
    }
    fclose(stream);
    return text;
}
