#define _GNU_SOURCE
#include "AppParent.h"
#include "LaunchRequest.h"
#include <ProcessStart.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

int app_parent_start(const char *library, char *const *environment, struct app_parent *parent) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
    char *const arguments[] = {(char *)library, NULL};
    struct process_start start = {
        .executable = library, .arguments = arguments, .environment = environment, .folder = "/",
        .tie = process_tie_session, .descriptors = {-1, -1, -1, ends[1]}, .descriptor_count = 4,
        .prepare_descriptor = -1,
    };
    pid_t process = process_start_run(&start);
    int reason = errno;
    close(ends[1]);
    if (process > 0) *parent = (struct app_parent){.process = process, .socket = ends[0]};
    else close(ends[0]);
    errno = reason;
    return process > 0 ? 0 : -1;
}

static void end_process(pid_t process) {
    if (process <= 0) return;
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
}

/// What says that it is a process of an app is one of this process's children, or nothing.
static bool is_child(pid_t process) {
    siginfo_t end;
    return process > 1 && waitid(P_PID, (id_t)process, &end, WEXITED | WNOHANG | WNOWAIT) == 0;
}

/// Takes an answer that has come; false if there is none, or one that makes no sense: the library may be another build's.
static bool take_answer(struct app_parent *parent, struct launch_answer *answer) {
    ssize_t size;
    do size = recv(parent->socket, answer, sizeof *answer, MSG_DONTWAIT | MSG_TRUNC); while (size < 0 && errno == EINTR);
    if (size != sizeof *answer || (answer->process > 0 && !is_child(answer->process))) return false;
    if (answer->news == launch_process_begins && answer->process == parent->next) parent->next = 0;
    if (answer->news == launch_process_waits) {
        // One that was there before has not become an app: it has ended, or is about to.
        end_process(parent->next);
        parent->next = answer->process;
    }
    return true;
}

/// Waits for an answer. Returns 1, 0 if none came in time, -1 if none will come.
static int receive_answer(struct app_parent *parent, struct launch_answer *answer, int milliseconds) {
    struct pollfd wait = {.fd = parent->socket, .events = POLLIN};
    int ready;
    do ready = poll(&wait, 1, milliseconds); while (ready < 0 && errno == EINTR);
    if (ready <= 0) return ready;
    return take_answer(parent, answer) ? 1 : -1;
}

static bool has_ended(pid_t process) {
    siginfo_t end = {0};
    return waitid(P_PID, (id_t)process, &end, WEXITED | WNOHANG | WNOWAIT) != 0 || end.si_pid != 0;
}

int app_parent_is_ready(struct app_parent *parent) {
    // Its connection may be open still: the process that waits to become the next app has it, too.
    if (has_ended(parent->process)) return -1;
    struct launch_answer answer;
    int result = receive_answer(parent, &answer, 0);
    return result > 0 && answer.news == launch_process_begins ? -1 : result;
}

/// Waits until the app has begun, or could not: the pipe closes, or errno comes.
static pid_t wait_for_beginning(pid_t process, int failure) {
    int reason = 0;
    ssize_t count;
    do count = read(failure, &reason, sizeof reason); while (count < 0 && errno == EINTR);
    if (count != sizeof reason) return process;
    waitpid(process, NULL, 0);
    errno = reason;
    return -1;
}

/// Waits for the process that takes a request. Returns 0 if there is none.
static pid_t wait_for_process(struct app_parent *parent, int milliseconds) {
    struct launch_answer answer;
    do {
        if (receive_answer(parent, &answer, milliseconds) <= 0) return 0;
    } while (answer.news != launch_process_begins);
    return answer.process > 0 ? answer.process : 0;
}

pid_t app_parent_launch(
    struct app_parent *parent, const char *executable, char *const *arguments, char *const *environment,
    int link_descriptor, int output_descriptor, int error_descriptor, struct app_process_confinement confinement,
    int milliseconds) {
    if (!confinement.is_confined) prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return 0;
    struct launch_request request = {
        .executable = executable, .arguments = arguments, .environment = environment,
        .is_confined = confinement.is_confined,
        .link_descriptor = link_descriptor, .output_descriptor = output_descriptor,
        .error_descriptor = error_descriptor, .failure_descriptor = failure[1], .rules_descriptor = confinement.rules,
    };
    bool is_sent = launch_request_send(parent->socket, &request) == 0;
    pid_t process = is_sent ? wait_for_process(parent, milliseconds) : 0;
    close(failure[1]);
    if (process > 0) process = wait_for_beginning(process, failure[0]);
    int reason = errno;
    close(failure[0]);
    errno = reason;
    return process;
}

void app_parent_end(struct app_parent *parent) {
    end_process(parent->process);
    // From now on no process is added. One that took a request too late is no app of this device.
    struct launch_answer answer;
    while (take_answer(parent, &answer)) {
        if (answer.news == launch_process_begins) end_process(answer.process);
    }
    close(parent->socket);
    end_process(parent->next);
    parent->next = 0;
}
