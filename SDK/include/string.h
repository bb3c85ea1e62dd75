// Strings: the system's functions, and those that the device's library has besides.
#pragma once
#include_next <string.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Copies as much as fits into `size` bytes, with the zero at the end. Returns the length of `source`.
size_t strlcpy(char *destination, const char *source, size_t size);
/// Appends as much as fits into `size` bytes in all. Returns the length that the whole would have.
size_t strlcat(char *destination, const char *source, size_t size);
/// The first `sought` within the first `length` characters of `text`.
char *strnstr(const char *text, const char *sought, size_t length);
/// Fills memory with a pattern of 4, 8 or 16 bytes; the last one may be cut.
void memset_pattern4(void *destination, const void *pattern, size_t size);
void memset_pattern8(void *destination, const void *pattern, size_t size);
void memset_pattern16(void *destination, const void *pattern, size_t size);
/// A file's mode as `ls -l` shows it, with a space behind: `-rwxr-xr-x `. `text` has room for 12 characters.
void strmode(int mode, char *text);
#ifdef __cplusplus
}
#endif
