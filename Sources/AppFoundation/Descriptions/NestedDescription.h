#pragma once
#import <Foundation/Foundation.h>

/// What the block makes of an object that holds others, unless the object is being described on this thread already: it
/// is within itself then, as an archive may have it, and the hint is returned. So it is at a level that is too deep.
NSString *description_within(id object, NSUInteger level, NSString *hint, NSString *(^describe)(void));
