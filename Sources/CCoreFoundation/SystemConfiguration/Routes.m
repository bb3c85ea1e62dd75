// Reachability from the kernel's addresses and routes. Connecting a datagram socket looks up the route without sending
// anything.

#include "SystemConfiguration/Reachability.h"
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <pthread.h>
#include <time.h>

static socklen_t length_of(const struct sockaddr_storage *address) {
    return address->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
}

static const uint8_t *bytes_of(const struct sockaddr *address, size_t *length) {
    *length = address->sa_family == AF_INET6 ? 16 : 4;
    return address->sa_family == AF_INET6 ? (const uint8_t *)&((const struct sockaddr_in6 *)address)->sin6_addr
                                          : (const uint8_t *)&((const struct sockaddr_in *)address)->sin_addr;
}

/// Whether an address is in a network of an interface; `is_own` is set if it is an interface's own address.
static BOOL is_neighbour(const struct sockaddr_storage *target, BOOL *is_own) {
    struct ifaddrs *interfaces = NULL;
    BOOL found = NO;
    *is_own = NO;
    if (getifaddrs(&interfaces) != 0) return NO;
    size_t length;
    const uint8_t *wanted = bytes_of((const struct sockaddr *)target, &length);
    for (struct ifaddrs *it = interfaces; it; it = it->ifa_next) {
        if (it->ifa_addr == NULL || it->ifa_netmask == NULL || it->ifa_addr->sa_family != target->ss_family) continue;
        if (!(it->ifa_flags & IFF_UP)) continue;
        const uint8_t *own = bytes_of(it->ifa_addr, &length), *mask = bytes_of(it->ifa_netmask, &length);
        BOOL same_network = YES, same = YES;
        for (size_t i = 0; i < length; i++) {
            same_network = same_network && ((own[i] ^ wanted[i]) & mask[i]) == 0;
            same = same && own[i] == wanted[i];
        }
        found = found || same_network;
        *is_own = *is_own || same;
    }
    freeifaddrs(interfaces);
    return found;
}

/// Whether an interface other than the loopback has an address of the family.
static BOOL has_network(int family) {
    struct ifaddrs *interfaces = NULL;
    BOOL found = NO;
    if (getifaddrs(&interfaces) != 0) return NO;
    for (struct ifaddrs *it = interfaces; it && !found; it = it->ifa_next) {
        found = it->ifa_addr && it->ifa_addr->sa_family == family && (it->ifa_flags & IFF_UP)
            && !(it->ifa_flags & IFF_LOOPBACK);
    }
    freeifaddrs(interfaces);
    return found;
}

static BOOL has_route(const struct sockaddr_storage *address) {
    struct sockaddr_storage target = *address;
    // Port 0 is not valid.
    ((struct sockaddr_in *)&target)->sin_port = htons(9);
    int descriptor = socket(target.ss_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) return NO;
    BOOL found = connect(descriptor, (struct sockaddr *)&target, length_of(&target)) == 0;
    close(descriptor);
    return found;
}

SCNetworkReachabilityFlags reachability_of_address(const struct sockaddr_storage *address) {
    struct sockaddr_storage target = *address;
    const struct sockaddr_in *four = (const struct sockaddr_in *)address;
    BOOL is_four = address->ss_family == AF_INET;
    if (is_four && ntohl(four->sin_addr.s_addr) == 0xA9FE0000) {
        // 169.254.0.0 stands for the local network with any address.
        return has_network(AF_INET)
            ? kSCNetworkReachabilityFlagsReachable | kSCNetworkReachabilityFlagsIsDirect : 0;
    }
    if (is_four && four->sin_addr.s_addr == INADDR_ANY) {
        // 0.0.0.0 stands for the internet, which is represented by an address that is reserved for documentation.
        ((struct sockaddr_in *)&target)->sin_addr.s_addr = htonl(0xC6336401);
        return has_route(&target) ? kSCNetworkReachabilityFlagsReachable : 0;
    }
    if (!has_route(&target)) return 0;
    BOOL is_own;
    BOOL is_near = is_neighbour(&target, &is_own);
    SCNetworkReachabilityFlags flags = kSCNetworkReachabilityFlagsReachable;
    BOOL is_loopback = is_four ? (ntohl(four->sin_addr.s_addr) >> 24) == 127
                               : IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)address)->sin6_addr);
    if (is_own || is_loopback) flags |= kSCNetworkReachabilityFlagsIsLocalAddress;
    if (is_near && !is_loopback) flags |= kSCNetworkReachabilityFlagsIsDirect;
    return flags;
}

// Names are resolved on a separate thread with a time limit, since that may take long.

typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t done;
    char *name;
    struct sockaddr_storage address;
    BOOL is_found, is_done, is_abandoned;
} Lookup;

static void free_lookup(Lookup *lookup) {
    pthread_mutex_destroy(&lookup->lock);
    pthread_cond_destroy(&lookup->done);
    free(lookup->name);
    free(lookup);
}

static void *run_lookup(void *argument) {
    Lookup *lookup = argument;
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found = NULL;
    int status = getaddrinfo(lookup->name, NULL, &hints, &found);
    pthread_mutex_lock(&lookup->lock);
    if (status == 0 && found) {
        memcpy(&lookup->address, found->ai_addr, found->ai_addrlen);
        lookup->is_found = YES;
    }
    if (found) freeaddrinfo(found);
    lookup->is_done = YES;
    BOOL is_abandoned = lookup->is_abandoned;
    pthread_cond_signal(&lookup->done);
    pthread_mutex_unlock(&lookup->lock);
    if (is_abandoned) free_lookup(lookup);
    return NULL;
}

BOOL look_name_up(const char *name, struct sockaddr_storage *address) {
    BOOL is_local = strcmp(name, "localhost") == 0;
    // There is no network, so no name server either.
    if (!is_local && !has_network(AF_INET) && !has_network(AF_INET6)) return NO;
    Lookup *lookup = calloc(1, sizeof *lookup);
    pthread_mutex_init(&lookup->lock, NULL);
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&lookup->done, &attributes);
    pthread_condattr_destroy(&attributes);
    lookup->name = strdup(name);
    pthread_t thread;
    if (pthread_create(&thread, NULL, run_lookup, lookup) != 0) {
        free_lookup(lookup);
        return NO;
    }
    pthread_detach(thread);
    struct timespec limit;
    clock_gettime(CLOCK_MONOTONIC, &limit);
    limit.tv_sec += 3;
    pthread_mutex_lock(&lookup->lock);
    while (!lookup->is_done && pthread_cond_timedwait(&lookup->done, &lookup->lock, &limit) == 0) {}
    BOOL is_done = lookup->is_done, is_found = lookup->is_found;
    *address = lookup->address;
    lookup->is_abandoned = !is_done;
    pthread_mutex_unlock(&lookup->lock);
    if (is_done) free_lookup(lookup);
    return is_found;
}
