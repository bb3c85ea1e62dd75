#import "ColumnsPage.h"

@implementation ColumnsPage

- (void)drawText:(CGContextRef)context {
    NSMutableString *words = [NSMutableString string];
    for (int i = 1; i <= 40; i++) [words appendFormat:@"Sentence %d goes on. ", i];
    NSMutableAttributedString *text = [self text:words font:@"Georgia" size:11];
    [self align:text as:kCTJustifiedTextAlignment];
    CTFramesetterRef setter = CTFramesetterCreateWithAttributedString((CFAttributedStringRef)text);
    CFIndex place = 0;
    for (int i = 0; i < 3; i++) {
        CGMutablePathRef path = CGPathCreateMutable();
        CGPathAddRect(path, NULL, CGRectMake(10 + 103 * i, 255, 94, 140));
        CTFrameRef frame = CTFramesetterCreateFrame(setter, CFRangeMake(place, 0), path, NULL);
        CTFrameDraw(frame, context);
        CFRange visible = CTFrameGetVisibleStringRange(frame);
        place = visible.location + visible.length;
        CFRelease(frame);
        CGPathRelease(path);
    }
    CFRelease(setter);
    CGMutablePathRef round = CGPathCreateMutable(), sheet = CGPathCreateMutable(), hole = CGPathCreateMutable();
    CGPathAddEllipseInRect(round, NULL, CGRectMake(10, 80, 140, 165));
    [self drawPath:round text:text attributes:nil];
    CGPathAddRect(sheet, NULL, CGRectMake(160, 80, 150, 165));
    CGPathAddEllipseInRect(hole, NULL, CGRectMake(205, 130, 60, 60));
    NSDictionary *clip = [NSDictionary dictionaryWithObject:(id)hole forKey:(id)kCTFramePathClippingPathAttributeName];
    NSDictionary *around = [NSDictionary dictionaryWithObject:[NSArray arrayWithObject:clip]
                                                       forKey:(id)kCTFrameClippingPathsAttributeName];
    [self drawPath:sheet text:[self text:words font:@"Helvetica" size:10] attributes:around];
    CGMutablePathRef low = CGPathCreateMutable();
    CGPathAddRect(low, NULL, CGRectMake(10.5, 5.5, 300, 68));
    NSDictionary *down = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:kCTFrameProgressionRightToLeft]
                                                     forKey:(id)kCTFrameProgressionAttributeName];
    [self drawPath:low text:[self text:@"Vertical lines run down, from the right to the left." font:@"Helvetica" size:14] attributes:down];
    CGPathRelease(round);
    CGPathRelease(sheet);
    CGPathRelease(hole);
    CGPathRelease(low);
}

@end
