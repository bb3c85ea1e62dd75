#pragma once
#import <CoreFoundation/CFRunLoop.h>
#import <Foundation/NSPort.h>
#import <Foundation/VergerStreams.h>

@interface NSRunLoop (CoreFoundation)
/// The loop itself, as CoreFoundation's functions take it.
- (CFRunLoopRef)getCFRunLoop;
@end
