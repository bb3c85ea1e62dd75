#pragma once

// NSThread as Apple declares it, in place of GNUstep's header: what sets a priority answers.

#define __NSThread_h_GNUSTEP_BASE_INCLUDE

#import <Foundation/NSAutoreleasePool.h>
#import <Foundation/NSDate.h>
#import <Foundation/NSException.h>

@class NSArray, NSMutableDictionary, NSString;

@interface NSThread : NSObject
+ (NSThread *)currentThread;
+ (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)argument;
+ (BOOL)isMultiThreaded;
- (NSMutableDictionary *)threadDictionary;
+ (void)sleepUntilDate:(NSDate *)date;
+ (void)sleepForTimeInterval:(NSTimeInterval)interval;
+ (void)exit;

+ (double)threadPriority;
+ (BOOL)setThreadPriority:(double)priority;
- (double)threadPriority;
- (void)setThreadPriority:(double)priority;

+ (NSArray *)callStackReturnAddresses;
+ (NSArray *)callStackSymbols;

- (void)setName:(NSString *)name;
- (NSString *)name;
- (NSUInteger)stackSize;
- (void)setStackSize:(NSUInteger)size;

- (BOOL)isMainThread;
+ (BOOL)isMainThread;
+ (NSThread *)mainThread;

- (id)init;
- (id)initWithTarget:(id)target selector:(SEL)selector object:(id)argument;

- (BOOL)isExecuting;
- (BOOL)isFinished;
- (BOOL)isCancelled;
- (void)cancel;
- (void)start;
- (void)main;
@end

FOUNDATION_EXPORT NSString *const NSWillBecomeMultiThreadedNotification;
FOUNDATION_EXPORT NSString *const NSDidBecomeSingleThreadedNotification;
FOUNDATION_EXPORT NSString *const NSThreadWillExitNotification;

@interface NSObject (NSThreadPerformAdditions)
- (void)performSelectorOnMainThread:(SEL)selector
                         withObject:(id)argument
                      waitUntilDone:(BOOL)waits
                              modes:(NSArray *)modes;
- (void)performSelectorOnMainThread:(SEL)selector withObject:(id)argument waitUntilDone:(BOOL)waits;
- (void)performSelector:(SEL)selector
               onThread:(NSThread *)thread
             withObject:(id)argument
          waitUntilDone:(BOOL)waits
                  modes:(NSArray *)modes;
- (void)performSelector:(SEL)selector
               onThread:(NSThread *)thread
             withObject:(id)argument
          waitUntilDone:(BOOL)waits;
- (void)performSelectorInBackground:(SEL)selector withObject:(id)argument;
@end
