// script: wait 0.5
// script: tap "Show"
// script: wait 1
// script: memory-warning
// script: rotate landscape-left
// script: wait 1
// script: rotate landscape-right
// script: wait 1.5
// script: tap "Hide"
// script: wait 1
// Modal controllers of the time: the presenter is the parent, covered views are unloaded, rotation goes in two steps.

#import <UIKit/UIKit.h>

@interface InfoController : UIViewController
@end
@implementation InfoController
- (void)loadView {
    UIView *view = [[[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]] autorelease];
    view.backgroundColor = [UIColor whiteColor];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, 20, 100, 40);
    [button setTitle:@"Hide" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(hide) forControlEvents:UIControlEventTouchUpInside];
    [view addSubview:button];
    self.view = view;
}
- (void)hide { [[self parentViewController] dismissModalViewControllerAnimated:YES]; }
- (void)viewWillAppear:(BOOL)animated { printf("info will appear %d\n", animated); }
- (void)viewDidAppear:(BOOL)animated { printf("info did appear, parent modal is self: %d\n", self.parentViewController.modalViewController == self); }
- (void)viewWillDisappear:(BOOL)animated { puts("info will disappear"); }
- (void)viewDidDisappear:(BOOL)animated { puts("info did disappear"); }
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation {
    return orientation != UIInterfaceOrientationPortraitUpsideDown;
}
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
    printf("will rotate to %d in %.1f, from %d\n", (int)orientation, duration, (int)self.interfaceOrientation);
}
- (void)willAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
    printf("first half %.1f\n", duration);
}
- (void)didAnimateFirstHalfOfRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation { puts("middle"); }
- (void)willAnimateSecondHalfOfRotationFromInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration {
    printf("second half, %.0f wide\n", self.view.bounds.size.width);
}
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation {
    printf("did rotate from %d\n", (int)orientation);
}
@end

@interface MainController : UIViewController
@end
@implementation MainController
- (void)viewDidLoad {
    puts("main did load");
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, 100, 100, 40);
    [button setTitle:@"Show" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(show) forControlEvents:UIControlEventTouchUpInside];
    [self.view addSubview:button];
}
- (void)show {
    InfoController *info = [[InfoController alloc] init];
    info.modalTransitionStyle = UIModalTransitionStyleFlipHorizontal;
    [self presentModalViewController:info animated:YES];
    [info release];
}
- (void)viewDidUnload { puts("main did unload"); }
- (void)viewWillAppear:(BOOL)animated { printf("main will appear %d\n", animated); }
- (void)viewDidAppear:(BOOL)animated {
    printf("main did appear, status bar %d\n", (int)[UIApplication sharedApplication].statusBarOrientation);
}
- (void)viewWillDisappear:(BOOL)animated { puts("main will disappear"); }
- (void)viewDidDisappear:(BOOL)animated { puts("main did disappear"); }
@end

@interface ModalDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    MainController *controller;
}
@end
@implementation ModalDelegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    controller = [[MainController alloc] init];
    [window addSubview:controller.view];
    [window makeKeyAndVisible];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"ModalDelegate");
    [pool release];
    return result;
}

// > main did load
// > main will appear 0
// > main did appear, status bar 1
// > main will disappear
// > info will appear 1
// > info did appear, parent modal is self: 1
// > main did disappear
// > main did unload
// > will rotate to 3 in 0.4, from 1
// > first half 0.2
// > middle
// > second half, 480 wide
// > did rotate from 1
// > will rotate to 4 in 0.8, from 3
// > first half 0.4
// > middle
// > second half, 480 wide
// > did rotate from 3
// > info will disappear
// > main did load
// > main will appear 1
// > main did appear, status bar 1
// > info did disappear
