#include "Attempts.h"
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static int can_connect(const char *path, int is_abstract) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path + is_abstract, path, sizeof address.sun_path - 2);
    size_t size = is_abstract ? offsetof(struct sockaddr_un, sun_path) + 1 + strlen(path) : sizeof address;
    int socket_of_machine = socket(AF_UNIX, SOCK_STREAM, 0);
    if (socket_of_machine < 0) return 0;
    int works = connect(socket_of_machine, (struct sockaddr *)&address, (socklen_t)size) == 0;
    close(socket_of_machine);
    return works;
}

static int can_make(int family, int kind, int protocol) {
    int made = socket(family, kind, protocol);
    if (made >= 0) close(made);
    return made >= 0;
}

void try_sockets(const struct targets *targets) {
    HELD("connect to the control socket", can_connect(targets->control, 0));
    HELD("connect to an abstract socket", can_connect("verger-hostile", 1));
    HELD("make a socket of the machine", can_make(AF_UNIX, SOCK_STREAM, 0) || can_make(AF_UNIX, SOCK_DGRAM, 0));
    HELD("hear the kernel's announcements", can_make(AF_NETLINK, SOCK_RAW, 15));
    HELD("read packets", can_make(AF_PACKET, SOCK_RAW, 0));
    HELD("use the kernel's ciphers", can_make(38 /* AF_ALG */, SOCK_SEQPACKET, 0));
    HELD("reach the machine's host", can_make(40 /* AF_VSOCK */, SOCK_STREAM, 0));
}
