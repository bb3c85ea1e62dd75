#pragma once
#import <CoreTelephony/CTCall.h>

/// - Status: stub
@interface CTCallCenter : NSObject
/// Nil: there are no calls.
@property (readonly, retain) NSSet *currentCalls;
@property (nonatomic, copy) void (^callEventHandler)(CTCall *call);
@end
