// This system's TCP. What is idle for so many seconds is asked whether it is there: that option has another name on Darwin.
#pragma once
#include_next <netinet/tcp.h>

#define TCP_KEEPALIVE TCP_KEEPIDLE
