#pragma once
#import "UIWebHistory.h"
#import <UIKit/UIKit.h>

@class UIWebView;

/// What a web view shows and how it loads it: a page in an engine, or the text of a page where there is no engine.
@protocol VergerWebPage <NSObject>
/// Loads what the delegate has agreed to.
- (void)load:(UIWebNavigation *)navigation type:(UIWebViewNavigationType)type;
- (void)reload;
- (void)stop;
/// -1 for the previous page.
- (void)go:(NSInteger)distance;
- (BOOL)canGo:(NSInteger)distance;
- (NSString *)evaluate:(NSString *)script;
/// Places what it shows for the scroll view's bounds.
- (void)layOut;
- (void)scrolled;
/// The view that fingers zoom; nil for a page that may not be zoomed.
- (UIView *)zoomedView;
/// Fingers have zoomed it.
- (void)zoomed;
/// The view has a background of its own, or none any more.
- (void)backgroundChanged;
/// Another page is in front of it, or no longer.
- (void)setCovered:(BOOL)isCovered;
- (void)close;
@end

/// What a page tells its web view, which tells the delegate.
@protocol VergerWebPageOwner
- (UIScrollView *)scrollView;
- (BOOL)scalesPageToFit;
- (UIDataDetectorTypes)dataDetectorTypes;
- (BOOL)isOpaque;
/// Asks the delegate for a navigation, then loads it.
- (void)begin:(UIWebNavigation *)navigation type:(UIWebViewNavigationType)type;
/// Whether the delegate agrees to go there. A page for another app is opened in that, and not agreed to.
- (BOOL)pageMayLoad:(NSURLRequest *)request type:(UIWebViewNavigationType)type;
/// A page begins to load, has loaded or has failed.
- (void)pageStarted:(NSURLRequest *)request;
/// The page is somewhere else without loading: another place in it, or by a redirection.
- (void)pageMovedTo:(NSURLRequest *)request;
- (void)pageFinished;
- (void)pageFailed:(NSError *)error;
/// The engine cannot show a document of this type: PDF is shown without it.
- (BOOL)isPaper:(NSURLRequest *)request;
- (void)pageIsPaper:(NSURLRequest *)request;
/// The page that was covered by this one is shown again.
- (void)pageIsLeftFor:(id<VergerWebPage>)covered;
/// The engine has ended: the next page needs a new one.
- (void)pageLostEngine:(NSError *)error;
/// There is no engine, for this reason: the navigation, which may be nil, is to be shown without one.
- (void)pageHasNoEngine:(NSString *)reason navigation:(UIWebNavigation *)navigation;
@end
