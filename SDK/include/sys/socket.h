// This system's sockets. The length that an address of Darwin begins with is where netinet/in.h puts it.
#pragma once
#pragma redefine_extname bind darwin_bind
#include_next <sys/socket.h>

#define sa_len sa_data[6]
#define ss_len __ss_padding[6]

/// The address of an interface's hardware: this system's name for it.
#define AF_LINK AF_PACKET
#define PF_LINK AF_LINK

// What sysctl with CTL_NET, PF_ROUTE tells of.
#define NET_RT_DUMP 1
#define NET_RT_FLAGS 2
#define NET_RT_IFLIST 3
#define NET_RT_STAT 4
#define NET_RT_TRASH 5
#define NET_RT_IFLIST2 6
#define NET_RT_DUMP2 7
#define NET_RT_MAXID 10

/// The longest address.
#define SOCK_MAXADDRLEN 255

#ifndef SO_NOSIGPIPE
/// There is no such option here. Setting it sets a priority that changes nothing; programs that write to sockets by themselves
/// ignore SIGPIPE, or pass MSG_NOSIGNAL.
#define SO_NOSIGPIPE SO_PRIORITY
#endif
