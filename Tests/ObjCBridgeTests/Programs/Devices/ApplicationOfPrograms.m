// The application object: actions, events, the status bar, what can be opened, remote notifications, which there are none of.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

@interface Target : UIView <UITextFieldDelegate> {
@public
    id sender;
    UIEvent *event;
}
@end
@implementation Target
- (void)act:(id)s { sender = s; }
- (void)act:(id)s with:(UIEvent *)e { sender = s, event = e; }
@end

@interface OwnWindow : UIWindow {
@public
    int events;
}
@end
@implementation OwnWindow
- (void)sendEvent:(UIEvent *)event { events++, [super sendEvent:event]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    UIApplication *application = [UIApplication sharedApplication];
    IS(application != nil);
    // Without a device there is nobody to open anything.
    IS(![application canOpenURL:[NSURL URLWithString:@"http://a.com/"]] &&
        ![application canOpenURL:[NSURL URLWithString:@"no-such-scheme://x"]]);
    IS(![application isIgnoringInteractionEvents]);
    [application beginIgnoringInteractionEvents], [application beginIgnoringInteractionEvents],
        [application endIgnoringInteractionEvents];
    IS([application isIgnoringInteractionEvents]);
    [application endIgnoringInteractionEvents];
    IS(![application isIgnoringInteractionEvents]);
    Target *target = [[[Target alloc] initWithFrame:CGRectZero] autorelease];
    IS([application sendAction:@selector(act:) to:target from:application forEvent:nil] &&
        target->sender == application);
    IS([application sendAction:@selector(act:with:) to:target from:target forEvent:nil] && target->sender == target &&
        target->event == nil);
    IS(application.statusBarStyle == UIStatusBarStyleDefault && application.statusBarOrientationAnimationDuration > 0);
    application.statusBarStyle = UIStatusBarStyleBlackOpaque;
    COUNT(application.statusBarStyle, UIStatusBarStyleBlackOpaque);
    [application setStatusBarHidden:YES withAnimation:UIStatusBarAnimationNone];
    IS(application.statusBarHidden);
    [application setStatusBarHidden:NO withAnimation:UIStatusBarAnimationFade];
    IS(!application.statusBarHidden && application.protectedDataAvailable &&
        application.userInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionLeftToRight);
    application.proximitySensingEnabled = NO;
    IS(!application.proximitySensingEnabled);
    [application clearKeepAliveTimeout];
    [application registerForRemoteNotificationTypes:UIRemoteNotificationTypeAlert];
    [application unregisterForRemoteNotifications];
    COUNT([application enabledRemoteNotificationTypes], UIRemoteNotificationTypeNone);
    OwnWindow *window = [[[OwnWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    [window makeKeyAndVisible];
    UITextView *text = [[[UITextView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)] autorelease];
    [window addSubview:text];
    IS(![text canPerformAction:@selector(makeTextWritingDirectionLeftToRight:) withSender:nil]);
    IS(![text canPerformAction:@selector(makeTextWritingDirectionRightToLeft:) withSender:nil]);
    puts("done");
    [pool drain];
    return 0;
}
