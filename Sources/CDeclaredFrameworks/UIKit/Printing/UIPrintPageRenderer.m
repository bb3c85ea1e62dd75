#import <UIKit/UIKit.h>

@interface UIPrintFormatter (Renderer)
- (void)setRenderer:(UIPrintPageRenderer *)renderer;
@end

@implementation UIPrintPageRenderer {
    NSMutableArray *_formatters;
}

@synthesize headerHeight = _headerHeight, footerHeight = _footerHeight;

- (id)init {
    if ((self = [super init])) _formatters = [[NSMutableArray alloc] init];
    return self;
}

- (void)dealloc {
    for (UIPrintFormatter *formatter in _formatters) [formatter setRenderer:nil];
}

- (CGRect)paperRect { return CGRectZero; }
- (CGRect)printableRect { return self.paperRect; }

- (NSInteger)numberOfPages {
    NSInteger pages = 0;
    for (UIPrintFormatter *formatter in _formatters) pages = MAX(pages, formatter.startPage + formatter.pageCount);
    return pages;
}

- (void)prepareForDrawingPages:(NSRange)range {}

- (void)drawPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)printableRect {
    CGRect header, content, footer;
    CGRectDivide(printableRect, &header, &content, _headerHeight, CGRectMinYEdge);
    CGRectDivide(content, &footer, &content, _footerHeight, CGRectMaxYEdge);
    if (_headerHeight > 0) [self drawHeaderForPageAtIndex:pageIndex inRect:header];
    [self drawContentForPageAtIndex:pageIndex inRect:content];
    for (UIPrintFormatter *formatter in [self printFormattersForPageAtIndex:pageIndex]) {
        [self drawPrintFormatter:formatter forPageAtIndex:pageIndex];
    }
    if (_footerHeight > 0) [self drawFooterForPageAtIndex:pageIndex inRect:footer];
}

- (void)drawPrintFormatter:(UIPrintFormatter *)printFormatter forPageAtIndex:(NSInteger)pageIndex {
    [printFormatter drawInRect:[printFormatter rectForPageAtIndex:pageIndex] forPageAtIndex:pageIndex];
}

- (void)drawHeaderForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)headerRect {}
- (void)drawContentForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)contentRect {}
- (void)drawFooterForPageAtIndex:(NSInteger)pageIndex inRect:(CGRect)footerRect {}

- (NSArray *)printFormatters { return [_formatters copy]; }

- (void)setPrintFormatters:(NSArray *)printFormatters {
    for (UIPrintFormatter *formatter in _formatters) [formatter setRenderer:nil];
    [_formatters setArray:printFormatters];
    for (UIPrintFormatter *formatter in _formatters) [formatter setRenderer:self];
}

- (NSArray *)printFormattersForPageAtIndex:(NSInteger)pageIndex {
    NSMutableArray *found = [NSMutableArray array];
    for (UIPrintFormatter *formatter in _formatters) {
        if (pageIndex >= formatter.startPage && pageIndex < formatter.startPage + formatter.pageCount) {
            [found addObject:formatter];
        }
    }
    return found;
}

- (void)addPrintFormatter:(UIPrintFormatter *)formatter startingAtPageAtIndex:(NSInteger)pageIndex {
    if (formatter == nil) return;
    [formatter removeFromPrintPageRenderer];
    formatter.startPage = pageIndex;
    [_formatters addObject:formatter];
    [formatter setRenderer:self];
}

- (void)removePrintFormatter:(UIPrintFormatter *)formatter { [_formatters removeObject:formatter]; }

@end
