// What the assertions of unit tests say, and what a run of tests counts.

#import <SenTestingKit/SenTestingKit.h>
#import <UIKit/UIKit.h>

@interface Told : SenTestObserver
@end

@implementation Told
+ (void)testSuiteDidStop:(NSNotification *)notification {
    SenTestRun *run = [notification run];
    printf("%s: %d tests, %d failures, %d unexpected\n", [[[run test] name] UTF8String], (int)[run testCaseCount],
           (int)[run totalFailureCount], (int)[run unexpectedExceptionCount]);
}
+ (void)testCaseDidStop:(NSNotification *)notification {
    printf("%s %s\n", [[[notification test] name] UTF8String], [[notification run] hasSucceeded] ? "passed" : "failed");
}
+ (void)testCaseDidFail:(NSNotification *)notification {
    NSException *exception = [notification exception];
    printf("  %s%s\n", [[exception lineNumber] intValue] > 0 ? "" : "Unknown.m: ", [[exception reason] UTF8String]);
}
@end

@interface Steps : SenTestCase
@end

@implementation Steps
+ (void)setUp { printf("set up all\n"); }
+ (void)tearDown { printf("tear down all\n"); }
- (void)setUp { printf("set up\n"); }
- (void)tearDown { printf("tear down\n"); }
- (void)testB {
    STFail(@"goes %@", @"on");
    printf("after a failure\n");
}
- (void)testA {
    [self raiseAfterFailure];
    STAssertTrue(NO, nil);
    printf("not reached\n");
}
- (void)testC { [NSException raise:@"Odd" format:@"raised by the test"]; }
- (void)testWithArgument:(id)argument { printf("not a test\n"); }
- (int)testWithResult { return printf("not a test\n"); }
@end

/// Inherits the tests of Steps, and has one more.
@interface MoreSteps : Steps
@end

@implementation MoreSteps
+ (void)setUp {}
+ (void)tearDown {}
- (void)setUp {}
- (void)tearDown {}
- (void)testA {}
- (void)testB {}
- (void)testC {}
- (void)testD {}
@end

@interface Assertions : SenTestCase
@end

@implementation Assertions

- (id)raise:(NSString *)name {
    [NSException raise:name format:@"for a reason"];
    return nil;
}

- (void)testTruth {
    int one = 1;
    STAssertTrue(one == 2, @"of %d", one);
    STAssertFalse(one == 1, nil);
    STAssertTrueNoThrow([self raise:@"Odd"] != nil, nil);
    STAssertFalseNoThrow(one, @"said");
    STAssertNil(@"a", @"why");
    STAssertNotNil(nil, nil);
    STAssertNotNil([self raise:@"Odd"], @"said");
}

- (void)testEquality {
    NSString *text = nil;
    STAssertEqualObjects(@"a", [@"ab" substringToIndex:1], nil);
    STAssertEqualObjects(text, text, @"nothing is nothing");
    STAssertEqualObjects(@"a", @"b", @"said");
    STAssertEqualObjects(text, @"b", nil);
    STAssertEquals(7, 7, nil);
    STAssertEquals(7, 8, @"said");
    STAssertEquals((NSInteger)7, 7, @"an int on the phone");
    STAssertEquals((CGFloat)0.1, 0.1f, @"a float on the phone");
    STAssertEquals((NSUInteger)7, 7, @"of signs");
    STAssertEquals(1.0, 1.5, nil);
    STAssertEquals(CGPointMake(1, 2), CGPointMake(1, 2), nil);
    STAssertEquals(NSMakeRange(1, 2), NSMakeRange(1, 3), nil);
    STAssertEqualsWithAccuracy(1.0, 1.05, 0.1, nil);
    STAssertEqualsWithAccuracy(1.0, 1.5, 0.1, @"said");
    STAssertEqualsWithAccuracy(NAN, 1.0, 0.1, nil);
}

- (void)testRaising {
    STAssertThrows([self raise:@"Odd"], nil);
    STAssertThrows([self description], @"said");
    STAssertThrowsSpecific([self raise:@"Odd"], NSException, nil);
    STAssertThrowsSpecific([self description], NSException, @"said");
    STAssertThrowsSpecificNamed([self raise:@"Odd"], NSException, @"Odd", nil);
    STAssertThrowsSpecificNamed([self raise:@"Odd"], NSException, @"Even", @"said");
    STAssertNoThrow([self description], nil);
    STAssertNoThrow([self raise:@"Odd"], @"said");
    STAssertNoThrowSpecific([self raise:@"Odd"], NSException, nil);
    STAssertNoThrowSpecificNamed([self raise:@"Odd"], NSException, @"Even", nil);
    STAssertNoThrowSpecificNamed([self raise:@"Odd"], NSException, @"Odd", nil);
}

@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [SenTestObserver setCurrentObserver:[Told class]];
    [SenTestObserver resumeObservation];
    [(SenTest *)[SenTestSuite defaultTestSuite] run];
    [SenTestObserver setCurrentObserver:[SenTestLog class]];
    SenTestRun *run = [(SenTest *)[MoreSteps testCaseWithSelector:@selector(testD)] run];
    printf("%d %d\n", [run hasSucceeded], [run totalDuration] >= 0);
    [pool drain];
    return 0;
}

// error: Test Case '-[MoreSteps testD]' started.
// error: Test Case '-[MoreSteps testD]' passed (0.0

// >   'a' should be equal to 'b'. said
// >   '(null)' should be equal to 'b'. 
// >   '<07000000>' should be equal to '<08000000>'. said
// >   Type mismatch -- of signs
// >   '<00000000 0000f03f>' should be equal to '<00000000 0000f83f>'. 
// >   '<01000000 00000000 02000000 00000000>' should be equal to '<01000000 00000000 03000000 00000000>'. 
// >   '<00000000 0000f03f>' should be equal to '<00000000 0000f83f>' +/-'<9a999999 9999b93f>'. said
// >   '<0000c07f>' should be equal to '<00000000 0000f03f>' +/-'<9a999999 9999b93f>'. 
// > -[Assertions testEquality] failed
// >   "[self description]" should raise. said
// >   "[self description]" should raise. (Expected exception: NSException) said
// >   "[self raise:@"Odd"]" raised (Odd) for a reason. (Expected exception: NSException (name: Even)) said
// >   "[self raise:@"Odd"]" raised (Odd) for a reason. said
// >   "[self raise:@"Odd"]" raised (Odd) for a reason. 
// >   "[self raise:@"Odd"]" raised (Odd) for a reason. 
// > -[Assertions testRaising] failed
// >   "one == 2" should be true. of 1
// >   "one == 1" should be false. 
// >   "([self raise:@"Odd"] != nil) " raised (Odd) for a reason. 
// >   "one" should be false. said
// >   "((@"a") == nil)" should be true. why
// >   "((nil) != nil)" should be true. 
// >   "([self raise:@"Odd"]) != nil fails" raised (Odd) for a reason. said
// > -[Assertions testTruth] failed
// > Assertions: 3 tests, 21 failures, 0 unexpected
// > -[MoreSteps testA] passed
// > -[MoreSteps testB] passed
// > -[MoreSteps testC] passed
// > -[MoreSteps testD] passed
// > MoreSteps: 4 tests, 0 failures, 0 unexpected
// > set up all
// > set up
// >   "NO" should be true. 
// > tear down
// > -[Steps testA] failed
// > set up
// >   goes on
// > after a failure
// > tear down
// > -[Steps testB] failed
// > set up
// >   Unknown.m: raised by the test
// > tear down
// > -[Steps testC] failed
// > tear down all
// > Steps: 3 tests, 3 failures, 1 unexpected
// > All tests: 10 tests, 24 failures, 1 unexpected
// > 1 1
