// The process that becomes the next app, before it is one.
//
// A forked process has its parent's pages until it writes them; each is copied with the first write, and what was only read
// is found in the kernel's page cache anew. So this process does what each app does at its start once before there is a
// request, with the same effect on nothing but the pages.

#define _GNU_SOURCE
#include "NextApp.h"
#include "ForkedApp.h"
#include <AppParent.h>
#include <LaunchRequest.h>
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

/// In ObjCBridge.
extern void objc_bridge_rehearse_launch(void) __attribute__((weak));

static void tell(enum launch_news news, pid_t process, int error) {
    struct launch_answer answer = {process, error, news};
    if (send(app_parent_descriptor, &answer, sizeof answer, MSG_NOSIGNAL) != sizeof answer) _exit(0);
}

static void tell_parent(int pipe) {
    // It may have ended, which is no reason for an app to end.
    void (*former)(int) = signal(SIGPIPE, SIG_IGN);
    ssize_t written = write(pipe, "", 1);
    (void)written;
    signal(SIGPIPE, former);
    close(pipe);
}

/// Has the loader read the names and the tables of all libraries, as it does to load a program.
static void search_libraries(void) {
    dlsym(RTLD_DEFAULT, "verger_no_such_function");
    dlopen("/proc/self/no-such-library", RTLD_LAZY | RTLD_NOLOAD);
    // Forgets the error.
    dlerror();
}

void next_app_wait(pid_t device, int pipe) {
    // Also while it is not an app yet it ends with its device.
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != device) _exit(0);
    tell(launch_process_waits, getpid(), 0);
    search_libraries();
    if (objc_bridge_rehearse_launch) objc_bridge_rehearse_launch();
    struct received_request received;
    int result = launch_request_receive(app_parent_descriptor, &received);
    int reason = errno;
    // At the end of the connection.
    if (result == 0) _exit(0);
    // The device hears of it before the parent does, which forks the next process: what it knows of this one comes first.
    if (result < 0) tell(launch_process_begins, -1, reason);
    else tell(launch_process_begins, getpid(), 0);
    if (result < 0) _exit(0);
    tell_parent(pipe);
    forked_app_become(&received, device);
}
