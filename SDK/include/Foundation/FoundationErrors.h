#pragma once

// GNUstep's FoundationErrors.h, and codes of Apple's that it lacks.

#include_next <Foundation/FoundationErrors.h>

enum {
    NSPropertyListReadCorruptError = 3840,
    NSPropertyListReadUnknownVersionError = 3841,
    NSPropertyListReadStreamError = 3842,
    NSPropertyListWriteStreamError = 3851,
    NSPropertyListErrorMinimum = 3840,
    NSPropertyListErrorMaximum = 4095
};
