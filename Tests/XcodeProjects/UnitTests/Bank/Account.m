#import "Account.h"

@implementation Account

@synthesize balance;

- (void)deposit:(NSInteger)amount {
    if (amount <= 0) [NSException raise:NSInvalidArgumentException format:@"cannot deposit %ld", (long)amount];
    balance += amount;
}

@end
