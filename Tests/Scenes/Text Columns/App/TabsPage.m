#import "TabsPage.h"

static CGFloat ascent(void *context) { return 30; }
static CGFloat descent(void *context) { return 6; }
static CGFloat width(void *context) { return 44; }

@implementation TabsPage

- (NSAttributedString *)table {
    NSCharacterSet *point = [NSCharacterSet characterSetWithCharactersInString:@"."];
    NSDictionary *options = [NSDictionary dictionaryWithObject:point forKey:(id)kCTTabColumnTerminatorsAttributeName];
    CTTextTabRef stops[] = {CTTextTabCreate(kCTLeftTextAlignment, 60, NULL), CTTextTabCreate(kCTCenterTextAlignment, 150, NULL),
                            CTTextTabCreate(kCTRightTextAlignment, 220, NULL),
                            CTTextTabCreate(kCTRightTextAlignment, 260, (CFDictionaryRef)options)};
    NSArray *tabs = [NSArray arrayWithObjects:(id)stops[0], (id)stops[1], (id)stops[2], (id)stops[3], nil];
    CGFloat multiple = 1.4;
    CTParagraphStyleSetting settings[] = {{kCTParagraphStyleSpecifierTabStops, sizeof tabs, &tabs},
                                          {kCTParagraphStyleSpecifierLineHeightMultiple, sizeof multiple, &multiple}};
    NSString *rows = @"Nr\tLeft\tCentre\tRight\tPoint\n1\tone\ta\t7\t3.14\n2\ttwenty\tabcdef\t1234\t27.1828\n3\tx\twide words\t56\t100";
    NSMutableAttributedString *text = [self text:rows font:@"Helvetica" size:14];
    CTParagraphStyleRef style = CTParagraphStyleCreate(settings, 2);
    [text addAttribute:(id)kCTParagraphStyleAttributeName value:(id)style range:NSMakeRange(0, [text length])];
    CFRelease(style);
    for (int i = 0; i < 4; i++) CFRelease(stops[i]);
    return text;
}

- (void)drawText:(CGContextRef)context {
    [self draw:[self table] in:CGRectMake(10.5, 10.5, 300, 110)];
    NSMutableAttributedString *text = [self text:@"A picture \ufffc stands in the line, which is higher, and the text goes on."
                                            font:@"Georgia"
                                            size:16];
    CTRunDelegateCallbacks callbacks = {kCTRunDelegateVersion1, NULL, ascent, descent, width};
    CTRunDelegateRef delegate = CTRunDelegateCreate(&callbacks, NULL);
    [text addAttribute:(id)kCTRunDelegateAttributeName value:(id)delegate range:NSMakeRange(10, 1)];
    CFRelease(delegate);
    CTFramesetterRef setter = CTFramesetterCreateWithAttributedString((CFAttributedStringRef)text);
    CGMutablePathRef path = CGPathCreateMutable();
    CGRect box = CGRectMake(10.5, 180.5, 300, 90);
    CGPathAddRect(path, NULL, box);
    CTFrameRef frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, NULL);
    CTFrameDraw(frame, context);
    // As apps do it: the place of the run with the delegate is that of the picture.
    NSArray *lines = (NSArray *)CTFrameGetLines(frame);
    CGPoint origins[16];
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), origins);
    for (NSUInteger i = 0; i < [lines count] && i < 16; i++) {
        CTLineRef line = (CTLineRef)[lines objectAtIndex:i];
        for (id each in (NSArray *)CTLineGetGlyphRuns(line)) {
            CTRunRef run = (CTRunRef)each;
            if (CFDictionaryGetValue(CTRunGetAttributes(run), kCTRunDelegateAttributeName) == NULL) continue;
            CGFloat up, down;
            CGRect place;
            place.size.width = CTRunGetTypographicBounds(run, CFRangeMake(0, 0), &up, &down, NULL);
            place.size.height = up + down;
            place.origin.x = box.origin.x + origins[i].x + CTLineGetOffsetForStringIndex(line, CTRunGetStringRange(run).location, NULL);
            place.origin.y = box.origin.y + origins[i].y - down;
            CGContextSetRGBFillColor(context, 0.9, 0.5, 0.1, 1);
            CGContextFillEllipseInRect(context, place);
        }
    }
    CFRelease(frame);
    CFRelease(setter);
    CGPathRelease(path);
    NSMutableAttributedString *spaced = [self text:@"Lines of this paragraph have ten points between them, and a narrow end."
                                              font:@"Helvetica"
                                              size:15];
    CGFloat spacing = 10, tail = -60, head = 30;
    CTParagraphStyleSetting settings[] = {{kCTParagraphStyleSpecifierLineSpacing, sizeof spacing, &spacing},
                                          {kCTParagraphStyleSpecifierTailIndent, sizeof tail, &tail},
                                          {kCTParagraphStyleSpecifierHeadIndent, sizeof head, &head}};
    CTParagraphStyleRef style = CTParagraphStyleCreate(settings, 3);
    [spaced addAttribute:(id)kCTParagraphStyleAttributeName value:(id)style range:NSMakeRange(0, [spaced length])];
    CFRelease(style);
    [self draw:spaced in:CGRectMake(10.5, 240.5, 300, 120)];
}

@end
