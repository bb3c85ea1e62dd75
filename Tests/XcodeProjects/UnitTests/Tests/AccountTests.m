// Logic tests: they run without the app.

#import <SenTestingKit/SenTestingKit.h>

#import "Account.h"

@interface AccountTests : SenTestCase {
    Account *account;
}
@end

@implementation AccountTests

- (void)setUp { account = [[Account alloc] init]; }

- (void)tearDown { [account release]; }

- (void)testDepositIsAdded {
    [account deposit:5];
    [account deposit:7];
    STAssertEquals([account balance], (NSInteger)12, @"of two deposits");
}

- (void)testNothingCannotBeDeposited {
    STAssertThrowsSpecificNamed([account deposit:0], NSException, NSInvalidArgumentException, nil);
    STAssertEquals([account balance], (NSInteger)0, nil);
}

- (void)testRatesLieBesideTheTests {
    NSBundle *bundle = [NSBundle bundleForClass:[self class]];
    NSDictionary *rates = [NSDictionary dictionaryWithContentsOfFile:[bundle pathForResource:@"Rates" ofType:@"plist"]];
    STAssertEqualsWithAccuracy([[rates objectForKey:@"savings"] doubleValue], 0.025, 0.001, @"rate of %@", @"savings");
    // Paths are relative to the project's folder.
    STAssertNotNil([NSData dataWithContentsOfFile:@"Tests/AccountTests.m"], nil);
    NSString *documents = [NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES) lastObject];
    STAssertTrue([rates writeToFile:[documents stringByAppendingPathComponent:@"Rates.plist"] atomically:NO], nil);
}

@end
