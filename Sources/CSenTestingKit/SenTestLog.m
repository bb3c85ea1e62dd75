#import <SenTestingKit/SenTestingKit.h>
#include <stdio.h>

@implementation SenTestLog

+ (void)testLogWithFormat:(NSString *)format, ... {
    va_list arguments;
    va_start(arguments, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    fputs([text UTF8String], stderr);
    fflush(stderr);
}

+ (void)testSuiteDidStart:(NSNotification *)notification {
    SenTestRun *run = [notification run];
    [self testLogWithFormat:@"Test Suite '%@' started at %@\n", [run test], [run startDate]];
}

+ (void)testSuiteDidStop:(NSNotification *)notification {
    SenTestRun *run = [notification run];
    [self testLogWithFormat:@"Test Suite '%@' finished at %@.\n", [run test], [run stopDate]];
    unsigned long count = [run testCaseCount], failures = [run totalFailureCount];
    [self testLogWithFormat:@"Executed %lu test%s, with %lu failure%s (%lu unexpected) in %.3f (%.3f) seconds\n\n", count,
                            count == 1 ? "" : "s", failures, failures == 1 ? "" : "s",
                            (unsigned long)[run unexpectedExceptionCount], [run testDuration], [run totalDuration]];
}

+ (void)testCaseDidStart:(NSNotification *)notification {
    [self testLogWithFormat:@"Test Case '%@' started.\n", [notification test]];
}

+ (void)testCaseDidStop:(NSNotification *)notification {
    SenTestRun *run = [notification run];
    [self testLogWithFormat:@"Test Case '%@' %s (%.3f seconds).\n", [run test], [run hasSucceeded] ? "passed" : "failed",
                            [run totalDuration]];
}

+ (void)testCaseDidFail:(NSNotification *)notification {
    NSException *exception = [notification exception];
    [self testLogWithFormat:@"%@:%@: error: %@ : %@\n", [exception filePathInProject], [exception lineNumber],
                            [notification test], [exception reason]];
}

@end
