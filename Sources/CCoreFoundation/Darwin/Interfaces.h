// Messages about network interfaces, for sysctl.
#pragma once
#include <stddef.h>

/// The messages about the interface of that number, or all for 0, with its addresses of a family, or all for 0.
/// - Returns: Memory to be freed, or NULL and errno.
char *interface_messages(int family, unsigned wanted, int is_wide, size_t *length);
