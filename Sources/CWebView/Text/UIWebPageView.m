#import "Text/UIWebPageView.h"

static const CGFloat margin = 8;

@implementation UIWebPageView {
    CGFloat _width, _contentHeight;
    /// The frame of each block, as an NSValue, in the coordinates of the page.
    NSMutableArray *_frames;
}

- (void)setPage:(UIWebPageText *)page {
    _page = page;
    _width = -1;
    [self setNeedsDisplay];
}

static UIFont *font_of(UIWebPageBlock *block) {
    NSString *name = block.isBold ? @"TimesNewRomanPS-BoldMT" : @"TimesNewRomanPSMT";
    UIFont *font = [UIFont fontWithName:name size:block.size];
    if (font) return font;
    return block.isBold ? [UIFont boldSystemFontOfSize:block.size] : [UIFont systemFontOfSize:block.size];
}

- (void)layOut {
    CGFloat width = self.bounds.size.width;
    if (width == _width) return;
    _width = width;
    _frames = [[NSMutableArray alloc] init];
    CGFloat y = margin;
    for (UIWebPageBlock *block in _page.blocks) {
        CGFloat available = MAX(1, width - 2 * margin - block.indent);
        CGSize size = [block.text sizeWithFont:font_of(block)
                             constrainedToSize:CGSizeMake(available, 1e6)
                                 lineBreakMode:UILineBreakModeWordWrap];
        if ([_frames count]) y += block.space;
        [_frames addObject:[NSValue valueWithCGRect:CGRectMake(margin + block.indent, y, available, size.height)]];
        y += size.height;
    }
    _contentHeight = y + margin;
}

- (CGFloat)contentHeight {
    [self layOut];
    return _contentHeight;
}

- (void)drawRect:(CGRect)rect {
    [self layOut];
    CGFloat top = self.frame.origin.y;
    for (NSUInteger i = 0; i < [_frames count]; i++) {
        CGRect frame = CGRectOffset([[_frames objectAtIndex:i] CGRectValue], 0, -top);
        if (!CGRectIntersectsRect(frame, rect)) continue;
        UIWebPageBlock *block = [_page.blocks objectAtIndex:i];
        [block.color ?: [UIColor blackColor] set];
        [block.text drawInRect:frame
                      withFont:font_of(block)
                 lineBreakMode:UILineBreakModeWordWrap
                     alignment:block.isCentered ? UITextAlignmentCenter : UITextAlignmentLeft];
    }
}

- (void)touchesEnded:(NSSet *)touches withEvent:(UIEvent *)event {
    CGPoint point = [[touches anyObject] locationInView:self.superview];
    for (NSUInteger i = 0; i < [_frames count]; i++) {
        UIWebPageBlock *block = [_page.blocks objectAtIndex:i];
        if (block.link == nil || !CGRectContainsPoint([[_frames objectAtIndex:i] CGRectValue], point)) continue;
        [_owner webPageLinkWasTapped:block.link];
        return;
    }
}

@end
