// libunwind's functions for the calling thread's stack, implemented with the unwinder of exceptions.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <libunwind.h>
#include <string.h>
#include <unwind.h>

struct walk {
    unw_context_t *context;
    /// The number of frames of this library, which are left out.
    int hidden;
};

static _Unwind_Reason_Code note_frame(struct _Unwind_Context *frame, void *data) {
    struct walk *walk = (struct walk *)data;
    unw_context_t *context = walk->context;
    if (context->depth == UNW_MAXIMUM_DEPTH) return _URC_END_OF_STACK;
    if (walk->hidden > 0) {
        walk->hidden--;
        return _URC_NO_REASON;
    }
    struct unw_frame *noted = &context->frames[context->depth++];
    noted->instruction = _Unwind_GetIP(frame);
    noted->stack = _Unwind_GetCFA(frame);
    return _URC_NO_REASON;
}

__attribute__((noinline)) int unw_getcontext(unw_context_t *context) {
    struct walk walk = {context, 1};
    context->depth = 0;
    _Unwind_Backtrace(note_frame, &walk);
    return context->depth > 0 ? UNW_ESUCCESS : UNW_EUNSPEC;
}

int unw_init_local(unw_cursor_t *cursor, unw_context_t *context) {
    if (context->depth <= 0 || context->depth > UNW_MAXIMUM_DEPTH) return UNW_EINVAL;
    cursor->depth = context->depth;
    cursor->position = 0;
    memcpy(cursor->frames, context->frames, (size_t)context->depth * sizeof(struct unw_frame));
    return UNW_ESUCCESS;
}

static const struct unw_frame *current(const unw_cursor_t *cursor) {
    int bound = cursor->depth < UNW_MAXIMUM_DEPTH ? cursor->depth : UNW_MAXIMUM_DEPTH;
    return cursor->position >= 0 && cursor->position < bound ? &cursor->frames[cursor->position] : NULL;
}

int unw_step(unw_cursor_t *cursor) {
    if (current(cursor) == NULL) return UNW_EBADFRAME;
    if (cursor->position + 1 >= cursor->depth) return 0;
    cursor->position++;
    return 1;
}

int unw_get_reg(unw_cursor_t *cursor, unw_regnum_t number, unw_word_t *value) {
    const struct unw_frame *frame = current(cursor);
    if (frame == NULL) return UNW_EBADFRAME;
    if (number != UNW_REG_IP && number != UNW_REG_SP) return UNW_EBADREG;
    *value = number == UNW_REG_IP ? frame->instruction : frame->stack;
    return UNW_ESUCCESS;
}

/// The symbol of a frame's function. The return address may be behind the function, if the call is its last
/// instruction.
static int symbol(unw_cursor_t *cursor, Dl_info *found) {
    const struct unw_frame *frame = current(cursor);
    if (frame == NULL) return UNW_EBADFRAME;
    if (dladdr((const void *)(uintptr_t)(frame->instruction - 1), found) == 0 || found->dli_saddr == NULL) {
        return UNW_ENOINFO;
    }
    return UNW_ESUCCESS;
}

int unw_get_proc_info(unw_cursor_t *cursor, unw_proc_info_t *information) {
    Dl_info found;
    memset(information, 0, sizeof *information);
    int result = symbol(cursor, &found);
    if (result == UNW_ESUCCESS) information->start_ip = (unw_word_t)(uintptr_t)found.dli_saddr;
    return result;
}

int unw_get_proc_name(unw_cursor_t *cursor, char *name, size_t length, unw_word_t *offset) {
    Dl_info found;
    int result = symbol(cursor, &found);
    if (result != UNW_ESUCCESS) return result;
    if (found.dli_sname == NULL) return UNW_ENOINFO;
    if (offset) *offset = current(cursor)->instruction - (unw_word_t)(uintptr_t)found.dli_saddr;
    if (length == 0) return UNW_ENOMEM;
    size_t size = strlen(found.dli_sname), taken = size < length ? size : length - 1;
    memcpy(name, found.dli_sname, taken);
    name[taken] = 0;
    return taken == size ? UNW_ESUCCESS : UNW_ENOMEM;
}

int unw_is_fpreg(unw_cursor_t *cursor, unw_regnum_t number) { return 0; }
int unw_is_signal_frame(unw_cursor_t *cursor) { return 0; }

const char *unw_regname(unw_cursor_t *cursor, unw_regnum_t number) {
    return number == UNW_REG_IP ? "rip" : number == UNW_REG_SP ? "rsp" : "unknown register";
}
