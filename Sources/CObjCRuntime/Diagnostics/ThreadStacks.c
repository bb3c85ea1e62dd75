// Prints the call stacks of all threads for the report about an app that hangs. The device asks for them by SIGQUIT.
//
// A separate thread answers, since the others may hold any lock. It interrupts them one after the other by a signal
// that libdispatch's workers do not block either; the interrupted thread only collects addresses.

#define _GNU_SOURCE
#include "Diagnostics/Backtrace.h"
#include "Diagnostics/ThreadStacks.h"
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// How long a thread may take to answer, in milliseconds.
enum { Patience = 300 };

/// More threads than this are not described: an app may have made any number.
enum { MostThreads = 200 };

static struct frames collected;
static int answer[2];
static pid_t answering_thread;
static bool is_on_device;

static void collect(int number) {
    (void)number;
    collected.count = 0;
    // Skips this function and `frames_collect`.
    collected.skipped = 2;
    frames_collect(&collected);
    char byte = 0;
    ssize_t written = write(answer[1], &byte, 1);
    (void)written;
}

/// Waits in real time, whatever the app's clocks say.
static bool has_answer(void) {
    struct pollfd wait = {.fd = answer[0], .events = POLLIN};
    struct timespec limit = {0, Patience * 1000000L};
    char byte;
    return syscall(SYS_ppoll, &wait, 1, &limit, NULL, 0) == 1 && read(answer[0], &byte, 1) == 1;
}

static void describe(pid_t thread, FILE *stream) {
    char path[64], name[32] = "";
    snprintf(path, sizeof path, "/proc/self/task/%d/comm", thread);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0) {
        ssize_t count = read(descriptor, name, sizeof name - 1);
        close(descriptor);
        name[count > 0 ? count - 1 : 0] = 0;
    }
    fprintf(stream, "*** Call stack of %s “%s”:\n(\n", thread == getpid() ? "the main thread" : "thread", name);
    if (syscall(SYS_tgkill, getpid(), thread, SIGSYS) == 0 && has_answer()) {
        frames_describe(&collected, stream);
    } else {
        fprintf(stream, "    (it does not answer)\n");
    }
    fprintf(stream, ")\n");
}

bool thread_stacks_are_for_device(void) { return is_on_device; }

void thread_stacks_describe_others(FILE *stream) {
    // Without an answering thread no thread knows the signal.
    DIR *threads = answering_thread ? opendir("/proc/self/task") : NULL;
    if (threads == NULL) return;
    int left = MostThreads;
    struct dirent *entry;
    while (left > 0 && (entry = readdir(threads))) {
        pid_t thread = (pid_t)atoi(entry->d_name);
        if (thread <= 0 || thread == answering_thread || thread == (pid_t)syscall(SYS_gettid)) continue;
        describe(thread, stream);
        left--;
    }
    closedir(threads);
}

static void describe_all(void) {
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL) return;
    fprintf(stream, "*** Call stacks of all threads:\n");
    thread_stacks_describe_others(stream);
    fprintf(stream, "*** End of call stacks\n");
    fclose(stream);
    for (size_t place = 0; place < size;) {
        ssize_t count = write(STDERR_FILENO, text + place, size - place);
        if (count <= 0) break;
        place += (size_t)count;
    }
    free(text);
}

static sigset_t question(void) {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGQUIT);
    return signals;
}

static void *wait_for_questions(void *unused) {
    (void)unused;
    answering_thread = (pid_t)syscall(SYS_gettid);
    sigset_t signals = question();
    int number;
    while (sigwait(&signals, &number) == 0) describe_all();
    return NULL;
}

void thread_stacks_answer_device(void) {
    is_on_device = getenv("VERGER_DEVICE_LINK") != NULL;
    // Only a device and the runner of unit tests ask for call stacks.
    if ((!is_on_device && getenv("VERGER_CALL_STACKS") == NULL) || pipe2(answer, O_CLOEXEC) != 0) return;
    struct sigaction action = {.sa_handler = collect, .sa_flags = SA_RESTART | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(SIGSYS, &action, NULL);
    // Blocks the signal in all threads: threads made later inherit what this one blocks.
    sigset_t signals = question();
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, 256 * 1024);
    pthread_t thread;
    if (pthread_create(&thread, &attributes, wait_for_questions, NULL) == 0) {
        pthread_setname_np(thread, "call stacks");
    }
    pthread_attr_destroy(&attributes);
}
