#pragma once
#import "Text/UIWebPageText.h"

@protocol UIWebPageViewOwner
- (void)webPageLinkWasTapped:(NSString *)link;
@end

/// Draws the visible part of a page. The view has the size of the scroll view's bounds and moves with them, so its
/// memory does not depend on the length of the page.
@interface UIWebPageView : UIView
@property (nonatomic, assign) id<UIWebPageViewOwner> owner;
@property (nonatomic, retain) UIWebPageText *page;
/// The height of the whole page at the view's width, in points.
@property (nonatomic, readonly) CGFloat contentHeight;
@end
