#define _GNU_SOURCE
#include "AppProcess.h"
#include <AppSandbox.h>
#include <FileRules.h>
#include <ProcessStart.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// What `become_app` needs to know.
struct beginning {
    struct app_process_confinement confinement;
    enum app_process_beginning kind;
};

int app_process_confine(struct app_process_confinement confinement, const char *executable) {
    int rules = confinement.rules;
    if (rules >= 0) {
        // Known only now: what the process reads of itself.
        if (file_rules_allow(rules, "/proc/self", file_rules_reads) != 0) return -1;
        // The rule holds for the folder as the kernel has it in memory. One that nobody has open is dropped when memory
        // is wanted, and made anew without the rule: libdispatch ends a process that cannot read of its own threads.
        if (open("/proc/self", O_PATH | O_DIRECTORY) < 0) return -1;
    }
    return confinement.is_confined ? app_sandbox_enter(rules, executable) : 0;
}

/// Runs in the new process before the app's program, where only async-signal-safe calls are allowed.
static int become_app(const struct process_start *start, int rules) {
    const struct beginning *beginning = start->context;
    if (beginning->kind == app_process_waits_for_debugger) {
        // Where only parents may debug (Yama), any debugger of this user may. Elsewhere the call is unknown.
        prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0) return -1;
    }
    struct app_process_confinement confinement = {beginning->confinement.is_confined, rules};
    return app_process_confine(confinement, start->executable);
}

/// Detaches from a program that is stopped before its first instruction, so that it stays stopped.
static void leave_to_debugger(pid_t process) {
    int status = 0;
    pid_t result;
    do result = waitpid(process, &status, 0); while (result < 0 && errno == EINTR);
    if (result == process && WIFSTOPPED(status)) ptrace(PTRACE_DETACH, process, NULL, (void *)(long)SIGSTOP);
}

pid_t app_process_start(
    const char *executable, char *const *arguments, char *const *environment,
    int link_descriptor, int output_descriptor, int error_descriptor,
    struct app_process_confinement confinement, enum app_process_beginning beginning) {
    // What a program leaves behind becomes this process's child, where it is found (`StrayProcesses`).
    if (!confinement.is_confined) prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    struct beginning context = {confinement, beginning};
    struct process_start start = {
        .executable = executable, .arguments = arguments, .environment = environment, .folder = "/",
        // A session of its own: by that, what the app starts is told from this process's other programs.
        .tie = process_tie_session,
        .descriptors = {-1, output_descriptor, error_descriptor, link_descriptor}, .descriptor_count = 4,
        .prepare = become_app, .context = &context, .prepare_descriptor = confinement.rules,
    };
    pid_t process = process_start_run(&start);
    if (process > 0 && beginning == app_process_waits_for_debugger) leave_to_debugger(process);
    return process;
}

int app_process_open_descriptor(pid_t process) {
    return (int)syscall(SYS_pidfd_open, process, 0);
}

struct app_process_end app_process_reap(pid_t process) {
    struct app_process_end end = {0, 0, 0};
    int status = 0;
    pid_t result = waitpid(process, &status, WNOHANG);
    if (result == 0 || (result < 0 && errno == EINTR)) return end;
    end.has_ended = 1;
    if (result > 0 && WIFSIGNALED(status)) {
        end.was_signalled = 1;
        end.status = WTERMSIG(status);
    } else if (result > 0) {
        end.status = WEXITSTATUS(status);
    }
    return end;
}
