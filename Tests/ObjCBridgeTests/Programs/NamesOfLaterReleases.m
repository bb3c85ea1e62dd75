// Names of iOS 4 to 6 with their values, and what objects answer where the device has nothing of the kind.

#import <QuartzCore/CoreAnimation.h>
#import <UIKit/UIGestureRecognizerSubclass.h>
#import <UIKit/UIKit.h>

#ifndef UI_USER_INTERFACE_IDIOM
#error "a macro on the phone"
#endif
#ifndef UIInterfaceOrientationIsLandscape
#error "a macro on the phone"
#endif

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidEnterBackground:(UIApplication *)application {}
@end

/// A controller of iOS 6.
@interface Turning : UIViewController
@end
@implementation Turning
- (NSUInteger)supportedInterfaceOrientations {
    return UIInterfaceOrientationMaskLandscape;
}
- (BOOL)shouldAutorotate {
    return ![super shouldAutorotate];
}
- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
    return UIInterfaceOrientationLandscapeLeft;
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%d %d\n", UIActionSheetStyleBlackTranslucent, UIActionSheetStyleBlackOpaque);
    printf("%d %d %d\n", UIKeyboardTypeAlphabet, UIKeyboardTypeTwitter, UIMenuControllerArrowRight);
    printf("%d %d %d\n", UIStatusBarAnimationNone, UIStatusBarAnimationFade, UIStatusBarAnimationSlide);
    printf("%d %d %d\n", UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground);
    printf("%d %d\n", (int)UIDataDetectorTypeAddress, (int)UIDataDetectorTypeCalendarEvent);
    printf("%g %lu %g\n", (double)UITableViewAutomaticDimension, (unsigned long)UIBackgroundTaskInvalid, UIMinimumKeepAliveTimeout);
    printf("%d %d\n", UIInterfaceOrientationIsLandscape(UIInterfaceOrientationLandscapeLeft), UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone);
    printf("%s\n", [UIApplicationDidEnterBackgroundNotification UTF8String]);

    UIApplication *application = [UIApplication sharedApplication];
    Delegate *delegate = [[[Delegate alloc] init] autorelease];
    application.delegate = delegate;
    printf("%d %d\n", application.applicationState, [application conformsToProtocol:@protocol(UIActionSheetDelegate)]);
    UIBackgroundTaskIdentifier task = [application beginBackgroundTaskWithExpirationHandler:^{ printf("expired\n"); }];
    printf("%d %d\n", task != UIBackgroundTaskInvalid, application.backgroundTimeRemaining > 1e9);
    [application endBackgroundTask:task];
    printf("%d\n", [application setKeepAliveTimeout:600 handler:^{}]);

    UILocalNotification *notification = [[[UILocalNotification alloc] init] autorelease];
    notification.alertBody = @"hello";
    notification.fireDate = [NSDate dateWithTimeIntervalSinceNow:3600];
    notification.userInfo = [NSDictionary dictionaryWithObject:@"v" forKey:@"k"];
    [application scheduleLocalNotification:notification];
    printf("%lu\n", (unsigned long)[application.scheduledLocalNotifications count]);
    UILocalNotification *kept = [application.scheduledLocalNotifications lastObject];
    printf("%d %s %d\n", kept != notification, [[kept.userInfo objectForKey:@"k"] UTF8String], kept.hasAction);
    [application cancelLocalNotification:notification];
    printf("%lu\n", (unsigned long)[application.scheduledLocalNotifications count]);

    UIScreen *screen = [UIScreen mainScreen];
    printf("%s %g %d\n", [NSStringFromCGSize(screen.currentMode.size) UTF8String], screen.currentMode.pixelAspectRatio, screen.mirroredScreen == nil);
    screen.brightness = 3;
    printf("%g\n", screen.brightness);
    printf("%d %d\n", UIAccessibilityIsVoiceOverRunning(), UIAccessibilityTraitCausesPageTurn != UIAccessibilityTraitNone);
    NSObject *object = [[[NSObject alloc] init] autorelease];
    object.accessibilityLanguage = @"de";
    object.accessibilityFrame = CGRectMake(0, 0, 10, 20);
    printf("%s %g\n", [object.accessibilityLanguage UTF8String], object.accessibilityActivationPoint.y);
    UIBezierPath *path = [UIBezierPath bezierPathWithRect:CGRectMake(0, 0, 4, 4)];
    path.lineWidth = 3;
    UIBezierPath *copy = [[path copy] autorelease];
    printf("%d %g %g\n", copy != path, copy.lineWidth, copy.bounds.size.width);
    CABasicAnimation *animation = [CABasicAnimation animationWithKeyPath:@"opacity"];
    animation.duration = 2;
    printf("%g\n", [[[animation copy] autorelease] duration]);
    printf("%d %d\n", [UIReferenceLibraryViewController dictionaryHasDefinitionForTerm:@"word"], (int)[[UITextChecker availableLanguages] count]);
    UIDocumentInteractionController *controller =
        [UIDocumentInteractionController interactionControllerWithURL:[NSURL fileURLWithPath:@"/tmp/paper.pdf"]];
    printf("%s %s %lu\n", [controller.name UTF8String], [controller.UTI UTF8String], (unsigned long)[controller.icons count]);

    CGPathRef rect = CGPathCreateWithRect(CGRectMake(0, 0, 10, 10), NULL);
    CGPathRef line = CGPathCreateCopyByStrokingPath(rect, NULL, 2, kCGLineCapButt, kCGLineJoinMiter, 10);
    CGFloat lengths[] = {5, 5};
    CGPathRef dashes = CGPathCreateCopyByDashingPath(rect, NULL, 0, lengths, 2);
    printf("%s\n", [NSStringFromCGRect(CGPathGetPathBoundingBox(line)) UTF8String]);
    printf("%d %d\n", CGPathContainsPoint(line, NULL, CGPointMake(0, 5), false), CGPathContainsPoint(line, NULL, CGPointMake(5, 5), false));
    printf("%d\n", CGPathIsEmpty(dashes));
    CGPathRelease(rect);
    CGPathRelease(line);
    CGPathRelease(dashes);
    UIViewController *plain = [[UIViewController new] autorelease], *turning = [[Turning new] autorelease];
    printf("%d %d %d\n", (int)UIInterfaceOrientationMaskAll, (int)UIInterfaceOrientationMaskAllButUpsideDown, (int)[plain supportedInterfaceOrientations]);
    printf("%d %d %d\n", [turning shouldAutorotateToInterfaceOrientation:UIInterfaceOrientationLandscapeRight],
           [turning shouldAutorotateToInterfaceOrientation:UIInterfaceOrientationPortrait], [turning shouldAutorotate]);
    [pool drain];
    return 0;
}

// > 2 1
// > 1 9 4
// > 0 1 2
// > 0 1 2
// > 4 8
// > -1 0 600
// > 1 1
// > UIApplicationDidEnterBackgroundNotification
// > 1 1
// > 1 1
// > 0
// > 1
// > 1 v 1
// > 0
// > {320, 480} 1 1
// > 1
// > 0 1
// > de 10
// > 1 3 4
// > 2
// > 0 0
// > paper.pdf com.adobe.pdf 1
// > {{-1, -1}, {12, 12}}
// > 1 0
// > 0
// > 30 26 2
// > 1 0 0
