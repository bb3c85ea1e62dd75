// CGPath's parts, and fonts of CGFont: their measures, names, tables and glyphs, drawn in every way that there is.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

#define POINT(found, a, b) do { CGPoint p_ = (found); REAL(p_.x, a); REAL(p_.y, b); } while (0)

static CGMutablePathRef path;
static BOOL holds(CGFloat x, CGFloat y) { return CGPathContainsPoint(path, NULL, CGPointMake(x, y), false); }

static void paths(void) {
    path = CGPathCreateMutable();
    CGPathMoveToPoint(path, NULL, 0, 0);
    CGPathAddLineToPoint(path, NULL, 10, 0);
    POINT(CGPathGetCurrentPoint(path), 10, 0);
    CGPathAddArcToPoint(path, NULL, 20, 0, 20, 10, 5);
    POINT(CGPathGetCurrentPoint(path), 20, 5);
    CGPathAddQuadCurveToPoint(path, NULL, 20, 20, 0, 20);
    CGPathCloseSubpath(path);
    POINT(CGPathGetCurrentPoint(path), 0, 0);
    IS(holds(10, 10) && !holds(19.9, 0.1));
    CGPathRef copy = CGPathCreateCopy(path);
    CGMutablePathRef other = CGPathCreateMutableCopy(path);
    IS(CGPathEqualToPath(copy, path) && CGPathEqualToPath(other, path));
    CGPathAddRect(other, NULL, CGRectMake(30, 30, 1, 1));
    IS(!CGPathEqualToPath(other, path) && CGPathEqualToPath(copy, path));
    CGPathRetain(copy);
    CGPathRelease(copy);
    CGPathRelease(path);

    path = CGPathCreateMutable();
    CGAffineTransform moved = CGAffineTransformMakeTranslation(100, 0);
    CGPathAddPath(path, &moved, copy);
    IS(holds(110, 10) && !holds(10, 10));
    CGPathRelease(copy);
    CGPathRelease(other);
    CGPathRelease(path);

    path = CGPathCreateMutable();
    CGPathAddEllipseInRect(path, NULL, CGRectMake(0, 0, 20, 10));
    IS(holds(10, 9.5) && holds(19.5, 5) && !holds(1, 1));
    CGRect two[] = {{{30, 0}, {5, 5}}, {{40, 0}, {5, 5}}};
    CGPathAddRects(path, NULL, two, 2);
    IS(holds(32, 2) && holds(42, 2) && !holds(37, 2));
    CGPoint corners[] = {{60, 0}, {70, 0}, {70, 10}};
    CGPathAddLines(path, NULL, corners, 3);
    POINT(CGPathGetCurrentPoint(path), 70, 10);
    IS(holds(69, 5) && !holds(61, 5));
    CGPathRelease(path);
    path = CGPathCreateMutable();
    // From 0 to a quarter, turning to the left: the quarter between the two axes and the chord.
    CGPathAddArc(path, NULL, 0, 0, 10, 0, M_PI_2, false);
    POINT(CGPathGetCurrentPoint(path), 0, 10);
    IS(holds(6.9, 6.9) && !holds(1, 1) && !holds(-5, -5));
    CGPathRelease(path);
    path = CGPathCreateMutable();
    CGPathAddArc(path, NULL, 0, 0, 10, 0, M_PI_2, true);
    IS(holds(-5, -5) && holds(1, 1) && !holds(7, 7));
    CGPathRelease(path);
}

static void measures(CGFontRef font) {
    COUNT(CFGetTypeID(font), CGFontGetTypeID());
    CGFontRetain(font);
    CGFontRelease(font);
    int unit = CGFontGetUnitsPerEm(font);
    IS(CGFontGetAscent(font) > unit / 2 && CGFontGetAscent(font) < 2 * unit);
    IS(CGFontGetDescent(font) < 0 && CGFontGetDescent(font) > -unit);
    IS(CGFontGetLeading(font) >= 0 && CGFontGetLeading(font) < unit);
    IS(CGFontGetCapHeight(font) > CGFontGetXHeight(font) && CGFontGetXHeight(font) > unit / 4);
    IS(CGFontGetCapHeight(font) < CGFontGetAscent(font) + 1);
    REAL(CGFontGetItalicAngle(font), 0);
    IS(CGFontGetStemV(font) >= 0 && CGFontGetStemV(font) < unit / 2);
    CGRect box = CGFontGetFontBBox(font);
    IS(box.size.height > CGFontGetCapHeight(font) && box.origin.y < 0);
    size_t count = CGFontGetNumberOfGlyphs(font);
    IS(count > 100);
    SAME([(NSString *)CGFontCopyFullName(font) autorelease], @"Helvetica");

    CGGlyph h = CGFontGetGlyphWithGlyphName(font, CFSTR("H")), x = CGFontGetGlyphWithGlyphName(font, CFSTR("x"));
    SAME([(NSString *)CGFontCopyGlyphNameForGlyph(font, h) autorelease], @"H");
    CGGlyph both[] = {h, x};
    CGRect boxes[2];
    IS(CGFontGetGlyphBBoxes(font, both, 2, boxes));
    IS(fabs(boxes[0].size.height - CGFontGetCapHeight(font)) < unit / 20.0);
    IS(fabs(boxes[1].size.height - CGFontGetXHeight(font)) < unit / 20.0);
    CGGlyph none[] = {(CGGlyph)(count + 5)};
    IS(!CGFontGetGlyphBBoxes(font, none, 1, boxes));

    // 'head' has the size of the em at its 18th byte.
    NSData *head = [(NSData *)CGFontCopyTableForTag(font, 'head') autorelease];
    const uint8_t *bytes = [head bytes];
    IS([head length] >= 54 && (bytes[18] << 8 | bytes[19]) == unit);
    IS(CGFontCopyTableForTag(font, 'none') == NULL);
    CFArrayRef tags = CGFontCopyTableTags(font);
    BOOL hasHead = NO;
    for (CFIndex i = 0; i < CFArrayGetCount(tags); i++) {
        hasHead = hasHead || (uint32_t)(uintptr_t)CFArrayGetValueAtIndex(tags, i) == 'head';
    }
    IS(hasHead);
    CFRelease(tags);
}

static uint8_t pixels[40 * 80];
static int inkLeft, inkRight, ink;
/// Where a block leaves ink, in a bitmap of 80 x 40 in which text is 20 points high.
static void draw(CGFontRef font, void (^draws)(CGContextRef)) {
    memset(pixels, 0, sizeof pixels);
    CGColorSpaceRef grey = CGColorSpaceCreateDeviceGray();
    CGContextRef context = CGBitmapContextCreate(pixels, 80, 40, 8, 80, grey, (CGBitmapInfo)kCGImageAlphaNone);
    CGColorSpaceRelease(grey);
    CGContextSetGrayFillColor(context, 1, 1);
    CGContextSetFont(context, font);
    CGContextSetFontSize(context, 20);
    CGContextSetTextPosition(context, 10, 10);
    draws(context);
    CGContextRelease(context);
    inkLeft = 80, inkRight = -1, ink = 0;
    for (int i = 0; i < 40 * 80; i++) {
        if (pixels[i] < 100) continue;
        ink++;
        inkLeft = MIN(inkLeft, i % 80);
        inkRight = MAX(inkRight, i % 80);
    }
}

static void glyphs(CGFontRef font) {
    CGGlyph h = CGFontGetGlyphWithGlyphName(font, CFSTR("H"));
    static CGGlyph two[2];
    two[0] = two[1] = h;
    __block CGPoint end = CGPointZero;
    draw(font, ^(CGContextRef context) {
        CGContextShowGlyphs(context, two, 1);
        end = CGContextGetTextPosition(context);
    });
    int advance = 0;
    CGFontGetGlyphAdvances(font, two, 1, &advance);
    REAL(end.x, 10 + advance * 20.0 / CGFontGetUnitsPerEm(font));
    int left = inkLeft, one = ink;
    IS(inkLeft >= 10 && inkRight < end.x && ink > 40);
    draw(font, ^(CGContextRef context) { CGContextShowGlyphsAtPoint(context, 40, 10, two, 1); });
    COUNT(inkLeft, left + 30);
    COUNT(ink, one);
    draw(font, ^(CGContextRef context) {
        static const CGPoint places[] = {{0, 0}, {30, 0}};
        CGContextShowGlyphsAtPositions(context, two, places, 2);
    });
    IS(inkLeft == left && inkRight > left + 30 && ink == 2 * one);
    draw(font, ^(CGContextRef context) {
        static const CGSize steps[] = {{40, 0}, {0, 0}};
        CGContextShowGlyphsWithAdvances(context, two, steps, 2);
    });
    IS(inkLeft == left && inkRight > left + 40 && ink == 2 * one);
    // Turned round, text runs to the left.
    draw(font, ^(CGContextRef context) {
        CGContextSetTextMatrix(context, CGAffineTransformMakeScale(-1, 1));
        CGAffineTransform found = CGContextGetTextMatrix(context);
        REAL(found.a, -1);
        CGContextSetTextPosition(context, 40, 10);
        CGContextShowGlyphs(context, two, 1);
    });
    IS(inkRight < 40 && inkLeft > 20);
    // Characters by the font's name, with room between them; outlines only; and nothing at all.
    __block CGFloat plain = 0, wide = 0;
    draw(font, ^(CGContextRef context) {
        CGContextSelectFont(context, "Helvetica", 20, kCGEncodingMacRoman);
        CGContextShowText(context, "HH", 2);
        plain = CGContextGetTextPosition(context).x;
        CGContextSetTextPosition(context, 10, 10);
        CGContextSetCharacterSpacing(context, 5);
        CGContextSetTextDrawingMode(context, kCGTextInvisible);
        CGContextShowText(context, "HH", 2);
        wide = CGContextGetTextPosition(context).x;
    });
    REAL(wide - plain, 10);
    COUNT(ink, 2 * one);
    draw(font, ^(CGContextRef context) {
        CGContextSetTextDrawingMode(context, kCGTextInvisible);
        CGContextShowGlyphs(context, two, 1);
    });
    COUNT(ink, 0);
    draw(font, ^(CGContextRef context) {
        CGContextSetShouldSmoothFonts(context, true);
        CGContextSetRenderingIntent(context, kCGRenderingIntentSaturation);
        CGContextSetTextDrawingMode(context, kCGTextClip);
        CGContextShowGlyphs(context, two, 1);
        CGContextFillRect(context, CGRectMake(0, 0, 80, 40));
    });
    IS(abs(ink - one) <= 8 && inkLeft == left);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    paths();
    CGFontRef font = CGFontCreateWithFontName(CFSTR("Helvetica"));
    measures(font);
    glyphs(font);
    CGFontRelease(font);
    // A font from a file's bytes.
    NSData *bytes = [NSData dataWithContentsOfFile:@"/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"];
    if (bytes) {
        CGDataProviderRef provider = CGDataProviderCreateWithCFData((CFDataRef)bytes);
        font = CGFontCreateWithDataProvider(provider);
        SAME([(NSString *)CGFontCopyPostScriptName(font) autorelease], @"DejaVuSans");
        CGFontRelease(font);
        CGDataProviderRelease(provider);
    }
    CGDataProviderRef nonsense = CGDataProviderCreateWithData(NULL, "nonsense", 8, NULL);
    IS(CGFontCreateWithDataProvider(nonsense) == NULL);
    CGDataProviderRelease(nonsense);
    puts("done");
    [pool release];
    return 0;
}
