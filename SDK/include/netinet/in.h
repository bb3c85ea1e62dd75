// This system's addresses. Those of Darwin begin with their length, which programs set; here it has a place that the kernel
// does not look at.
#pragma once
#include <sys/_endian.h>
#include <sys/socket.h>

// The system declares functions of these names, which are macros on the device.
#undef ntohl
#undef ntohs
#undef htonl
#undef htons
#include_next <netinet/in.h>
#undef ntohl
#undef ntohs
#undef htonl
#undef htons
#include <libkern/_OSByteOrder.h>

#define sin_len sin_zero[0]
#define sin6_len sin6_flowinfo

/// 169.254.0.0, by which Reachability asks for the local network.
#define IN_LINKLOCALNETNUM ((uint32_t)0xA9FE0000)
#define IN_LINKLOCAL(address) (((uint32_t)(address)&0xFFFF0000) == IN_LINKLOCALNETNUM)
