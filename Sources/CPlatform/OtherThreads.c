// Finds out whether any other thread of this process is working, or one waits for the answer of a server.
//
// Threads can only be looked at one after the other, and meanwhile one that was asleep when it was looked at may be
// woken by one that is asleep by the time its turn comes. So they are looked at twice: threads that slept both times,
// and were not run in between, all slept at the moment between the two looks.

#define _GNU_SOURCE
#include "OtherThreads.h"
#include "Network/AwaitedAnswers.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Reads a file of a thread; false if the thread has ended.
static bool read_file(int threads, const char *thread, const char *name, char *text, size_t size) {
    char path[64];
    snprintf(path, sizeof path, "%.20s/%s", thread, name);
    int file = openat(threads, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    ssize_t count = read(file, text, size - 1);
    close(file);
    text[count > 0 ? count : 0] = 0;
    return count > 0;
}

/// Whether a thread runs, waits for a processor or for the disk.
static bool is_awake(int threads, const char *thread) {
    char text[256];
    if (!read_file(threads, thread, "stat", text, sizeof text)) return false;
    // The state is the field after the name, which is in parentheses and may hold anything.
    const char *end = strrchr(text, ')');
    return end && end[1] == ' ' && (end[2] == 'R' || end[2] == 'D');
}

/// How often a thread was given a processor.
static uint64_t turns(int threads, const char *thread) {
    char text[96];
    unsigned long long count = 0;
    if (read_file(threads, thread, "schedstat", text, sizeof text)) sscanf(text, "%*u %*u %llu", &count);
    return count;
}

enum look { first_look, second_look };

/// Whether all other threads sleep.
///
/// - Parameter history: becomes another number when a thread has been run, has come or has gone.
static bool all_sleep(DIR *threads, enum look look, uint64_t *history) {
    long own = syscall(SYS_gettid);
    int folder = dirfd(threads);
    *history = 0;
    rewinddir(threads);
    for (struct dirent *entry; (entry = readdir(threads));) {
        long thread = atol(entry->d_name);
        if (thread <= 0 || thread == own) continue;
        // The turns are counted before the thread is seen asleep for the first time, and after it is for the second
        // time.
        uint64_t count = look == first_look ? turns(folder, entry->d_name) : 0;
        if (is_awake(folder, entry->d_name)) return false;
        if (look == second_look) count = turns(folder, entry->d_name);
        *history = (*history ^ (uint64_t)thread << 40 ^ count) * 0x100000001b3;
    }
    return true;
}

bool platform_other_threads_run(void) {
    if (platform_awaits_answers()) return true;
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return false;
    uint64_t before, after;
    bool sleep = all_sleep(threads, first_look, &before) && all_sleep(threads, second_look, &after) && before == after;
    closedir(threads);
    return !sleep;
}
