#import <SenTestingKit/SenTestingKit.h>

NSString *const SenTestSuiteDidStartNotification = @"SenTestSuiteDidStartNotification";
NSString *const SenTestSuiteDidStopNotification = @"SenTestSuiteDidStopNotification";
NSString *const SenTestCaseDidStartNotification = @"SenTestCaseDidStartNotification";
NSString *const SenTestCaseDidStopNotification = @"SenTestCaseDidStopNotification";
NSString *const SenTestCaseDidFailNotification = @"SenTestCaseDidFailNotification";
NSString *const SenTestExceptionKey = @"SenTestExceptionKey";

@implementation SenTestObserver

static Class current;
static BOOL is_observing;

static NSDictionary *notifications(void) {
    return [NSDictionary
        dictionaryWithObjectsAndKeys:@"testSuiteDidStart:", SenTestSuiteDidStartNotification, @"testSuiteDidStop:",
                                     SenTestSuiteDidStopNotification, @"testCaseDidStart:",
                                     SenTestCaseDidStartNotification, @"testCaseDidStop:",
                                     SenTestCaseDidStopNotification, @"testCaseDidFail:",
                                     SenTestCaseDidFailNotification, nil];
}

+ (void)setCurrentObserver:(Class)observer {
    BOOL was_observing = is_observing;
    [self suspendObservation];
    current = observer;
    if (was_observing) [self resumeObservation];
}

/// The class that the user default names, the log without one.
+ (Class)observer {
    if (current == Nil) {
        NSString *name = [[NSUserDefaults standardUserDefaults] stringForKey:@"SenTestObserverClass"];
        current = [name length] ? NSClassFromString(name) : Nil;
        if (current == Nil) current = [SenTestLog class];
    }
    return current;
}

+ (void)resumeObservation {
    if (is_observing) return;
    is_observing = YES;
    NSDictionary *selectors = notifications();
    for (NSString *name in selectors) {
        [[NSNotificationCenter defaultCenter] addObserver:[self observer]
                                                 selector:NSSelectorFromString([selectors objectForKey:name])
                                                     name:name
                                                   object:nil];
    }
}

+ (void)suspendObservation {
    if (!is_observing) return;
    is_observing = NO;
    for (NSString *name in notifications()) {
        [[NSNotificationCenter defaultCenter] removeObserver:[self observer] name:name object:nil];
    }
}

+ (void)testSuiteDidStart:(NSNotification *)notification {
}
+ (void)testSuiteDidStop:(NSNotification *)notification {
}
+ (void)testCaseDidStart:(NSNotification *)notification {
}
+ (void)testCaseDidStop:(NSNotification *)notification {
}
+ (void)testCaseDidFail:(NSNotification *)notification {
}

@end

@implementation NSNotification (SenTest)

- (SenTestRun *)run { return [self object]; }
- (SenTest *)test { return [[self run] test]; }
- (NSException *)exception { return [[self userInfo] objectForKey:SenTestExceptionKey]; }

@end
