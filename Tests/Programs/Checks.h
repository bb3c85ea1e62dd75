#pragma once

// Checks of test programs: one that does not hold is printed with its line; at the end the number of all.

#include <stdio.h>

static int number_of_checks;

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        number_of_checks++;                                                                                            \
        if (!(condition)) printf("line %d: %s\n", __LINE__, #condition);                                               \
    } while (0)

/// Two numbers: both are printed if they differ.
#define CHECK_NUMBER(found, wanted)                                                                                    \
    do {                                                                                                               \
        number_of_checks++;                                                                                            \
        long long found_ = (long long)(found), wanted_ = (long long)(wanted);                                          \
        if (found_ != wanted_) printf("line %d: %s is %lld, not %lld\n", __LINE__, #found, found_, wanted_);           \
    } while (0)

/// Two texts of C.
#define CHECK_TEXT(found, wanted)                                                                                      \
    do {                                                                                                               \
        number_of_checks++;                                                                                            \
        const char *found_ = (found), *wanted_ = (wanted);                                                             \
        if (found_ == NULL || strcmp(found_, wanted_) != 0)                                                            \
            printf("line %d: %s is \"%s\", not \"%s\"\n", __LINE__, #found, found_ ? found_ : "NULL", wanted_);        \
    } while (0)

static inline int end_of_checks(void) {
    printf("%d checks\n", number_of_checks);
    return 0;
}
