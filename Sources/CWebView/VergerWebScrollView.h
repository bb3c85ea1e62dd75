#pragma once
#import <UIKit/UIKit.h>

/// What the scroll view of a web view does to its page, whatever delegate the app gives it.
@protocol VergerWebScrolling
- (void)pageScrolled;
/// The view that fingers zoom; nil if the page may not be zoomed.
- (UIView *)zoomedView;
- (void)pageZoomed;
@end

/// The scroll view of a web view. Apps may take its delegate, and the page is scrolled and zoomed all the same.
@interface VergerWebScrollView : UIScrollView
/// It is the delegate while the app has given no other.
@property (nonatomic, assign) id<VergerWebScrolling, UIScrollViewDelegate> page;
@end
