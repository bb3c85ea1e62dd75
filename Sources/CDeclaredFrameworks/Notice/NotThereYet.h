#pragma once
#include <stdbool.h>
#include <stdio.h>

/// Says on standard error what is not implemented, the first time that this line is executed:
/// `NOT_THERE_YET("MPMoviePlayerController", "playing")`.
#define NOT_THERE_YET(subject, what)                              \
    do {                                                          \
        static bool is_told;                                      \
        if (!is_told) {                                           \
            is_told = true;                                       \
            fprintf(stderr, subject ": " what " is not there yet\n"); \
        }                                                         \
    } while (0)
