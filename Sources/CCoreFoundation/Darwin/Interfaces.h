// Messages about network interfaces, for sysctl.
#pragma once
#include <stddef.h>

/// Messages about the interface with the index `wanted`, or all for 0, with its addresses of a family, or all for 0.
/// - Returns: Memory that the caller frees; NULL and errno on failure.
char *interface_messages(int family, unsigned wanted, int is_wide, size_t *length);
