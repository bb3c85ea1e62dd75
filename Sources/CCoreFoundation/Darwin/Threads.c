// Thread functions that the C library does not have.

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int pthread_main_np(void) { return gettid() == getpid(); }

int pthread_is_threaded_np(void) {
    // The number of threads is in the process's stat line.
    FILE *stream = fopen("/proc/self/stat", "re");
    if (stream == NULL) return 1;
    char line[1024];
    long count = 1;
    if (fgets(line, sizeof line, stream)) {
        const char *rest = line;
        // The name is in parentheses and may contain any character.
        for (const char *c = line; *c; c++) {
            if (*c == ')') rest = c + 1;
        }
        for (int field = 2; field < 19 && *rest; rest++) field += *rest == ' ';
        sscanf(rest, "%ld", &count);
    }
    fclose(stream);
    return count > 1;
}

mach_port_t pthread_mach_thread_np(pthread_t thread) {
    clockid_t clock;
    // The identifier of a thread is encoded in that of its CPU clock.
    if (pthread_equal(thread, pthread_self())) return (mach_port_t)gettid();
    return pthread_getcpuclockid(thread, &clock) == 0 ? (mach_port_t)~(clock >> 3) : MACH_PORT_NULL;
}

pthread_t pthread_from_mach_thread_np(mach_port_t port) {
    return port == (mach_port_t)gettid() ? pthread_self() : (pthread_t)0;
}

int pthread_threadid_np(pthread_t thread, uint64_t *number) {
    if (number == NULL) return EINVAL;
    mach_port_t port = thread == 0 ? (mach_port_t)gettid() : pthread_mach_thread_np(thread);
    if (port == MACH_PORT_NULL) return ESRCH;
    *number = port;
    return 0;
}

static int read_stack(pthread_t thread, void **lowest, size_t *size) {
    pthread_attr_t attributes;
    int error = pthread_getattr_np(thread, &attributes);
    if (error) return error;
    error = pthread_attr_getstack(&attributes, lowest, size);
    pthread_attr_destroy(&attributes);
    return error;
}

void *pthread_get_stackaddr_np(pthread_t thread) {
    void *lowest;
    size_t size;
    return read_stack(thread, &lowest, &size) == 0 ? (char *)lowest + size : NULL;
}

size_t pthread_get_stacksize_np(pthread_t thread) {
    void *lowest;
    size_t size;
    return read_stack(thread, &lowest, &size) == 0 ? size : 0;
}

void pthread_yield_np(void) { sched_yield(); }

int pthread_cond_timedwait_relative_np(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *duration) {
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += duration->tv_sec;
    end.tv_nsec += duration->tv_nsec;
    if (end.tv_nsec >= 1000000000) {
        end.tv_nsec -= 1000000000;
        end.tv_sec++;
    }
    return pthread_cond_timedwait(condition, mutex, &end);
}
