#pragma once
#include <sys/resource.h>

/// Lowers a limit of this process and of what it starts; a lower one stays.
void resource_limit(int resource, rlim_t most);
