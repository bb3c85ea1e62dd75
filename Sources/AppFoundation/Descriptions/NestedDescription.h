#pragma once
#import <Foundation/Foundation.h>

/// Describes a container by the block. If this thread is already describing the object, which then contains itself, or
/// if the level is too deep, returns the hint instead.
NSString *description_within(id object, NSUInteger level, NSString *hint, NSString *(^describe)(void));
