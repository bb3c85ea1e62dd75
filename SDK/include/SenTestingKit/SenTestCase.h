#pragma once
#import <SenTestingKit/SenTest.h>

@class SenTestCaseRun, SenTestSuite;

/// A class of tests: each method `-test…` without arguments and result is one, and runs on an object of its own.
@interface SenTestCase : SenTest
+ (id)testCaseWithInvocation:(NSInvocation *)invocation;
+ (id)testCaseWithSelector:(SEL)selector;
- (id)initWithInvocation:(NSInvocation *)invocation;
- (id)initWithSelector:(SEL)selector;

- (NSInvocation *)invocation;
- (void)setInvocation:(NSInvocation *)invocation;
- (SEL)selector;

/// Before the first test of the class, and after the last one.
+ (void)setUp;
+ (void)tearDown;
/// Before each test, and after it.
- (void)setUp;
- (void)tearDown;

/// `-setUp`, the test and `-tearDown`.
- (void)invokeTest;

/// Whether a failed assertion ends its test. It does not, unless asked for.
- (void)raiseAfterFailure;
- (void)continueAfterFailure;
/// What the assertions send.
- (void)failWithException:(NSException *)exception;
/// Notes a failure; the test goes on.
- (void)logException:(NSException *)exception;

/// One for each test of the class and its superclasses, in the order of their names.
+ (NSArray *)testInvocations;
@end

@interface SenTestCase (Suite)
/// All tests of the class.
+ (id)defaultTestSuite;
@end
