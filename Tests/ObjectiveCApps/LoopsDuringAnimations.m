// script: wait 1
// script: tap "Modal"
// script: wait 2
// script: tap "Yes"
// script: wait 2
// script: tap "Loop"
// script: wait 6
// script: tap "Until date"
// script: wait 6
// script: tap "Nested"
// script: wait 3
// script: tap "Yes"
// script: wait 3
// script: tap "Count"
// script: wait 1
// Loops that the app's code runs while something is animated go on, and answer the device: behind an alert that waits for
// its answer, by CFRunLoopRun, by -runUntilDate:, and by that in a timer while an alert waits for its answer.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, UIAlertViewDelegate> {
    NSDate *start;
    UIWindow *window;
    UIView *box;
    int taps;
    NSInteger answer;
}
@end
@implementation Delegate

- (void)say:(NSString *)what { printf("%s %.1f\n", [what UTF8String], -[start timeIntervalSinceNow]); }

- (void)addButton:(NSString *)title action:(SEL)action at:(CGFloat)y {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, y, 200, 40);
    [button setTitle:title forState:UIControlStateNormal];
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)turn {
    [UIView beginAnimations:@"turn" context:NULL];
    [UIView setAnimationDuration:1000];
    [UIView setAnimationRepeatCount:1e6];
    [UIView setAnimationRepeatAutoreverses:YES];
    box.transform = CGAffineTransformMakeRotation(2);
    [UIView commitAnimations];
    UIActivityIndicatorView *spinner =
        [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleGray];
    spinner.center = CGPointMake(280, 30);
    [window addSubview:spinner];
    [spinner startAnimating];
}

- (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)index { answer = index; }

- (void)modal {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Sure?" message:nil delegate:self cancelButtonTitle:@"No"
                                          otherButtonTitles:@"Yes", nil];
    answer = -1;
    [alert show];
    [self say:@"asks"];
    while (answer < 0) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    }
    [self say:[NSString stringWithFormat:@"answer %d", (int)answer]];
}

- (void)stop { CFRunLoopStop(CFRunLoopGetCurrent()); }

- (void)loop {
    [self say:@"loop"];
    [self performSelector:@selector(stop) withObject:nil afterDelay:3];
    CFRunLoopRun();
    [self say:@"loop over"];
}

- (void)untilDate {
    [self say:@"until date"];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2.5]];
    [self say:@"date has come"];
}

- (void)rest {
    [self say:@"rests"];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
    [self say:@"has rested"];
}

- (void)nested {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"And now?" message:nil delegate:self cancelButtonTitle:@"No"
                                          otherButtonTitles:@"Yes", nil];
    answer = -1;
    [alert show];
    [self say:@"asks again"];
    [self performSelector:@selector(rest) withObject:nil afterDelay:0.5];
    while (answer < 0) [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
    [self say:[NSString stringWithFormat:@"answer %d", (int)answer]];
}

- (void)count { printf("tap %d\n", ++taps); }

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    start = [[NSDate alloc] init];
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    box = [[UIView alloc] initWithFrame:CGRectMake(100, 300, 50, 50)];
    box.backgroundColor = [UIColor redColor];
    [window addSubview:box];
    [self addButton:@"Modal" action:@selector(modal) at:30];
    [self addButton:@"Loop" action:@selector(loop) at:80];
    [self addButton:@"Until date" action:@selector(untilDate) at:130];
    [self addButton:@"Count" action:@selector(count) at:180];
    [self addButton:@"Nested" action:@selector(nested) at:230];
    [window makeKeyAndVisible];
    [self turn];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > asks 2.1
// > answer 1 4.3
// > loop 6.5
// > loop over 9.5
// > until date 12.7
// > date has come 15.2
// > asks again 18.9
// > rests 19.4
// > has rested 20.4
// > answer 1 22.2
// > tap 1
