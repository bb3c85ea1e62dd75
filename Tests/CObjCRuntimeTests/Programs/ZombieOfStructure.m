// environment: VERGER_ZOMBIES=1
// status: 134
// error: *** -[Thing frame]: message sent to deallocated instance 0x
// A message whose result is a structure in memory names its zombie, too.

#import <UIKit/UIKit.h>

@interface Thing : NSObject
- (CGRect)frame;
@end
@implementation Thing
- (CGRect)frame { return CGRectZero; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Thing *thing = [Thing new];
    [thing release];
    CGRect frame = [thing frame];
    printf("%g\n", frame.size.width);
    [pool drain];
    return 0;
}
