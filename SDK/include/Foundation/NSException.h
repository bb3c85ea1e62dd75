#pragma once

// GNUstep's NSException.h, and the macros that Apple's assertions are made of.

#include_next <Foundation/NSException.h>

#define _NSAssertBody(condition, description, first, second, third, fourth, fifth)                                     \
    NSAssert5(condition, description, first, second, third, fourth, fifth)
#define _NSCAssertBody(condition, description, first, second, third, fourth, fifth)                                    \
    NSCAssert5(condition, description, first, second, third, fourth, fifth)
