#import <SenTestingKit/SenTestingKit.h>

@implementation SenTestCaseRun {
    NSMutableArray *_exceptions;
    NSUInteger _failureCount, _unexpectedExceptionCount;
}

- (NSArray *)exceptions { return _exceptions; }
- (NSUInteger)failureCount { return _failureCount; }
- (NSUInteger)unexpectedExceptionCount { return _unexpectedExceptionCount; }

- (void)start {
    [super start];
    [[NSNotificationCenter defaultCenter] postNotificationName:SenTestCaseDidStartNotification object:self];
}

- (void)stop {
    [super stop];
    [[NSNotificationCenter defaultCenter] postNotificationName:SenTestCaseDidStopNotification object:self];
}

- (void)addException:(NSException *)exception {
    if (_exceptions == nil) _exceptions = [NSMutableArray new];
    [_exceptions addObject:exception];
    if ([[exception name] isEqualToString:SenTestFailureException]) {
        _failureCount++;
    } else {
        _unexpectedExceptionCount++;
    }
    NSDictionary *values = [NSDictionary dictionaryWithObject:exception forKey:SenTestExceptionKey];
    [[NSNotificationCenter defaultCenter] postNotificationName:SenTestCaseDidFailNotification
                                                        object:self
                                                      userInfo:values];
}

@end
