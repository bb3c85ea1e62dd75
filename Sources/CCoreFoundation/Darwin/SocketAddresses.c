// bind and other functions for socket addresses with Darwin's behaviour.

#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>

/// Named `darwin_bind` in programs that are compiled with the SDK.
extern int system_bind(int descriptor, const struct sockaddr *address, socklen_t length) __asm__("bind");

/// On Darwin an IPv6 socket for any address may have the port of an IPv4 socket, and servers of that time opened both.
/// On Linux the IPv6 socket would also receive IPv4 connections, so binding fails unless it is set to IPv6 only.
int bind(int descriptor, const struct sockaddr *address, socklen_t length) {
    int result = system_bind(descriptor, address, length);
    if (result == 0 || errno != EADDRINUSE || address->sa_family != AF_INET6 || length < sizeof(struct sockaddr_in6)) {
        return result;
    }
    const struct sockaddr_in6 *any = (const void *)address;
    int alone = 1;
    if (!IN6_IS_ADDR_UNSPECIFIED(&any->sin6_addr)
        || setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &alone, sizeof alone) != 0) {
        errno = EADDRINUSE;
        return -1;
    }
    return system_bind(descriptor, address, length);
}
