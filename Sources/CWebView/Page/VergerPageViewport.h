#pragma once
#import "Page/VergerWebPage.h"

@class VergerWebDocumentView;
@class VergerWebEngine;

/// What of a page is on the screen: the window on it that the engine paints, which moves and grows as the scroll view scrolls
/// and zooms.
///
/// A page is laid out for a width of its own, and shown as wide as the screen: that is the scroll view's zoom scale of 1. While
/// fingers zoom, the picture is stretched; afterwards the engine paints it anew, as sharp as the screen.
@interface VergerPageViewport : NSObject
- (id)initWithOwner:(UIView<VergerWebPageOwner> *)owner engine:(VergerWebEngine *)engine;
@property (nonatomic, readonly) VergerWebDocumentView *view;
/// Points of the document view for each unit of the page.
@property (nonatomic, readonly) CGFloat zoom;
/// Pixels of the picture for each point of the document view.
@property (nonatomic, readonly) CGFloat pixelsOfPoint;
/// True while a page loads: nobody waits for pictures then.
@property (nonatomic) BOOL isLoading;

/// A new page begins at its top, in a window as large as the screen.
- (void)contentComes;
/// The page has loaded.
- (void)contentHasCome;
/// Places the page for the scroll view's bounds.
- (void)layOut;
- (void)scrolled;
- (void)showPicture;
/// Scrolls to the place of this name in the page.
- (void)findPlace:(NSString *)name;

/// Whether fingers may zoom this page.
- (BOOL)mayZoom;
/// The view that they zoom; nil if no page of this web view is zoomed.
- (UIView *)zoomedView;
- (void)zoomed;
/// Zooms so that what is at this point of the document view fills the screen, or back.
- (void)zoomAround:(CGPoint)point;
- (void)setCovered:(BOOL)isCovered;
- (void)close;
@end
