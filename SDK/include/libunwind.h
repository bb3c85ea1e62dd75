// Walking up the stack of the thread that asks. A context is the stack as it was when `unw_getcontext` was called; a cursor
// is one of its frames, from that of the caller upwards.
#pragma once

#include <stddef.h>
#include <stdint.h>

enum {
    UNW_ESUCCESS = 0,
    UNW_EUNSPEC = -6540,
    UNW_ENOMEM = -6541,
    UNW_EBADREG = -6542,
    UNW_EREADONLYREG = -6543,
    UNW_ESTOPUNWIND = -6544,
    UNW_EINVALIDIP = -6545,
    UNW_EBADFRAME = -6546,
    UNW_EINVAL = -6547,
    UNW_EBADVERSION = -6548,
    UNW_ENOINFO = -6549
};

/// Instruction pointer and stack pointer; other registers are not known here.
enum { UNW_REG_IP = -1, UNW_REG_SP = -2 };

enum { UNW_MAXIMUM_DEPTH = 128 };

typedef int unw_regnum_t;
typedef uint64_t unw_word_t;
typedef double unw_fpreg_t;
typedef void *unw_addr_space_t;

struct unw_frame {
    unw_word_t instruction;
    unw_word_t stack;
};

typedef struct unw_context_t {
    int depth;
    struct unw_frame frames[UNW_MAXIMUM_DEPTH];
} unw_context_t;

typedef struct unw_cursor_t {
    int depth;
    int position;
    struct unw_frame frames[UNW_MAXIMUM_DEPTH];
} unw_cursor_t;

typedef struct unw_proc_info_t {
    unw_word_t start_ip;
    unw_word_t end_ip;
    unw_word_t lsda;
    unw_word_t handler;
    unw_word_t gp;
    unw_word_t flags;
    uint32_t format;
    uint32_t unwind_info_size;
    unw_word_t unwind_info;
    unw_word_t extra;
} unw_proc_info_t;

#ifdef __cplusplus
extern "C" {
#endif

int unw_getcontext(unw_context_t *context);
int unw_init_local(unw_cursor_t *cursor, unw_context_t *context);
/// To the caller's frame.
/// - Returns: more than zero, or zero when there is none.
int unw_step(unw_cursor_t *cursor);
int unw_get_reg(unw_cursor_t *cursor, unw_regnum_t number, unw_word_t *value);
int unw_get_proc_info(unw_cursor_t *cursor, unw_proc_info_t *information);
int unw_is_fpreg(unw_cursor_t *cursor, unw_regnum_t number);
int unw_is_signal_frame(unw_cursor_t *cursor);
/// The function's name, cut off where the room for it (in bytes, with the NUL) ends.
/// - offset: from its start, in bytes; may be NULL.
int unw_get_proc_name(unw_cursor_t *cursor, char *name, size_t length, unw_word_t *offset);
const char *unw_regname(unw_cursor_t *cursor, unw_regnum_t number);

#ifdef __cplusplus
}
#endif
