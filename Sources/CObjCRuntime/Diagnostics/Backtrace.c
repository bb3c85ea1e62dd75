#define _GNU_SOURCE
#include "Diagnostics/Backtrace.h"
#include "Diagnostics.h"
#include "Diagnostics/Symbols.h"
#include <stdlib.h>
#include <string.h>
#include <unwind.h>

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
    struct frames *frames = argument;
    int is_exact = 0;
    const char *address = (const char *)_Unwind_GetIPInfo(context, &is_exact);
    // A signal interrupted this frame; the frames collected before are those of its handler.
    if (is_exact) frames->count = frames->skipped = 0;
    if (frames->skipped-- > 0) return _URC_NO_REASON;
    if (frames->count == MaximumFrames) return _URC_END_OF_STACK;
    // For most frames this is the return address, which is behind the call.
    if (address) frames->addresses[frames->count++] = is_exact ? address : address - 1;
    return _URC_NO_REASON;
}

__attribute__((noinline)) void frames_collect(struct frames *frames) {
    _Unwind_Backtrace(visit, frames);
    // Prevents a tail call: this function's own frame is counted among the skipped ones, so it must exist.
    __asm__ volatile("");
}

/// True for functions that the Swift compiler generates between written ones, such as thunks.
static bool is_glue(const char *name) {
    static const char *const beginnings[] = {
        "reabstraction thunk helper", "partial apply forwarder", "protocol witness for", "@objc closure",
        "closure #1 (@Swift.MainActor () throws", "static Swift.MainActor.assumeIsolated"};
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0) return true;
    }
    return false;
}

void frames_describe(const struct frames *frames, FILE *stream) {
    int shown = 0;
    for (int i = 0; i < frames->count; i++) {
        struct symbol symbol = symbol_at(frames->addresses[i]);
        if (is_glue(symbol.name)) continue;
        fprintf(stream, "    %-3d %-24s %p %s + %lu", shown++, symbol.image, frames->addresses[i],
                symbol.name[0] ? symbol.name : "(no symbol)", (unsigned long)symbol.offset);
        struct source_line line = source_line_of(frames->addresses[i]);
        if (line.line) fprintf(stream, " (%s:%u)", line.file, line.line);
        fputc('\n', stream);
    }
}

char *backtrace_description(int skipped) {
    struct frames frames = {.skipped = skipped + 2};
    frames_collect(&frames);
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL) return calloc(1, 1);
    frames_describe(&frames, stream);
    fclose(stream);
    return text;
}
