// This system's sockets. The length that an address of Darwin begins with is where netinet/in.h puts it.
#pragma once
#include_next <sys/socket.h>

#define sa_len sa_data[6]
#define ss_len __ss_padding[6]

/// The longest address.
#define SOCK_MAXADDRLEN 255

#ifndef SO_NOSIGPIPE
/// There is no such option here. Setting it sets a priority that changes nothing; programs that write to sockets by themselves
/// ignore SIGPIPE, or pass MSG_NOSIGNAL.
#define SO_NOSIGPIPE SO_PRIORITY
#endif
