// fork, exec, and a pipe that reports errors between them. The pipe closes by itself when the program begins.

#define _GNU_SOURCE
#include "ProcessStart.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// Numbers from here on are used by none of the descriptors that the program gets.
enum { first_spare_descriptor = 16 };

static int tie_to_parent(enum process_tie tie, pid_t parent) {
    if (tie == process_tie_group) {
        setpgid(0, 0);
        return 0;
    }
    setsid();
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -1;
    // A parent that died before prctl will never send the signal.
    if (getppid() != parent) _exit(127);
    return 0;
}

/// A signal that is ignored for a moment takes back what has come of it already.
static void reset_signals(void) {
    for (int number = 1; number < NSIG; number++) {
        signal(number, SIG_IGN);
        signal(number, SIG_DFL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Gives the descriptors their final numbers, with that of the failure pipe after them, and closes all others but
/// `own`.
static int place_descriptors(const struct process_start *start, int *failure, int *own) {
    int count = start->descriptor_count;
    // Out of the way of the final numbers first: any of them may be in use by another.
    int moved[process_start_most_descriptors + 1];
    for (int index = 0; index <= count; index++) {
        int source = index == count ? *failure : start->descriptors[index];
        if (source < 0 && (source = open("/dev/null", O_RDONLY)) < 0) return -1;
        if ((moved[index] = fcntl(source, F_DUPFD_CLOEXEC, first_spare_descriptor)) < 0) return -1;
    }
    if (start->prepare_descriptor >= 0) {
        *own = fcntl(start->prepare_descriptor, F_DUPFD_CLOEXEC, first_spare_descriptor);
        if (*own < 0) return -1;
    }
    for (int index = 0; index <= count; index++) {
        if (dup2(moved[index], index) < 0) return -1;
    }
    *failure = count;
    if (fcntl(*failure, F_SETFD, FD_CLOEXEC) != 0) return -1;
    unsigned int first = (unsigned int)*failure + 1;
    if (*own >= 0) {
        syscall(SYS_close_range, first, (unsigned int)*own - 1, 0);
        first = (unsigned int)*own + 1;
    }
    syscall(SYS_close_range, first, ~0U, 0);
    return 0;
}

int process_take_place(const struct process_start *start, pid_t parent, int *failure, int *own) {
    *own = -1;
    if (tie_to_parent(start->tie, parent) != 0 || place_descriptors(start, failure, own) != 0) return -1;
    return chdir(start->folder);
}

/// Runs in the child between fork and exec, where only async-signal-safe calls are allowed. All signals are blocked: a Ctrl-C
/// that comes before the child has left the terminal's group is meant for the parent, which ends the child in its own way.
static _Noreturn void become_program(const struct process_start *start, pid_t parent, int failure) {
    int own = -1;
    if (process_take_place(start, parent, &failure, &own) == 0) {
        reset_signals();
        if (start->prepare == NULL || start->prepare(start, own) == 0) {
            execve(start->executable, start->arguments, start->environment);
        }
    }
    int reason = errno;
    ssize_t written = write(failure, &reason, sizeof reason);
    (void)written;
    _exit(127);
}

pid_t process_start_run(const struct process_start *start) {
    if (start->descriptor_count < 3 || start->descriptor_count > process_start_most_descriptors) {
        errno = EINVAL;
        return -1;
    }
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return -1;
    pid_t parent = getpid();
    sigset_t all, former;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &former);
    pid_t process = fork();
    if (process == 0) become_program(start, parent, failure[1]);
    int reason = process < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &former, NULL);
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
