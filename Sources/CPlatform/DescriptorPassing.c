#define _GNU_SOURCE
#include "DescriptorPassing.h"
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// Room for a control message, aligned as the macros want it.
typedef union {
    char bytes[CMSG_SPACE(sizeof(int) * PLATFORM_DESCRIPTORS_PER_WRITE)];
    struct cmsghdr alignment;
} ControlBuffer;

ssize_t platform_send(int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count) {
    if (descriptor_count > PLATFORM_DESCRIPTORS_PER_WRITE) return -EMSGSIZE;
    struct iovec part = {(void *)bytes, count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    ControlBuffer control;
    if (descriptor_count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
        memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
    }
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (sent < 0 && errno == EINTR);
    return sent < 0 ? -errno : sent;
}

ssize_t platform_receive(int socket, void *bytes, size_t capacity, int *descriptors, size_t *descriptor_count) {
    struct iovec part = {bytes, capacity};
    ControlBuffer control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    *descriptor_count = 0;
    ssize_t received;
    do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    while (received < 0 && errno == EINTR);
    if (received < 0) return -errno;

    size_t found = 0;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t here = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < here; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof descriptor);
            if (found < PLATFORM_DESCRIPTORS_PER_WRITE) descriptors[found++] = descriptor;
            else close(descriptor);
        }
    }
    if (message.msg_flags & MSG_CTRUNC) {
        for (size_t index = 0; index < found; index++) close(descriptors[index]);
        return -EMSGSIZE;
    }
    *descriptor_count = found;
    return received;
}

int platform_socket_pair(int *sockets) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, sockets) < 0 ? -errno : 0;
}
