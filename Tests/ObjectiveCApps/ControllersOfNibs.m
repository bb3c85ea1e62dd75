// xib: ControllersOfNibs.xib
// plist: <key>NSMainNibFile</key><string>ControllersOfNibs</string>
// script: wait 1
// A controller and its view that are in one nib, joined by an outlet: the controller hears that its view is there after
// all outlets, when the view comes into a window, as this nib's does, or is first asked for.

#import <UIKit/UIKit.h>

@interface Controller : UIViewController {
    IBOutlet UIView *start;
}
@end
@implementation Controller
- (void)awakeFromNib { printf("awakes, loaded: %d\n", [self isViewLoaded]); }
- (void)loadView {
    printf("not asked to make a view\n");
    [super loadView];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.view addSubview:start];
    printf("view of %g points in a %s, start %d\n", self.view.frame.size.height,
           [NSStringFromClass([self.view.superview class]) UTF8String], start.superview == self.view);
}
@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    IBOutlet UIWindow *window;
    IBOutlet Controller *controller;
}
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    printf("launched\n");
    [window addSubview:controller.view];
    [window makeKeyAndVisible];
    printf("%d, %d\n", controller.view.window == window, controller.view.nextResponder == controller);
}
@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, nil);
    [pool release];
    return result;
}

// > awakes, loaded: 1
// > view of 460 points in a UIWindow, start 1
// > launched
// > 1, 1
