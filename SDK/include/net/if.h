// Network interfaces of this system, and the messages about them that sysctl gives by Darwin's names.
#pragma once
#include <stdint.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/types.h>
#include_next <net/if.h>

#define IFF_OACTIVE 0x400
#define IFF_SIMPLEX 0x800
#define IFF_LINK0 0x1000
#define IFF_LINK1 0x2000
#define IFF_LINK2 0x4000
#define IFF_ALTPHYS IFF_LINK2
#define IFSTATMAX 800

/// What an interface is and has done.
struct if_data {
    unsigned char ifi_type;
    unsigned char ifi_typelen;
    unsigned char ifi_physical;
    unsigned char ifi_addrlen;
    unsigned char ifi_hdrlen;
    unsigned char ifi_recvquota;
    unsigned char ifi_xmitquota;
    unsigned char ifi_unused1;
    uint32_t ifi_mtu;
    uint32_t ifi_metric;
    uint32_t ifi_baudrate;
    uint32_t ifi_ipackets;
    uint32_t ifi_ierrors;
    uint32_t ifi_opackets;
    uint32_t ifi_oerrors;
    uint32_t ifi_collisions;
    uint32_t ifi_ibytes;
    uint32_t ifi_obytes;
    uint32_t ifi_imcasts;
    uint32_t ifi_omcasts;
    uint32_t ifi_iqdrops;
    uint32_t ifi_noproto;
    uint32_t ifi_recvtiming;
    uint32_t ifi_xmittiming;
    struct timeval ifi_lastchange;
    uint32_t ifi_unused2;
    uint32_t ifi_hwassist;
    uint32_t ifi_reserved1;
    uint32_t ifi_reserved2;
};

/// `if_data` with wider counts.
struct if_data64 {
    unsigned char ifi_type;
    unsigned char ifi_typelen;
    unsigned char ifi_physical;
    unsigned char ifi_addrlen;
    unsigned char ifi_hdrlen;
    unsigned char ifi_recvquota;
    unsigned char ifi_xmitquota;
    unsigned char ifi_unused1;
    uint32_t ifi_mtu;
    uint32_t ifi_metric;
    uint64_t ifi_baudrate;
    uint64_t ifi_ipackets;
    uint64_t ifi_ierrors;
    uint64_t ifi_opackets;
    uint64_t ifi_oerrors;
    uint64_t ifi_collisions;
    uint64_t ifi_ibytes;
    uint64_t ifi_obytes;
    uint64_t ifi_imcasts;
    uint64_t ifi_omcasts;
    uint64_t ifi_iqdrops;
    uint64_t ifi_noproto;
    uint32_t ifi_recvtiming;
    uint32_t ifi_xmittiming;
    struct timeval ifi_lastchange;
};

/// The head of each message of NET_RT_IFLIST about an interface (RTM_IFINFO); a `sockaddr_dl` follows.
struct if_msghdr {
    unsigned short ifm_msglen;
    unsigned char ifm_version;
    unsigned char ifm_type;
    int ifm_addrs;
    int ifm_flags;
    unsigned short ifm_index;
    struct if_data ifm_data;
};

/// The same of NET_RT_IFLIST2 (RTM_IFINFO2).
struct if_msghdr2 {
    unsigned short ifm_msglen;
    unsigned char ifm_version;
    unsigned char ifm_type;
    int ifm_addrs;
    int ifm_flags;
    unsigned short ifm_index;
    int ifm_snd_len;
    int ifm_snd_maxlen;
    int ifm_snd_drops;
    int ifm_timer;
    struct if_data64 ifm_data;
};

/// The head of a message about an address (RTM_NEWADDR).
struct ifa_msghdr {
    unsigned short ifam_msglen;
    unsigned char ifam_version;
    unsigned char ifam_type;
    int ifam_addrs;
    int ifam_flags;
    unsigned short ifam_index;
    int ifam_metric;
};

struct ifstat {
    char ifs_name[IFNAMSIZ];
    char ascii[IFSTATMAX + 1];
};
