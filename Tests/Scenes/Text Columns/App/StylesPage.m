#import "StylesPage.h"

@implementation StylesPage

- (void)drawText:(CGContextRef)context {
    NSMutableAttributedString *text = [self text:@"Bold, italic, large and red\n" font:@"Helvetica" size:18];
    CTFontRef bold = CTFontCreateWithName(CFSTR("Helvetica-Bold"), 18, NULL);
    CTFontRef italic = CTFontCreateWithName(CFSTR("Georgia-Italic"), 18, NULL);
    CTFontRef large = CTFontCreateWithName(CFSTR("Courier"), 30, NULL);
    [text addAttribute:(id)kCTFontAttributeName value:(id)bold range:NSMakeRange(0, 4)];
    [text addAttribute:(id)kCTFontAttributeName value:(id)italic range:NSMakeRange(6, 6)];
    [text addAttribute:(id)kCTFontAttributeName value:(id)large range:NSMakeRange(14, 5)];
    [text addAttribute:(id)kCTForegroundColorAttributeName value:(id)[UIColor redColor].CGColor range:NSMakeRange(24, 3)];
    int styles[] = {kCTUnderlineStyleSingle, kCTUnderlineStyleThick, kCTUnderlineStyleDouble,
                    kCTUnderlineStyleSingle | kCTUnderlinePatternDot, kCTUnderlineStyleThick | kCTUnderlinePatternDash,
                    kCTUnderlineStyleSingle | kCTUnderlinePatternDashDot};
    NSArray *names = [NSArray arrayWithObjects:@"single", @"thick", @"double", @"dots", @"dashes", @"both", nil];
    for (int i = 0; i < 6; i++) {
        NSMutableAttributedString *word = [self text:[names objectAtIndex:(NSUInteger)i] font:@"Helvetica" size:18];
        NSRange all = NSMakeRange(0, [word length]);
        [word addAttribute:(id)kCTUnderlineStyleAttributeName value:[NSNumber numberWithInt:styles[i]] range:all];
        if (i % 2) {
            id blue = (id)[UIColor blueColor].CGColor;
            [word addAttribute:(id)kCTUnderlineColorAttributeName value:blue range:all];
        }
        [text appendAttributedString:word];
        [text appendAttributedString:[self text:i == 5 ? @"\n" : @" " font:@"Helvetica" size:18]];
    }
    NSMutableAttributedString *outline = [self text:@"Outline Both" font:@"Helvetica-Bold" size:36];
    [outline addAttribute:(id)kCTStrokeWidthAttributeName value:[NSNumber numberWithFloat:3] range:NSMakeRange(0, 7)];
    [outline addAttribute:(id)kCTStrokeWidthAttributeName value:[NSNumber numberWithFloat:-4] range:NSMakeRange(8, 4)];
    [outline addAttribute:(id)kCTStrokeColorAttributeName
                    value:(id)[UIColor redColor].CGColor
                    range:NSMakeRange(8, 4)];
    [outline addAttribute:(id)kCTForegroundColorAttributeName
                    value:(id)[UIColor yellowColor].CGColor
                    range:NSMakeRange(8, 4)];
    [text appendAttributedString:outline];
    NSMutableAttributedString *kerned = [self text:@"\nWide letters, E=mc2, H2O\n" font:@"Helvetica" size:18];
    CTFontRef small = CTFontCreateWithName(CFSTR("Helvetica"), 12, NULL);
    [kerned addAttribute:(id)kCTKernAttributeName value:[NSNumber numberWithFloat:5] range:NSMakeRange(1, 12)];
    [kerned addAttribute:(id)kCTSuperscriptAttributeName value:[NSNumber numberWithInt:1] range:NSMakeRange(19, 1)];
    [kerned addAttribute:(id)kCTFontAttributeName value:(id)small range:NSMakeRange(19, 1)];
    [kerned addAttribute:(id)kCTSuperscriptAttributeName value:[NSNumber numberWithInt:-1] range:NSMakeRange(23, 1)];
    [kerned addAttribute:(id)kCTFontAttributeName value:(id)small range:NSMakeRange(23, 1)];
    [text appendAttributedString:kerned];
    NSMutableAttributedString *context_color = [self text:@"green from the context\n" font:@"Helvetica" size:18];
    [context_color addAttribute:(id)kCTForegroundColorFromContextAttributeName
                          value:[NSNumber numberWithBool:YES]
                          range:NSMakeRange(0, [context_color length])];
    [text appendAttributedString:context_color];
    [text appendAttributedString:[self text:@"\u6f22\u5b57 \u0391\u03b2\u03b3 \u0416\u0434 \U0001F600 caf\u00e9\n" font:@"Helvetica" size:18]];
    CGAffineTransform slant = CGAffineTransformMake(1, 0, 0.4, 1, 0, 0);
    CTFontRef slanted = CTFontCreateWithName(CFSTR("Helvetica"), 22, &slant);
    NSMutableAttributedString *leaning = [self text:@"slanted by a matrix" font:@"Helvetica" size:22];
    [leaning addAttribute:(id)kCTFontAttributeName value:(id)slanted range:NSMakeRange(0, [leaning length])];
    [text appendAttributedString:leaning];
    CGContextSetRGBFillColor(context, 0, 0.6, 0.2, 1);
    [self draw:text in:CGRectMake(10.5, 10.5, 300, 320)];
    UniChar characters[] = {'G', 'l', 'y', 'p', 'h', 's'};
    CGGlyph glyphs[6];
    CGPoint places[6];
    CTFontGetGlyphsForCharacters(large, characters, glyphs, 6);
    for (int i = 0; i < 6; i++) places[i] = CGPointMake(20 + 40 * i, 20 + 5 * i);
    CTFontDrawGlyphs(large, glyphs, places, 6, context);
    CFRelease(bold);
    CFRelease(italic);
    CFRelease(large);
    CFRelease(small);
    CFRelease(slanted);
}

@end
