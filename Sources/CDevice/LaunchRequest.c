// A request is a header and then texts, each ended by a zero: the executable, the arguments, the variables.

#define _GNU_SOURCE
#include "LaunchRequest.h"
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { fewest_descriptors = 4, most_descriptors = 5 };

struct header {
    uint32_t is_confined;
    uint32_t argument_count, variable_count;
};

union control {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(most_descriptors * sizeof(int))];
};

/// Adds a text; false if there is no room.
static int add_text(char *message, size_t *size, const char *text) {
    size_t length = strlen(text) + 1;
    if (length > launch_request_longest - *size) return 0;
    memcpy(message + *size, text, length);
    *size += length;
    return 1;
}

static int add_list(char *message, size_t *size, char *const *list, uint32_t *count) {
    for (*count = 0; list[*count]; *count += 1) {
        if (!add_text(message, size, list[*count])) return 0;
    }
    return 1;
}

int launch_request_send(int socket, const struct launch_request *request) {
    char *message = malloc(launch_request_longest);
    if (message == NULL) return -1;
    struct header header = {(uint32_t)request->is_confined, 0, 0};
    size_t size = sizeof header;
    if (!add_text(message, &size, request->executable)
        || !add_list(message, &size, request->arguments, &header.argument_count)
        || !add_list(message, &size, request->environment, &header.variable_count)) {
        free(message);
        errno = E2BIG;
        return -1;
    }
    memcpy(message, &header, sizeof header);
    const int descriptors[most_descriptors] = {
        request->link_descriptor, request->output_descriptor, request->error_descriptor, request->failure_descriptor,
        request->rules_descriptor,
    };
    size_t count = request->rules_descriptor >= 0 ? most_descriptors : fewest_descriptors;
    union control control = {0};
    control.header = (struct cmsghdr){
        .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(count * sizeof(int))};
    memcpy(CMSG_DATA(&control.header), descriptors, count * sizeof(int));
    struct iovec part = {message, size};
    struct msghdr whole = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = CMSG_SPACE(count * sizeof(int))};
    ssize_t sent;
    do sent = sendmsg(socket, &whole, MSG_NOSIGNAL); while (sent < 0 && errno == EINTR);
    int reason = errno;
    free(message);
    errno = reason;
    return sent < 0 ? -1 : 0;
}

static size_t take_descriptors(struct msghdr *message, int *descriptors) {
    size_t count = 0;
    for (struct cmsghdr *part = CMSG_FIRSTHDR(message); part; part = CMSG_NXTHDR(message, part)) {
        if (part->cmsg_level != SOL_SOCKET || part->cmsg_type != SCM_RIGHTS) continue;
        size_t here = (part->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < here; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(part) + index * sizeof(int), sizeof(int));
            if (count < most_descriptors) descriptors[count++] = descriptor;
            else close(descriptor);
        }
    }
    return count;
}

/// Points the request's lists at the texts behind the header; false if they are not what the header says.
static int read_texts(struct received_request *received, size_t size) {
    struct header header;
    if (size <= sizeof header || received->text[size - 1] != 0) return 0;
    memcpy(&header, received->text, sizeof header);
    size_t arguments = header.argument_count, variables = header.variable_count;
    if (arguments > size || variables > size) return 0;
    // The executable, and a NULL behind each list.
    received->words = calloc(arguments + variables + 2, sizeof(char *));
    if (received->words == NULL) return 0;
    char *at = received->text + sizeof header, *end = received->text + size;
    received->request.executable = at;
    at += strlen(at) + 1;
    char **word = received->words;
    received->request.arguments = word;
    received->request.environment = word + arguments + 1;
    for (size_t index = 0; index < arguments + variables; index++) {
        if (at >= end) return 0;
        if (index == arguments) word++;
        *word++ = at;
        at += strlen(at) + 1;
    }
    received->request.is_confined = header.is_confined != 0;
    received->argument_count = arguments;
    return at == end;
}

int launch_request_receive(int socket, struct received_request *received) {
    int descriptors[most_descriptors] = {-1, -1, -1, -1, -1};
    *received = (struct received_request){.text = malloc(launch_request_longest)};
    if (received->text == NULL) return -1;
    union control control;
    struct iovec part = {received->text, launch_request_longest};
    struct msghdr whole = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t size;
    do size = recvmsg(socket, &whole, MSG_CMSG_CLOEXEC); while (size < 0 && errno == EINTR);
    size_t count = size > 0 ? take_descriptors(&whole, descriptors) : 0;
    received->request.link_descriptor = descriptors[0];
    received->request.output_descriptor = descriptors[1];
    received->request.error_descriptor = descriptors[2];
    received->request.failure_descriptor = descriptors[3];
    received->request.rules_descriptor = descriptors[4];
    if (size > 0 && count >= fewest_descriptors && !(whole.msg_flags & (MSG_TRUNC | MSG_CTRUNC))
        && read_texts(received, (size_t)size)) {
        return 1;
    }
    launch_request_forget(received);
    if (size > 0) errno = EBADMSG;
    return size == 0 ? 0 : -1;
}

void launch_request_forget(struct received_request *received) {
    const struct launch_request *request = &received->request;
    const int descriptors[most_descriptors] = {
        request->link_descriptor, request->output_descriptor, request->error_descriptor, request->failure_descriptor,
        request->rules_descriptor,
    };
    for (size_t index = 0; index < most_descriptors; index++) {
        if (descriptors[index] >= 0) close(descriptors[index]);
    }
    free(received->text);
    free(received->words);
}
