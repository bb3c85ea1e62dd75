#define _GNU_SOURCE
#include "DeviceNetwork.h"
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library's functions that begin connections: without a network they fail as on the device, whoever calls them.

static bool is_cut_off(int family) {
    return (family == AF_INET || family == AF_INET6) && platform_network().link == platform_link_none;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
    if (address && length >= sizeof address->sa_family && is_cut_off(address->sa_family)) {
        errno = ENETUNREACH;
        return -1;
    }
    __typeof__(&connect) next = (__typeof__(&connect))dlsym(RTLD_NEXT, "connect");
    return next ? next(descriptor, address, length) : (int)syscall(SYS_connect, descriptor, address, length);
}

int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
    bool asks = name && !(hints && hints->ai_flags & AI_NUMERICHOST);
    __typeof__(&getaddrinfo) next = (__typeof__(&getaddrinfo))dlsym(RTLD_NEXT, "getaddrinfo");
    if (next == NULL) return EAI_SYSTEM;
    if (!asks || platform_network().link != platform_link_none) return next(name, service, hints, result);
    // An address in digits needs no server.
    struct addrinfo digits = hints ? *hints : (struct addrinfo){0};
    digits.ai_flags |= AI_NUMERICHOST;
    int status = next(name, service, &digits, result);
    return status == EAI_NONAME ? EAI_AGAIN : status;
}
