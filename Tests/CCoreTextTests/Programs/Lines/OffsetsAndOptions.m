// Lines that begin away from the paragraph's edge, directions by options, ink of runs, glyphs of glyph infos.
// > a tab from 40: 16, from 0: 28
// > break with a tab at 40: 2, at 0: 4
// > clusters with a tab at 40: 1, at 0: 2
// > forced from right to left 1, without directions from the left 1
// > the framesetter's own typesetter 1, its lines 1
// > ink of a run 1, of a part narrower 1, moved with the text 1, of none null 1
// > matrix of a run 0.5
// > glyph info: 1, identifier 7 of collection 3, drawn as itself 1
// > kinds 1
#import "../Common.h"

static CTRunRef run_at(CTLineRef line, CFIndex number) {
    return (CTRunRef)CFArrayGetValueAtIndex(CTLineGetGlyphRuns(line), number);
}

static CTTypesetterRef typesetter_of(NSString *text, CFStringRef option, int value) {
    NSDictionary *options = option ? [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:value] forKey:(id)option] : nil;
    return CTTypesetterCreateWithAttributedStringAndOptions((CFAttributedStringRef)set(text, @"Helvetica", 20),
                                                            (CFDictionaryRef)options);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTTypesetterRef tabbed = typesetter_of(@"\tone", NULL, 0);
    CTLineRef far_line = CTTypesetterCreateLineWithOffset(tabbed, CFRangeMake(0, 0), 40);
    CTLineRef near_line = CTTypesetterCreateLineWithOffset(tabbed, CFRangeMake(0, 0), 0);
    printf("a tab from 40: %g, from 0: %g\n", CTLineGetOffsetForStringIndex(far_line, 1, NULL),
           CTLineGetOffsetForStringIndex(near_line, 1, NULL));
    // A tab from 40 ends at 56, one from 0 at 28; an "i" is 4.44 wide.
    CTTypesetterRef row = typesetter_of(@"i\ti iii", NULL, 0);
    printf("break with a tab at 40: %d, at 0: %d\n", (int)CTTypesetterSuggestLineBreakWithOffset(row, 0, 17, 40),
           (int)CTTypesetterSuggestLineBreakWithOffset(row, 0, 34, 0));
    printf("clusters with a tab at 40: %d, at 0: %d\n", (int)CTTypesetterSuggestClusterBreakWithOffset(row, 0, 10, 40),
           (int)CTTypesetterSuggestClusterBreakWithOffset(row, 0, 30, 0));
    CTTypesetterRef forced = typesetter_of(@"abc \u05d0", kCTTypesetterOptionForcedEmbeddingLevel, 1);
    CTTypesetterRef plain = typesetter_of(@"\u05d0 abc", kCTTypesetterOptionDisableBidiProcessing, 1);
    CTLineRef turned = CTTypesetterCreateLine(forced, CFRangeMake(0, 0)), straight = CTTypesetterCreateLine(plain, CFRangeMake(0, 0));
    printf("forced from right to left %d, without directions from the left %d\n",
           CTLineGetOffsetForStringIndex(turned, 0, NULL) < width_of(turned) &&
               CTLineGetOffsetForStringIndex(turned, 4, NULL) < CTLineGetOffsetForStringIndex(turned, 0, NULL),
           CTLineGetOffsetForStringIndex(straight, 2, NULL) < CTLineGetOffsetForStringIndex(straight, 4, NULL) &&
               CTRunGetStringRange(run_at(straight, 0)).location == 0);
    CTFramesetterRef setter = CTFramesetterCreateWithAttributedString((CFAttributedStringRef)set(@"one two", @"Helvetica", 20));
    CTTypesetterRef its = CTFramesetterGetTypesetter(setter);
    printf("the framesetter's own typesetter %d, its lines %d\n", its == CTFramesetterGetTypesetter(setter),
           (int)CTLineGetStringRange(CTTypesetterCreateLine(its, CFRangeMake(0, 0))).length == 7);
    CTLineRef line = line_of(set(@"Hello", @"Helvetica", 20));
    CGColorSpaceRef colors = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(NULL, 100, 100, 8, 0, colors, kCGImageAlphaPremultipliedLast);
    CGRect whole = CTRunGetImageBounds(run_at(line, 0), context, CFRangeMake(0, 0));
    CGRect part = CTRunGetImageBounds(run_at(line, 0), context, CFRangeMake(0, 2));
    CGContextSetTextPosition(context, 10, 20);
    CGRect moved = CTRunGetImageBounds(run_at(line, 0), context, CFRangeMake(0, 0));
    printf("ink of a run %d, of a part narrower %d, moved with the text %d, of none null %d\n",
           fabs(whole.size.width - CTLineGetImageBounds(line, NULL).size.width) < 1e-6, part.size.width < whole.size.width - 10,
           fabs(moved.origin.x - whole.origin.x - 10) < 1e-6 && fabs(moved.origin.y - whole.origin.y - 20) < 1e-6,
           CGRectIsNull(CTRunGetImageBounds(NULL, context, CFRangeMake(0, 0))));
    CGAffineTransform slant = CGAffineTransformMake(1, 0, 0.5, 1, 0, 0);
    CTFontRef leaning = CTFontCreateWithName(CFSTR("Helvetica"), 20, &slant);
    NSMutableAttributedString *slanted = set(@"abc", @"Helvetica", 20);
    [slanted addAttribute:(id)kCTFontAttributeName value:(id)leaning range:NSMakeRange(0, 3)];
    CTRunRef run = run_at(line_of(slanted), 0);
    printf("matrix of a run %g\n", CTRunGetStatus(run) & kCTRunStatusHasNonIdentityMatrix ? CTRunGetTextMatrix(run).c : -1);
    CTFontRef font = CTFontCreateWithName(CFSTR("Helvetica"), 20, NULL);
    CGGlyph b = CTFontGetGlyphWithName(font, CFSTR("b"));
    CTGlyphInfoRef info = CTGlyphInfoCreateWithGlyph(b, font, CFSTR("a"));
    CTGlyphInfoRef numbered = CTGlyphInfoCreateWithCharacterIdentifier(7, kCTAdobeJapan1CharacterCollection, CFSTR("a"));
    NSMutableAttributedString *replaced = set(@"a", @"Helvetica", 20), *itself = set(@"a", @"Helvetica", 20);
    [replaced addAttribute:(id)kCTGlyphInfoAttributeName value:(id)info range:NSMakeRange(0, 1)];
    [itself addAttribute:(id)kCTGlyphInfoAttributeName value:(id)numbered range:NSMakeRange(0, 1)];
    printf("glyph info: %d, identifier %d of collection %d, drawn as itself %d\n",
           CTRunGetGlyphsPtr(run_at(line_of(replaced), 0))[0] == b && CTGlyphInfoGetGlyphName(info) == NULL,
           CTGlyphInfoGetCharacterIdentifier(numbered), CTGlyphInfoGetCharacterCollection(numbered),
           CTRunGetGlyphsPtr(run_at(line_of(itself), 0))[0] == CTFontGetGlyphWithName(font, CFSTR("a")));
    printf("kinds %d\n", CFGetTypeID(line) == CTLineGetTypeID() && CFGetTypeID(run) == CTRunGetTypeID() &&
                             CFGetTypeID(its) == CTTypesetterGetTypeID() && CFGetTypeID(info) == CTGlyphInfoGetTypeID() &&
                             CFGetTypeID(setter) == CTFramesetterGetTypeID());
    [pool release];
    return 0;
}
