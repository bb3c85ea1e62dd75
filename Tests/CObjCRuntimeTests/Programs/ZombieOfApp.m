// environment: VERGER_ZOMBIES=1
// status: 134
// error: *** -[Account balance]: message sent to deallocated instance 0x
// error: main + 
// A message to an object of the app that is gone says so.

#import <Foundation/Foundation.h>

@interface Account : NSObject
- (int)balance;
@end
@implementation Account
- (int)balance { return 3; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Account *account = [[Account alloc] init];
    printf("%d\n", [account balance]);
    [account release];
    printf("%d\n", [account balance]);
    [pool drain];
    return 0;
}

// > 3
