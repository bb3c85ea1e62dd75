// Divides content into pages: content that is higher than a page continues on the next.
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface UIPrintPageRenderer (Formatters)
- (void)removePrintFormatter:(UIPrintFormatter *)formatter;
@end

@interface UIPrintFormatter ()
/// The height of the whole content at a width, in points.
- (CGFloat)contentHeightForWidth:(CGFloat)width;
/// Draws the whole content at the origin of the current graphics context.
- (void)drawContentOfWidth:(CGFloat)width height:(CGFloat)height;
@end

@implementation UIPrintFormatter {
    __unsafe_unretained UIPrintPageRenderer *_renderer;
}

@synthesize maximumContentHeight = _maximumContentHeight, maximumContentWidth = _maximumContentWidth,
            contentInsets = _contentInsets, startPage = _startPage;

/// A limit for malformed content.
static const NSInteger most_pages = 10000;

- (UIPrintPageRenderer *)printPageRenderer { return _renderer; }
- (void)setRenderer:(UIPrintPageRenderer *)renderer { _renderer = renderer; }

- (void)removeFromPrintPageRenderer {
    UIPrintPageRenderer *renderer = _renderer;
    _renderer = nil;
    [renderer removePrintFormatter:self];
}

- (id)copyWithZone:(NSZone *)zone {
    UIPrintFormatter *copy = [[[self class] alloc] init];
    copy.maximumContentHeight = _maximumContentHeight;
    copy.maximumContentWidth = _maximumContentWidth;
    copy.contentInsets = _contentInsets;
    copy.startPage = _startPage;
    return copy;
}

- (CGFloat)contentHeightForWidth:(CGFloat)width { return 0; }
- (void)drawContentOfWidth:(CGFloat)width height:(CGFloat)height {}

/// The content area of a page.
- (CGRect)pageRect {
    CGRect page = _renderer ? _renderer.printableRect : CGRectZero;
    page.origin.y += _renderer.headerHeight;
    page.size.height -= _renderer.headerHeight + _renderer.footerHeight;
    page.origin.x += _contentInsets.left;
    page.size.width -= _contentInsets.left + _contentInsets.right;
    if (_maximumContentWidth > 0) page.size.width = MIN(page.size.width, _maximumContentWidth);
    if (_maximumContentHeight > 0) page.size.height = MIN(page.size.height, _maximumContentHeight);
    page.size.width = MAX(page.size.width, 0);
    page.size.height = MAX(page.size.height, 0);
    return page;
}

- (NSInteger)pageCount {
    CGRect page = [self pageRect];
    if (page.size.width <= 0 || page.size.height <= 0) return 0;
    CGFloat height = [self contentHeightForWidth:page.size.width] + _contentInsets.top + _contentInsets.bottom;
    return MIN((NSInteger)ceil(height / page.size.height), most_pages);
}

- (CGRect)rectForPageAtIndex:(NSInteger)pageIndex {
    NSInteger index = pageIndex - _startPage;
    if (index < 0 || index >= self.pageCount) return CGRectZero;
    CGRect page = [self pageRect];
    if (index == 0) {
        page.origin.y += _contentInsets.top;
        page.size.height = MAX(page.size.height - _contentInsets.top, 0);
    }
    return page;
}

- (void)drawInRect:(CGRect)rect forPageAtIndex:(NSInteger)pageIndex {
    NSInteger index = pageIndex - _startPage;
    CGContextRef context = UIGraphicsGetCurrentContext();
    if (context == NULL || index < 0 || rect.size.width <= 0 || rect.size.height <= 0) return;
    CGFloat pageHeight = [self pageRect].size.height;
    CGFloat top = index == 0 ? 0 : index * (pageHeight > 0 ? pageHeight : rect.size.height) - _contentInsets.top;
    CGContextSaveGState(context);
    CGContextClipToRect(context, rect);
    CGContextTranslateCTM(context, rect.origin.x, rect.origin.y - top);
    [self drawContentOfWidth:rect.size.width height:[self contentHeightForWidth:rect.size.width]];
    CGContextRestoreGState(context);
}

@end

@implementation UISimpleTextPrintFormatter

@synthesize text = _text, font = _font, color = _color, textAlignment = _textAlignment;

- (id)init { return [self initWithText:nil]; }

- (id)initWithText:(NSString *)text {
    if ((self = [super init])) {
        _text = [text copy];
        _font = [UIFont systemFontOfSize:12];
        _color = [UIColor blackColor];
    }
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    UISimpleTextPrintFormatter *copy = [super copyWithZone:zone];
    copy.text = _text;
    copy.font = _font;
    copy.color = _color;
    copy.textAlignment = _textAlignment;
    return copy;
}

- (CGFloat)contentHeightForWidth:(CGFloat)width {
    return [_text sizeWithFont:_font constrainedToSize:CGSizeMake(width, 1e6) lineBreakMode:UILineBreakModeWordWrap].height;
}

- (void)drawContentOfWidth:(CGFloat)width height:(CGFloat)height {
    [_color set];
    [_text drawInRect:CGRectMake(0, 0, width, height)
             withFont:_font
        lineBreakMode:UILineBreakModeWordWrap
            alignment:_textAlignment];
}

@end

@implementation UIMarkupTextPrintFormatter

@synthesize markupText = _markupText;

- (id)init { return [self initWithMarkupText:nil]; }

- (id)initWithMarkupText:(NSString *)markupText {
    if ((self = [super init])) _markupText = [markupText copy];
    return self;
}

- (id)copyWithZone:(NSZone *)zone {
    UIMarkupTextPrintFormatter *copy = [super copyWithZone:zone];
    copy.markupText = _markupText;
    return copy;
}

/// The markup text without its tags.
- (NSString *)plainText {
    NSMutableString *text = [NSMutableString string];
    NSScanner *scanner = [NSScanner scannerWithString:_markupText ? _markupText : @""];
    [scanner setCharactersToBeSkipped:nil];
    while (![scanner isAtEnd]) {
        NSString *part = nil;
        if ([scanner scanUpToString:@"<" intoString:&part]) [text appendString:part];
        if ([scanner scanUpToString:@">" intoString:&part]) {
            NSString *tag = [part lowercaseString];
            if ([tag hasPrefix:@"<br"] || [tag hasPrefix:@"</p"] || [tag hasPrefix:@"</h"] || [tag hasPrefix:@"</li"]) {
                [text appendString:@"\n"];
            }
        }
        [scanner scanString:@">" intoString:NULL];
    }
    NSArray *entities = [NSArray arrayWithObjects:@"&lt;", @"<", @"&gt;", @">", @"&quot;", @"\"", @"&nbsp;", @" ", @"&amp;", @"&", nil];
    for (NSUInteger i = 0; i < [entities count]; i += 2) {
        [text replaceOccurrencesOfString:[entities objectAtIndex:i]
                              withString:[entities objectAtIndex:i + 1]
                                 options:0
                                   range:NSMakeRange(0, [text length])];
    }
    return text;
}

- (CGFloat)contentHeightForWidth:(CGFloat)width {
    return [[self plainText] sizeWithFont:[UIFont systemFontOfSize:12]
                        constrainedToSize:CGSizeMake(width, 1e6)
                            lineBreakMode:UILineBreakModeWordWrap]
        .height;
}

- (void)drawContentOfWidth:(CGFloat)width height:(CGFloat)height {
    [[UIColor blackColor] set];
    [[self plainText] drawInRect:CGRectMake(0, 0, width, height)
                        withFont:[UIFont systemFontOfSize:12]
                   lineBreakMode:UILineBreakModeWordWrap];
}

@end

@implementation UIViewPrintFormatter {
    UIView *_view;
}

- (id)initWithView:(UIView *)view {
    if ((self = [super init])) _view = view;
    return self;
}

- (UIView *)view { return _view; }
- (id)copyWithZone:(NSZone *)zone {
    UIViewPrintFormatter *copy = [super copyWithZone:zone];
    copy->_view = _view;
    return copy;
}

- (CGFloat)scaleForWidth:(CGFloat)width {
    CGFloat own = _view.bounds.size.width;
    return own > width && own > 0 ? width / own : 1;
}

- (CGFloat)contentHeightForWidth:(CGFloat)width { return _view.bounds.size.height * [self scaleForWidth:width]; }

- (void)drawContentOfWidth:(CGFloat)width height:(CGFloat)height {
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGFloat scale = [self scaleForWidth:width];
    CGContextScaleCTM(context, scale, scale);
    // A view that implements -drawRect:forViewPrintFormatter: is printed with that method.
    SEL selector = @selector(drawRect:forViewPrintFormatter:);
    if ([_view methodForSelector:selector] != [UIView instanceMethodForSelector:selector]) {
        [_view drawRect:_view.bounds forViewPrintFormatter:self];
    } else {
        [_view.layer renderInContext:context];
    }
}

@end
