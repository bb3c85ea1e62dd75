// This system's calls, and those that the device's library has besides.
#pragma once
#include_next <unistd.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Commands for file systems of the device: -1 (ENOTSUP).
int fsctl(const char *path, unsigned long command, void *data, unsigned int options);
/// A change of mode such as `u+x,go-w`, to be given to `getmode` and freed; NULL and errno if it is none.
void *setmode(const char *text);
/// The mode after the change.
mode_t getmode(const void *change, mode_t mode);
/// Whether the program has rights that its user has not.
int issetugid(void);
/// Who is at the other end of a local socket.
int getpeereid(int socket, uid_t *user, gid_t *group);
/// Attributes of files: see sys/attr.h.
int getattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options);
int setattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options);
int fgetattrlist(int descriptor, void *list, void *buffer, size_t size, unsigned int options);
int fsetattrlist(int descriptor, void *list, void *buffer, size_t size, unsigned int options);
#ifdef __cplusplus
}
#endif
