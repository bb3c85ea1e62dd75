// What is known of files: the system's, and what the device's header has besides.
#pragma once
#include_next <sys/stat.h>

// Times by the names of Darwin's structure. This one does not have the time of creation: the last change of its attributes.
#define st_atimespec st_atim
#define st_mtimespec st_mtim
#define st_ctimespec st_ctim
#define st_birthtimespec st_ctim
#define st_birthtime st_ctim.tv_sec
/// Flags and the number of times that a file's number was used: always 0, since the kernel leaves the place empty.
#define st_flags __glibc_reserved[0]
#define st_gen __glibc_reserved[1]

// Flags of files, of which there are none here.
#define UF_SETTABLE 0x0000ffff
#define UF_NODUMP 0x00000001
#define UF_IMMUTABLE 0x00000002
#define UF_APPEND 0x00000004
#define UF_OPAQUE 0x00000008
#define UF_COMPRESSED 0x00000020
#define UF_TRACKED 0x00000040
#define UF_HIDDEN 0x00008000
#define SF_SETTABLE 0xffff0000
#define SF_ARCHIVED 0x00010000
#define SF_IMMUTABLE 0x00020000
#define SF_APPEND 0x00040000

#define S_IFWHT 0160000
#define S_ISWHT(mode) (((mode) & S_IFMT) == S_IFWHT)
#define S_ISTXT S_ISVTX
#ifndef S_TYPEISTMO
#define S_TYPEISTMO(info) 0
#endif

#ifdef __cplusplus
extern "C" {
#endif
/// -1 with ENOTSUP, but for no flags.
int chflags(const char *path, unsigned int flags);
int lchflags(const char *path, unsigned int flags);
int fchflags(int descriptor, unsigned int flags);
#ifdef __cplusplus
}
#endif
