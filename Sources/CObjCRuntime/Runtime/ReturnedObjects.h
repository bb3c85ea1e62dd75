// How a function hands the object that it returns to its caller without an autorelease pool, if both are compiled with
// automatic reference counting.
//
// The callee ends with a jump to `objc_autoreleaseReturnValue`. Its return address is then in the caller, and if the
// code there calls `objc_retainAutoreleasedReturnValue` at once, the object need neither be autoreleased nor retained. The
// first function notes that for the second one.

#pragma once
#import <Foundation/Foundation.h>
#include <stdbool.h>

/// Autoreleases an object that a function returns, unless its caller takes it over. For code without automatic reference
/// counting, too: it must be the function's last call.
id objc_autoreleaseReturnValue(id object);

/// True if the code at a return address calls `objc_retainAutoreleasedReturnValue` first. Notes that the object is handed
/// over with a reference of its own.
bool returned_object_is_taken(const void *return_address);
/// Whether the last function of this thread handed its object over; not any more after this call.
bool returned_object_take(void);
