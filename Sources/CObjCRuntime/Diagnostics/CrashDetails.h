#pragma once

/// Writes to standard error what a crash report has besides the headline and the call stack of the thread that crashed: the call
/// stacks of the others, the registers, the programs and libraries in memory. Nothing without a device, which keeps these lines
/// for its report and out of the app's log.
/// - context: the `ucontext_t` of the signal; NULL if none ended the app.
void crash_write_details(const void *context);
