// status: 134
// error: *** Terminating app due to uncaught exception 'Crossing', reason: 'from an override'
// error: -[Throwing didMoveToSuperview]
// Rule 12: an exception that would leave an override through the frameworks' frames is fatal, though there is a handler.

#import <UIKit/UIKit.h>

@interface Throwing : UIView
@end
@implementation Throwing
- (void)didMoveToSuperview { [NSException raise:@"Crossing" format:@"from an override"]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *parent = [[UIView alloc] initWithFrame:CGRectZero];
    Throwing *throwing = [[Throwing alloc] initWithFrame:CGRectZero];
    @try {
        [parent addSubview:throwing];
    } @catch (NSException *exception) {
        printf("caught\n");
    }
    [pool drain];
    return 0;
}
