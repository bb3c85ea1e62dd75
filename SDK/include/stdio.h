// Streams: the system's, and what later standards took away.
#pragma once
#include_next <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Reads a line, however little room there is: use `fgets`.
char *gets(char *line) __attribute__((deprecated));
#ifdef __cplusplus
}
#endif
