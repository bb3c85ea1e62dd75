#pragma once
#include <stddef.h>
#include <sys/types.h>

/// What the device asks the parent of apps for: one app's process. It goes over a socket in one message, the
/// descriptors with it.
struct launch_request {
    const char *_Nonnull executable;
    /// Both end with NULL.
    char *_Nullable const *_Nonnull arguments;
    char *_Nullable const *_Nonnull environment;
    int is_confined;
    int link_descriptor, output_descriptor, error_descriptor;
    /// Where errno of a step is written that failed before the app began.
    int failure_descriptor;
    /// The rules about files, -1 if there are none.
    int rules_descriptor;
};

/// What a message to the device says.
enum launch_news {
    /// The parent is ready.
    launch_parent_is_ready,
    /// A process waits to become the next app.
    launch_process_waits,
    /// A process becomes the app that was asked for, or, if its number is -1, none does.
    launch_process_begins,
};

/// What the parent and its processes say.
struct launch_answer {
    /// The process that says it; -1 if there is none.
    pid_t process;
    /// errno, if there is none.
    int error;
    enum launch_news news;
};

/// The longest message. An app with more arguments and variables is started without the parent.
enum { launch_request_longest = 1 << 16 };

/// Sends a request. Returns 0, or -1 with errno (E2BIG if it is too long).
int launch_request_send(int socket, const struct launch_request *_Nonnull request);

/// A request that was received.
struct received_request {
    struct launch_request request;
    size_t argument_count;
    /// What the request points into.
    char *_Nonnull text;
    char *_Nullable *_Nonnull words;
};

/// Waits for a request. Returns 1, 0 at the end of the connection, or -1 with errno; EBADMSG for one that makes no sense.
int launch_request_receive(int socket, struct received_request *_Nonnull received);

/// Closes its descriptors and frees its memory.
void launch_request_forget(struct received_request *_Nonnull received);
