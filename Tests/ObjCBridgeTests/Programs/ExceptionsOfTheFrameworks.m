// status: 134
// error: *** Terminating app due to uncaught exception 'NSInvalidArgumentException'
// error: main
// What the frameworks raise can be caught by the code that called them, and leaves them as they were.

#import <UIKit/UIKit.h>

static int attempts;

/// A view that misuses the frameworks while they call it, and catches what comes of it.
@interface Careful : UIView
@end
@implementation Careful
- (void)didMoveToSuperview {
    attempts++;
    @try {
        [[[UIPopoverController alloc] initWithContentViewController:nil] release];
    } @catch (NSException *exception) {
        printf("inner %s\n", [[exception name] UTF8String]);
    }
}
@end

static void misuse(void) { [[[UIPopoverController alloc] initWithContentViewController:nil] release]; }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int i = 0; i < 3; i++) {
        @try {
            misuse();
            printf("not reached\n");
        } @catch (NSException *exception) {
            printf("caught %s: %d\n", [[exception name] UTF8String], [[exception reason] length] > 10);
        } @finally {
            printf("finally\n");
        }
    }
    Careful *careful = [[[Careful alloc] initWithFrame:CGRectZero] autorelease];
    [[[[UIView alloc] initWithFrame:CGRectZero] autorelease] addSubview:careful];
    printf("%d\n", attempts);
    fflush(stdout);
    misuse();
    printf("not reached\n");
    [pool drain];
    return 0;
}

// > caught NSInvalidArgumentException: 1
// > finally
// > caught NSInvalidArgumentException: 1
// > finally
// > caught NSInvalidArgumentException: 1
// > finally
// > inner NSInvalidArgumentException
// > 1
