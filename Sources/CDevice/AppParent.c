#define _GNU_SOURCE
#include "AppParent.h"
#include "LaunchRequest.h"
#include <ProcessStart.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

pid_t app_parent_start(const char *library, char *const *environment, int *connection) {
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
    if (process > 0) *connection = ends[0];
    else close(ends[0]);
    errno = reason;
    return process;
}

/// Waits for an answer. Returns 1, 0 if none came in time, -1 if none will come.
static int receive_answer(int socket, struct launch_answer *answer, int milliseconds) {
    struct pollfd wait = {.fd = socket, .events = POLLIN};
    int ready;
    do ready = poll(&wait, 1, milliseconds); while (ready < 0 && errno == EINTR);
    if (ready <= 0) return ready;
    ssize_t size;
    do size = recv(socket, answer, sizeof *answer, 0); while (size < 0 && errno == EINTR);
    return size == sizeof *answer ? 1 : -1;
}

int app_parent_is_ready(int socket) {
    struct launch_answer answer;
    int result = receive_answer(socket, &answer, 0);
    return result > 0 && answer.process != 0 ? -1 : result;
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

pid_t app_parent_launch(
    int socket, const char *executable, char *const *arguments, char *const *environment, int link_descriptor,
    int output_descriptor, int error_descriptor, struct app_process_confinement confinement, int milliseconds) {
    if (!confinement.is_confined) prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    int failure[2];
    if (pipe2(failure, O_CLOEXEC) != 0) return 0;
    struct launch_request request = {
        .executable = executable, .arguments = arguments, .environment = environment,
        .is_confined = confinement.is_confined,
        .link_descriptor = link_descriptor, .output_descriptor = output_descriptor,
        .error_descriptor = error_descriptor, .failure_descriptor = failure[1], .rules_descriptor = confinement.rules,
    };
    struct launch_answer answer = {0, 0};
    int has_answer = launch_request_send(socket, &request) == 0 && receive_answer(socket, &answer, milliseconds) > 0;
    close(failure[1]);
    pid_t process = has_answer && answer.process > 0 ? wait_for_beginning(answer.process, failure[0]) : 0;
    int reason = errno;
    close(failure[0]);
    errno = reason;
    return process;
}
