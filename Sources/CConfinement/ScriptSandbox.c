// The confinement of a stranger's script: it starts programs and has files of its own, but no way to anything else.

#define _GNU_SOURCE
#include "ScriptSandbox.h"
#include "CallFilter.h"
#include "FileRules.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// What is started stays in the script's process group, which ends with it.
static const int pretended[] = {SYS_setsid, SYS_setpgid};

/// The network, and by sockets of this machine the user's other programs.
static const int refused[] = {
    SYS_socket,
    // Signals by a descriptor or to a thread: Landlock sees the others.
    SYS_pidfd_send_signal, SYS_tkill,
};

static int enter(int rules) {
    if (file_rules_enter(rules) != 0) return -1;
    struct call_filter filter = call_filter_begin();
    call_filter_refuse_dangers(&filter);
    call_filter_end_for(&filter, pretended, sizeof pretended / sizeof pretended[0], call_pretended);
    call_filter_end_for(&filter, refused, sizeof refused / sizeof refused[0], call_refused);
    return call_filter_enter(&filter);
}

enum { failure_descriptor = 3 };

/// Runs in the child between fork and exec, where only async-signal-safe calls are allowed.
static void become_script(
    const char *executable, char *const *arguments, char *const *environment, const char *folder, int output,
    int failure, int rules) {
    setpgid(0, 0);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);

    // Out of the way of the final numbers first: any of them may be in use by another.
    int moved[4] = {open("/dev/null", O_RDONLY), output, output, failure};
    if ((rules = fcntl(rules, F_DUPFD, 16)) < 0) goto fail;
    for (int index = 0; index < 4; index++) {
        if ((moved[index] = fcntl(moved[index], F_DUPFD, 16)) < 0) goto fail;
    }
    for (int index = 0; index < 4; index++) {
        if (dup2(moved[index], index) < 0) goto fail;
    }
    failure = failure_descriptor;
    fcntl(failure, F_SETFD, FD_CLOEXEC);
    if (chdir(folder) != 0 || enter(rules) != 0) goto fail;
    syscall(SYS_close_range, failure_descriptor + 1, ~0U, 0);
    execve(executable, arguments, environment);
fail:;
    int reason = errno;
    ssize_t written = write(failure, &reason, sizeof reason);
    (void)written;
    _exit(127);
}

pid_t script_sandbox_start(
    const char *executable, char *const *arguments, char *const *environment, const char *folder,
    int output_descriptor, int rules) {
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    pid_t process = fork();
    if (process == 0) {
        become_script(executable, arguments, environment, folder, output_descriptor, failure[1], rules);
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
        }
    }
    close(failure[0]);
    errno = reason;
    return process;
}
