// The device, its screens, local notifications, and what accessibility asks views for.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <QuartzCore/QuartzCore.h>

@interface Reading : UIView <UIAccessibilityReadingContent, UIAccessibilityIdentification> {
@public
    int value, focused;
}
@end
@implementation Reading
- (void)accessibilityIncrement { value++; }
- (void)accessibilityDecrement { value--; }
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction {
    return direction == UIAccessibilityScrollDirectionUp;
}
- (BOOL)accessibilityPerformEscape { return YES; }
- (void)accessibilityElementDidBecomeFocused { focused++; }
- (void)accessibilityElementDidLoseFocus { focused--; }
- (NSInteger)accessibilityLineNumberForPoint:(CGPoint)point { return (NSInteger)point.y / 10; }
- (NSString *)accessibilityContentForLineNumber:(NSInteger)line { return line == 1 ? @"second" : @"first"; }
- (CGRect)accessibilityFrameForLineNumber:(NSInteger)line { return CGRectMake(0, line * 10, 100, 10); }
- (NSString *)accessibilityPageContent { return @"first second"; }
@end

@interface Wheels : NSObject <UIPickerViewDataSource, UIPickerViewAccessibilityDelegate>
@end
@implementation Wheels
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)picker { return 1; }
- (NSInteger)pickerView:(UIPickerView *)picker numberOfRowsInComponent:(NSInteger)component { return 2; }
- (NSString *)pickerView:(UIPickerView *)picker accessibilityLabelForComponent:(NSInteger)component { return @"wheel"; }
- (NSString *)pickerView:(UIPickerView *)picker accessibilityHintForComponent:(NSInteger)component {
    return @"turn it";
}
@end

@interface Frame : UIPopoverBackgroundView {
@public
    UIPopoverArrowDirection direction;
    CGFloat offset;
}
@end
@implementation Frame
+ (CGFloat)arrowBase { return 20; }
+ (CGFloat)arrowHeight { return 10; }
+ (UIEdgeInsets)contentViewInsets { return UIEdgeInsetsMake(1, 2, 3, 4); }
- (void)setArrowDirection:(UIPopoverArrowDirection)d { direction = d; }
- (UIPopoverArrowDirection)arrowDirection { return direction; }
- (void)setArrowOffset:(CGFloat)o { offset = o; }
- (CGFloat)arrowOffset { return offset; }
@end

@interface Keys : UIView <UIInputViewAudioFeedback>
@end
@implementation Keys
- (BOOL)enableInputClicksWhenVisible { return YES; }
@end

@interface Looked : UIView <UIAppearance, UIAppearanceContainer>
@end
@implementation Looked
@end

static void devices(void) {
    UIDevice *device = [UIDevice currentDevice];
    IS(!device.batteryMonitoringEnabled && device.batteryState == UIDeviceBatteryStateUnknown &&
        device.batteryLevel == -1);
    device.batteryMonitoringEnabled = YES;
    IS(device.batteryMonitoringEnabled && device.batteryLevel <= 1);
    device.batteryMonitoringEnabled = NO;
    IS(!device.proximityState);
    device.proximityMonitoringEnabled = YES;
    IS(device.proximityMonitoringEnabled || !device.proximityMonitoringEnabled);
    device.proximityMonitoringEnabled = NO;
    SAME(device.localizedModel, device.model);
    UIScreen *screen = [UIScreen mainScreen];
    IS([[UIScreen screens] count] == 1 && [[UIScreen screens] objectAtIndex:0] == screen &&
        screen.overscanCompensation == UIScreenOverscanCompensationScale);
    UIScreenMode *mode = screen.preferredMode;
    IS([screen.availableModes count] >= 1 && [screen.availableModes containsObject:mode]);
    IS(mode.size.width == screen.bounds.size.width * screen.scale && mode.pixelAspectRatio == 1);
    CADisplayLink *link = [screen displayLinkWithTarget:device selector:@selector(description)];
    IS(link != nil && link.frameInterval == 1);
    [link invalidate];
}

static void notifications(void) {
    UILocalNotification *note = [[UILocalNotification new] autorelease];
    IS(note.repeatInterval == 0 && note.soundName == nil && note.timeZone == nil && note.alertAction == nil &&
        note.applicationIconBadgeNumber == 0 && note.repeatCalendar == nil);
    note.soundName = UILocalNotificationDefaultSoundName,
    note.timeZone = [NSTimeZone timeZoneWithName:@"Europe/Berlin"], note.repeatInterval = NSDayCalendarUnit;
    note.alertAction = @"Look", note.alertLaunchImage = @"a.png", note.applicationIconBadgeNumber = 3,
    note.repeatCalendar = [NSCalendar currentCalendar];
    UILocalNotification *copy = [[note copy] autorelease];
    IS([copy.soundName isEqual:UILocalNotificationDefaultSoundName] && [copy.timeZone.name isEqual:@"Europe/Berlin"] &&
        copy.repeatInterval == NSDayCalendarUnit);
    IS([copy.alertAction isEqual:@"Look"] && [copy.alertLaunchImage isEqual:@"a.png"] &&
        copy.applicationIconBadgeNumber == 3 && copy.repeatCalendar != nil);
}

static void accessibility(void) {
    Reading *view = [[[Reading alloc] initWithFrame:CGRectMake(0, 0, 100, 100)] autorelease];
    IS(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal && view.accessibilityIdentifier == nil &&
        ![view accessibilityElementIsFocused]);
    view.accessibilityElementsHidden = YES, view.accessibilityViewIsModal = YES,
    view.accessibilityIdentifier = @"reader";
    IS(view.accessibilityElementsHidden && view.accessibilityViewIsModal &&
        [view.accessibilityIdentifier isEqual:@"reader"]);
    [view accessibilityIncrement], [view accessibilityIncrement], [view accessibilityDecrement];
    [view accessibilityElementDidBecomeFocused], [view accessibilityElementDidLoseFocus];
    IS(view->value == 1 && view->focused == 0 && [view accessibilityPerformEscape] &&
        [view accessibilityScroll:UIAccessibilityScrollDirectionUp]);
    UIView *plain = [[UIView new] autorelease];
    IS(![plain accessibilityPerformEscape] && ![plain accessibilityScroll:UIAccessibilityScrollDirectionUp]);
    [plain accessibilityIncrement], [plain accessibilityDecrement];
    SAME([view accessibilityContentForLineNumber:[view accessibilityLineNumberForPoint:CGPointMake(0, 15)]], @"second");
    IS([view accessibilityFrameForLineNumber:1].origin.y == 10 && [[view accessibilityPageContent] length] == 12);
    UIPickerView *picker = [[[UIPickerView alloc] initWithFrame:CGRectMake(0, 0, 320, 216)] autorelease];
    Wheels *wheels = [[Wheels new] autorelease];
    picker.dataSource = wheels, picker.delegate = wheels;
    id<UIPickerViewAccessibilityDelegate> described = wheels;
    IS([[described pickerView:picker accessibilityLabelForComponent:0] isEqual:@"wheel"] &&
        [[described pickerView:picker accessibilityHintForComponent:0] isEqual:@"turn it"]);
    Frame *frame = [[[Frame alloc] initWithFrame:CGRectZero] autorelease];
    frame.arrowDirection = UIPopoverArrowDirectionUp, frame.arrowOffset = 5;
    IS(frame.arrowDirection == UIPopoverArrowDirectionUp && frame.arrowOffset == 5 && [Frame arrowBase] == 20 &&
        [Frame arrowHeight] == 10 && [Frame contentViewInsets].right == 4);
    id<UIInputViewAudioFeedback> keys = [[Keys new] autorelease];
    IS(keys.enableInputClicksWhenVisible && [Looked conformsToProtocol:@protocol(UIAppearance)] &&
        [Looked appearance] != nil);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    devices();
    notifications();
    accessibility();
    puts("done");
    [pool drain];
    return 0;
}
