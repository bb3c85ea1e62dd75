#pragma once
#include <stdbool.h>
#include <stdio.h>

/// The whole body of a function or method that is declared only. It gives the answer documented for "not available"
/// and says so on standard error at the first use:
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

/// The same of a method that makes an object or does something, and has a parameter `error`: it says there why not.
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
