#pragma once
#import <SenTestingKit/SenTestRun.h>

/// What came of a single test.
@interface SenTestCaseRun : SenTestRun
/// Notes a failure, and tells the observers.
- (void)addException:(NSException *)exception;
/// Failures and other exceptions, in their order.
- (NSArray *)exceptions;
@end
