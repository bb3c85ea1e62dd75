#pragma once
#import <Foundation/Foundation.h>

@class SenTestRun, SenTest;

// Their object is the SenTestRun.
extern NSString *const SenTestSuiteDidStartNotification;
extern NSString *const SenTestSuiteDidStopNotification;
extern NSString *const SenTestCaseDidStartNotification;
extern NSString *const SenTestCaseDidStopNotification;
/// The exception is in the user info, under `SenTestExceptionKey`.
extern NSString *const SenTestCaseDidFailNotification;
extern NSString *const SenTestExceptionKey;

/// A class that is told of what happens during tests. The one named by the user default `SenTestObserverClass` is,
/// SenTestLog without one.
@interface SenTestObserver : NSObject
+ (void)setCurrentObserver:(Class)observer;
+ (void)resumeObservation;
+ (void)suspendObservation;

+ (void)testSuiteDidStart:(NSNotification *)notification;
+ (void)testSuiteDidStop:(NSNotification *)notification;
+ (void)testCaseDidStart:(NSNotification *)notification;
+ (void)testCaseDidStop:(NSNotification *)notification;
+ (void)testCaseDidFail:(NSNotification *)notification;
@end

@interface NSNotification (SenTest)
- (SenTestRun *)run;
- (SenTest *)test;
- (NSException *)exception;
@end
