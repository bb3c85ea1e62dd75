#import "SenTestBundle.h"
#import <SenTestingKit/SenTestingKit.h>

NSString *const SenTestScopeKey = @"SenTest";
NSString *const SenTestScopeAll = @"All";
NSString *const SenTestScopeNone = @"None";
NSString *const SenTestScopeSelf = @"Self";

@implementation SenTestProbe

static BOOL is_testing;

+ (BOOL)isTesting { return is_testing; }

/// The tests that a scope like `AccountTests,LoanTests/testRate` names.
static SenTestSuite *suite_of_scope(NSString *scope) {
    SenTestSuite *suite = [SenTestSuite testSuiteWithName:@"Multiple Selected Tests"];
    for (NSString *item in [scope componentsSeparatedByString:@","]) {
        NSArray *parts = [item componentsSeparatedByString:@"/"];
        Class class = NSClassFromString([parts objectAtIndex:0]);
        if (![class isSubclassOfClass:[SenTestCase class]]) {
            fprintf(stderr, "error: there is no class of tests named %s\n", [[parts objectAtIndex:0] UTF8String]);
            continue;
        }
        if ([parts count] == 1) {
            [suite addTest:[class defaultTestSuite]];
        } else {
            [suite addTest:[class testCaseWithSelector:NSSelectorFromString([parts objectAtIndex:1])]];
        }
    }
    return suite;
}

+ (SenTestSuite *)specifiedTestSuite {
    NSString *scope = [[NSUserDefaults standardUserDefaults] stringForKey:SenTestScopeKey];
    if ([scope isEqualToString:SenTestScopeNone]) return nil;
    if ([scope length] == 0 || [scope isEqualToString:SenTestScopeAll] || [scope isEqualToString:SenTestScopeSelf]) {
        return [SenTestSuite defaultTestSuite];
    }
    return suite_of_scope(scope);
}

/// Whether all wanted tests pass.
+ (BOOL)runSpecifiedTests {
    is_testing = YES;
    SenTestSuite *suite = [self specifiedTestSuite];
    if (suite == nil) return YES;
    [SenTestObserver resumeObservation];
    SenTestRun *run = [suite run];
    [SenTestObserver suspendObservation];
    return [run hasSucceeded];
}

+ (void)runTests:(id)ignored { exit([self runSpecifiedTests] ? 0 : 1); }

+ (void)runTestsOfBundleWithPath:(NSString *)path {
    if ([SenTestBundle loadBundleWithPath:path] == nil) exit(1);
    [self runTests:nil];
}

/// Waits until the app is launched, and runs the tests of a bundle in it then.
+ (void)waitForLaunchToTestBundleAt:(const char *)folder {
    NSString *path = [NSString stringWithUTF8String:folder];
    static id observer;
    observer = [[NSNotificationCenter defaultCenter]
        addObserverForName:@"UIApplicationDidFinishLaunchingNotification"
                    object:nil
                     queue:nil
                usingBlock:^(NSNotification *notification) {
                    [self performSelector:@selector(runTestsOfBundleWithPath:) withObject:path afterDelay:0];
                }];
}

/// Loads the bundles that the program's arguments name, and runs their tests.
///
/// Returns the status that the program ends with.
+ (int)runTestsOfArguments {
    @autoreleasepool {
        NSArray *arguments = [[NSProcessInfo processInfo] arguments];
        BOOL is_loaded = [arguments count] > 1;
        for (NSUInteger i = 1; i < [arguments count]; i++) {
            NSString *argument = [arguments objectAtIndex:i];
            // User defaults: a name and a value.
            if ([argument hasPrefix:@"-"]) {
                i++;
            } else if ([SenTestBundle loadBundleWithPath:argument] == nil) {
                is_loaded = NO;
            }
        }
        return is_loaded && [self runSpecifiedTests] ? 0 : 1;
    }
}

@end
