// The way of those years to a navigation bar of one's own: a category that draws it, also where a controller made the bar.

#import <UIKit/UIKit.h>
#import <QuartzCore/QuartzCore.h>

static int drawn;

@implementation UINavigationBar (Picture)
- (void)drawRect:(CGRect)rect { drawn++; }
@end

@implementation UIToolbar (Picture)
- (void)drawRect:(CGRect)rect { drawn += 100; }
@end

static void draw(UIView *view) {
    UIGraphicsBeginImageContext(view.bounds.size);
    [view.layer renderInContext:UIGraphicsGetCurrentContext()];
    UIGraphicsEndImageContext();
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIViewController *root = [[[UIViewController alloc] init] autorelease];
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:root];
    UIWindow *window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];
    [window addSubview:navigation.view];
    UINavigationBar *bar = navigation.navigationBar;
    printf("%d %d\n", [bar isMemberOfClass:[UINavigationBar class]], bar == navigation.navigationBar);
    draw(bar);
    printf("drawn %d\n", drawn);
    navigation.toolbarHidden = NO;
    draw(navigation.toolbar);
    printf("drawn %d\n", drawn);

    // One that the app makes is no different.
    draw([[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)] autorelease]);
    printf("drawn %d\n", drawn);
    [window release];
    [navigation release];
    [pool drain];
    return 0;
}

// > 1 1
// > drawn 1
// > drawn 101
// > drawn 102
