// The interface between kqueue and its filters.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/event.h>

/// An event that a queue watches. Each has its own descriptor, which is in the queue's epoll set: an epoll set with the
/// watched descriptor, a timerfd, a pidfd, or an inotify instance.
struct watch {
    struct watch *next;
    /// A number that is unique in the queue, so that a late event of a removed watch is ignored.
    uint64_t number;
    struct kevent64_s event;
    int descriptor;
    bool isEnabled;
    /// The flags of a file's or a user event's changes that were not reported yet.
    uint32_t happened;
};

/// Makes the descriptor of a watch. Returns 0 or an errno value.
int watch_open(struct watch *watch);

/// Changes the flags of a user event (EVFILT_USER). Returns whether the event is triggered.
bool watch_note(struct watch *watch, uint32_t flags);

/// Reads the event of a watch whose descriptor is ready. Returns whether there is one.
bool watch_read(struct watch *watch, struct kevent64_s *event);
