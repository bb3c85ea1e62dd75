#pragma once
#include <stdbool.h>
#include <stdio.h>

/// The body of a function or method that is declared but not implemented. It returns the value that the documentation
/// gives for "not available", and says so on standard error at the first call:
///
///     - (BOOL)canAddInput:(AVCaptureInput *)input REFUSES(NO)
///     - (void)startRunning REFUSES()
#define REFUSES(...)                                                  \
    {                                                                 \
        static bool is_told;                                          \
        if (!is_told) {                                               \
            is_told = true;                                           \
            fprintf(stderr, "%s is not there yet\n", __func__);       \
        }                                                             \
        return __VA_ARGS__;                                           \
    }

/// Like REFUSES, for a method with a parameter `error`, which it sets to ENOSYS of NSPOSIXErrorDomain.
#define REFUSES_WITH_ERROR(answer)                                                                           \
    {                                                                                                        \
        static bool is_told;                                                                                 \
        if (!is_told) {                                                                                      \
            is_told = true;                                                                                  \
            fprintf(stderr, "%s is not there yet\n", __func__);                                              \
        }                                                                                                    \
        if (error) *error = [NSError errorWithDomain:NSPOSIXErrorDomain code:78 /* ENOSYS */ userInfo:nil];  \
        return answer;                                                                                       \
    }
