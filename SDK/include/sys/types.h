// This system's types, and what the device's header has besides.
#pragma once
#include_next <sys/types.h>

#include <stdint.h>

typedef uint32_t in_addr_t;
typedef uint16_t in_port_t;

#define FD_COPY(from, to) (*(to) = *(from))
