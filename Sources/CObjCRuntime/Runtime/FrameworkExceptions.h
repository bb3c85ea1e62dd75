#pragma once
#import <Foundation/Foundation.h>

/// Whether there is a function of the frameworks at that address that is written in Swift, or one of Swift's own
/// libraries.
BOOL is_framework_function(void *address);

/// Has an object thrown in the code that called the frameworks, as soon as they have returned to it. An exception that
/// waits there already is kept instead. NO if nothing can be caught there.
BOOL exception_let_wait(id exception);

/// Whether something waits to be thrown on this thread.
BOOL exception_is_waiting(void);

/// Ends the app's code between here and the frameworks that called it, with all its clean-up, and has them go on as if
/// their call had returned zero; the object is thrown when they have returned in turn. Returns only where that cannot
/// be done.
void exception_cross_frameworks(id exception);
