// script: wait 1
// script: tap 160 42
// script: wait 1
// script: type "dog"
// script: wait 0.5
// script: key return
// script: wait 1
// script: tap 160 240
// script: wait 1
// script: tap "Quit"
// script: wait 1
// A search bar tells its delegate of the button that begins a search; an event says which of its touches belong to a view, a
// window or a recognizer.

#import <UIKit/UIKit.h>
#import <UIKit/UIGestureRecognizerSubclass.h>

/// Takes no touches, and says so.
@interface Choosy : UIGestureRecognizer
@end
@implementation Choosy
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
    UITouch *touch = [touches anyObject];
    printf("recognizer: %d of %d, touch has %d\n", (int)[[event touchesForGestureRecognizer:self] count],
           (int)[[event allTouches] count], (int)[touch.gestureRecognizers count]);
    [self ignoreTouch:touch forEvent:event];
}
@end

@interface Pad : UIView
@end
@implementation Pad
- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {
    printf("pad: view %d, other view %d, window %d\n", (int)[[event touchesForView:self] count],
           (int)[[event touchesForView:self.superview] count], (int)[[event touchesForWindow:self.window] count]);
}
@end

@interface Delegate : NSObject <UIApplicationDelegate, UISearchBarDelegate> {
    UIWindow *window;
}
@end
@implementation Delegate

- (BOOL)searchBarShouldEndEditing:(UISearchBar *)bar {
    printf("may end\n");
    return YES;
}

- (void)searchBarSearchButtonClicked:(UISearchBar *)bar {
    printf("searches %s\n", [bar.text UTF8String]);
    [bar resignFirstResponder];
}

- (void)quit { exit(0); }

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UISearchBar *bar = [[UISearchBar alloc] initWithFrame:CGRectMake(0, 20, 320, 44)];
    bar.delegate = self;
    [window addSubview:bar];
    Pad *pad = [[Pad alloc] initWithFrame:CGRectMake(20, 200, 280, 100)];
    [pad addGestureRecognizer:[[Choosy alloc] initWithTarget:nil action:NULL]];
    [window addSubview:pad];
    UIScrollView *still = [[UIScrollView alloc] initWithFrame:CGRectMake(0, 320, 10, 10)];
    printf("zooming %d %d\n", still.zooming, still.zoomBouncing);
    [window addSubview:still];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, 400, 100, 40);
    [button setTitle:@"Quit" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(quit) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    [window makeKeyAndVisible];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > zooming 0 0
// > searches dog
// > may end
// > recognizer: 1 of 1, touch has 1
// > pad: view 1, other view 0, window 1
