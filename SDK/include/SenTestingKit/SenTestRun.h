#pragma once
#import <SenTestingKit/SenTest.h>

/// What came of a test.
@interface SenTestRun : NSObject
+ (id)testRunWithTest:(SenTest *)test;
- (id)initWithTest:(SenTest *)test;
- (SenTest *)test;

- (void)start;
- (void)stop;
- (NSDate *)startDate;
- (NSDate *)stopDate;
/// Seconds from the start to the stop.
- (NSTimeInterval)totalDuration;
/// Seconds that the tests themselves took.
- (NSTimeInterval)testDuration;

- (NSUInteger)testCaseCount;
/// Assertions that did not hold.
- (NSUInteger)failureCount;
/// Other exceptions.
- (NSUInteger)unexpectedExceptionCount;
/// Both.
- (NSUInteger)totalFailureCount;
- (BOOL)hasSucceeded;
@end
