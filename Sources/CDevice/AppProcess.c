#define _GNU_SOURCE
#include "AppProcess.h"
#include <AppSandbox.h>
#include <FileRules.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { failure_descriptor = 4 };

/// Runs in the child between fork and exec, where only async-signal-safe calls are allowed.
static void become_app(
    pid_t device, const char *executable, char *const *arguments, char *const *environment,
    int link, int output, int error, int failure, struct app_process_confinement confinement,
    enum app_process_beginning beginning) {
    // A session of its own: whatever it starts is told from what this process's other programs are by that.
    setsid();
    // A device that died before prctl will never send the signal.
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != device) _exit(127);

    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);

    // Move everything out of the way of the final numbers first: any of them may be in use by another.
    int input = open("/dev/null", O_RDONLY);
    int moved[5] = {input, output, error, link, failure};
    int rules = confinement.rules;
    if (rules >= 0 && (rules = fcntl(rules, F_DUPFD, 16)) < 0) goto fail;
    for (int index = 0; index < 5; index++) {
        moved[index] = fcntl(moved[index], F_DUPFD, 16);
        if (moved[index] < 0) goto fail;
    }
    for (int index = 0; index < 5; index++) {
        if (dup2(moved[index], index) < 0) goto fail;
    }
    failure = failure_descriptor;
    fcntl(failure, F_SETFD, FD_CLOEXEC);
    // Known only now: what the process reads of itself.
    if (rules >= 0 && file_rules_allow(rules, "/proc/self", file_rules_reads) != 0) goto fail;
    // The rule holds for the folder as the kernel has it in memory. One that nobody has open is dropped when memory is
    // wanted, and made anew without the rule: libdispatch ends a process that cannot read of its own threads.
    int kept_descriptor = failure_descriptor;
    if (rules >= 0) {
        int own = open("/proc/self", O_PATH | O_DIRECTORY);
        if (own < 0 || dup2(own, failure_descriptor + 1) < 0) goto fail;
        kept_descriptor = failure_descriptor + 1;
    }
    if (beginning == app_process_waits_for_debugger) {
        // Where only parents may debug (Yama), any debugger of this user may. Elsewhere the call is unknown.
        prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
        if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0) goto fail;
    }
    if (confinement.is_confined && app_sandbox_enter(rules, executable) != 0) goto fail;
    syscall(SYS_close_range, kept_descriptor + 1, ~0U, 0);

    if (chdir("/") == 0) execve(executable, arguments, environment);
fail:;
    int reason = errno;
    ssize_t written = write(failure, &reason, sizeof reason);
    (void)written;
    _exit(127);
}

/// Lets go of a program that stands still since it was just started, so that it goes on standing still.
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
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    // What a program leaves behind becomes this process's child, where it is found (`StrayProcesses`).
    if (!confinement.is_confined) prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    pid_t device = getpid();
    pid_t process = fork();
    if (process == 0) {
        become_app(device, executable, arguments, environment,
                   link_descriptor, output_descriptor, error_descriptor, failure[1], confinement, beginning);
    }
    int reason = process < 0 ? errno : 0;
    close(failure[1]);
    if (process > 0) {
        // Ends at once when execve succeeds: the other end closes on exec.
        ssize_t count;
        do count = read(failure[0], &reason, sizeof reason); while (count < 0 && errno == EINTR);
        if (count == sizeof reason) {
            waitpid(process, NULL, 0);
            process = -1;
        } else if (beginning == app_process_waits_for_debugger) {
            leave_to_debugger(process);
        }
    }
    close(failure[0]);
    errno = reason;
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
