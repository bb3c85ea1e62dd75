#import "TextPage.h"

@implementation TextPage

- (NSMutableAttributedString *)text:(NSString *)text font:(NSString *)name size:(CGFloat)size {
    CTFontRef font = CTFontCreateWithName((CFStringRef)name, size, NULL);
    NSDictionary *attributes = [NSDictionary dictionaryWithObject:(id)font forKey:(id)kCTFontAttributeName];
    CFRelease(font);
    return [[[NSMutableAttributedString alloc] initWithString:text attributes:attributes] autorelease];
}

- (void)align:(NSMutableAttributedString *)text as:(CTTextAlignment)alignment {
    CGFloat indent = 12, after = 4;
    CTParagraphStyleSetting settings[] = {
        {kCTParagraphStyleSpecifierAlignment, sizeof alignment, &alignment},
        {kCTParagraphStyleSpecifierFirstLineHeadIndent, sizeof indent, &indent},
        {kCTParagraphStyleSpecifierParagraphSpacing, sizeof after, &after},
    };
    CTParagraphStyleRef style = CTParagraphStyleCreate(settings, 3);
    [text addAttribute:(id)kCTParagraphStyleAttributeName value:(id)style range:NSMakeRange(0, [text length])];
    CFRelease(style);
}

- (void)drawPath:(CGPathRef)path text:(NSAttributedString *)text attributes:(NSDictionary *)attributes {
    CGContextRef context = UIGraphicsGetCurrentContext();
    [[UIColor colorWithWhite:0.85 alpha:1] setStroke];
    CGContextSetLineWidth(context, 1);
    CGContextAddPath(context, path);
    CGContextStrokePath(context);
    CTFramesetterRef setter = CTFramesetterCreateWithAttributedString((CFAttributedStringRef)text);
    CTFrameRef frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, (CFDictionaryRef)attributes);
    CTFrameDraw(frame, context);
    CFRelease(frame);
    CFRelease(setter);
}

- (void)draw:(NSAttributedString *)text in:(CGRect)rect {
    rect.origin.y = self.bounds.size.height - CGRectGetMaxY(rect);
    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddRect(path, NULL, rect);
    [self drawPath:path text:text attributes:nil];
    CGPathRelease(path);
}

- (void)drawRect:(CGRect)rect {
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetTextMatrix(context, CGAffineTransformIdentity);
    CGContextTranslateCTM(context, 0, self.bounds.size.height);
    CGContextScaleCTM(context, 1, -1);
    [self drawText:context];
}

- (void)drawText:(CGContextRef)context {
    NSString *words = @"The quick brown fox jumps over the lazy dog and runs away.\nThen it sleeps.";
    CTTextAlignment alignments[] = {kCTLeftTextAlignment, kCTCenterTextAlignment, kCTRightTextAlignment,
                                    kCTJustifiedTextAlignment};
    for (int i = 0; i < 4; i++) {
        NSMutableAttributedString *text = [self text:words font:i % 2 ? @"Georgia" : @"Helvetica" size:15];
        [self align:text as:alignments[i]];
        [self draw:text in:CGRectMake(10.5 + 155 * (i % 2), 10.5 + 125 * (i / 2), 145, 115)];
    }
    NSMutableAttributedString *hebrew = [self text:@"\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd, (iPhone 4) \u05e9\u05dc\u05d5\u05dd!"
                                              font:@"Helvetica"
                                              size:18];
    [self align:hebrew as:kCTNaturalTextAlignment];
    [self draw:hebrew in:CGRectMake(10.5, 260.5, 300, 60)];
    NSMutableAttributedString *cut = [self text:@"A line that is too long for its frame ends with dots." font:@"Helvetica" size:16];
    CTLineRef line = CTLineCreateWithAttributedString((CFAttributedStringRef)cut);
    CTLineRef token = CTLineCreateWithAttributedString((CFAttributedStringRef)[self text:@"\u2026" font:@"Helvetica" size:16]);
    for (int i = 0; i < 3; i++) {
        CTLineRef shorter = CTLineCreateTruncatedLine(line, 200, (CTLineTruncationType)i, token);
        CGContextSetTextPosition(context, 10, 55 - 22 * i);
        CTLineDraw(shorter, context);
        CFRelease(shorter);
    }
    CFRelease(line);
    CFRelease(token);
}

@end
