// The parent of apps: this library as a program. It has loaded all frameworks and forks a process, which waits for a
// request of the device and becomes the app (NextApp.c); then it forks another one for the next app. So neither the fork
// nor the copies of the pages that every app writes take time from a launch.
//
// The new process is the device's child, not this one's (CLONE_PARENT): the device learns how it ends, and it outlives
// this process. This one has a single thread and does nothing between two forks, so that a forked process finds nothing
// locked and nothing half done.

#define _GNU_SOURCE
#include "CommandLine.h"
#include "NextApp.h"
#include <AppParent.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Where the C library keeps the number of the main thread, NULL if the kernel does not say.
static int *thread_number(void) {
    int *place = NULL;
    return prctl(PR_GET_TID_ADDRESS, &place, 0, 0, 0) == 0 ? place : NULL;
}

static bool has_one_thread(void) {
    DIR *threads = opendir("/proc/self/task");
    if (threads == NULL) return false;
    int count = 0;
    for (const struct dirent *entry; (entry = readdir(threads));) count += entry->d_name[0] != '.';
    closedir(threads);
    return count == 1;
}

/// The C library's `fork` without CLONE_PARENT, which it does not know: the handlers of `pthread_atfork` do not run.
static pid_t fork_sibling(void) {
    int *number = thread_number();
    if (number == NULL) {
        errno = ENOSYS;
        return -1;
    }
    struct robust_list_head *robust = NULL;
    size_t robust_size = 0;
    syscall(SYS_get_robust_list, 0, &robust, &robust_size);
    const unsigned long flags = CLONE_PARENT | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD;
#if defined(__x86_64__)
    pid_t process = (pid_t)syscall(SYS_clone, flags, NULL, NULL, number, NULL);
#else
    pid_t process = (pid_t)syscall(SYS_clone, flags, NULL, NULL, NULL, number);
#endif
    // The kernel forgets this list in a new process.
    if (process == 0 && robust) syscall(SYS_set_robust_list, robust, robust_size);
    return process;
}

static bool answer(enum launch_news news, pid_t process, int error) {
    struct launch_answer answer = {process, error, news};
    return send(app_parent_descriptor, &answer, sizeof answer, MSG_NOSIGNAL) == sizeof answer;
}

/// The descriptors that are waited for: the device's connection, and the pipe of the next app.
enum { connection, next_app, descriptor_count };

/// After a launch, when the processors are needed for the app, this process waits so many milliseconds for another request.
enum { rest_after_launch = 30 };

/// What became of the process that waited.
enum outcome { was_taken, has_ended, is_over };

/// Waits until the process has taken a request, or has ended; `is_over` when the device closed the connection.
static enum outcome wait_for_next_app(int pipe) {
    struct pollfd wait[descriptor_count] = {
        [connection] = {.fd = app_parent_descriptor}, [next_app] = {.fd = pipe, .events = POLLIN}};
    while (poll(wait, descriptor_count, -1) < 0 && errno == EINTR) {}
    if (wait[connection].revents != 0) return is_over;
    char taken;
    if (read(pipe, &taken, sizeof taken) != sizeof taken) return has_ended;
    wait[connection].events = POLLIN;
    poll(wait, 1, rest_after_launch);
    return was_taken;
}

/// Takes a request for which there is no process.
static bool refuse_request(int error) {
    struct received_request received;
    if (launch_request_receive(app_parent_descriptor, &received) <= 0) return false;
    launch_request_forget(&received);
    return answer(launch_process_begins, -1, error);
}

/// Forks the process of the next app, and waits until it is one.
static enum outcome serve_next(pid_t device) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return refuse_request(errno) ? was_taken : is_over;
    pid_t process = fork_sibling();
    if (process == 0) next_app_wait(device, ends[1]);
    int reason = errno;
    close(ends[1]);
    enum outcome outcome = is_over;
    if (process > 0) outcome = wait_for_next_app(ends[0]);
    else if (refuse_request(reason)) outcome = was_taken;
    close(ends[0]);
    return outcome;
}

/// When so many processes in a row end while they wait, this one gives up: the device starts apps in the ordinary way.
enum { most_failures = 3 };

/// In ObjCBridge.
extern void objc_bridge_warm_up(void) __attribute__((weak));

/// In CAudio: the tool of a name, -1 if there is none.
extern int sound_tool_run(const char *name, int count, char **arguments) __attribute__((weak));

/// Where the library begins when it is started as a program. With arguments it is one of Apple's tools for sound.
__attribute__((visibility("hidden"))) int app_parent_main(int count, char **arguments) {
    if (count > 1) return sound_tool_run ? sound_tool_run(arguments[1], count - 2, arguments + 2) : -1;
    const pid_t device = getppid();
    if (objc_bridge_warm_up) objc_bridge_warm_up();
    command_line_prepare();
    if (thread_number() == NULL || !has_one_thread() || !answer(launch_parent_is_ready, 0, 0)) return 1;
    for (int failures = 0; failures < most_failures;) {
        enum outcome outcome = serve_next(device);
        if (outcome == is_over) break;
        failures = outcome == has_ended ? failures + 1 : 0;
    }
    // Nothing is undone: this was no app.
    _exit(0);
}
