#pragma once
#import <Foundation/Foundation.h>

/// True if a function of the frameworks that is written in Swift, or one of Swift's own libraries, is at this address.
BOOL is_framework_function(void *address);

/// Throws the exception in the code that called the frameworks, as soon as they have returned to it. If another
/// exception already waits there, that one is kept. NO if the caller cannot catch anything.
BOOL exception_let_wait(id exception);

/// True if an exception waits to be thrown on this thread.
BOOL exception_is_waiting(void);

/// Unwinds the app's frames between here and the frameworks that called the app, with all clean-up, and continues the
/// frameworks as if their call had returned zero; the exception is thrown when they have returned. Returns only if that
/// cannot be done.
void exception_cross_frameworks(id exception);
