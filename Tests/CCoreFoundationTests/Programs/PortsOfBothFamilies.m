// A socket of IPv6 for any address may have the port of one of IPv4, as servers of that time had it.
//
// > IPv4 0, IPv6 0
// > taken twice -1
// > mutable bytes of nothing: a place

#include <CoreFoundation/CoreFoundation.h>
#include <netinet/in.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

int main(void) {
    int four = socket(AF_INET, SOCK_STREAM, 0), six = socket(AF_INET6, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t length = sizeof address;
    printf("IPv4 %d", bind(four, (struct sockaddr *)&address, sizeof address));
    listen(four, 1);
    getsockname(four, (struct sockaddr *)&address, &length);
    struct sockaddr_in6 any = {.sin6_family = AF_INET6, .sin6_port = address.sin_port, .sin6_addr = in6addr_any};
    printf(", IPv6 %d\n", bind(six, (struct sockaddr *)&any, sizeof any));
    int again = socket(AF_INET, SOCK_STREAM, 0);
    printf("taken twice %d\n", bind(again, (struct sockaddr *)&address, sizeof address));
    CFMutableDataRef data = CFDataCreateMutable(NULL, 0);
    printf("mutable bytes of nothing: %s\n", CFDataGetMutableBytePtr(data) ? "a place" : "none");
    CFRelease(data);
    close(four);
    close(six);
    close(again);
    return 0;
}
