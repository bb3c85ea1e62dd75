#pragma once
#import <Foundation/Foundation.h>

/// Calls a method of an object again and again, without keeping the object.
@interface MotionTimer : NSObject
- (id)initWithTarget:(id)target selector:(SEL)selector;
/// Seconds, at least 0.01.
@property (nonatomic) NSTimeInterval interval;
@property (nonatomic, readonly) BOOL isRunning;
- (void)start;
- (void)stop;
@end
