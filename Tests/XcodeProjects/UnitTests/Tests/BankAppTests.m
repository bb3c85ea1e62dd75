// Application tests: they run in the launched app.

#import <SenTestingKit/SenTestingKit.h>
#import <UIKit/UIKit.h>

#import "BankAppDelegate.h"

@interface BankAppTests : SenTestCase
@end

@implementation BankAppTests

- (BankAppDelegate *)delegate { return [[UIApplication sharedApplication] delegate]; }

- (void)testDepositIsShown {
    STAssertEqualObjects([[self delegate] label].text, @"Empty", nil);
    [[self delegate] deposit];
    STAssertEqualObjects([[self delegate] label].text, @"Balance: 10", nil);
}

- (void)testTimePasses {
    NSDate *start = [NSDate date];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]];
    STAssertTrue([[NSDate date] timeIntervalSinceDate:start] >= 2, @"two seconds");
}

@end
