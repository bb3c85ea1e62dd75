#pragma once
#include "Diagnostics.h"
#import <Foundation/Foundation.h>

/// Ends the process with the report of an exception that nothing caught. `advice` is a sentence for the developer, or
/// null.
void crash_with_exception(id exception, const char *advice) __attribute__((noreturn));

/// Keeps the present backtrace for the report about this exception, which may end the app from another place.
void crash_keep_stack(id exception);
