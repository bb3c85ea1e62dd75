// Addresses of sockets that are files. Darwin's begin with their length; here it has a place behind the path that fits.
#pragma once
#include <sys/socket.h>
#include_next <sys/un.h>

#define sun_len sun_path[sizeof(((struct sockaddr_un *)0)->sun_path) - 1]
