// A line is as wide as its glyphs' advances are together; places and offsets lead back and forth.
// > width is the sum of advances 1, ascent 18.84, descent 4.60
// > 11 glyphs in 1 run, range 0 11
// > offsets rise 1, the last is the width 1
// > every offset leads back to its place 1
// > left of the line 0, right of it 11
// > half of the first letter: 0 and 1
// > spaces at the end 1: 2 of them
// > flush: left 0, centre 1, right 1, too narrow 0
// > a line break: width 1, place 5
// > accent: 1 cluster between 0 and 2, 0
// > empty: width 0, 0 glyphs, 0 runs, offset 0, place 0
// > ink inside the line 1, of a space 1
// > moved with the text position 1
#import "../Common.h"

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTLineRef line = line_of(set(@"Hello World", @"Helvetica", 20));
    CTFontRef font = CTFontCreateWithName(CFSTR("Helvetica"), 20, NULL);
    UniChar characters[] = {'H', 'e', 'l', 'l', 'o', ' ', 'W', 'o', 'r', 'l', 'd'};
    CGGlyph glyphs[11];
    CTFontGetGlyphsForCharacters(font, characters, glyphs, 11);
    double sum = CTFontGetAdvancesForGlyphs(font, kCTFontDefaultOrientation, glyphs, NULL, 11);
    CGFloat ascent, descent, leading;
    double width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading);
    printf("width is the sum of advances %d, ascent %.2f, descent %.2f\n", fabs(width - sum) < 1e-6, ascent, descent);
    CFRange range = CTLineGetStringRange(line);
    printf("%d glyphs in %d run, range %d %d\n", (int)CTLineGetGlyphCount(line),
           (int)CFArrayGetCount(CTLineGetGlyphRuns(line)), (int)range.location, (int)range.length);
    BOOL rise = YES, back = YES;
    for (CFIndex i = 0; i < 11; i++) {
        CGFloat here = CTLineGetOffsetForStringIndex(line, i, NULL);
        rise = rise && here < CTLineGetOffsetForStringIndex(line, i + 1, NULL);
        back = back && CTLineGetStringIndexForPosition(line, CGPointMake(here, 0)) == i;
    }
    printf("offsets rise %d, the last is the width %d\n", rise,
           fabs(CTLineGetOffsetForStringIndex(line, 11, NULL) - width) < 1e-6);
    printf("every offset leads back to its place %d\n", back);
    printf("left of the line %d, right of it %d\n", (int)CTLineGetStringIndexForPosition(line, CGPointMake(-50, 0)),
           (int)CTLineGetStringIndexForPosition(line, CGPointMake(5000, 0)));
    CGFloat second = CTLineGetOffsetForStringIndex(line, 1, NULL);
    printf("half of the first letter: %d and %d\n",
           (int)CTLineGetStringIndexForPosition(line, CGPointMake(second * 0.4, 0)),
           (int)CTLineGetStringIndexForPosition(line, CGPointMake(second * 0.6, 0)));
    CTLineRef spaced = line_of(set(@"ab  ", @"Helvetica", 20));
    double space = CTLineGetTrailingWhitespaceWidth(spaced);
    printf("spaces at the end %d: %d of them\n", space > 0,
           (int)round(space / (width_of(spaced) - width_of(line_of(set(@"ab ", @"Helvetica", 20))))));
    printf("flush: left %g, centre %d, right %d, too narrow %g\n", CTLineGetPenOffsetForFlush(line, 0, 300),
           fabs(CTLineGetPenOffsetForFlush(line, 0.5, 300) - (300 - width) / 2) < 1e-6,
           fabs(CTLineGetPenOffsetForFlush(line, 1, 300) - (300 - width)) < 1e-6, CTLineGetPenOffsetForFlush(line, 1, 10));
    CTLineRef broken = line_of(set(@"Hello\n", @"Helvetica", 20));
    printf("a line break: width %d, place %d\n",
           fabs(width_of(broken) - width_of(line_of(set(@"Hello", @"Helvetica", 20)))) < 1e-6,
           (int)CTLineGetStringIndexForPosition(broken, CGPointMake(5000, 0)));
    CTLineRef accent = line_of(set(@"e\u0301x", @"Helvetica", 20));
    printf("accent: 1 cluster between %d and %d, %g\n", (int)CTLineGetStringIndexForPosition(accent, CGPointMake(1, 0)),
           (int)CTLineGetStringIndexForPosition(accent, CGPointMake(11, 0)), CTLineGetOffsetForStringIndex(accent, 1, NULL));
    CTLineRef empty = line_of(set(@"", @"Helvetica", 20));
    printf("empty: width %g, %d glyphs, %d runs, offset %g, place %d\n", width_of(empty), (int)CTLineGetGlyphCount(empty),
           (int)CFArrayGetCount(CTLineGetGlyphRuns(empty)), CTLineGetOffsetForStringIndex(empty, 0, NULL),
           (int)CTLineGetStringIndexForPosition(empty, CGPointMake(3, 3)));
    CGRect ink = CTLineGetImageBounds(line, NULL);
    CGRect blank = CTLineGetImageBounds(line_of(set(@" ", @"Helvetica", 20)), NULL);
    printf("ink inside the line %d, of a space %d\n",
           ink.origin.x > 0 && CGRectGetMaxX(ink) < width && CGRectGetMaxY(ink) < ascent, CGRectIsEmpty(blank));
    CGColorSpaceRef space_of_colors = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(NULL, 200, 50, 8, 0, space_of_colors, kCGImageAlphaPremultipliedLast);
    CGContextSetTextPosition(context, 40, 7);
    CGRect moved = CTLineGetImageBounds(line, context);
    printf("moved with the text position %d\n",
           fabs(moved.origin.x - ink.origin.x - 40) < 1e-6 && fabs(moved.origin.y - ink.origin.y - 7) < 1e-6);
    CTLineDraw(line, context);
    [pool release];
    return 0;
}
