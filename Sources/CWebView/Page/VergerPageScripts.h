#pragma once
#import <UIKit/UIKit.h>

// Scripts that the web view runs in a world of their own, which a page can neither see nor change.

/// The page's width and height, and the width that it wants to be laid out for: 1 for the device's, 980 if it says nothing.
extern NSString *const VergerMeasuringScript;

/// Reads what that script answers, within bounds. False if it answers nothing: the page has no document yet.
BOOL VergerReadMeasures(NSString *text, CGFloat deviceWidth, CGFloat *width, CGFloat *height, CGFloat *layoutWidth);

/// A function of the zoom, that answers with what is on the page, a line each: role, left, top, width, height, text.
extern NSString *const VergerContentsScript;

/// A function of two truths, whether to make links of telephone numbers, and of addresses of the web and of mail.
extern NSString *const VergerDetectingScript;
