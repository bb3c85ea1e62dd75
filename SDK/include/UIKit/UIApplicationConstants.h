// Constants and tests that have no Swift declaration to be generated from.
#pragma once
#import <CoreGraphics/CGGeometry.h>
#import <Foundation/Foundation.h>

/// Which of two windows is in front.
typedef CGFloat UIWindowLevel;
FOUNDATION_EXPORT const UIWindowLevel UIWindowLevelNormal;
FOUNDATION_EXPORT const UIWindowLevel UIWindowLevelStatusBar;
FOUNDATION_EXPORT const UIWindowLevel UIWindowLevelAlert;

/// A part of an acceleration, in g.
typedef double UIAccelerationValue;

// The later names of alignments and line breaks.
#define NSTextAlignment UITextAlignment
#define NSTextAlignmentLeft UITextAlignmentLeft
#define NSTextAlignmentCenter UITextAlignmentCenter
#define NSTextAlignmentRight UITextAlignmentRight
#define NSLineBreakMode UILineBreakMode
#define NSLineBreakByWordWrapping UILineBreakModeWordWrap
#define NSLineBreakByCharWrapping UILineBreakModeCharacterWrap
#define NSLineBreakByClipping UILineBreakModeClip
#define NSLineBreakByTruncatingHead UILineBreakModeHeadTruncation
#define NSLineBreakByTruncatingTail UILineBreakModeTailTruncation
#define NSLineBreakByTruncatingMiddle UILineBreakModeMiddleTruncation

/// The selected index of a segmented control without selection.
enum { UISegmentedControlNoSegment = -1 };

/// A gesture that is told once is recognized when it ends.
#define UIGestureRecognizerStateRecognized UIGestureRecognizerStateEnded

#define UIDeviceOrientationIsPortrait(orientation) \
    ((orientation) == UIDeviceOrientationPortrait || (orientation) == UIDeviceOrientationPortraitUpsideDown)
#define UIDeviceOrientationIsLandscape(orientation) \
    ((orientation) == UIDeviceOrientationLandscapeLeft || (orientation) == UIDeviceOrientationLandscapeRight)
#define UIDeviceOrientationIsValidInterfaceOrientation(orientation) \
    ((orientation) >= UIDeviceOrientationPortrait && (orientation) <= UIDeviceOrientationLandscapeRight)
#define UIInterfaceOrientationIsPortrait(orientation) \
    ((orientation) == UIInterfaceOrientationPortrait || (orientation) == UIInterfaceOrientationPortraitUpsideDown)
#define UIInterfaceOrientationIsLandscape(orientation) \
    ((orientation) == UIInterfaceOrientationLandscapeLeft || (orientation) == UIInterfaceOrientationLandscapeRight)

/// What interfaces are made for: iOS before 3.2 has no such property.
#define UI_USER_INTERFACE_IDIOM() \
    ([[UIDevice currentDevice] respondsToSelector:@selector(userInterfaceIdiom)] \
         ? [[UIDevice currentDevice] userInterfaceIdiom] \
         : UIUserInterfaceIdiomPhone)

/// Work that goes on for a while when the app has left the screen. iOS 4.
typedef NSUInteger UIBackgroundTaskIdentifier;
FOUNDATION_EXPORT const UIBackgroundTaskIdentifier UIBackgroundTaskInvalid;
/// In seconds.
FOUNDATION_EXPORT const NSTimeInterval UIMinimumKeepAliveTimeout;

/// A UITextStorageDirection or a UITextLayoutDirection.
typedef NSInteger UITextDirection;

/// A height that the table finds itself. iOS 5.
FOUNDATION_EXPORT const CGFloat UITableViewAutomaticDimension;
/// A row's cell with its editing control.
#define UITableViewCellStateEditingMask UITableViewCellStateShowingEditControlMask

/// A view is put where its controller does not belong. iOS 5.
FOUNDATION_EXPORT NSString *const UIViewControllerHierarchyInconsistencyException;
