#define _GNU_SOURCE
#include "LimitedProcess.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { failure_descriptor = 3 };

static void set_bound(__rlimit_resource_t resource, uint64_t value) {
    struct rlimit limit = {value, value};
    setrlimit(resource, &limit);
}

/// Runs in the child between fork and exec, where only async-signal-safe calls are allowed.
static void become_program(
    pid_t parent, const char *executable, char *const *arguments, char *const *environment, const char *folder,
    int output, int failure, struct limited_process_bounds bounds) {
    setsid();
    // A parent that died before prctl will never send the signal.
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(127);

    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);

    // Out of the way of the final numbers first: any of them may be in use by another.
    int input = open("/dev/null", O_RDONLY);
    int moved[4] = {input, output, output, failure};
    for (int index = 0; index < 4; index++) {
        moved[index] = fcntl(moved[index], F_DUPFD, 16);
        if (moved[index] < 0) goto fail;
    }
    for (int index = 0; index < 4; index++) {
        if (dup2(moved[index], index) < 0) goto fail;
    }
    failure = failure_descriptor;
    fcntl(failure, F_SETFD, FD_CLOEXEC);
    syscall(SYS_close_range, failure_descriptor + 1, ~0U, 0);

    if (bounds.memory > 0) set_bound(RLIMIT_DATA, bounds.memory);
    if (bounds.file_size > 0) set_bound(RLIMIT_FSIZE, bounds.file_size);
    set_bound(RLIMIT_CORE, 0);

    if (chdir(folder) == 0) execve(executable, arguments, environment);
fail:;
    int reason = errno;
    ssize_t written = write(failure, &reason, sizeof reason);
    (void)written;
    _exit(127);
}

pid_t limited_process_start(
    const char *executable, char *const *arguments, char *const *environment, const char *folder,
    int output_descriptor, struct limited_process_bounds bounds) {
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    pid_t parent = getpid();
    pid_t process = fork();
    if (process == 0) {
        become_program(
            parent, executable, arguments, environment, folder, output_descriptor, failure[1], bounds);
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
