// This system's sockets. The length that an address of Darwin begins with is where netinet/in.h puts it.
#pragma once
#include_next <sys/socket.h>

#define sa_len sa_data[6]
#define ss_len __ss_padding[6]

#ifndef SO_NOSIGPIPE
/// Known here by another number, under which nothing is set: signals are kept back by the streams of CoreFoundation.
#define SO_NOSIGPIPE SO_KEEPALIVE
#endif
