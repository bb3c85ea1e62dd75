// Text whose characters are all visible.
#pragma once
#include <sys/types.h>

#define VIS_OCTAL 0x01
#define VIS_CSTYLE 0x02
#define VIS_SP 0x04
#define VIS_TAB 0x08
#define VIS_NL 0x10
#define VIS_WHITE (VIS_SP | VIS_TAB | VIS_NL)
#define VIS_SAFE 0x20
#define VIS_NOSLASH 0x40

#ifdef __cplusplus
extern "C" {
#endif
/// Writes one character, given the one that follows; gives the end.
char *vis(char *destination, int character, int flags, int next);
/// The length. `destination` has room for four characters for each and one more.
int strvis(char *destination, const char *source, int flags);
int strvisx(char *destination, const char *source, size_t length, int flags);
#ifdef __cplusplus
}
#endif
