// Frames: which lines are in them, where these are, and what paragraph styles make of that. Helvetica of 20 points is 23.44
// points high: 18.84 above the baseline, 4.60 below.
// > 4 lines, origins 81.16 57.72 34.28 10.84
// > visible 0 to the end of the fourth line 1, asked for 0 200
// > some origins 57.72 34.28
// > suggested: not wider than 100 1, all lines 1, in a frame of that size all text 1
// > suggested without bounds: width of the text 1, height 23.44
// > limited height: 2 lines fit 1
// > centre 1, right 1, justified 1, its last line not 1
// > Hebrew: natural to the right 1, indent from the right 1
// > indents 30 10, tail 80: 1, from the right 90: 1
// > spacing: lines 5.00 more, paragraphs 15.00 more, before the first nothing 1
// > line height at least 40: 40.00, at most 10: 10.00, twice 46.88
// > clipped: 1 line, longer than the frame 1; cut off: 1 line, with a token 1, not wider 1
// > by characters: breaks a word 1
// > tabs: 28 then 56; own stops 50 left, 100 right, 150 centre: 1 1 1, decimal 1
// > interval of 40: 40
// > base direction from right to left 1
// > the frame's path 1, its attributes 1, its kind 1
// > vertical: first line at the right 1, second left of it 1
// > ellipse: lines longer in the middle 1, all inside 1
// > hole: two parts of a line 1
// > empty text: 0 lines, visible 0 0
// > a frame of 16777215 points: first line 18.84 below its top
#import "../Common.h"

static CTParagraphStyleSetting setting(CTParagraphStyleSpecifier specifier, size_t size, const void *value) {
    return (CTParagraphStyleSetting){specifier, size, value};
}

/// Text with a style of one or two settings.
static NSMutableAttributedString *styled(NSString *text, const CTParagraphStyleSetting *settings, size_t count) {
    NSMutableAttributedString *string = set(text, @"Helvetica", 20);
    CTParagraphStyleRef style = CTParagraphStyleCreate(settings, count);
    [string addAttribute:(id)kCTParagraphStyleAttributeName value:(id)style range:NSMakeRange(0, [text length])];
    CFRelease(style);
    return string;
}

static CTFramesetterRef setter_of(NSAttributedString *text) {
    return (CTFramesetterRef)[(id)CTFramesetterCreateWithAttributedString((CFAttributedStringRef)text) autorelease];
}

static CTFrameRef frame_in(NSAttributedString *text, CGPathRef path, CFDictionaryRef attributes) {
    return (CTFrameRef)[(id)CTFramesetterCreateFrame(setter_of(text), CFRangeMake(0, 0), path, attributes) autorelease];
}

static CTFrameRef frame_of(NSAttributedString *text, CGFloat width, CGFloat height) {
    CGPathRef path = CGPathCreateWithRect(CGRectMake(0, 0, width, height), NULL);
    CTFrameRef frame = frame_in(text, path, NULL);
    CGPathRelease(path);
    return frame;
}

static CFIndex count_of(CTFrameRef frame) { return CFArrayGetCount(CTFrameGetLines(frame)); }
static CTLineRef line_at(CTFrameRef frame, CFIndex number) {
    return (CTLineRef)CFArrayGetValueAtIndex(CTFrameGetLines(frame), number);
}
static CGPoint origin_at(CTFrameRef frame, CFIndex number) {
    CGPoint origin = CGPointMake(-1, -1);
    CTFrameGetLineOrigins(frame, CFRangeMake(number, 1), &origin);
    return origin;
}
static double visible_width(CTLineRef line) { return width_of(line) - CTLineGetTrailingWhitespaceWidth(line); }
static BOOL near(double a, double b) { return fabs(a - b) < 0.01; }

/// Text with one number for a style.
static CTFrameRef numbered(NSString *text, CTParagraphStyleSpecifier specifier, CGFloat number) {
    CTParagraphStyleSetting one = setting(specifier, sizeof number, &number);
    return frame_of(styled(text, &one, 1), 100, 300);
}

static CTFrameRef aligned(NSString *text, CTTextAlignment alignment) {
    CTParagraphStyleSetting one = setting(kCTParagraphStyleSpecifierAlignment, sizeof alignment, &alignment);
    return frame_of(styled(text, &one, 1), 100, 300);
}

static CTFrameRef broken(NSString *text, CTLineBreakMode mode) {
    CTParagraphStyleSetting one = setting(kCTParagraphStyleSpecifierLineBreakMode, sizeof mode, &mode);
    return frame_of(styled(text, &one, 1), 100, 300);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *words = @"one two three four five six seven eight nine ten ";
    NSString *text = [[[[words stringByAppendingString:words] stringByAppendingString:words] stringByAppendingString:words]
        stringByAppendingString:@"last"];
    CTFrameRef frame = frame_of(set(text, @"Helvetica", 20), 100, 100);
    printf("%d lines, origins", (int)count_of(frame));
    for (CFIndex i = 0; i < count_of(frame); i++) printf(" %.2f", origin_at(frame, i).y);
    CFRange last = CTLineGetStringRange(line_at(frame, 3)), visible = CTFrameGetVisibleStringRange(frame);
    CFRange asked = CTFrameGetStringRange(frame);
    printf("\nvisible 0 to the end of the fourth line %d, asked for %d %d\n",
           visible.location == 0 && visible.length == last.location + last.length, (int)asked.location, (int)asked.length);
    CGPoint some[2];
    CTFrameGetLineOrigins(frame, CFRangeMake(1, 2), some);
    printf("some origins %.2f %.2f\n", some[0].y, some[1].y);
    CTFramesetterRef setter = setter_of(set(text, @"Helvetica", 20));
    CFRange fit;
    CGSize size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), NULL, CGSizeMake(100, CGFLOAT_MAX), &fit);
    CTFrameRef whole = frame_of(set(text, @"Helvetica", 20), size.width, size.height);
    printf("suggested: not wider than 100 %d, all lines %d, in a frame of that size all text %d\n", size.width <= 100,
           fit.length == (CFIndex)[text length], CTFrameGetVisibleStringRange(whole).length == (CFIndex)[text length]);
    size = CTFramesetterSuggestFrameSizeWithConstraints(setter_of(set(@"one two", @"Helvetica", 20)), CFRangeMake(0, 0), NULL,
                                                        CGSizeMake(CGFLOAT_MAX, CGFLOAT_MAX), NULL);
    printf("suggested without bounds: width of the text %d, height %.2f\n",
           near(size.width, width_of(line_of(set(@"one two", @"Helvetica", 20)))), size.height);
    CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), NULL, CGSizeMake(100, 50), &fit);
    printf("limited height: 2 lines fit %d\n",
           fit.length == CTLineGetStringRange(line_at(frame, 1)).location + CTLineGetStringRange(line_at(frame, 1)).length);

    CTFrameRef centre = aligned(words, kCTCenterTextAlignment), right = aligned(words, kCTRightTextAlignment);
    CTFrameRef justified = aligned(words, kCTJustifiedTextAlignment);
    CFIndex end = count_of(justified) - 1;
    printf("centre %d, right %d, justified %d, its last line not %d\n",
           near(origin_at(centre, 0).x, (100 - visible_width(line_at(centre, 0))) / 2),
           near(origin_at(right, 0).x, 100 - visible_width(line_at(right, 0))),
           near(visible_width(line_at(justified, 0)), 100) && near(visible_width(line_at(justified, 1)), 100),
           visible_width(line_at(justified, end)) < 99);
    NSString *hebrew = @"\u05e9\u05dc\u05d5\u05dd";
    CTFrameRef natural = frame_of(set(hebrew, @"Helvetica", 20), 100, 100);
    printf("Hebrew: natural to the right %d, indent from the right %d\n",
           near(origin_at(natural, 0).x + width_of(line_at(natural, 0)), 100),
           near(origin_at(numbered(hebrew, kCTParagraphStyleSpecifierFirstLineHeadIndent, 20), 0).x,
                origin_at(natural, 0).x - 20));

    CGFloat first = 30, head = 10;
    CTParagraphStyleSetting two[] = {setting(kCTParagraphStyleSpecifierFirstLineHeadIndent, sizeof first, &first),
                                     setting(kCTParagraphStyleSpecifierHeadIndent, sizeof head, &head)};
    CTFrameRef indented = frame_of(styled(words, two, 2), 100, 300);
    CTFrameRef tail = numbered(words, kCTParagraphStyleSpecifierTailIndent, 80);
    CTFrameRef inner = numbered(words, kCTParagraphStyleSpecifierTailIndent, -10);
    BOOL is_short = YES, is_inside = YES;
    for (CFIndex i = 0; i < count_of(tail); i++) is_short = is_short && visible_width(line_at(tail, i)) <= 80;
    for (CFIndex i = 0; i < count_of(inner); i++) is_inside = is_inside && visible_width(line_at(inner, i)) <= 90;
    printf("indents %g %g, tail 80: %d, from the right 90: %d\n", origin_at(indented, 0).x, origin_at(indented, 1).x, is_short,
           is_inside);

    NSString *paragraphs = @"a\nb";
    CTFrameRef plain = numbered(paragraphs, kCTParagraphStyleSpecifierLineSpacing, 0);
    double between = origin_at(plain, 0).y - origin_at(plain, 1).y;
    CTFrameRef spaced = numbered(paragraphs, kCTParagraphStyleSpecifierLineSpacing, 5);
    CTFrameRef after = numbered(paragraphs, kCTParagraphStyleSpecifierParagraphSpacing, 15);
    CTFrameRef before = numbered(paragraphs, kCTParagraphStyleSpecifierParagraphSpacingBefore, 15);
    printf("spacing: lines %.2f more, paragraphs %.2f more, before the first nothing %d\n",
           origin_at(spaced, 0).y - origin_at(spaced, 1).y - between, origin_at(after, 0).y - origin_at(after, 1).y - between,
           near(origin_at(before, 0).y, origin_at(plain, 0).y) &&
               near(origin_at(before, 0).y - origin_at(before, 1).y - between, 15));
    CTFrameRef high = numbered(paragraphs, kCTParagraphStyleSpecifierMinimumLineHeight, 40);
    CTFrameRef low = numbered(paragraphs, kCTParagraphStyleSpecifierMaximumLineHeight, 10);
    CTFrameRef twice = numbered(paragraphs, kCTParagraphStyleSpecifierLineHeightMultiple, 2);
    printf("line height at least 40: %.2f, at most 10: %.2f, twice %.2f\n", origin_at(high, 0).y - origin_at(high, 1).y,
           origin_at(low, 0).y - origin_at(low, 1).y, origin_at(twice, 0).y - origin_at(twice, 1).y);

    CTFrameRef clipped = broken(words, kCTLineBreakByClipping), cut = broken(words, kCTLineBreakByTruncatingTail);
    printf("clipped: %d line, longer than the frame %d; cut off: %d line, with a token %d, not wider %d\n",
           (int)count_of(clipped), width_of(line_at(clipped, 0)) > 200, (int)count_of(cut),
           CFArrayGetCount(CTLineGetGlyphRuns(line_at(cut, 0))) == 2, width_of(line_at(cut, 0)) <= 100);
    CTFrameRef lettered = broken(words, kCTLineBreakByCharWrapping);
    CFIndex second = CTLineGetStringRange(line_at(lettered, 1)).location;
    printf("by characters: breaks a word %d\n", [words characterAtIndex:(NSUInteger)second] != ' ' &&
                                                   [words characterAtIndex:(NSUInteger)second - 1] != ' ');

    CTLineRef tabbed = line_of(set(@"\ta\tb", @"Helvetica", 20));
    NSCharacterSet *point = [NSCharacterSet characterSetWithCharactersInString:@"."];
    NSDictionary *options = [NSDictionary dictionaryWithObject:point forKey:(id)kCTTabColumnTerminatorsAttributeName];
    CTTextTabRef stops[] = {CTTextTabCreate(kCTRightTextAlignment, 100, NULL), CTTextTabCreate(kCTLeftTextAlignment, 50, NULL),
                            CTTextTabCreate(kCTCenterTextAlignment, 150, NULL),
                            CTTextTabCreate(kCTRightTextAlignment, 200, (CFDictionaryRef)options)};
    NSArray *tabs = [NSArray arrayWithObjects:(id)stops[0], (id)stops[1], (id)stops[2], (id)stops[3], nil];
    CTParagraphStyleSetting own = setting(kCTParagraphStyleSpecifierTabStops, sizeof tabs, &tabs);
    CTLineRef line = line_of(styled(@"\tA\tBB\tCC\t3.14", &own, 1));
    double letter = width_of(line_of(set(@"CC", @"Helvetica", 20)));
    printf("tabs: %g then %g; own stops 50 left, 100 right, 150 centre: %d %d %d, decimal %d\n",
           CTLineGetOffsetForStringIndex(tabbed, 1, NULL), CTLineGetOffsetForStringIndex(tabbed, 3, NULL),
           near(CTLineGetOffsetForStringIndex(line, 1, NULL), 50), near(CTLineGetOffsetForStringIndex(line, 5, NULL), 100),
           near(CTLineGetOffsetForStringIndex(line, 6, NULL), 150 - letter / 2),
           near(CTLineGetOffsetForStringIndex(line, 10, NULL), 200));
    CGFloat interval = 40;
    CTParagraphStyleSetting every = setting(kCTParagraphStyleSpecifierDefaultTabInterval, sizeof interval, &interval);
    printf("interval of 40: %g\n", CTLineGetOffsetForStringIndex(line_of(styled(@"\ta", &every, 1)), 1, NULL));
    CTWritingDirection direction = kCTWritingDirectionRightToLeft;
    CTParagraphStyleSetting turned = setting(kCTParagraphStyleSpecifierBaseWritingDirection, sizeof direction, &direction);
    CTFrameRef base = frame_of(styled(@"abc", &turned, 1), 100, 100);
    printf("base direction from right to left %d\n", near(origin_at(base, 0).x + width_of(line_at(base, 0)), 100));

    NSDictionary *down = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:kCTFrameProgressionRightToLeft]
                                                     forKey:(id)kCTFrameProgressionAttributeName];
    CGPathRef box = CGPathCreateWithRect(CGRectMake(10, 20, 100, 100), NULL);
    CTFrameRef vertical = frame_in(set(words, @"Helvetica", 20), box, (CFDictionaryRef)down);
    printf("the frame's path %d, its attributes %d, its kind %d\n", CGPathEqualToPath(CTFrameGetPath(vertical), box),
           [(id)CTFrameGetFrameAttributes(vertical) isEqual:down], CFGetTypeID(vertical) == CTFrameGetTypeID());
    printf("vertical: first line at the right %d, second left of it %d\n",
           near(origin_at(vertical, 0).x, 100 - 18.84) && near(origin_at(vertical, 0).y, 100),
           near(origin_at(vertical, 1).x, 100 - 18.84 - 23.44));
    CGPathRef round = CGPathCreateWithEllipseInRect(CGRectMake(0, 0, 300, 300), NULL);
    CTFrameRef ellipse = frame_in(set(text, @"Helvetica", 20), round, NULL);
    BOOL all_inside = count_of(ellipse) > 5;
    for (CFIndex i = 0; i < count_of(ellipse); i++) {
        CGPoint origin = origin_at(ellipse, i);
        CGPoint far_end = CGPointMake(origin.x + visible_width(line_at(ellipse, i)) - 1, origin.y);
        all_inside = all_inside && CGPathContainsPoint(round, NULL, CGPointMake(origin.x + 1, origin.y), false) &&
                     CGPathContainsPoint(round, NULL, far_end, false);
    }
    CFIndex half = count_of(ellipse) / 2;
    printf("ellipse: lines longer in the middle %d, all inside %d\n",
           visible_width(line_at(ellipse, half)) > visible_width(line_at(ellipse, 0)) + 50, all_inside);
    CGPathRef sheet = CGPathCreateWithRect(CGRectMake(0, 0, 300, 100), NULL);
    CGPathRef hole = CGPathCreateWithRect(CGRectMake(120, 0, 60, 100), NULL);
    NSDictionary *clip = [NSDictionary dictionaryWithObject:(id)hole forKey:(id)kCTFramePathClippingPathAttributeName];
    NSDictionary *around = [NSDictionary dictionaryWithObject:[NSArray arrayWithObject:clip]
                                                       forKey:(id)kCTFrameClippingPathsAttributeName];
    CTFrameRef holed = frame_in(set(text, @"Helvetica", 20), sheet, (CFDictionaryRef)around);
    printf("hole: two parts of a line %d\n", near(origin_at(holed, 0).y, origin_at(holed, 1).y) &&
                                                 near(origin_at(holed, 1).x, 180) && visible_width(line_at(holed, 0)) <= 120);
    CTFrameRef empty = frame_of(set(@"", @"Helvetica", 20), 100, 100);
    CFRange nothing = CTFrameGetVisibleStringRange(empty);
    printf("empty text: %d lines, visible %d %d\n", (int)count_of(empty), (int)nothing.location, (int)nothing.length);
    CTFrameRef high_frame = frame_of(set(@"one", @"Helvetica", 20), 100, 16777215);
    printf("a frame of 16777215 points: first line %.2f below its top\n", 16777215 - origin_at(high_frame, 0).y);
    [pool release];
    return 0;
}
