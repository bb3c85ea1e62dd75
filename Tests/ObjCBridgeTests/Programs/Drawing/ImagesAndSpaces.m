// CGImage, CGColorSpace, CGColor, CGGradient, CGShading, CGPattern, CGLayer and data providers: what is made answers
// what it was made of, and paints that.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

static CGColorSpaceRef rgb;

/// The first pixel, as 0xRRGGBBAA, of a bitmap of 8 x 8 that a block draws into.
static unsigned drawnAt(int x, int y, void (^draws)(CGContextRef)) {
    uint8_t pixels[8 * 8 * 4] = {0};
    CGBitmapInfo order = (CGBitmapInfo)kCGImageAlphaPremultipliedLast | kCGBitmapByteOrder32Big;
    CGContextRef context = CGBitmapContextCreate(pixels, 8, 8, 8, 32, rgb, order);
    draws(context);
    CGContextRelease(context);
    uint8_t *p = pixels + ((7 - y) * 8 + x) * 4;
    return (unsigned)p[0] << 24 | (unsigned)p[1] << 16 | (unsigned)p[2] << 8 | p[3];
}
static unsigned drawn(void (^draws)(CGContextRef)) { return drawnAt(0, 0, draws); }
static unsigned imageAt(CGImageRef image, int x, int y) {
    return drawnAt(x, y, ^(CGContextRef context) {
        CGContextSetInterpolationQuality(context, kCGInterpolationNone);
        CGContextDrawImage(context, CGRectMake(0, 0, 8, 8), image);
    });
}

static void images(void) {
    // Red and green above blue and white.
    static const uint8_t bytes[] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255};
    CFDataRef data = CFDataCreate(NULL, bytes, sizeof bytes);
    CGDataProviderRef provider = CGDataProviderCreateWithCFData(data);
    CGImageRef image = CGImageCreate(2, 2, 8, 32, 8, rgb, (CGBitmapInfo)kCGImageAlphaLast | kCGBitmapByteOrder32Big,
                                     provider, NULL, false, kCGRenderingIntentDefault);
    COUNT(CFGetTypeID(image), CGImageGetTypeID());
    COUNT(CFGetTypeID(provider), CGDataProviderGetTypeID());
    IS(CGImageGetWidth(image) == 2 && CGImageGetHeight(image) == 2 && !CGImageIsMask(image));
    COUNT(CGImageGetBitsPerComponent(image), 8);
    COUNT(CGImageGetBitsPerPixel(image), 32);
    COUNT(CGImageGetBytesPerRow(image), 8);
    COUNT(CGImageGetAlphaInfo(image), kCGImageAlphaLast);
    COUNT(CGImageGetBitmapInfo(image), kCGImageAlphaLast | kCGBitmapByteOrder32Big);
    COUNT(CGColorSpaceGetModel(CGImageGetColorSpace(image)), kCGColorSpaceModelRGB);
    NSData *again = [(NSData *)CGDataProviderCopyData(CGImageGetDataProvider(image)) autorelease];
    SAME(again, (NSData *)data);
    COUNT(imageAt(image, 0, 7), 0xFF0000FF);
    COUNT(imageAt(image, 7, 0), 0xFFFFFFFF);

    CGImageRef part = CGImageCreateWithImageInRect(image, CGRectMake(1, 0, 1, 2));
    IS(CGImageGetWidth(part) == 1 && CGImageGetHeight(part) == 2);
    COUNT(imageAt(part, 0, 7), 0x00FF00FF);
    IS(CGImageCreateWithImageInRect(image, CGRectMake(5, 5, 1, 1)) == NULL);
    CGImageRelease(part);
    CGImageRef copy = CGImageCreateCopy(image);
    COUNT(imageAt(copy, 0, 0), 0x0000FFFF);
    CGImageRelease(copy);
    CGColorSpaceRef grey = CGColorSpaceCreateDeviceGray();
    IS(CGImageCreateCopyWithColorSpace(image, grey) == NULL);
    CGColorSpaceRelease(grey);
    copy = CGImageCreateCopyWithColorSpace(image, rgb);
    COUNT(imageAt(copy, 0, 0), 0x0000FFFF);
    CGImageRelease(copy);

    // What is in the range of colours is clear; the rest is as before.
    const CGFloat greens[] = {0, 10, 200, 255, 0, 10};
    static const uint8_t opaque[] = {255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 255, 255, 255, 0};
    CGDataProviderRef plain = CGDataProviderCreateWithData(NULL, opaque, sizeof opaque, NULL);
    CGBitmapInfo skips = (CGBitmapInfo)kCGImageAlphaNoneSkipLast | kCGBitmapByteOrder32Big;
    CGImageRef solid = CGImageCreate(2, 2, 8, 32, 8, rgb, skips, plain, NULL, false, kCGRenderingIntentDefault);
    CGImageRef masked = CGImageCreateWithMaskingColors(solid, greens);
    IS(imageAt(masked, 7, 7) == 0 && imageAt(masked, 0, 7) == 0xFF0000FF);
    CGImageRelease(masked);
    // A mask lets through where it is black, an image as a mask where it is white.
    static const uint8_t halves[] = {0, 255};
    CGDataProviderRef half = CGDataProviderCreateWithData(NULL, halves, 2, NULL);
    CGImageRef mask = CGImageMaskCreate(2, 1, 8, 8, 2, half, NULL, false);
    masked = CGImageCreateWithMask(solid, mask);
    IS(imageAt(masked, 0, 7) == 0xFF0000FF && imageAt(masked, 7, 7) == 0);
    CGImageRelease(masked);
    CGImageRelease(mask);
    CGDataProviderRelease(half);
    CGImageRelease(solid);
    CGDataProviderRelease(plain);
    CGImageRetain(image);
    CGImageRelease(image);

    // Files of pictures, there and back.
    UIImage *picture = [UIImage imageWithCGImage:image];
    NSData *png = UIImagePNGRepresentation(picture), *jpeg = UIImageJPEGRepresentation(picture, 1);
    CGDataProviderRef file = CGDataProviderCreateWithCFData((CFDataRef)png);
    CGImageRef read = CGImageCreateWithPNGDataProvider(file, NULL, false, kCGRenderingIntentDefault);
    IS(read != NULL && CGImageGetWidth(read) == 2 && imageAt(read, 0, 7) == 0xFF0000FF);
    CGImageRelease(read);
    IS(CGImageCreateWithJPEGDataProvider(file, NULL, false, kCGRenderingIntentDefault) == NULL);
    CGDataProviderRelease(file);
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"picture.jpg"];
    [jpeg writeToFile:path atomically:YES];
    file = CGDataProviderCreateWithFilename([path fileSystemRepresentation]);
    read = CGImageCreateWithJPEGDataProvider(file, NULL, false, kCGRenderingIntentDefault);
    IS(read != NULL && CGImageGetWidth(read) == 2);
    CGImageRelease(read);
    CGDataProviderRetain(file);
    CGDataProviderRelease(file);
    CGDataProviderRelease(file);
    file = CGDataProviderCreateWithURL((CFURLRef)[NSURL fileURLWithPath:path]);
    SAME([(NSData *)CGDataProviderCopyData(file) autorelease], jpeg);
    CGDataProviderRelease(file);
    IS(CGDataProviderCreateWithFilename("/no/such/file") == NULL);
    CGImageRelease(image);
    CGDataProviderRelease(provider);
    CFRelease(data);
}

static size_t giveBytes(void *info, void *buffer, off_t position, size_t count) {
    for (size_t i = 0; i < count; i++) ((uint8_t *)buffer)[i] = (uint8_t)(position + (off_t)i);
    return count;
}
static int released;
static void releaseInfo(void *info) { released++; }

static void providersAndConsumers(void) {
    const CGDataProviderDirectCallbacks calls = {0, NULL, NULL, giveBytes, releaseInfo};
    CGDataProviderRef direct = CGDataProviderCreateDirect(NULL, 10, &calls);
    NSData *data = [(NSData *)CGDataProviderCopyData(direct) autorelease];
    IS([data length] == 10 && ((const uint8_t *)[data bytes])[9] == 9);
    CGDataProviderRelease(direct);
    COUNT(released, 1);
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"paper.pdf"]];
    CGDataConsumerRef consumer = CGDataConsumerCreateWithURL((CFURLRef)url);
    CGDataConsumerRetain(consumer);
    CGDataConsumerRelease(consumer);
    CGRect box = CGRectMake(0, 0, 100, 50);
    CGContextRef pdf = CGPDFContextCreate(consumer, &box, NULL);
    CGPDFContextBeginPage(pdf, NULL);
    CGPDFContextEndPage(pdf);
    CGPDFContextClose(pdf);
    CGContextRelease(pdf);
    CGDataConsumerRelease(consumer);
    NSData *paper = [NSData dataWithContentsOfURL:url];
    IS([paper length] > 100 && memcmp([paper bytes], "%PDF-", 5) == 0);
}

static void spaces(void) {
    COUNT(CFGetTypeID(rgb), CGColorSpaceGetTypeID());
    COUNT(CGColorSpaceGetNumberOfComponents(rgb), 3);
    CGColorSpaceRetain(rgb);
    CGColorSpaceRelease(rgb);
    const CGFloat white[] = {0.95, 1, 1.09}, black[] = {0, 0, 0}, gamma[] = {2.2, 2.2, 2.2};
    const CGFloat matrix[] = {0.41, 0.21, 0.02, 0.36, 0.72, 0.12, 0.18, 0.07, 0.95}, ab[] = {-100, 100, -100, 100};
    struct {
        CGColorSpaceRef space;
        size_t components;
        CGColorSpaceModel model;
    } all[] = {
        {CGColorSpaceCreateCalibratedGray(white, black, 2.2), 1, kCGColorSpaceModelMonochrome},
        {CGColorSpaceCreateCalibratedRGB(white, black, gamma, matrix), 3, kCGColorSpaceModelRGB},
        {CGColorSpaceCreateLab(white, black, ab), 3, kCGColorSpaceModelLab},
        {CGColorSpaceCreateWithName(CFSTR("kCGColorSpaceGenericGray")), 1, kCGColorSpaceModelMonochrome},
        {CGColorSpaceCreateWithName(CFSTR("kCGColorSpaceGenericCMYK")), 4, kCGColorSpaceModelCMYK},
        {CGColorSpaceCreatePattern(NULL), 0, kCGColorSpaceModelPattern},
    };
    for (int i = 0; i < 6; i++) {
        COUNT(CGColorSpaceGetNumberOfComponents(all[i].space), all[i].components);
        COUNT(CGColorSpaceGetModel(all[i].space), all[i].model);
        CGColorSpaceRelease(all[i].space);
    }
    IS(CGColorSpaceCreateWithName(CFSTR("nothing of that name")) == NULL);
    // A table of two colours: red and green.
    static const unsigned char table[] = {255, 0, 0, 0, 255, 0};
    CGColorSpaceRef indexed = CGColorSpaceCreateIndexed(rgb, 1, table);
    COUNT(CGColorSpaceGetModel(indexed), kCGColorSpaceModelIndexed);
    COUNT(CGColorSpaceGetModel(CGColorSpaceGetBaseColorSpace(indexed)), kCGColorSpaceModelRGB);
    IS(CGColorSpaceGetBaseColorSpace(rgb) == NULL);
    COUNT(CGColorSpaceGetColorTableCount(indexed), 2);
    unsigned char copied[6] = {0};
    CGColorSpaceGetColorTable(indexed, copied);
    IS(memcmp(copied, table, 6) == 0);
    CGColorSpaceRelease(indexed);
}

static void paintCell(void *info, CGContextRef context) {
    CGContextSetRGBFillColor(context, 0, 0, 1, 1);
    CGContextFillRect(context, CGRectMake(0, 0, 2, 2));
}

static void colours(void) {
    const CGFloat half[] = {1, 0, 0, 0.5};
    CGColorRef colour = CGColorCreate(rgb, half), copy = CGColorCreateCopy(colour);
    COUNT(CFGetTypeID(colour), CGColorGetTypeID());
    REAL(CGColorGetAlpha(colour), 0.5);
    COUNT(CGColorSpaceGetModel(CGColorGetColorSpace(colour)), kCGColorSpaceModelRGB);
    IS(CGColorEqualToColor(colour, copy) && CGColorGetPattern(colour) == NULL);
    CGColorRef faint = CGColorCreateCopyWithAlpha(colour, 0.25);
    REAL(CGColorGetAlpha(faint), 0.25);
    REAL(CGColorGetComponents(faint)[0], 1);
    IS(!CGColorEqualToColor(colour, faint));
    CGColorRelease(faint);
    CGColorRelease(copy);
    CGColorRelease(colour);

    const CGPatternCallbacks calls = {0, paintCell, NULL};
    CGPatternRef pattern = CGPatternCreate(NULL, CGRectMake(0, 0, 4, 4), CGAffineTransformIdentity, 4, 4,
                                           kCGPatternTilingConstantSpacing, true, &calls);
    COUNT(CFGetTypeID(pattern), CGPatternGetTypeID());
    CGPatternRetain(pattern);
    CGPatternRelease(pattern);
    CGColorSpaceRef space = CGColorSpaceCreatePattern(NULL);
    static const CGFloat one[] = {1};
    colour = CGColorCreateWithPattern(space, pattern, one);
    IS(CGColorGetPattern(colour) == pattern);
    for (int i = 0; i < 3; i++) {
        // Only the lower left of each cell is painted; a phase moves the cells.
        void (^draws)(CGContextRef) = ^(CGContextRef context) {
            if (i == 2) CGContextSetPatternPhase(context, CGSizeMake(2, 0));
            if (i == 0) {
                CGContextSetFillColorWithColor(context, colour);
                CGContextFillRect(context, CGRectMake(0, 0, 8, 8));
            } else {
                CGContextSetStrokeColorSpace(context, space);
                CGContextSetStrokePattern(context, pattern, one);
                CGContextSetLineWidth(context, 8);
                CGPoint ends[] = {{0, 4}, {8, 4}};
                CGContextStrokeLineSegments(context, ends, 2);
            }
        };
        COUNT(drawnAt(1, 1, draws), i == 2 ? 0 : 0x0000FFFF);
        COUNT(drawnAt(3, 1, draws), i == 2 ? 0x0000FFFF : 0);
        COUNT(drawnAt(1, 3, draws), 0);
    }
    CGColorRelease(colour);
    CGColorSpaceRelease(space);
    CGPatternRelease(pattern);
}

static void evaluate(void *info, const CGFloat *in, CGFloat *out) {
    out[0] = *in;
    out[1] = 0;
    out[2] = 1 - *in;
    out[3] = 1;
}

static void gradients(void) {
    NSArray *ends = [NSArray arrayWithObjects:(id)[UIColor redColor].CGColor, (id)[UIColor blueColor].CGColor, nil];
    CGGradientRef gradient = CGGradientCreateWithColors(rgb, (CFArrayRef)ends, NULL);
    COUNT(CFGetTypeID(gradient), CGGradientGetTypeID());
    CGGradientRetain(gradient);
    CGGradientRelease(gradient);
    void (^draws)(CGContextRef) = ^(CGContextRef context) {
        CGContextDrawLinearGradient(context, gradient, CGPointZero, CGPointMake(8, 0), 0);
    };
    unsigned left = drawnAt(0, 4, draws), right = drawnAt(7, 4, draws);
    IS(left >> 24 > 0xD0 && (left >> 8 & 0xFF) < 0x30 && right >> 24 < 0x30 && (right >> 8 & 0xFF) > 0xD0);
    CGGradientRelease(gradient);

    const CGFloat domain[] = {0, 1}, range[] = {0, 1, 0, 1, 0, 1, 0, 1};
    const CGFunctionCallbacks calls = {0, evaluate, NULL};
    CGFunctionRef function = CGFunctionCreate(NULL, 1, domain, 4, range, &calls);
    COUNT(CFGetTypeID(function), CGFunctionGetTypeID());
    CGFunctionRetain(function);
    CGFunctionRelease(function);
    CGPoint centre = CGPointMake(4, 4);
    CGShadingRef shading = CGShadingCreateRadial(rgb, centre, 0, centre, 4, function, false, false);
    COUNT(CFGetTypeID(shading), CGShadingGetTypeID());
    CGShadingRetain(shading);
    CGShadingRelease(shading);
    draws = ^(CGContextRef context) { CGContextDrawShading(context, shading); };
    unsigned middle = drawnAt(4, 4, draws), edge = drawnAt(7, 4, draws);
    IS((middle >> 8 & 0xFF) > 0xA0 && edge >> 24 > 0x90);
    // Beyond the circle there is nothing, since it is not extended.
    COUNT(drawnAt(0, 0, draws), 0);
    CGShadingRelease(shading);
    CGFunctionRelease(function);
}

static void layers(void) {
    unsigned found = drawn(^(CGContextRef context) {
        CGLayerRef layer = CGLayerCreateWithContext(context, CGSizeMake(2, 2), NULL);
        COUNT(CFGetTypeID(layer), CGLayerGetTypeID());
        CGLayerRetain(layer);
        CGLayerRelease(layer);
        CGContextSetRGBFillColor(CGLayerGetContext(layer), 0, 1, 0, 1);
        CGContextFillRect(CGLayerGetContext(layer), CGRectMake(0, 0, 2, 2));
        CGContextDrawLayerInRect(context, CGRectMake(0, 0, 8, 8), layer);
        CGLayerRelease(layer);
    });
    COUNT(found, 0x00FF00FF);
}

static void geometry(void) {
    NSDictionary *point = [(NSDictionary *)CGPointCreateDictionaryRepresentation(CGPointMake(3, 4)) autorelease];
    SAME([point objectForKey:@"X"], [NSNumber numberWithInt:3]);
    NSDictionary *size = [(NSDictionary *)CGSizeCreateDictionaryRepresentation(CGSizeMake(5, 6)) autorelease];
    SAME([size objectForKey:@"Height"], [NSNumber numberWithInt:6]);
    CGSize again = {0};
    IS(CGSizeMakeWithDictionaryRepresentation((CFDictionaryRef)size, &again) && again.width == 5 && again.height == 6);
    IS(!CGSizeMakeWithDictionaryRepresentation((CFDictionaryRef)point, &again));
    COUNT(CGFLOAT_IS_DOUBLE, sizeof(CGFloat) == sizeof(double));
    IS(sizeof(CGFLOAT_TYPE) == sizeof(CGFloat) && CGFLOAT_MAX > 1e38 && CGFLOAT_MIN > 0 && CGFLOAT_MIN < 1e-37);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    rgb = CGColorSpaceCreateDeviceRGB();
    images();
    providersAndConsumers();
    spaces();
    colours();
    gradients();
    layers();
    geometry();
    puts("done");
    [pool release];
    return 0;
}
