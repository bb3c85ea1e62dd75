// Rule 5: a delegate is not retained, is asked only for what it implements, comes back as the same object, and may go.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Follower : NSObject <UIApplicationDelegate>
@end
@implementation Follower
- (void)applicationDidBecomeActive:(UIApplication *)application { printf("active\n"); }
- (void)dealloc {
    printf("follower is gone\n");
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CALayer *layer = [CALayer layer];
    Follower *follower = [[Follower alloc] init];
    layer.delegate = (id)follower;
    printf("%d %d\n", (int)[follower retainCount], (id)layer.delegate == (id)follower);
    [layer setNeedsDisplay];
    [layer displayIfNeeded];
    [follower release];
    [pool drain];

    pool = [NSAutoreleasePool new];
    layer = [CALayer layer];
    follower = [[Follower alloc] init];
    layer.delegate = (id)follower;
    [follower release];
    printf("%d\n", layer.delegate == nil);
    [layer setNeedsLayout];
    [layer layoutIfNeeded];
    [pool drain];
    return 0;
}

// > 1 1
// > follower is gone
// > follower is gone
// > 1
