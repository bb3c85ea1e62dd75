// Addresses of network hardware, which getifaddrs gives as AF_LINK: of this system, AF_PACKET.
#pragma once
#include <stdint.h>
#include <sys/socket.h>

/// The same bytes that the kernel gives; `sdl_data` from the eighth on is the address of the hardware.
struct sockaddr_dl {
    uint16_t sdl_family;
    uint16_t sdl_protocol;
    uint32_t sdl_index;
    uint16_t sdl_type;
    uint8_t sdl_packet;
    uint8_t sdl_alen;
    char sdl_data[8];
};
/// The name is not among the data.
#define sdl_nlen sdl_packet * 0
#define LLADDR(address) ((char *)(address)->sdl_data)

#ifndef IFT_ETHER
#define IFT_ETHER 0x6
#define IFT_LOOP 0x18
#endif
