// The parent of apps: this library as a program. It has loaded all frameworks and waits for requests of the device; for
// each it forks a process, which becomes the app.
//
// The new process is the device's child, not this one's (CLONE_PARENT): the device learns how it ends, and it outlives
// this process. This one has a single thread and is between two requests, so that a forked process finds nothing locked
// and nothing half done.

#define _GNU_SOURCE
#include "CommandLine.h"
#include "ForkedApp.h"
#include <AppParent.h>
#include <dirent.h>
#include <errno.h>
#include <linux/futex.h>
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

static bool answer(pid_t process, int error) {
    struct launch_answer answer = {process, error};
    return send(app_parent_descriptor, &answer, sizeof answer, MSG_NOSIGNAL) == sizeof answer;
}

/// In ObjCBridge.
extern void objc_bridge_warm_up(void) __attribute__((weak));

/// Where the library begins when it is started as a program.
__attribute__((visibility("hidden"))) int app_parent_main(void) {
    const pid_t device = getppid();
    if (objc_bridge_warm_up) objc_bridge_warm_up();
    command_line_prepare();
    if (thread_number() == NULL || !has_one_thread() || !answer(0, 0)) return 1;
    struct received_request received;
    while (launch_request_receive(app_parent_descriptor, &received) > 0) {
        pid_t process = fork_sibling();
        if (process == 0) forked_app_become(&received, device);
        int reason = errno;
        launch_request_forget(&received);
        if (!answer(process, process < 0 ? reason : 0)) break;
    }
    // Nothing is undone: this was no app.
    _exit(0);
}
