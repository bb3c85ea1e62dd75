#import "RecentCallCell.h"

@interface RecentCallView : UIView
@end

@implementation RecentCallView

- (void)drawRect:(CGRect)rect {
    // The content view's superview may be any view of the cell's making.
    UIView *ancestor = self.superview;
    while (ancestor && ![ancestor isKindOfClass:[RecentCallCell class]]) ancestor = ancestor.superview;
    RecentCallCell *cell = (RecentCallCell *)ancestor;
    NSDictionary *call = cell.call;
    BOOL isLit = cell.highlighted || cell.selected;
    BOOL isMissed = [[call objectForKey:@"missed"] boolValue];
    CGFloat width = self.bounds.size.width;

    [isLit ? [UIColor whiteColor] : isMissed ? [UIColor colorWithRed:0.75 green:0 blue:0 alpha:1]
                                             : [UIColor blackColor] set];
    [[call objectForKey:@"name"] drawInRect:CGRectMake(10, 3, width - 110, 24)
                                   withFont:[UIFont boldSystemFontOfSize:18]
                              lineBreakMode:UILineBreakModeTailTruncation];
    [isLit ? [UIColor whiteColor] : [UIColor grayColor] set];
    [[call objectForKey:@"label"] drawAtPoint:CGPointMake(10, 24) withFont:[UIFont systemFontOfSize:13]];
    [isLit ? [UIColor whiteColor] : [UIColor colorWithRed:0.22 green:0.33 blue:0.53 alpha:1] set];
    [[call objectForKey:@"when"] drawInRect:CGRectMake(width - 100, 13, 92, 18)
                                   withFont:[UIFont systemFontOfSize:14]
                              lineBreakMode:UILineBreakModeTailTruncation
                                  alignment:UITextAlignmentRight];
}

- (BOOL)isAccessibilityElement {
    return NO;
}

@end

@implementation RecentCallCell

@synthesize call;

- (void)setCall:(NSDictionary *)aCall {
    [call autorelease];
    call = [aCall copy];
    self.accessibilityLabel = [NSString stringWithFormat:@"%@, %@, %@", [call objectForKey:@"name"],
        [call objectForKey:@"label"], [call objectForKey:@"when"]];
    [callView setNeedsDisplay];
}

- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated {
    [super setHighlighted:highlighted animated:animated];
    [callView setNeedsDisplay];
}

- (void)setSelected:(BOOL)selected animated:(BOOL)animated {
    [super setSelected:selected animated:animated];
    [callView setNeedsDisplay];
}

- (void)dealloc {
    [callView release];
    [call release];
    [super dealloc];
}

@end
