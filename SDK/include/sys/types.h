// This system's types, and what the device's header has besides.
#pragma once
#include_next <sys/types.h>

#define FD_COPY(from, to) (*(to) = *(from))
