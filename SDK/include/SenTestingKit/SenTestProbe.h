#pragma once
#import <Foundation/Foundation.h>

// User defaults: which tests run. `All`, `None`, or `Class` and `Class/testMethod` with commas between them.
extern NSString *const SenTestScopeKey;
extern NSString *const SenTestScopeAll;
extern NSString *const SenTestScopeNone;
extern NSString *const SenTestScopeSelf;

/// Runs the tests of a process.
@interface SenTestProbe : NSObject
/// Whether this process was started for its tests.
+ (BOOL)isTesting;
/// Runs all tests that are wanted, and ends the process with status 0 if all of them pass and 1 if not.
+ (void)runTests:(id)ignored;
@end

/// The `main` of a program that loads the bundles named by its arguments and runs their tests.
extern int SenSelfTestMain(void);
