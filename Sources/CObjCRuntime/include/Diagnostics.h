#pragma once
#include <stdbool.h>

// Crash reports and other ends of processes.

/// Called with the whole report of a crash before the process ends, to send it to the device.
void crash_set_listener(void (*_Nullable listener)(const char *_Nonnull report));

/// Prints `headline` and the backtrace of this thread, tells the listener and ends the process by SIGABRT.
void crash_with_report(const char *_Nonnull headline) __attribute__((noreturn));

/// Throws an exception in the app's code that called the frameworks, as soon as they have returned to it. False if the
/// calling code cannot catch anything. On the main thread.
bool exception_throw_on_return(void *_Nonnull name, void *_Nonnull reason);

/// Ends the process with the report of an exception that nothing caught.
void exception_end_app(void *_Nonnull name, void *_Nonnull reason) __attribute__((noreturn));

/// Makes fatal signals (bad access, illegal instruction, abort) leave a report.
void crash_install_signal_handlers(void);

/// The backtrace of this thread, one frame a line, without its first `skipped` frames. The caller frees it.
char *_Nonnull backtrace_description(int skipped);

/// Reports a message to a framework object on another thread than the main one, once per place in the app's code.
/// Without a selector the method is found in the backtrace.
void report_off_main_thread(const void *_Nonnull object, const void *_Nullable selector);

/// Makes deallocated objects stay behind as zombies that report every message.
void zombies_enable(void);

/// Does so if the environment has VERGER_ZOMBIES=1, or nothing of it and the program defines the symbol
/// `verger_debug_build`.
void zombies_enable_if_wanted(void);
