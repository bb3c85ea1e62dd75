// What queues of the kernel's events (kqueue) and their filters share.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/event.h>

/// One thing that a queue watches. Each has a descriptor of its own, which the queue waits for: an epoll set with the
/// one descriptor that is watched, a timer, a process, a list of changes of files.
struct watch {
    struct watch *next;
    /// Never used again in the queue, so that an event that comes late finds nothing.
    uint64_t number;
    struct kevent64_s event;
    int descriptor;
    bool isEnabled;
    /// What happened to a file, or to a watch of the program's own, and was not told yet.
    uint32_t happened;
};

/// Makes the descriptor of a watch. Returns 0, or a number of errno.
int watch_open(struct watch *watch);

/// Changes what a watch of the program's own (EVFILT_USER) says. Returns whether it has to be told.
bool watch_note(struct watch *watch, uint32_t flags);

/// What a watch whose descriptor is ready has to tell. Returns whether there is anything.
bool watch_read(struct watch *watch, struct kevent64_s *event);
