#pragma once
#import <SenTestingKit/SenTestRun.h>

/// What came of a suite.
@interface SenTestSuiteRun : SenTestRun
- (NSArray *)testRuns;
- (void)addTestRun:(SenTestRun *)run;
@end
