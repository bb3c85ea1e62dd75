// A shape's fill rule and width. Two rectangles, one in the other and drawn in the same direction: the inner one is a hole by
// the even-odd rule, which is the usual one, and part of the shape by the winding rule.
// > even-odd: beside the hole 1; winding: across 1
// > a width of 20 narrows lines by 20 1
// > kept and without effect: vertical forms 1, character shapes 1
#import "../Common.h"

static CTFrameRef frame_with(CGPathRef path, NSDictionary *attributes) {
    NSString *text = [@"" stringByPaddingToLength:400 withString:@"one two three " startingAtIndex:0];
    CTFramesetterRef setter = CTFramesetterCreateWithAttributedString((CFAttributedStringRef)set(text, @"Helvetica", 10));
    return CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, (CFDictionaryRef)attributes);
}

static NSDictionary *one(CFStringRef key, int value) {
    return [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:value] forKey:(id)key];
}

static double widest(CTFrameRef frame) {
    double width = 0;
    for (id line in (NSArray *)CTFrameGetLines(frame)) {
        width = MAX(width, width_of((CTLineRef)line) - CTLineGetTrailingWhitespaceWidth((CTLineRef)line));
    }
    return width;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddRect(path, NULL, CGRectMake(0, 0, 200, 100));
    CGPathAddRect(path, NULL, CGRectMake(70, -10, 60, 120));
    CTFrameRef even = frame_with(path, nil);
    CTFrameRef winding = frame_with(path, one(kCTFramePathFillRuleAttributeName, kCTFramePathFillWindingNumber));
    printf("even-odd: beside the hole %d; winding: across %d\n", widest(even) <= 70, widest(winding) > 150);
    CGMutablePathRef sheet = CGPathCreateMutable();
    CGPathAddRect(sheet, NULL, CGRectMake(0, 0, 200, 100));
    CTFrameRef narrow = frame_with(sheet, one(kCTFramePathWidthAttributeName, 20));
    CGPoint origin;
    CTFrameGetLineOrigins(narrow, CFRangeMake(0, 1), &origin);
    printf("a width of 20 narrows lines by 20 %d\n", fabs(origin.x - 10) < 1e-6 && widest(narrow) <= 180 && widest(narrow) > 120);
    NSMutableAttributedString *text = set(@"abc", @"Helvetica", 20);
    [text addAttribute:(id)kCTVerticalFormsAttributeName value:[NSNumber numberWithBool:YES] range:NSMakeRange(0, 3)];
    [text addAttribute:(id)kCTCharacterShapeAttributeName value:[NSNumber numberWithInt:1] range:NSMakeRange(0, 3)];
    CTLineRef line = line_of(text);
    CFDictionaryRef its = CTRunGetAttributes((CTRunRef)CFArrayGetValueAtIndex(CTLineGetGlyphRuns(line), 0));
    BOOL is_same = fabs(width_of(line) - width_of(line_of(set(@"abc", @"Helvetica", 20)))) < 1e-6;
    printf("kept and without effect: vertical forms %d, character shapes %d\n",
           is_same && CFDictionaryGetValue(its, kCTVerticalFormsAttributeName) != NULL,
           CFDictionaryGetValue(its, kCTCharacterShapeAttributeName) != NULL);
    [pool release];
    return 0;
}
