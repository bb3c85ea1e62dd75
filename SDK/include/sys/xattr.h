// Attributes that files carry besides their contents. Darwin's functions take a position and options.
#pragma once
#include <stdint.h>
#include <sys/types.h>

#define XATTR_NOFOLLOW 0x0001
#define XATTR_CREATE 0x0002
#define XATTR_REPLACE 0x0004
#define XATTR_NOSECURITY 0x0008
#define XATTR_NODEFAULT 0x0010
#define XATTR_SHOWCOMPRESSION 0x0020
#define XATTR_MAXNAMELEN 127
#define XATTR_FINDERINFO_NAME "com.apple.FinderInfo"
#define XATTR_RESOURCEFORK_NAME "com.apple.ResourceFork"

#pragma redefine_extname getxattr CocoaGetxattr
#pragma redefine_extname setxattr CocoaSetxattr
#pragma redefine_extname listxattr CocoaListxattr
#pragma redefine_extname removexattr CocoaRemovexattr
#pragma redefine_extname fgetxattr CocoaFgetxattr
#pragma redefine_extname fsetxattr CocoaFsetxattr
#pragma redefine_extname flistxattr CocoaFlistxattr
#pragma redefine_extname fremovexattr CocoaFremovexattr

#ifdef __cplusplus
extern "C" {
#endif
// The position has to be 0. -1 and errno, which is ENOATTR if there is no such attribute.
ssize_t getxattr(const char *path, const char *name, void *value, size_t size, uint32_t position, int options);
int setxattr(const char *path, const char *name, const void *value, size_t size, uint32_t position, int options);
ssize_t listxattr(const char *path, char *names, size_t size, int options);
int removexattr(const char *path, const char *name, int options);
ssize_t fgetxattr(int descriptor, const char *name, void *value, size_t size, uint32_t position, int options);
int fsetxattr(int descriptor, const char *name, const void *value, size_t size, uint32_t position, int options);
ssize_t flistxattr(int descriptor, char *names, size_t size, int options);
int fremovexattr(int descriptor, const char *name, int options);
#ifdef __cplusplus
}
#endif
