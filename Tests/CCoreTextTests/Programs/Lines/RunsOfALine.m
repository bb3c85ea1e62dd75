// Runs: one for each set of attributes, font and direction; their glyphs, places and measures; run delegates.
// > 3 runs of 4, 5 and 3 glyphs
// > ranges 0 4, 4 5, 9 3
// > the second is 1 as bold, and begins where the first ends 1
// > pointers and copies agree 1
// > indices 4 5 6 7 8
// > part of a run: 2 indices from 6
// > widths add up 1, the largest font's ascent counts 1
// > another font for Chinese 1, and its attributes say so 1
// > from right to left 1: indices fall 1
// > offsets in Hebrew fall 1, two at a change of direction 1
// > kern: wider by 20.00, without kern 0.00
// > superscript: kept 1, not raised 1
// > delegate: width 50, ascent 30, descent 5, its refCon 1
// > the line with it: ascent 30.00, width 1
// > released: 1 time
// > wrong version 1
// > the glyph of B for A 1
// > a font for text that has none: Helvetica 12
#import "../Common.h"

static int released;
static void release(void *context) { released += *(int *)context; }
static CGFloat ascent(void *context) { return 30; }
static CGFloat descent(void *context) { return 5; }
static CGFloat width(void *context) { return 50; }

static CTRunRef run_at(CTLineRef line, CFIndex number) {
    return (CTRunRef)CFArrayGetValueAtIndex(CTLineGetGlyphRuns(line), number);
}

static CTLineRef with(NSString *text, CFStringRef key, id value, NSRange range) {
    NSMutableAttributedString *string = set(text, @"Helvetica", 20);
    [string addAttribute:(id)key value:value range:range];
    return line_of(string);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSMutableAttributedString *text = set(@"one two thr.", @"Helvetica", 20);
    CTFontRef bold = CTFontCreateWithName(CFSTR("Helvetica-Bold"), 40, NULL);
    [text addAttribute:(id)kCTFontAttributeName value:(id)bold range:NSMakeRange(4, 5)];
    CTLineRef line = line_of(text);
    printf("%d runs of %d, %d and %d glyphs\n", (int)CFArrayGetCount(CTLineGetGlyphRuns(line)),
           (int)CTRunGetGlyphCount(run_at(line, 0)), (int)CTRunGetGlyphCount(run_at(line, 1)),
           (int)CTRunGetGlyphCount(run_at(line, 2)));
    CFRange a = CTRunGetStringRange(run_at(line, 0)), b = CTRunGetStringRange(run_at(line, 1)),
            c = CTRunGetStringRange(run_at(line, 2));
    printf("ranges %d %d, %d %d, %d %d\n", (int)a.location, (int)a.length, (int)b.location, (int)b.length, (int)c.location,
           (int)c.length);
    CTRunRef run = run_at(line, 1);
    CTFontRef its = CFDictionaryGetValue(CTRunGetAttributes(run), kCTFontAttributeName);
    double first = CTRunGetTypographicBounds(run_at(line, 0), CFRangeMake(0, 0), NULL, NULL, NULL);
    printf("the second is %d as bold, and begins where the first ends %d\n", CFEqual(its, bold),
           fabs(CTRunGetPositionsPtr(run)[0].x - first) < 1e-6);
    CGGlyph glyphs[5];
    CGPoint places[5];
    CGSize advances[5];
    CFIndex indices[5];
    CTRunGetGlyphs(run, CFRangeMake(0, 0), glyphs);
    CTRunGetPositions(run, CFRangeMake(0, 5), places);
    CTRunGetAdvances(run, CFRangeMake(0, 99), advances);
    CTRunGetStringIndices(run, CFRangeMake(0, 0), indices);
    printf("pointers and copies agree %d\n", memcmp(glyphs, CTRunGetGlyphsPtr(run), sizeof glyphs) == 0 &&
                                                  memcmp(places, CTRunGetPositionsPtr(run), sizeof places) == 0 &&
                                                  memcmp(advances, CTRunGetAdvancesPtr(run), sizeof advances) == 0 &&
                                                  memcmp(indices, CTRunGetStringIndicesPtr(run), sizeof indices) == 0);
    printf("indices %d %d %d %d %d\n", (int)indices[0], (int)indices[1], (int)indices[2], (int)indices[3], (int)indices[4]);
    CFIndex some[2] = {0, 0};
    CTRunGetStringIndices(run, CFRangeMake(2, 2), some);
    printf("part of a run: %d indices from %d\n", (int)(some[1] - some[0] + 1), (int)some[0]);
    double second = CTRunGetTypographicBounds(run, CFRangeMake(0, 0), NULL, NULL, NULL);
    double third = CTRunGetTypographicBounds(run_at(line, 2), CFRangeMake(0, 0), NULL, NULL, NULL);
    CGFloat line_ascent;
    double whole = CTLineGetTypographicBounds(line, &line_ascent, NULL, NULL);
    printf("widths add up %d, the largest font's ascent counts %d\n", fabs(first + second + third - whole) < 1e-6,
           line_ascent == CTFontGetAscent(bold));

    CTLineRef chinese = line_of(set(@"a\u6f22", @"Helvetica", 20));
    CTFontRef fallback = CFDictionaryGetValue(CTRunGetAttributes(run_at(chinese, 1)), kCTFontAttributeName);
    UniChar character = 0x6f22;
    CGGlyph glyph;
    printf("another font for Chinese %d, and its attributes say so %d\n", CFArrayGetCount(CTLineGetGlyphRuns(chinese)) == 2,
           CTFontGetGlyphsForCharacters(fallback, &character, &glyph, 1) && glyph == CTRunGetGlyphsPtr(run_at(chinese, 1))[0]);

    CTLineRef hebrew = line_of(set(@"\u05d0\u05d1\u05d2", @"Helvetica", 20));
    CTRunRef turned = run_at(hebrew, 0);
    printf("from right to left %d: indices fall %d\n", (CTRunGetStatus(turned) & kCTRunStatusRightToLeft) != 0,
           CTRunGetStringIndicesPtr(turned)[0] == 2 && CTRunGetStringIndicesPtr(turned)[2] == 0);
    CTLineRef mixed = line_of(set(@"ab\u05d0\u05d1", @"Helvetica", 20));
    CGFloat other = 0, main_offset = CTLineGetOffsetForStringIndex(mixed, 2, &other);
    printf("offsets in Hebrew fall %d, two at a change of direction %d\n",
           CTLineGetOffsetForStringIndex(hebrew, 0, NULL) > CTLineGetOffsetForStringIndex(hebrew, 1, NULL),
           main_offset > other + 5);

    double plain = width_of(line_of(set(@"AVAVA", @"Helvetica", 20)));
    NSRange all = NSMakeRange(0, 5);
    printf("kern: wider by %.2f, without kern %.2f\n",
           width_of(with(@"AVAVA", kCTKernAttributeName, [NSNumber numberWithFloat:4], all)) - plain,
           width_of(with(@"AVAVA", kCTKernAttributeName, [NSNumber numberWithFloat:0], all)) - plain);
    CTLineRef up = with(@"A", kCTSuperscriptAttributeName, [NSNumber numberWithInt:1], NSMakeRange(0, 1));
    printf("superscript: kept %d, not raised %d\n",
           CFDictionaryGetValue(CTRunGetAttributes(run_at(up, 0)), kCTSuperscriptAttributeName) != NULL,
           CTRunGetPositionsPtr(run_at(up, 0))[0].y == 0);

    int amount = 1;
    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    CTRunDelegateCallbacks callbacks = {kCTRunDelegateVersion1, release, ascent, descent, width};
    CTRunDelegateRef delegate = CTRunDelegateCreate(&callbacks, &amount);
    CTLineRef picture = with(@"a\ufffcb", kCTRunDelegateAttributeName, (id)delegate, NSMakeRange(1, 1));
    CGFloat run_ascent, run_descent, run_leading;
    double run_width = CTRunGetTypographicBounds(run_at(picture, 1), CFRangeMake(0, 0), &run_ascent, &run_descent, &run_leading);
    CTRunDelegateRef kept = CFDictionaryGetValue(CTRunGetAttributes(run_at(picture, 1)), kCTRunDelegateAttributeName);
    printf("delegate: width %g, ascent %g, descent %g, its refCon %d\n", run_width, run_ascent, run_descent,
           CTRunDelegateGetRefCon(kept) == &amount);
    double with_picture = CTLineGetTypographicBounds(picture, &line_ascent, NULL, NULL);
    printf("the line with it: ascent %.2f, width %d\n", line_ascent,
           fabs(with_picture - 50 - width_of(line_of(set(@"ab", @"Helvetica", 20)))) < 1e-6);
    CFRelease(delegate);
    [inner release];
    printf("released: %d time\n", released);
    callbacks.version = 7;
    printf("wrong version %d\n", CTRunDelegateCreate(&callbacks, NULL) == NULL && CTRunDelegateCreate(NULL, NULL) == NULL);

    CTFontRef font = CTFontCreateWithName(CFSTR("Helvetica"), 20, NULL);
    CTGlyphInfoRef info = CTGlyphInfoCreateWithGlyphName(CFSTR("B"), font, CFSTR("A"));
    CTLineRef replaced = with(@"A", kCTGlyphInfoAttributeName, (id)info, NSMakeRange(0, 1));
    printf("the glyph of B for A %d\n", CTRunGetGlyphsPtr(run_at(replaced, 0))[0] == CTFontGetGlyphWithName(font, CFSTR("B")) &&
                                            [(NSString *)CTGlyphInfoGetGlyphName(info) isEqual:@"B"]);
    CTLineRef bare = line_of([[[NSAttributedString alloc] initWithString:@"bare"] autorelease]);
    CTFontRef usual = CFDictionaryGetValue(CTRunGetAttributes(run_at(bare, 0)), kCTFontAttributeName);
    printf("a font for text that has none: %s %g\n", [[(id)CTFontCopyFamilyName(usual) autorelease] UTF8String],
           CTFontGetSize(usual));
    [pool release];
    return 0;
}
