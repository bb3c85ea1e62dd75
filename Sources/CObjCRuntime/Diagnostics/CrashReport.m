// The crash report of a process: a headline and the backtrace, printed and sent to the device.

#define _GNU_SOURCE
#include "Diagnostics/CrashReport.h"
#include "Diagnostics/CrashDetails.h"
#include "Diagnostics/ThreadStacks.h"
#include "Diagnostics/ZombieMessages.h"
#include <objc/runtime.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <ucontext.h>
#include <unistd.h>

static void (*listener)(const char *report);

void crash_set_listener(void (*new_listener)(const char *report)) { listener = new_listener; }

static void end_by_abort(void) {
    signal(SIGABRT, SIG_DFL);
    abort();
}

/// Whether this thread writes the report.
static __thread BOOL reports;

/// Lets only one thread report. Others that crash meanwhile wait for the end of the process, so that the report is
/// complete.
static void begin_report(void) {
    static bool has_begun;
    if (reports) end_by_abort();
    while (__atomic_test_and_set(&has_begun, __ATOMIC_SEQ_CST)) pause();
    reports = YES;
}

/// An exception that was thrown while no handler was known, and the backtrace of the throw.
static __thread id kept_exception;
static __thread char *kept_frames;

void crash_keep_stack(id exception) {
    if (kept_exception == exception) return;
    [kept_exception release];
    kept_exception = [exception retain];
    free(kept_frames);
    kept_frames = backtrace_description(2);
}

/// Writes the report of this thread to standard error and to the device.
/// - frames: the backtrace to report; NULL for that of the caller.
/// - context: that of the signal; NULL if none ended the app.
static void publish(const char *headline, int skipped_frames, char *frames, const void *context) {
    begin_report();
    if (frames == NULL) frames = backtrace_description(skipped_frames);
    char *report = NULL;
    if (asprintf(&report, "%s\n*** Call stack:\n(\n%s)\n", headline, frames) < 0) report = NULL;
    fflush(stdout);
    fputs(report ? report : headline, stderr);
    fflush(stderr);
    if (listener) listener(report ? report : headline);
    crash_write_details(context);
}

void crash_with_report(const char *headline) {
    publish(headline, 2, NULL, NULL);
    end_by_abort();
    __builtin_unreachable();
}

void crash_with_exception(id exception, const char *advice) {
    const char *name, *reason;
    if ([exception isKindOfClass:[NSException class]]) {
        name = [[(NSException *)exception name] UTF8String];
        reason = [[(NSException *)exception reason] UTF8String];
    } else {
        name = object_getClassName(exception);
        reason = [[exception description] UTF8String];
    }
    char *headline = NULL;
    if (asprintf(&headline, "*** Terminating app due to uncaught exception '%s', reason: '%s'%s%s",
                 name ? name : "", reason ? reason : "", advice ? "\n*** " : "", advice ? advice : "") < 0) {
        headline = "*** Terminating app due to uncaught exception";
    }
    publish(headline, 2, exception == kept_exception ? kept_frames : NULL, NULL);
    end_by_abort();
    __builtin_unreachable();
}

static const char *signal_headline(int number) {
    switch (number) {
    case SIGSEGV: return "*** Terminating app due to signal SIGSEGV: access to memory that is not there";
    case SIGBUS: return "*** Terminating app due to signal SIGBUS: access to memory that is not there";
    case SIGILL: return "*** Terminating app due to signal SIGILL: a failed check (trap) or illegal instruction";
    case SIGTRAP: return "*** Terminating app due to signal SIGTRAP: a failed check (trap)";
    case SIGFPE: return "*** Terminating app due to signal SIGFPE: division by zero or arithmetic overflow";
    default: return "*** Terminating app due to signal SIGABRT";
    }
}

/// The class of a deallocated framework object to which a register points at the crash: an app that releases an object
/// once too often frees it while the frameworks still use it.
static const char *dead_object(const ucontext_t *context) {
    // The first argument, Swift's self, the others.
#if defined(__aarch64__)
    static const int registers[] = {0, 20, 8, 19, 1, 2, 3, 4, 5, 21, 22, 23, 24};
    const unsigned long long *values = context->uc_mcontext.regs;
#else
    static const int registers[] = {REG_RDI, REG_R13, REG_RAX, REG_RBX, REG_RSI, REG_RCX, REG_RDX,
                                    REG_R8,  REG_R9,  REG_R12, REG_R14, REG_R15};
    const greg_t *values = context->uc_mcontext.gregs;
#endif
    for (size_t i = 0; i < sizeof registers / sizeof *registers; i++) {
        const char *name = zombie_of_peer((const void *)values[registers[i]]);
        if (name) return name;
    }
    return NULL;
}

static void fatal_signal(int number, siginfo_t *information, void *context) {
    // A second crash, in the report, ends the process by the first signal.
    signal(number, SIG_DFL);
    signal(SIGALRM, SIG_DFL);
    alarm(5);
    const char *name = number == SIGABRT ? NULL : dead_object(context);
    static char headline[512];
    snprintf(headline, sizeof headline, "%s", signal_headline(number));
    if (name) {
        snprintf(headline, sizeof headline,
                 "%s\n*** A %s that was deallocated seems to be still in use: it may have been released too often",
                 signal_headline(number), name);
    }
    if (!reports) publish(headline, 2, NULL, context);
    raise(number);
}

void crash_install_signal_handlers(void) {
    static char stack[128 * 1024];
    stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&alternate, NULL);
    struct sigaction action = {.sa_sigaction = fatal_signal, .sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO};
    sigemptyset(&action.sa_mask);
    const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
    thread_stacks_answer_device();
}
