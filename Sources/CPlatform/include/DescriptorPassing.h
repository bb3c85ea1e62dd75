#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// File descriptors over a Unix socket (SCM_RIGHTS), whose control messages are macros that only C can spell.

/// Descriptors that travel with one write at most.
#define PLATFORM_DESCRIPTORS_PER_WRITE 8

/// Sends bytes and, with the first of them, descriptors (at most PLATFORM_DESCRIPTORS_PER_WRITE). Never blocks and
/// never raises SIGPIPE. Returns the number of bytes sent, or a negated errno (`-EAGAIN`: the socket is full).
ssize_t platform_send(int socket, const void *_Nonnull bytes, size_t count, const int *_Nullable descriptors,
                      size_t descriptor_count);

/// Receives what has arrived, up to `capacity` bytes, and the descriptors that came with it (close-on-exec, room for
/// PLATFORM_DESCRIPTORS_PER_WRITE). Never blocks. Returns the number of bytes (0: the other side closed) or a negated
/// errno; `-EMSGSIZE` means that more descriptors came than fit: all are closed.
ssize_t platform_receive(int socket, void *_Nonnull bytes, size_t capacity, int *_Nonnull descriptors,
                         size_t *_Nonnull descriptor_count);

/// Makes two connected, non-blocking, close-on-exec stream sockets. Returns 0 or a negated errno.
int platform_socket_pair(int *_Nonnull sockets);
