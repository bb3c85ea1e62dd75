// This system's threads, and what the device's library has besides.
#pragma once
#include_next <pthread.h>
#include <mach/port.h>
#include <sched.h>
#include <stdint.h>

// Enumerators of this system, macros there: programs ask for them.
#define PTHREAD_MUTEX_NORMAL PTHREAD_MUTEX_NORMAL
#define PTHREAD_MUTEX_RECURSIVE PTHREAD_MUTEX_RECURSIVE
#define PTHREAD_MUTEX_ERRORCHECK PTHREAD_MUTEX_ERRORCHECK
#define PTHREAD_MUTEX_DEFAULT PTHREAD_MUTEX_DEFAULT
#define PTHREAD_PRIO_NONE PTHREAD_PRIO_NONE
#define PTHREAD_PRIO_INHERIT PTHREAD_PRIO_INHERIT
#define PTHREAD_PRIO_PROTECT PTHREAD_PRIO_PROTECT
#ifdef PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP
#define PTHREAD_RECURSIVE_MUTEX_INITIALIZER PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP
#define PTHREAD_ERRORCHECK_MUTEX_INITIALIZER PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// 1 on the main thread.
int pthread_main_np(void);
/// Whether there ever was a second thread.
int pthread_is_threaded_np(void);
mach_port_t pthread_mach_thread_np(pthread_t thread);
/// The calling thread's by its port; NULL for others.
pthread_t pthread_from_mach_thread_np(mach_port_t port);
/// The system's number of a thread; of the calling one for 0. ESRCH for another one.
int pthread_threadid_np(pthread_t thread, uint64_t *number);
/// The highest address of the stack, which grows downwards.
void *pthread_get_stackaddr_np(pthread_t thread);
size_t pthread_get_stacksize_np(pthread_t thread);
void pthread_yield_np(void);
/// Waits for so long at most.
int pthread_cond_timedwait_relative_np(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *duration);

#ifdef __cplusplus
}
#endif
