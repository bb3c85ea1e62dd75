// What is done with descriptors: the system's, and what the device's have besides.
#pragma once
#include_next <fcntl.h>

/// A file's path by its descriptor. The system does not know the command: `fcntl` answers -1 (EINVAL).
#define F_GETPATH 50
