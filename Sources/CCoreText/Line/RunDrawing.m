#import "Line/RunDrawing.h"
#import "Font/FontTables.h"
#import "Font/GlyphDrawing.h"
#import <UIKit/UIKit.h>

/// A colour among the attributes, which may be a CGColorRef or a UIColor.
static CGColorRef color_of(NSDictionary *attributes, CFStringRef key) {
    id value = [attributes objectForKey:(__bridge NSString *)key];
    if (value == nil) return NULL;
    if ([value isKindOfClass:[UIColor class]]) return [(UIColor *)value CGColor];
    return CFGetTypeID((__bridge CFTypeRef)value) == CGColorGetTypeID() ? (CGColorRef)(__bridge void *)value : NULL;
}

/// Moves the edges of a line to whole pixels, at least one apart, unless the context is turned.
static CGRect in_pixels(CGContextRef context, CGRect line) {
    CGAffineTransform to_pixels = CGContextGetUserSpaceToDeviceSpaceTransform(context);
    if (to_pixels.b != 0 || to_pixels.c != 0 || to_pixels.a == 0 || to_pixels.d == 0) return line;
    CGRect pixels = CGRectApplyAffineTransform(line, to_pixels);
    double height = MAX(1, round(pixels.size.height));
    double top = round(CGRectGetMidY(pixels) - height / 2);
    pixels = CGRectMake(pixels.origin.x, top, pixels.size.width, height);
    return CGRectApplyAffineTransform(pixels, CGAffineTransformInvert(to_pixels));
}

/// The lengths of a pattern's strokes and gaps, in thicknesses of the line.
static size_t dashes_of(int style, CGFloat thickness, CGFloat dashes[6]) {
    static const struct {
        int pattern;
        CGFloat lengths[6];
        size_t count;
    } patterns[] = {
        {kCTUnderlinePatternDot, {3, 3}, 2},
        {kCTUnderlinePatternDash, {10, 5}, 2},
        {kCTUnderlinePatternDashDot, {10, 3, 3, 3}, 4},
        {kCTUnderlinePatternDashDotDot, {10, 3, 3, 3, 3, 3}, 6},
    };
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        if (patterns[i].pattern != (style & 0x700)) continue;
        for (size_t j = 0; j < patterns[i].count; j++) dashes[j] = patterns[i].lengths[j] * thickness;
        return patterns[i].count;
    }
    return 0;
}

static void draw_line(CGContextRef context, CGRect line, int style) {
    CGRect box = in_pixels(context, line);
    CGFloat dashes[6];
    size_t count = dashes_of(style, box.size.height, dashes);
    if (count == 0) {
        CGContextFillRect(context, box);
        return;
    }
    // The pattern begins at the line's start; neighbouring runs have patterns of their own.
    CGContextSetLineWidth(context, box.size.height);
    CGContextSetLineCap(context, kCGLineCapButt);
    CGContextSetLineDash(context, 0, dashes, count);
    CGContextBeginPath(context);
    CGContextMoveToPoint(context, CGRectGetMinX(box), CGRectGetMidY(box));
    CGContextAddLineToPoint(context, CGRectGetMaxX(box), CGRectGetMidY(box));
    CGContextStrokePath(context);
}

static void draw_underline(CoreTextRun *run, CFRange range, CGContextRef context, CGColorRef text_color) {
    int style = integer_in(run->attributes, kCTUnderlineStyleAttributeName, kCTUnderlineStyleNone);
    if ((style & 0xFF) == kCTUnderlineStyleNone || range.length == 0) return;
    CGColorRef color = color_of(run->attributes, kCTUnderlineColorAttributeName) ?: text_color;
    struct font_lines lines = font_lines(run->font->graphicsFont);
    double thickness = lines.underline_thickness * run->font->size;
    if ((style & 0xF) == kCTUnderlineStyleThick) thickness *= 2;
    CFIndex last = range.location + range.length - 1;
    double x = run->positions[range.location].x - run->offsets[range.location].width;
    double end = run->positions[last].x - run->offsets[last].width + run->advances[last].width;
    double y = lines.underline_position * run->font->size - thickness / 2;
    CGContextSaveGState(context);
    // The matrix holds the text position, too.
    CGContextConcatCTM(context, CGContextGetTextMatrix(context));
    if (color) {
        CGContextSetFillColorWithColor(context, color);
        CGContextSetStrokeColorWithColor(context, color);
    }
    draw_line(context, CGRectMake(x, y, end - x, thickness), style);
    if ((style & 0xF) == kCTUnderlineStyleDouble) {
        draw_line(context, CGRectMake(x, y - 2 * thickness, end - x, thickness), style);
    }
    CGContextRestoreGState(context);
}

void draw_run(CoreTextRun *run, CFRange range, CGContextRef context) {
    range = range_within(range, run->count);
    if (range.length == 0) return;
    NSDictionary *attributes = run->attributes;
    CGAffineTransform matrix = CGContextGetTextMatrix(context);
    CGContextSaveGState(context);
    CGColorRef black = NULL, color = color_of(attributes, kCTForegroundColorAttributeName);
    BOOL isFromContext = number_in(attributes, kCTForegroundColorFromContextAttributeName, 0) != 0;
    if (color == NULL && !isFromContext) {
        CGFloat components[] = {0, 1};
        CGColorSpaceRef gray = CGColorSpaceCreateDeviceGray();
        color = black = CGColorCreate(gray, components);
        CGColorSpaceRelease(gray);
    }
    if (isFromContext) color = NULL;
    if (color) CGContextSetFillColorWithColor(context, color);
    double stroke = number_in(attributes, kCTStrokeWidthAttributeName, 0);
    if (stroke != 0) {
        // In hundredths of the size; a negative number fills the letters, too.
        CGContextSetTextDrawingMode(context, stroke > 0 ? kCGTextStroke : kCGTextFillStroke);
        CGContextSetLineWidth(context, fabs(stroke) / 100 * run->font->size);
        CGColorRef edge = color_of(attributes, kCTStrokeColorAttributeName) ?: color;
        if (edge) CGContextSetStrokeColorWithColor(context, edge);
    }
    draw_glyphs(run->font, run->glyphs + range.location, run->positions + range.location, range.length, context);
    draw_underline(run, range, context, color);
    CGContextRestoreGState(context);
    // The text matrix is no part of the state that was saved.
    CGContextSetTextMatrix(context, matrix);
    if (black) CGColorRelease(black);
}

CGRect run_ink(CoreTextRun *run, CFRange range) {
    range = range_within(range, run->count);
    CGRect all = CGRectNull;
    for (CFIndex i = range.location; i < range.location + range.length; i++) {
        CGRect box = glyph_box(run->font, run->glyphs[i]);
        if (!CGRectIsEmpty(box)) all = CGRectUnion(all, CGRectOffset(box, run->positions[i].x, run->positions[i].y));
    }
    return all;
}
