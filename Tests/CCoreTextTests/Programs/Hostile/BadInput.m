// Nothing, wrong objects, numbers that are none, ranges beyond the end: bounded answers, and no crash.
// > nothing: 1
// > wrong objects: 1
// > sizes that are none: 12 12 12 20000
// > widths that are none: 1 1 13
// > ranges beyond the end: 0, 3, 13
// > places that are none: 0 13 0
// > offsets beyond: 0 1
// > a frame without height 0, without width 1, of no numbers 0
// > huge frame: 1 line
// > colours and numbers that are no colours and numbers: 1 run
// > half of a pair: 1
// > a hundred thousand letters: 1
// > no context 1
#import "../Common.h"

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTFontRef font = CTFontCreateWithName(CFSTR("Helvetica"), 20, NULL);
    BOOL nothing = CTLineCreateWithAttributedString(NULL) == NULL && CTTypesetterCreateWithAttributedString(NULL) == NULL &&
                   CTFramesetterCreateWithAttributedString(NULL) == NULL && CTLineGetGlyphCount(NULL) == 0 &&
                   CTLineGetGlyphRuns(NULL) == NULL && CTRunGetGlyphCount(NULL) == 0 && CTRunGetAttributes(NULL) == NULL &&
                   CTFrameGetLines(NULL) == NULL && CTFontGetSize(NULL) == 0 && CTFontGetAscent(NULL) == 0 &&
                   CTFontCopyFamilyName(NULL) == NULL && CTLineCreateTruncatedLine(NULL, 10, 0, NULL) == NULL &&
                   CTLineCreateJustifiedLine(NULL, 1, 10) == NULL && CTTypesetterSuggestLineBreak(NULL, 0, 10) == 0 &&
                   CTFontDescriptorCreateWithAttributes(NULL) == NULL && CTFontCopyFontDescriptor(NULL) == NULL &&
                   CTRunDelegateGetRefCon(NULL) == NULL && CTFontCreateForString(NULL, NULL, CFRangeMake(0, 0)) == NULL &&
                   CTFontDescriptorCreateMatchingFontDescriptors(NULL, NULL) == NULL &&
                   CTFramesetterCreateFrame(NULL, CFRangeMake(0, 0), NULL, NULL) == NULL &&
                   CTFontCopyGraphicsFont(NULL, NULL) == NULL && CTFontCreateWithGraphicsFont(NULL, 1, NULL, NULL) == NULL;
    CTFontRef unnamed = CTFontCreateWithName(NULL, 12, NULL);
    printf("nothing: %d\n", nothing && unnamed != NULL && CTFontCreateWithFontDescriptor(NULL, 0, NULL) != NULL);
    CTLineRef wrong = (CTLineRef)@"a string";
    printf("wrong objects: %d\n", CTLineGetGlyphCount(wrong) == 0 && CTFontGetSize((CTFontRef)wrong) == 0 &&
                                      CTFrameGetLines((CTFrameRef)wrong) == NULL &&
                                      CTLineCreateWithAttributedString((CFAttributedStringRef)wrong) == NULL &&
                                      CTLineGetStringIndexForPosition(wrong, CGPointZero) == kCFNotFound);
    printf("sizes that are none: %g %g %g %g\n", CTFontGetSize(CTFontCreateWithName(CFSTR("Helvetica"), NAN, NULL)),
           CTFontGetSize(CTFontCreateWithName(CFSTR("Helvetica"), -5, NULL)),
           CTFontGetSize(CTFontCreateWithName(CFSTR("Helvetica"), 0, NULL)),
           CTFontGetSize(CTFontCreateWithName(CFSTR("Helvetica"), INFINITY, NULL)));
    CTTypesetterRef typesetter = CTTypesetterCreateWithAttributedString((CFAttributedStringRef)set(@"one two three", @"Helvetica", 20));
    printf("widths that are none: %d %d %d\n", (int)CTTypesetterSuggestLineBreak(typesetter, 0, NAN),
           (int)CTTypesetterSuggestLineBreak(typesetter, 0, -INFINITY), (int)CTTypesetterSuggestLineBreak(typesetter, 0, INFINITY));
    CFRange beyond = CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(99, 5)));
    CFRange partly = CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(10, LONG_MAX)));
    CFRange before = CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(LONG_MIN, 0)));
    printf("ranges beyond the end: %d, %d, %d\n", (int)beyond.length, (int)partly.length, (int)before.length);
    CTLineRef line = CTTypesetterCreateLine(typesetter, CFRangeMake(0, 0));
    printf("places that are none: %d %d %d\n", (int)CTLineGetStringIndexForPosition(line, CGPointMake(NAN, NAN)),
           (int)CTLineGetStringIndexForPosition(line, CGPointMake(INFINITY, 0)),
           (int)CTLineGetStringIndexForPosition(line, CGPointMake(-INFINITY, 0)));
    printf("offsets beyond: %g %d\n", CTLineGetOffsetForStringIndex(line, -7, NULL),
           CTLineGetOffsetForStringIndex(line, LONG_MAX, NULL) == width_of(line));
    CTFramesetterRef setter = CTFramesetterCreateWithAttributedString((CFAttributedStringRef)set(@"one two three", @"Helvetica", 20));
    CGPathRef flat = CGPathCreateWithRect(CGRectMake(0, 0, 100, 0), NULL);
    CGPathRef thin = CGPathCreateWithRect(CGRectMake(0, 0, 0, 2000), NULL);
    CGPathRef strange = CGPathCreateWithRect(CGRectMake(NAN, 0, INFINITY, NAN), NULL);
    CTFrameRef none = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), flat, NULL);
    CTFrameRef narrow = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), thin, NULL);
    CTFrameRef odd = CTFramesetterCreateFrame(setter, CFRangeMake(-5, 99), strange, NULL);
    printf("a frame without height %d, without width %d, of no numbers %d\n", (int)CFArrayGetCount(CTFrameGetLines(none)),
           CFArrayGetCount(CTFrameGetLines(narrow)) > 5, (int)CFArrayGetCount(CTFrameGetLines(odd)));
    CGPathRef huge = CGPathCreateWithRect(CGRectMake(0, 0, CGFLOAT_MAX, CGFLOAT_MAX), NULL);
    CTFrameRef large = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), huge, NULL);
    printf("huge frame: %d line\n", (int)CFArrayGetCount(CTFrameGetLines(large)));
    NSMutableAttributedString *text = set(@"text", @"Helvetica", 20);
    for (id key in [NSArray arrayWithObjects:(id)kCTFontAttributeName, (id)kCTForegroundColorAttributeName,
                                             (id)kCTKernAttributeName, (id)kCTLigatureAttributeName,
                                             (id)kCTParagraphStyleAttributeName, (id)kCTStrokeWidthAttributeName,
                                             (id)kCTStrokeColorAttributeName, (id)kCTSuperscriptAttributeName,
                                             (id)kCTUnderlineColorAttributeName, (id)kCTUnderlineStyleAttributeName,
                                             (id)kCTRunDelegateAttributeName, (id)kCTGlyphInfoAttributeName, nil]) {
        [text addAttribute:key value:@"wrong" range:NSMakeRange(0, 4)];
    }
    CTLineRef odd_line = line_of(text);
    CGColorSpaceRef colors = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(NULL, 200, 50, 8, 0, colors, kCGImageAlphaPremultipliedLast);
    CTLineDraw(odd_line, context);
    CTFrameDraw(odd, context);
    CTFrameDraw(large, context);
    printf("colours and numbers that are no colours and numbers: %d run\n", (int)CFArrayGetCount(CTLineGetGlyphRuns(odd_line)));
    unichar half[] = {'a', 0xD83D, 'b', 0};
    CTLineRef halves = line_of(set([NSString stringWithCharacters:half length:4], @"Helvetica", 20));
    CTLineDraw(halves, context);
    printf("half of a pair: %d\n", width_of(halves) > 0);
    NSString *long_text = [@"" stringByPaddingToLength:100000 withString:@"abcde fgh" startingAtIndex:0];
    CTFramesetterRef long_setter = CTFramesetterCreateWithAttributedString((CFAttributedStringRef)set(long_text, @"Helvetica", 20));
    CFRange fit;
    CGSize size = CTFramesetterSuggestFrameSizeWithConstraints(long_setter, CFRangeMake(0, 0), NULL, CGSizeMake(300, CGFLOAT_MAX), &fit);
    printf("a hundred thousand letters: %d\n", fit.length == 100000 && size.height > 10000);
    CTLineDraw(line, NULL);
    CTFrameDraw(large, NULL);
    CGPoint origin = CGPointZero;
    CGGlyph glyph = 65000;
    CTFontDrawGlyphs(font, &glyph, &origin, 1, NULL);
    CTFontDrawGlyphs(font, &glyph, &origin, 1, context);
    CTRunDraw(NULL, context, CFRangeMake(0, 0));
    CTFrameGetLineOrigins(large, CFRangeMake(0, 0), NULL);
    printf("no context %d\n", CTFontCreatePathForGlyph(font, 65000, NULL) == NULL);
    [pool release];
    return 0;
}
