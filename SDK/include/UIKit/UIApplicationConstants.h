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
