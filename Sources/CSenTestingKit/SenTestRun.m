#import <SenTestingKit/SenTestingKit.h>

@implementation SenTestRun {
    SenTest *_test;
    NSDate *_startDate, *_stopDate;
}

+ (id)testRunWithTest:(SenTest *)test { return [[self alloc] initWithTest:test]; }

- (id)initWithTest:(SenTest *)test {
    if ((self = [super init])) _test = test;
    return self;
}

- (SenTest *)test { return _test; }

- (void)start { _startDate = [NSDate date]; }
- (void)stop { _stopDate = [NSDate date]; }
- (NSDate *)startDate { return _startDate; }
- (NSDate *)stopDate { return _stopDate; }

- (NSTimeInterval)totalDuration { return _stopDate ? [_stopDate timeIntervalSinceDate:_startDate] : 0; }
- (NSTimeInterval)testDuration { return [self totalDuration]; }

- (NSUInteger)testCaseCount { return [_test testCaseCount]; }
- (NSUInteger)failureCount { return 0; }
- (NSUInteger)unexpectedExceptionCount { return 0; }
- (NSUInteger)totalFailureCount { return [self failureCount] + [self unexpectedExceptionCount]; }
- (BOOL)hasSucceeded { return _stopDate != nil && [self totalFailureCount] == 0; }

@end
