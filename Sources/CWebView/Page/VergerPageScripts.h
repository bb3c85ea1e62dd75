#pragma once
#import <UIKit/UIKit.h>

// Scripts that the web view runs in a world of their own, which a page can neither see nor change.

/// What a page is like, in its units.
typedef struct {
    CGSize size;
    /// The width that it wants to be laid out for.
    CGFloat layoutWidth;
    /// Where its window begins.
    CGPoint place;
    /// Whether fingers may zoom it, and up to how many points for each of its units.
    BOOL mayZoom;
    CGFloat largestScale;
} VergerPageMeasures;

/// The page's width and height, the width that it wants to be laid out for (1 for the device's, 980 if it says nothing),
/// where its window begins, whether it may be zoomed, and how far.
extern NSString *const VergerMeasuringScript;

/// Reads what that script answers, within bounds. False if it answers nothing: the page has no document yet.
BOOL VergerReadMeasures(NSString *text, CGFloat deviceWidth, VergerPageMeasures *measures);

/// Answers how far from the page's top the element of this name is; an empty text if there is none.
NSString *VergerFindingScript(NSString *name);

/// Answers the left edge and the width of the column of text, picture or cell that is at a point of the window, in units of the
/// page; an empty text if there is none.
NSString *VergerBlockScript(CGPoint point);

/// A function of the zoom, that answers with what is on the page, a line each: role, left, top, width, height, text.
extern NSString *const VergerContentsScript;

/// Makes links of telephone numbers, and of addresses of the web and of mail; nil if none of these types is wanted.
NSString *VergerDetectingScript(UIDataDetectorTypes types);
