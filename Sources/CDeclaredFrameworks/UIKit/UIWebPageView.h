#pragma once
#import "UIKit/UIWebPageText.h"

@protocol UIWebPageViewOwner
- (void)webPageLinkWasTapped:(NSString *)link;
@end

/// Draws the part of a page's text that is in sight: as large as the scroll view's bounds and moved along with them, so
/// that a long page costs no more than a short one.
@interface UIWebPageView : UIView
@property (nonatomic, assign) id<UIWebPageViewOwner> owner;
@property (nonatomic, retain) UIWebPageText *page;
/// How high the whole page is at the view's width, in points.
@property (nonatomic, readonly) CGFloat contentHeight;
@end
