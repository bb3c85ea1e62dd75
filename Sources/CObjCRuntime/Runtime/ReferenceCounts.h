// Reference counts of objects that GNUstep's Base did not allocate (`ReferenceCounts.m`).

#pragma once
#import <Foundation/Foundation.h>

/// Gives an object's memory back: by Base's function if `NSAllocateObject` made it, else by `free`.
void reference_count_free(id object, void (*deallocate)(id object));
