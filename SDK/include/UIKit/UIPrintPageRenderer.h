#pragma once
#import <UIKit/UIKitTypes.h>

@class UIPrintFormatter;

/// Draws the pages of what is printed (iOS 4.2), also into a PDF context of the app's own. A subclass draws what it likes.
@interface UIPrintPageRenderer : NSObject
@property (nonatomic) CGFloat headerHeight;
@property (nonatomic) CGFloat footerHeight;
/// Who prints sets them; a subclass that makes PDF documents gives its own.
@property (nonatomic, readonly) CGRect paperRect;
@property (nonatomic, readonly) CGRect printableRect;
/// As many as the formatters need, unless a subclass says otherwise.
- (NSInteger)numberOfPages;
- (void)prepareForDrawingPages:(NSRange)range;
/// Draws header, content, formatters and footer.
- (void)drawPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)printableRect;
- (void)drawPrintFormatter:(UIPrintFormatter *)printFormatter forPageAtIndex:(NSInteger)pageIndex;
- (void)drawHeaderForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)headerRect;
- (void)drawContentForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)contentRect;
- (void)drawFooterForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)footerRect;
@property (nonatomic, copy) NSArray *printFormatters;
- (NSArray *)printFormattersForPageAtIndex:(NSInteger)pageIndex;
- (void)addPrintFormatter:(UIPrintFormatter *)formatter startingAtPageAtIndex:(NSInteger)pageIndex;
@end
