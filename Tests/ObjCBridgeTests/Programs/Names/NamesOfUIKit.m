// Names of notifications and keys are what they are called, and no two are the same; numbers of constants and macros.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

#define NAMED(name) SAME(name, @ #name)

UIKIT_EXTERN NSString *const UIApplicationDidFinishLaunchingNotification;
UIKIT_STATIC_INLINE int inlined(void) { return 5; }
UIKIT_CLASS_AVAILABLE(2_0) @interface Available : NSObject
@end
@implementation Available
@end

static void notifications(void) {
    NAMED(UIApplicationDidFinishLaunchingNotification);
    NAMED(UIApplicationWillTerminateNotification);
    NAMED(UIApplicationSignificantTimeChangeNotification);
    NAMED(UIApplicationWillEnterForegroundNotification);
    NAMED(UIApplicationWillResignActiveNotification);
    NAMED(UIApplicationDidReceiveMemoryWarningNotification);
    NAMED(UIApplicationWillChangeStatusBarFrameNotification); NAMED(UIApplicationDidChangeStatusBarFrameNotification);
    NAMED(UIApplicationWillChangeStatusBarOrientationNotification);
    NAMED(UIApplicationDidChangeStatusBarOrientationNotification);
    NAMED(UIDeviceOrientationDidChangeNotification);
    NAMED(UIDeviceBatteryLevelDidChangeNotification);
    NAMED(UIDeviceBatteryStateDidChangeNotification);
    NAMED(UIDeviceProximityStateDidChangeNotification);
    NAMED(UIKeyboardWillHideNotification);
    NAMED(UIKeyboardWillChangeFrameNotification);
    NAMED(UIKeyboardDidChangeFrameNotification);
    NAMED(UIMenuControllerWillShowMenuNotification);
    NAMED(UIMenuControllerDidShowMenuNotification);
    NAMED(UIMenuControllerWillHideMenuNotification);
    NAMED(UIMenuControllerDidHideMenuNotification);
    NAMED(UIMenuControllerMenuFrameDidChangeNotification);
    NAMED(UIPasteboardChangedNotification);
    NAMED(UIPasteboardRemovedNotification);
    NAMED(UIPasteboardChangedTypesAddedKey);
    NAMED(UIPasteboardChangedTypesRemovedKey);
    NAMED(UIScreenDidConnectNotification);
    NAMED(UIScreenDidDisconnectNotification);
    NAMED(UIScreenModeDidChangeNotification);
    NAMED(UIScreenBrightnessDidChangeNotification);
    NAMED(UITableViewSelectionDidChangeNotification);
    NAMED(UITextFieldTextDidBeginEditingNotification);
    NAMED(UITextFieldTextDidEndEditingNotification);
    NAMED(UITextViewTextDidBeginEditingNotification);
    NAMED(UITextViewTextDidChangeNotification);
    NAMED(UITextViewTextDidEndEditingNotification);
    NAMED(UITextInputCurrentInputModeDidChangeNotification);
    NAMED(UIWindowDidBecomeVisibleNotification);
    NAMED(UIWindowDidBecomeHiddenNotification);
    NAMED(UIWindowDidBecomeKeyNotification); NAMED(UIWindowDidResignKeyNotification);
}

static void keys(void) {
    NAMED(UIApplicationLaunchOptionsURLKey);
    NAMED(UIApplicationLaunchOptionsSourceApplicationKey);
    NAMED(UIApplicationLaunchOptionsRemoteNotificationKey);
    NAMED(UIApplicationLaunchOptionsLocalNotificationKey);
    NAMED(UIApplicationLaunchOptionsAnnotationKey);
    NAMED(UIApplicationLaunchOptionsLocationKey);
    NAMED(UIApplicationLaunchOptionsNewsstandDownloadsKey);
    NAMED(UIImagePickerControllerMediaType);
    NAMED(UIImagePickerControllerOriginalImage);
    NAMED(UIImagePickerControllerEditedImage);
    NAMED(UIImagePickerControllerCropRect);
    NAMED(UIImagePickerControllerMediaURL);
    NAMED(UIImagePickerControllerReferenceURL);
    NAMED(UIImagePickerControllerMediaMetadata);
    NAMED(UITextAttributeTextShadowColor);
    NAMED(UITextAttributeTextShadowOffset);
    NSString *others[] = {UIApplicationProtectedDataDidBecomeAvailable, UIApplicationProtectedDataWillBecomeUnavailable,
        UIApplicationStatusBarFrameUserInfoKey, UIApplicationStatusBarOrientationUserInfoKey,
        UIDocumentStateChangedNotification, UILocalNotificationDefaultSoundName, UINibExternalObjects,
        UIPasteboardNameFind, UIPasteboardNameGeneral, UIPrintErrorDomain, UITextInputTextBackgroundColorKey,
        UITextInputTextColorKey, UITextInputTextFontKey, UIViewControllerHierarchyInconsistencyException,
        UIAccessibilityClosedCaptioningStatusDidChangeNotification, UIAccessibilityMonoAudioStatusDidChangeNotification,
        UIAccessibilityVoiceOverStatusChanged};
    COUNT([[NSSet setWithObjects:others count:17] count], 17);
    SAME(UIViewControllerHierarchyInconsistencyException, @"UIViewControllerHierarchyInconsistency");
    NAMED(UINibExternalObjects); NAMED(UINibProxiedObjectsKey);
    SAME([UIPasteboard generalPasteboard].name, UIPasteboardNameGeneral);
    IS([UIPasteboardTypeListColor containsObject:@"com.apple.uikit.color"] &&
        [UIPasteboardTypeListURL containsObject:@"public.url"]);
}

static void numbers(void) {
    UIAccessibilityTraits traits[] = {UIAccessibilityTraitButton, UIAccessibilityTraitLink,
        UIAccessibilityTraitSearchField, UIAccessibilityTraitImage, UIAccessibilityTraitSelected,
        UIAccessibilityTraitPlaysSound, UIAccessibilityTraitKeyboardKey, UIAccessibilityTraitStaticText,
        UIAccessibilityTraitSummaryElement, UIAccessibilityTraitNotEnabled, UIAccessibilityTraitUpdatesFrequently,
        UIAccessibilityTraitStartsMediaSession, UIAccessibilityTraitAdjustable,
        UIAccessibilityTraitAllowsDirectInteraction};
    UIAccessibilityTraits all = UIAccessibilityTraitNone;
    for (int i = 0; i < 14; i++) {
        IS((traits[i] & (traits[i] - 1)) == 0 && traits[i] != 0 && !(all & traits[i]));
        all |= traits[i];
    }
    IS(UIAccessibilityAnnouncementNotification != UIAccessibilityPageScrolledNotification);
    REAL(UINavigationControllerHideShowBarDuration, 0.2);
    REAL(UIScrollViewDecelerationRateNormal, 0.998);
    IS(UIWindowLevelStatusBar == 1000 &&
        UITableViewCellStateEditingMask == UITableViewCellStateShowingEditControlMask && inlined() == 5);
    IS(UIDeviceOrientationIsPortrait(UIDeviceOrientationPortraitUpsideDown) &&
        !UIDeviceOrientationIsPortrait(UIDeviceOrientationLandscapeLeft));
    IS(UIDeviceOrientationIsLandscape(UIDeviceOrientationLandscapeRight) &&
        !UIDeviceOrientationIsLandscape(UIDeviceOrientationFaceUp));
    IS(UIDeviceOrientationIsValidInterfaceOrientation(UIDeviceOrientationPortrait) &&
        !UIDeviceOrientationIsValidInterfaceOrientation(UIDeviceOrientationFaceDown));
    IS(UIInterfaceOrientationIsPortrait(UIInterfaceOrientationPortraitUpsideDown) &&
        !UIInterfaceOrientationIsPortrait(UIInterfaceOrientationLandscapeLeft));
    IS(!UIAccessibilityIsClosedCaptioningEnabled() && !UIAccessibilityIsMonoAudioEnabled());
    UIAccessibilityZoomFocusChanged(UIAccessibilityZoomTypeInsertionPoint, CGRectMake(0, 0, 1, 1), nil);
    UIAccessibilityRegisterGestureConflictWithZoom();
    IS([[[Available new] autorelease] class] == [Available class]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    notifications();
    keys();
    numbers();
    puts("done");
    [pool drain];
    return 0;
}
