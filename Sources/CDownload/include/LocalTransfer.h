#pragma once
#include <stdint.h>

/// How a transfer ended.
enum local_transfer_end {
    /// The server has answered with a status from 200 to 399, and all of the answer is in the file.
    local_transfer_done,
    /// The address is none of this machine's, or not of HTTP.
    local_transfer_not_local,
    local_transfer_no_connection,
    /// The server has answered with another status.
    local_transfer_refused,
    local_transfer_too_large,
    /// Nothing came for too long.
    local_transfer_too_slow,
    local_transfer_cancelled,
    /// The file could not be written: its disk is full.
    local_transfer_not_written,
    /// The server's certificate is not trusted, or it does not speak HTTP.
    local_transfer_failed,
};

/// What is asked of a server.
struct local_request {
    const char *_Nonnull address;
    /// What is sent by POST; NULL for GET.
    const void *_Nullable body;
    int64_t body_size;
    /// The type of what is sent.
    const char *_Nullable type;
    /// Certificates in PEM that are trusted beside the system's; NULL for none.
    const char *_Nullable roots;
    /// Bytes of the answer at most.
    int64_t limit;
    /// Takes the answer.
    int output;
};

/// A transfer with a server of this machine. Its figures may be read while it runs.
struct local_transfer;

/// - Returns: NULL without memory.
struct local_transfer *_Nullable local_transfer_new(void);
void local_transfer_free(struct local_transfer *_Nonnull transfer);

/// Asks the server, and waits until its answer is in the file. Follows up to three redirections that stay on this machine, but
/// none after POST, whose answer it would be. Not for the main thread.
enum local_transfer_end local_transfer_run(struct local_transfer *_Nonnull transfer, const struct local_request *_Nonnull request);

/// Lets it end soon; for any thread.
void local_transfer_cancel(struct local_transfer *_Nonnull transfer);

/// Bytes that have come, and that will come altogether as the server says; 0 if it does not say.
int64_t local_transfer_received(const struct local_transfer *_Nonnull transfer);
int64_t local_transfer_expected(const struct local_transfer *_Nonnull transfer);

/// The status of the server's answer; 0 without one.
int local_transfer_status(const struct local_transfer *_Nonnull transfer);
