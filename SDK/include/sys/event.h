// Events of the kernel by kqueue: of descriptors, timers, files, ends of processes, and the program's own. Not there: signals
// and what else processes do (ENOTSUP).
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

#define EVFILT_VM (-12)
#define EVFILT_USER (-10)
#define EVFILT_FS (-9)
#define EVFILT_MACHPORT (-8)
#define EVFILT_TIMER (-7)
#define EVFILT_SIGNAL (-6)
#define EVFILT_PROC (-5)
#define EVFILT_VNODE (-4)
#define EVFILT_AIO (-3)
#define EVFILT_WRITE (-2)
#define EVFILT_READ (-1)
#define EVFILT_SYSCOUNT 12
#define EVFILT_THREADMARKER 12

#define EV_ADD 1
#define EV_DELETE 2
#define EV_ENABLE 4
#define EV_DISABLE 8
#define EV_ONESHOT 16
#define EV_CLEAR 32
#define EV_RECEIPT 64
#define EV_DISPATCH 128
#define EV_FLAG0 4096
#define EV_POLL 4096
#define EV_FLAG1 8192
#define EV_OOBAND 8192
#define EV_ERROR 16384
#define EV_EOF 32768
#define EV_SYSFLAGS 61440

#define NOTE_PCTRLMASK (-1048576)
#define NOTE_FFNOP 0
#define NOTE_DELETE 1
#define NOTE_LOWAT 1
#define NOTE_SECONDS 1
#define NOTE_TRACK 1
#define NOTE_TRACKERR 2
#define NOTE_USECONDS 2
#define NOTE_WRITE 2
#define NOTE_CHILD 4
#define NOTE_EXTEND 4
#define NOTE_NSECONDS 4
#define NOTE_ABSOLUTE 8
#define NOTE_ATTRIB 8
#define NOTE_LINK 16
#define NOTE_RENAME 32
#define NOTE_REVOKE 64
#define NOTE_NONE 128
#define NOTE_PDATAMASK 0xfffff
#define NOTE_FFLAGSMASK 0xffffff
#define NOTE_TRIGGER 0x1000000
#define NOTE_RESOURCEEND 0x2000000
#define NOTE_EXITSTATUS 0x4000000
#define NOTE_SIGNAL 0x8000000
#define NOTE_REAP 0x10000000
#define NOTE_VM_ERROR 0x10000000
#define NOTE_EXEC 0x20000000
#define NOTE_VM_PRESSURE_SUDDEN_TERMINATE 0x20000000
#define NOTE_FFAND 0x40000000
#define NOTE_FORK 0x40000000
#define NOTE_VM_PRESSURE_TERMINATE 0x40000000
#define NOTE_EXIT 0x80000000
#define NOTE_FFOR 0x80000000
#define NOTE_VM_PRESSURE 0x80000000
#define NOTE_FFCOPY 0xc0000000
#define NOTE_FFCTRLMASK 0xc0000000

struct kevent {
    uintptr_t ident;
    int16_t filter;
    uint16_t flags;
    uint32_t fflags;
    intptr_t data;
    void *udata;
};

struct kevent64_s {
    uint64_t ident;
    int16_t filter;
    uint16_t flags;
    uint32_t fflags;
    int64_t data;
    uint64_t udata;
    uint64_t ext[2];
};

#define EV_SET(event, a, b, c, d, e, f) \
    do { \
        struct kevent *set_event = (event); \
        set_event->ident = (a); \
        set_event->filter = (b); \
        set_event->flags = (c); \
        set_event->fflags = (d); \
        set_event->data = (e); \
        set_event->udata = (f); \
    } while (0)
#define EV_SET64(event, a, b, c, d, e, f, g, h) \
    do { \
        struct kevent64_s *set_event = (event); \
        set_event->ident = (a); \
        set_event->filter = (b); \
        set_event->flags = (c); \
        set_event->fflags = (d); \
        set_event->data = (e); \
        set_event->udata = (f); \
        set_event->ext[0] = (g); \
        set_event->ext[1] = (h); \
    } while (0)

#ifdef __cplusplus
extern "C" {
#endif
int kqueue(void);
/// Errors of changes come as events with EV_ERROR as long as there is room for them.
int kevent(
    int queue, const struct kevent *changes, int changeCount, struct kevent *events, int eventCount,
    const struct timespec *timeout);
int kevent64(
    int queue, const struct kevent64_s *changes, int changeCount, struct kevent64_s *events, int eventCount,
    unsigned int flags, const struct timespec *timeout);
#ifdef __cplusplus
}
#endif
