// > fired, valid: 0
// > got a text
// A timer that has fired can be asked as long as the pool lives; an invocation that a timer sends keeps its arguments.
#import <Foundation/Foundation.h>

@interface Target : NSObject
@end

@implementation Target
- (void)fire:(NSTimer *)timer { printf("fired, "); }
- (void)take:(NSString *)text { printf("got %s\n", [text UTF8String]); }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Target *target = [[Target alloc] init];
    NSTimer *timer = [NSTimer scheduledTimerWithTimeInterval:0.01
                                                      target:target
                                                    selector:@selector(fire:)
                                                    userInfo:nil
                                                     repeats:NO];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    printf("valid: %d\n", [timer isValid]);

    NSString *text = [[NSString alloc] initWithFormat:@"a %@", @"text"];
    NSInvocation *invocation =
        [NSInvocation invocationWithMethodSignature:[target methodSignatureForSelector:@selector(take:)]];
    [invocation setTarget:target];
    [invocation setSelector:@selector(take:)];
    [invocation setArgument:&text atIndex:2];
    [NSTimer scheduledTimerWithTimeInterval:0.01 invocation:invocation repeats:NO];
    [text release];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    [target release];
    [pool drain];
    return 0;
}
