#pragma once
#include <stdbool.h>
#include <stdio.h>

/// Tells on standard error, the first time that this line is reached, what the app does not get:
/// `NOT_THERE_YET("MPMoviePlayerController", "playing")`.
#define NOT_THERE_YET(subject, what)                              \
    do {                                                          \
        static bool is_told;                                      \
        if (!is_told) {                                           \
            is_told = true;                                       \
            fprintf(stderr, subject ": " what " is not there yet\n"); \
        }                                                         \
    } while (0)
