#pragma once
#include <sys/types.h>

/// What the kernel says of the other end of a connection.
enum peer_user_answer {
    /// The program of that user has it open.
    peer_user_is_known,
    /// It is closed already, or not on this machine.
    peer_user_is_gone,
    /// This kernel does not tell (no `sock_diag`).
    peer_user_is_untold,
};

/// Whose program is at the other end of a TCP connection of this machine with itself (sock_diag(7)).
///
/// The kernel counts what its program has closed as root's, so only connections that are open both ways are known.
enum peer_user_answer peer_user(int descriptor, uid_t *_Nonnull user);
