#pragma once
#include "Diagnostics.h"
#import <Foundation/Foundation.h>

/// Ends the process with the report of an exception that nothing caught. `advice` is a sentence for the developer, or null.
void crash_with_exception(id exception, const char *advice) __attribute__((noreturn));
