// sysctl's information about network interfaces (CTL_NET, PF_ROUTE, …, NET_RT_IFLIST): messages in the format of
// Darwin's kernel, made from getifaddrs.

#define _GNU_SOURCE
#include "Darwin/Interfaces.h"
#include <errno.h>
#include <ifaddrs.h>
#include <linux/if_link.h>
#include <net/if_dl.h>
#include <net/if_types.h>
#include <net/route.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

/// A growing buffer; `failed` is set if memory runs out.
typedef struct {
    char *bytes;
    size_t length;
    size_t capacity;
    int failed;
} Buffer;

static void append(Buffer *buffer, const void *bytes, size_t size) {
    // Addresses are aligned to four bytes.
    size_t padded = (size + 3) & ~(size_t)3;
    if (buffer->length + padded > buffer->capacity) {
        size_t larger = (buffer->length + padded) * 2;
        char *memory = realloc(buffer->bytes, larger);
        if (memory == NULL) {
            buffer->failed = 1;
            return;
        }
        buffer->bytes = memory;
        buffer->capacity = larger;
    }
    memset(buffer->bytes + buffer->length, 0, padded);
    memcpy(buffer->bytes + buffer->length, bytes, size);
    buffer->length += padded;
}

/// The type of an interface: loopback, otherwise Ethernet.
static unsigned char kind(const struct ifaddrs *interface) { return interface->ifa_flags & IFF_LOOPBACK ? IFT_LOOP : IFT_ETHER; }

static void append_interface(Buffer *buffer, const struct ifaddrs *interface, int is_wide) {
    const struct sockaddr_dl *address = (const struct sockaddr_dl *)interface->ifa_addr;
    const struct rtnl_link_stats *counts = interface->ifa_data;
    size_t size = (is_wide ? sizeof(struct if_msghdr2) : sizeof(struct if_msghdr)) + sizeof *address;
    if (is_wide) {
        struct if_msghdr2 head = {
            .ifm_msglen = (unsigned short)size, .ifm_version = RTM_VERSION, .ifm_type = RTM_IFINFO2,
            .ifm_addrs = RTA_IFP, .ifm_flags = (int)interface->ifa_flags, .ifm_index = (unsigned short)address->sdl_index,
            .ifm_data = {.ifi_type = kind(interface), .ifi_addrlen = address->sdl_alen},
        };
        if (counts) {
            head.ifm_data.ifi_ipackets = counts->rx_packets;
            head.ifm_data.ifi_opackets = counts->tx_packets;
            head.ifm_data.ifi_ibytes = counts->rx_bytes;
            head.ifm_data.ifi_obytes = counts->tx_bytes;
            head.ifm_data.ifi_ierrors = counts->rx_errors;
            head.ifm_data.ifi_oerrors = counts->tx_errors;
        }
        append(buffer, &head, sizeof head);
    } else {
        struct if_msghdr head = {
            .ifm_msglen = (unsigned short)size, .ifm_version = RTM_VERSION, .ifm_type = RTM_IFINFO,
            .ifm_addrs = RTA_IFP, .ifm_flags = (int)interface->ifa_flags, .ifm_index = (unsigned short)address->sdl_index,
            .ifm_data = {.ifi_type = kind(interface), .ifi_addrlen = address->sdl_alen},
        };
        if (counts) {
            head.ifm_data.ifi_ipackets = counts->rx_packets;
            head.ifm_data.ifi_opackets = counts->tx_packets;
            head.ifm_data.ifi_ibytes = counts->rx_bytes;
            head.ifm_data.ifi_obytes = counts->tx_bytes;
        }
        append(buffer, &head, sizeof head);
    }
    append(buffer, address, sizeof *address);
}

static void append_address(Buffer *buffer, const struct ifaddrs *interface, unsigned index) {
    size_t size = interface->ifa_addr->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
    const struct sockaddr *parts[] = {interface->ifa_netmask, interface->ifa_addr, interface->ifa_broadaddr};
    static const int bits[] = {RTA_NETMASK, RTA_IFA, RTA_BRD};
    struct ifa_msghdr head = {
        .ifam_version = RTM_VERSION, .ifam_type = RTM_NEWADDR, .ifam_flags = (int)interface->ifa_flags,
        .ifam_index = (unsigned short)index,
    };
    size_t length = sizeof head;
    for (int i = 0; i < 3; i++) {
        if (parts[i] == NULL) continue;
        head.ifam_addrs |= bits[i];
        length += size;
    }
    head.ifam_msglen = (unsigned short)length;
    append(buffer, &head, sizeof head);
    for (int i = 0; i < 3; i++) {
        if (parts[i]) append(buffer, parts[i], size);
    }
}

char *interface_messages(int family, unsigned wanted, int is_wide, size_t *length) {
    struct ifaddrs *all;
    if (getifaddrs(&all) != 0) return NULL;
    Buffer buffer = {0};
    for (struct ifaddrs *interface = all; interface; interface = interface->ifa_next) {
        if (interface->ifa_addr == NULL || interface->ifa_addr->sa_family != AF_LINK) continue;
        unsigned index = if_nametoindex(interface->ifa_name);
        if (wanted != 0 && index != wanted) continue;
        append_interface(&buffer, interface, is_wide);
        for (struct ifaddrs *other = all; other; other = other->ifa_next) {
            if (other->ifa_addr == NULL || strcmp(other->ifa_name, interface->ifa_name) != 0) continue;
            int found = other->ifa_addr->sa_family;
            if ((found == AF_INET || found == AF_INET6) && (family == 0 || family == found)) {
                append_address(&buffer, other, index);
            }
        }
    }
    freeifaddrs(all);
    if (buffer.failed || (buffer.bytes == NULL && (buffer.bytes = malloc(1)) == NULL)) {
        free(buffer.bytes);
        errno = ENOMEM;
        return NULL;
    }
    *length = buffer.length;
    return buffer.bytes;
}
