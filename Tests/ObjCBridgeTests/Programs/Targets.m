// Rule 6: actions reach their targets in all three forms; a control does not retain its target.

#import <UIKit/UIKit.h>

@interface Receiver : NSObject
@end
@implementation Receiver
- (void)plain { printf("plain\n"); }
- (void)sender:(id)sender { printf("sender %d\n", (int)[sender tag]); }
- (void)dealloc {
    printf("receiver is gone\n");
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
    button.tag = 4;
    Receiver *receiver = [[Receiver alloc] init];
    [button addTarget:receiver action:@selector(plain) forControlEvents:UIControlEventTouchUpInside];
    [button addTarget:receiver action:@selector(sender:) forControlEvents:UIControlEventTouchUpInside];
    printf("%d\n", (int)[receiver retainCount]);
    [button sendActionsForControlEvents:UIControlEventTouchUpInside];
    [button removeTarget:receiver action:@selector(plain) forControlEvents:UIControlEventTouchUpInside];
    [button sendActionsForControlEvents:UIControlEventTouchUpInside];
    [receiver release];
    [button sendActionsForControlEvents:UIControlEventTouchUpInside];
    [pool drain];
    printf("end\n");
    return 0;
}

// > 1
// > plain
// > sender 4
// > sender 4
// > receiver is gone
// > end
