#pragma once
#include <AppProcess.h>
#include <sys/types.h>

/// The number that the parent's end of its connection with the device has in the parent.
enum { app_parent_descriptor = 3 };

/// The parent of apps, as the device knows it.
struct app_parent {
    pid_t process;
    /// This process's end of the connection.
    int socket;
    /// The process that waits to become the next app; 0 while none is known. It is a child of this process.
    pid_t next;
};

/// Starts the parent of apps: the frameworks' library as a program.
///
/// It lives in a session of its own and ends with this process. It says with a first answer that it is ready.
///
/// - environment: of the parent. Its apps have none of it but what the loader keeps.
///
/// Returns 0, or -1 with errno.
int app_parent_start(
    const char *_Nonnull library, char *_Nullable const *_Nonnull environment, struct app_parent *_Nonnull parent);

/// Whether the parent said that it is ready: 1 once it has, 0 before, -1 if it has ended.
int app_parent_is_ready(struct app_parent *_Nonnull parent);

/// Lets the parent start an app, which becomes a child of this process; otherwise as `app_process_start`.
///
/// - milliseconds: how long the parent may take to answer, in real time.
///
/// Returns the process identifier; -1 with errno of the step that failed; 0 if the parent did not do it: the app has to
/// be started without it.
pid_t app_parent_launch(
    struct app_parent *_Nonnull parent, const char *_Nonnull executable,
    char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment, int link_descriptor,
    int output_descriptor, int error_descriptor, struct app_process_confinement confinement, int milliseconds);

/// Ends the parent and the process that waits to become the next app. The apps live on.
void app_parent_end(struct app_parent *_Nonnull parent);
