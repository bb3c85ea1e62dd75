// Addresses of sockets as Darwin gives them out.

#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>

/// `bind` is `darwin_bind` in programs that are compiled with the SDK, such as this.
extern int system_bind(int descriptor, const struct sockaddr *address, socklen_t length) __asm__("bind");

/// On Darwin a socket of IPv6 for any address may have the port of one of IPv4, and servers of that time opened both.
/// This system has the former receive what is for the latter, and so refuses: it has to be told that it is for IPv6
/// alone.
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
