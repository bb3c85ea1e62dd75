#pragma once
#import <UIKit/UIKitTypes.h>
#import <UIKit/UIView.h>

@class UIPrintPageRenderer;

/// Lays something out on pages (iOS 4.2). This class has no content.
@interface UIPrintFormatter : NSObject <NSCopying>
@property (nonatomic, readonly, assign) UIPrintPageRenderer *printPageRenderer;
- (void)removeFromPrintPageRenderer;
/// In points; 0, the default, means as high, or wide, as the page.
@property (nonatomic) CGFloat maximumContentHeight;
@property (nonatomic) CGFloat maximumContentWidth;
/// From the edges of the page's content. The ones above and below hold for the first and the last page.
@property (nonatomic) UIEdgeInsets contentInsets;
@property (nonatomic) NSInteger startPage;
@property (nonatomic, readonly) NSInteger pageCount;
/// Where the content of a page goes; empty for a page that it is not on.
- (CGRect)rectForPageAtIndex:(NSInteger)pageIndex;
- (void)drawInRect:(CGRect)rect forPageAtIndex:(NSInteger)pageIndex;
@end

/// Text in one font and colour.
@interface UISimpleTextPrintFormatter : UIPrintFormatter
- (id)initWithText:(NSString *)text;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, retain) UIFont *font;
@property (nonatomic, retain) UIColor *color;
@property (nonatomic) UITextAlignment textAlignment;
@end

/// HTML. Of the page only the text is printed: there is no web engine yet.
///
/// - Status: stub
@interface UIMarkupTextPrintFormatter : UIPrintFormatter
- (id)initWithMarkupText:(NSString *)markupText;
@property (nonatomic, copy) NSString *markupText;
@end

/// What a view shows.
@interface UIViewPrintFormatter : UIPrintFormatter
@property (nonatomic, readonly) UIView *view;
@end

@interface UIView (UIPrintFormatter)
- (UIViewPrintFormatter *)viewPrintFormatter;
/// As `-drawRect:` by default.
- (void)drawRect:(CGRect)rect forViewPrintFormatter:(UIViewPrintFormatter *)formatter;
@end
