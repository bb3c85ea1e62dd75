#pragma once
#import <Foundation/Foundation.h>

@class SenTestRun;

/// What can be run as a test: a single case, or a suite of them.
@interface SenTest : NSObject
- (BOOL)isEmpty;
- (NSUInteger)testCaseCount;
/// `-[AccountTests testDeposit]`, or the name of a suite.
- (NSString *)name;
/// The class of what `-run` returns.
- (Class)testRunClass;
/// Runs the test and tells what came of it.
- (SenTestRun *)run;
- (void)performTest:(SenTestRun *)run;
@end
