// A program for the kernel's filter of system calls (Documentation/userspace-api/seccomp_filter.rst of the kernel).
#pragma once

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>

enum { call_filter_longest = 512 };

struct call_filter {
    struct sock_filter steps[call_filter_longest];
    unsigned short count;
};

enum {
    call_allowed = SECCOMP_RET_ALLOW,
    call_refused = SECCOMP_RET_ERRNO | 1 /* EPERM */,
    /// Answers 0 without doing anything.
    call_pretended = SECCOMP_RET_ERRNO,
};

/// The program's beginning: calls of other machines end it; afterwards the call's number is loaded.
struct call_filter call_filter_begin(void);

/// One step, with how many steps are left out when the comparison is true or false.
void call_filter_add(struct call_filter *filter, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false);

/// Loads the lower half of an argument, or the upper one.
void call_filter_load_argument(struct call_filter *filter, int index, int is_upper);

void call_filter_end(struct call_filter *filter, uint32_t result);
void call_filter_end_with_error(struct call_filter *filter, int error);

/// If what was loaded is the value, ends with the result; else goes on.
void call_filter_end_if_equal(struct call_filter *filter, uint32_t value, uint32_t result);

/// Ends with the result for each of the calls.
void call_filter_end_for(struct call_filter *filter, const int *calls, size_t count, uint32_t result);

/// Begins what is done for one system call: the place is to be given to `call_filter_end_call`, behind an end for each
/// case.
unsigned short call_filter_begin_call(struct call_filter *filter, int number);
void call_filter_end_call(struct call_filter *filter, unsigned short start);

/// Puts the filter, which allows all other calls, before the calling thread and what it starts. Returns 0, or -1 with
/// errno.
int call_filter_enter(struct call_filter *filter);

/// System calls that neither an app nor a script needs: they look into other processes, change the machine, or reach
/// parts of the kernel with a long list of faults.
void call_filter_refuse_dangers(struct call_filter *filter);

/// System calls that change files by a path, which Landlock does not see, or send signals by a descriptor or to a thread.
void call_filter_refuse_detours(struct call_filter *filter);
