// The confinement of a stranger's script: it starts programs and has files of its own, but no way to anything else.

#define _GNU_SOURCE
#include "ScriptSandbox.h"
#include "CallFilter.h"
#include "FileRules.h"
#include <ProcessStart.h>
#include <stddef.h>
#include <sys/syscall.h>

/// What is started stays in the script's process group, which ends with it.
static const int pretended[] = {SYS_setsid, SYS_setpgid};

/// The network, and by sockets of this machine the user's other programs.
static const int refused[] = {
    SYS_socket,
    // Signals by a descriptor or to a thread: Landlock sees the others.
    SYS_pidfd_send_signal, SYS_tkill,
};

static int enter(const struct process_start *start, int rules) {
    (void)start;
    if (file_rules_enter(rules) != 0) return -1;
    struct call_filter filter = call_filter_begin();
    call_filter_refuse_dangers(&filter);
    call_filter_end_for(&filter, pretended, sizeof pretended / sizeof pretended[0], call_pretended);
    call_filter_end_for(&filter, refused, sizeof refused / sizeof refused[0], call_refused);
    return call_filter_enter(&filter);
}

pid_t script_sandbox_start(
    const char *executable, char *const *arguments, char *const *environment, const char *folder,
    int output_descriptor, int rules) {
    struct process_start start = {
        .executable = executable, .arguments = arguments, .environment = environment, .folder = folder,
        .tie = process_tie_group,
        .descriptors = {-1, output_descriptor, output_descriptor}, .descriptor_count = 3,
        .prepare = enter, .prepare_descriptor = rules,
    };
    return process_start_run(&start);
}
