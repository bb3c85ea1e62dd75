// The C functions of CoreGraphics: patterns, shadings, layers, providers, fonts, dictionaries.

#import <CoreGraphics/CoreGraphics.h>

static void draw_cell(void *info, CGContextRef context) {
    CGContextSetRGBFillColor(context, 1, 0, 0, 1);
    CGContextFillRect(context, CGRectMake(0, 0, 2, 4));
}

static void release_info(void *info) { printf("released %s\n", (const char *)info); }

static void evaluate(void *info, const CGFloat *in, CGFloat *out) {
    out[0] = in[0];
    out[1] = out[2] = 0;
    out[3] = 1;
}

static size_t get_bytes(void *info, void *buffer, size_t count) {
    int *left = info;
    if (*left == 0) return 0;
    ((unsigned char *)buffer)[0] = (unsigned char)*left;
    *left -= 1;
    return 1;
}

static size_t put_bytes(void *info, const void *buffer, size_t count) {
    *(size_t *)info += count;
    return count;
}

static void count_element(void *info, const CGPathElement *element) {
    if (element->type == kCGPathElementAddLineToPoint) *(CGFloat *)info += element->points[0].x;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CGColorSpaceRef rgb = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(NULL, 16, 16, 8, 64, rgb, kCGImageAlphaPremultipliedLast);
    const unsigned char *pixels = CGBitmapContextGetData(context);

    CGPatternCallbacks callbacks = {0, draw_cell, release_info};
    CGPatternRef pattern = CGPatternCreate("pattern", CGRectMake(0, 0, 4, 4), CGAffineTransformIdentity, 4, 4,
                                           kCGPatternTilingConstantSpacing, true, &callbacks);
    CGColorSpaceRef patterns = CGColorSpaceCreatePattern(NULL);
    const CGFloat opaque[1] = {1};
    CGContextSetFillColorSpace(context, patterns);
    CGContextSetFillPattern(context, pattern, opaque);
    CGContextFillRect(context, CGRectMake(0, 0, 16, 16));
    printf("%d %d %d\n", pixels[0], pixels[3 * 4], pixels[5 * 4]);
    CGContextSetGrayFillColor(context, 0, 1);
    CGPatternRelease(pattern);
    CGColorSpaceRelease(patterns);

    CGFunctionCallbacks function_callbacks = {0, evaluate, release_info};
    CGFunctionRef function = CGFunctionCreate("function", 1, NULL, 4, NULL, &function_callbacks);
    CGShadingRef shading =
        CGShadingCreateAxial(rgb, CGPointMake(0, 0), CGPointMake(16, 0), function, true, true);
    CGFunctionRelease(function);
    CGContextDrawShading(context, shading);
    printf("%d %d\n", pixels[0] < 20, pixels[15 * 4] > 235);
    CGShadingRelease(shading);

    CGContextClearRect(context, CGRectMake(0, 0, 16, 16));
    CGLayerRef layer = CGLayerCreateWithContext(context, CGSizeMake(4, 4), NULL);
    CGContextFillRect(CGLayerGetContext(layer), CGRectMake(0, 0, 4, 4));
    CGContextDrawLayerAtPoint(context, CGPointMake(8, 0), layer);
    printf("%d %d %g\n", pixels[15 * 64 + 8 * 4 + 3], pixels[15 * 64 + 3], CGLayerGetSize(layer).width);
    CGLayerRelease(layer);

    int left = 3;
    CGDataProviderSequentialCallbacks sequential = {0, get_bytes, NULL, NULL, NULL};
    CGDataProviderRef provider = CGDataProviderCreateSequential(&left, &sequential);
    NSData *data = [(id)CGDataProviderCopyData(provider) autorelease];
    printf("%d bytes, the first %d\n", (int)[data length], *(const unsigned char *)[data bytes]);
    const CGFloat turned[2] = {1, 0};
    CGColorSpaceRef gray = CGColorSpaceCreateDeviceGray();
    CGImageRef image = CGImageCreate(3, 1, 8, 8, 3, gray, kCGImageAlphaNone, provider, turned, false,
                                     kCGRenderingIntentSaturation);
    printf("%g %d %d\n", CGImageGetDecode(image)[0], CGImageGetShouldInterpolate(image),
           CGImageGetRenderingIntent(image) == kCGRenderingIntentSaturation);
    CGImageRelease(image);
    const unsigned char table[6] = {255, 0, 0, 0, 0, 255};
    CGColorSpaceRef indexed = CGColorSpaceCreateIndexed(rgb, 1, table);
    const unsigned char bits[1] = {0x40};
    CGDataProviderRef one = CGDataProviderCreateWithData(NULL, bits, 1, NULL);
    image = CGImageCreate(2, 1, 1, 1, 1, indexed, kCGImageAlphaNone, one, NULL, false, kCGRenderingIntentDefault);
    CGContextSetInterpolationQuality(context, kCGInterpolationNone);
    CGContextDrawImage(context, CGRectMake(0, 0, 16, 16), image);
    printf("%zu colours: %d %d\n", CGColorSpaceGetColorTableCount(indexed), pixels[0], pixels[15 * 4 + 2]);
    CGImageRelease(image);
    CGDataProviderRelease(one);
    CGDataProviderRelease(provider);

    size_t written = 0;
    CGDataConsumerCallbacks consumer_callbacks = {put_bytes, NULL};
    CGDataConsumerRef consumer = CGDataConsumerCreate(&written, &consumer_callbacks);
    printf("%d\n", CFGetTypeID(consumer) == CGDataConsumerGetTypeID());
    CGDataConsumerRelease(consumer);

    CGFontRef font = CGFontCreateWithFontName((CFStringRef) @"Helvetica");
    CGGlyph glyph = CGFontGetGlyphWithGlyphName(font, (CFStringRef) @"A");
    int advance = 0;
    CGFontGetGlyphAdvances(font, &glyph, 1, &advance);
    printf("%d of %d, %s\n", advance, CGFontGetUnitsPerEm(font),
           [[(id)CGFontCopyPostScriptName(font) autorelease] UTF8String]);
    CGContextClearRect(context, CGRectMake(0, 0, 16, 16));
    CGContextSelectFont(context, "Helvetica-Bold", 12, kCGEncodingMacRoman);
    CGContextShowTextAtPoint(context, 1, 1, "ab", 2);
    printf("%.2f\n", CGContextGetTextPosition(context).x);
    CGFontRelease(font);

    CGMutablePathRef path = CGPathCreateMutable();
    CGPathAddRect(path, NULL, CGRectMake(1, 2, 3, 4));
    CGRect rect;
    CGFloat sum = 0;
    CGPathApply(path, &sum, count_element);
    printf("%d %g %g %d\n", CGPathIsRect(path, &rect), rect.size.height, sum, CFGetTypeID(path) == CGPathGetTypeID());
    CGPathRelease(path);
    CGContextSetLineWidth(context, 2);
    CGContextMoveToPoint(context, 0, 5);
    CGContextAddLineToPoint(context, 10, 5);
    CGContextReplacePathWithStrokedPath(context);
    rect = CGContextGetPathBoundingBox(context);
    printf("%g %g %g %g\n", rect.origin.x, rect.origin.y, rect.size.width, rect.size.height);

    NSDictionary *dictionary = [(id)CGRectCreateDictionaryRepresentation(CGRectMake(1, 2, 3, 4)) autorelease];
    printf("%d %g\n", CGRectMakeWithDictionaryRepresentation((CFDictionaryRef)dictionary, &rect), rect.size.width);
    printf("%d\n", CGPointMakeWithDictionaryRepresentation((CFDictionaryRef)[NSDictionary dictionary], NULL));
    CGContextRelease(context);
    CGColorSpaceRelease(rgb);
    CGColorSpaceRelease(gray);
    CGColorSpaceRelease(indexed);
    [pool drain];
    return 0;
}

// > 255 0 255
// > released pattern
// > 1 1
// > released function
// > 255 0 4
// > 3 bytes, the first 3
// > 1 0 1
// > 2 colours: 255 255
// > 1
// > 667 of 1000, Helvetica
// > 15.00
// > 1 4 9 1
// > 0 4 10 2
// > 1 3
// > 0
