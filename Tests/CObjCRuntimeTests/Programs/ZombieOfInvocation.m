// environment: VERGER_ZOMBIES=1
// status: 134
// error: *** -[Thing retain]: message sent to deallocated instance 0x
// An invocation whose target is gone names it.

#import <UIKit/UIKit.h>

@interface Thing : NSObject
- (double)ratio;
@end
@implementation Thing
- (double)ratio { return 1; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Thing *thing = [Thing new];
    NSInvocation *invocation =
        [NSInvocation invocationWithMethodSignature:[Thing instanceMethodSignatureForSelector:@selector(ratio)]];
    [invocation setTarget:thing];
    [invocation setSelector:@selector(ratio)];
    [thing release];
    [invocation invoke];
    printf("survived\n");
    [pool drain];
    return 0;
}
