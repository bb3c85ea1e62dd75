#define _GNU_SOURCE
#include "WebMessage.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

/// What goes before a message's text and bytes.
struct head {
    uint32_t magic, kind, number, text_length, byte_count;
    int32_t values[web_message_value_count];
};

static const uint32_t magic = 0x56574231;

/// Room for the descriptors that may come with one read; more are closed by the kernel.
enum { most_descriptors = 8 };

union control {
    char bytes[CMSG_SPACE(sizeof(int) * most_descriptors)];
    struct cmsghdr alignment;
};

static void attach(struct msghdr *message, union control *control, int descriptor) {
    memset(control, 0, sizeof *control);
    message->msg_control = control->bytes;
    message->msg_controllen = CMSG_SPACE(sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
}

/// Leaves out what was sent.
static void advance(struct msghdr *message, size_t count) {
    while (message->msg_iovlen > 0 && count >= message->msg_iov->iov_len) {
        count -= message->msg_iov->iov_len;
        message->msg_iov++;
        message->msg_iovlen--;
    }
    if (message->msg_iovlen == 0) return;
    message->msg_iov->iov_base = (char *)message->msg_iov->iov_base + count;
    message->msg_iov->iov_len -= count;
}

enum web_message_result web_message_send(
    int socket, uint32_t kind, uint32_t number, const int32_t values[web_message_value_count], const char *text,
    size_t text_length, const void *bytes, size_t byte_count, int descriptor, int patience) {
    if (text_length > web_message_longest_text || byte_count > web_message_most_bytes) return web_message_malformed;
    struct head head = {magic, kind, number, (uint32_t)text_length, (uint32_t)byte_count, {0}};
    if (values) memcpy(head.values, values, sizeof head.values);
    struct iovec parts[] = {{&head, sizeof head}, {(void *)text, text_length}, {(void *)bytes, byte_count}};
    struct msghdr message = {.msg_iov = parts, .msg_iovlen = 3};
    union control control;
    if (descriptor >= 0) attach(&message, &control, descriptor);
    while (message.msg_iovlen > 0) {
        ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0) {
            message.msg_control = NULL;
            message.msg_controllen = 0;
            advance(&message, (size_t)sent);
        } else if (errno == EAGAIN) {
            struct pollfd wait = {socket, POLLOUT, 0};
            int ready = poll(&wait, 1, patience);
            if (ready == 0) return web_message_stuck;
            if (ready < 0 && errno != EINTR) return web_message_closed;
        } else if (errno != EINTR) {
            return web_message_closed;
        }
    }
    return web_message_done;
}

static void take_descriptors(struct msghdr *message, int *kept) {
    for (struct cmsghdr *header = CMSG_FIRSTHDR(message); header; header = CMSG_NXTHDR(message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < count; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof descriptor);
            if (kept && *kept < 0) {
                *kept = descriptor;
            } else {
                close(descriptor);
            }
        }
    }
}

/// Reads exactly so many bytes.
///
/// - kept: becomes a descriptor that comes along, if it is -1; NULL to close them.
static enum web_message_result read_whole(int socket, void *bytes, size_t count, int *kept) {
    char *place = bytes;
    while (count > 0) {
        struct iovec part = {place, count};
        union control control;
        struct msghdr message = {
            .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
        ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
        if (received < 0 && errno == EINTR) continue;
        if (received < 0 && errno == EAGAIN) {
            struct pollfd wait = {socket, POLLIN, 0};
            poll(&wait, 1, -1);
            continue;
        }
        if (received <= 0) return web_message_closed;
        take_descriptors(&message, kept);
        place += received;
        count -= (size_t)received;
    }
    return web_message_done;
}

static enum web_message_result read_part(int socket, char **part, size_t count, int *kept) {
    *part = malloc(count + 1);
    if (*part == NULL) return web_message_malformed;
    (*part)[count] = 0;
    return read_whole(socket, *part, count, kept);
}

enum web_message_result web_message_receive(int socket, struct web_message *message, int takes_descriptor) {
    *message = (struct web_message){.descriptor = -1};
    int *kept = takes_descriptor ? &message->descriptor : NULL;
    struct head head;
    enum web_message_result result = read_whole(socket, &head, sizeof head, kept);
    if (result == web_message_done &&
        (head.magic != magic || head.text_length > web_message_longest_text ||
         head.byte_count > web_message_most_bytes)) {
        result = web_message_malformed;
    }
    if (result == web_message_done) result = read_part(socket, &message->text, head.text_length, kept);
    if (result == web_message_done) result = read_part(socket, &message->bytes, head.byte_count, kept);
    if (result != web_message_done) {
        web_message_free(message);
        return result;
    }
    message->kind = head.kind;
    message->number = head.number;
    message->text_length = head.text_length;
    message->byte_count = head.byte_count;
    memcpy(message->values, head.values, sizeof head.values);
    return web_message_done;
}

void web_message_free(struct web_message *message) {
    free(message->text);
    free(message->bytes);
    if (message->descriptor >= 0) close(message->descriptor);
    *message = (struct web_message){.descriptor = -1};
}
