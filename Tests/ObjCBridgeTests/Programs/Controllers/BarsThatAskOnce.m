// A bar asks its delegate once whether an item may be popped, also if the delegate pops it by itself meanwhile; so does a
// navigation controller whose subclass answers for the bar.
//
// > asked 1, left 2: Middle
// > asked 2, left 1: Bottom
// > the controller was asked 1, left 1
// > refused: asked 1, left 2

#import <UIKit/UIKit.h>

static int asked;

@interface Popper : NSObject <UINavigationBarDelegate>
@end
@implementation Popper
- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item {
    asked++;
    [bar popNavigationItemAnimated:NO];
    return NO;
}
@end

@interface Refuser : NSObject <UINavigationBarDelegate>
@end
@implementation Refuser
- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item {
    asked++;
    return NO;
}
@end

@interface AskingController : UINavigationController
@end
@implementation AskingController
- (BOOL)navigationBar:(UINavigationBar *)bar shouldPopItem:(UINavigationItem *)item {
    asked++;
    if (asked > 10) return YES;
    if ([self.viewControllers count] < [bar.items count]) return YES;
    [self popViewControllerAnimated:NO];
    return NO;
}
@end

static UINavigationBar *make_bar(void) {
    UINavigationBar *bar = [[[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)] autorelease];
    for (NSString *title in [NSArray arrayWithObjects:@"Bottom", @"Middle", @"Top", nil]) {
        [bar pushNavigationItem:[[[UINavigationItem alloc] initWithTitle:title] autorelease] animated:NO];
    }
    return bar;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Popper *popper = [[Popper alloc] init];
    UINavigationBar *bar = make_bar();
    bar.delegate = popper;
    for (int round = 0; round < 2; round++) {
        [bar popNavigationItemAnimated:NO];
        printf("asked %d, left %d: %s\n", asked, (int)[bar.items count], [bar.topItem.title UTF8String]);
    }

    UIViewController *first = [[UIViewController alloc] init], *second = [[UIViewController alloc] init];
    AskingController *controller = [[AskingController alloc] initWithRootViewController:first];
    UIWindow *window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window addSubview:controller.view];
    [window makeKeyAndVisible];
    [controller pushViewController:second animated:NO];
    asked = 0;
    [controller popViewControllerAnimated:NO];
    printf("the controller was asked %d, left %d\n", asked, (int)[controller.viewControllers count]);

    Refuser *refuser = [[Refuser alloc] init];
    bar = make_bar();
    bar.items = [bar.items subarrayWithRange:NSMakeRange(0, 2)];
    bar.delegate = refuser;
    asked = 0;
    [bar popNavigationItemAnimated:NO];
    printf("refused: asked %d, left %d\n", asked, (int)[bar.items count]);
    [pool drain];
    return 0;
}
