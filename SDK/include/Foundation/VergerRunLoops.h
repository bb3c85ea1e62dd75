#pragma once
#import <CoreFoundation/CFRunLoop.h>

@interface NSRunLoop (CoreFoundation)
/// The loop itself, as CoreFoundation's functions take it.
- (CFRunLoopRef)getCFRunLoop;
@end
