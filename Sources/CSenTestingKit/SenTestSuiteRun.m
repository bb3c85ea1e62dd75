#import <SenTestingKit/SenTestingKit.h>

@implementation SenTestSuiteRun {
    NSMutableArray *_testRuns;
}

- (id)initWithTest:(SenTest *)test {
    if ((self = [super initWithTest:test])) _testRuns = [NSMutableArray new];
    return self;
}

- (NSArray *)testRuns { return _testRuns; }

- (void)addTestRun:(SenTestRun *)run {
    if (run) [_testRuns addObject:run];
}

- (void)start {
    [super start];
    [[NSNotificationCenter defaultCenter] postNotificationName:SenTestSuiteDidStartNotification object:self];
}

- (void)stop {
    [super stop];
    [[NSNotificationCenter defaultCenter] postNotificationName:SenTestSuiteDidStopNotification object:self];
}

- (NSTimeInterval)testDuration {
    NSTimeInterval seconds = 0;
    for (SenTestRun *run in _testRuns) seconds += [run testDuration];
    return seconds;
}

- (NSUInteger)failureCount {
    NSUInteger count = 0;
    for (SenTestRun *run in _testRuns) count += [run failureCount];
    return count;
}

- (NSUInteger)unexpectedExceptionCount {
    NSUInteger count = 0;
    for (SenTestRun *run in _testRuns) count += [run unexpectedExceptionCount];
    return count;
}

@end
