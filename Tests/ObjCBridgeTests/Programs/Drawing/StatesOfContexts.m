// CGContext's paths, transforms, clips, colours and line styles, seen in the pixels of a bitmap.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"

enum { Side = 20 };
static uint8_t pixels[Side * Side * 4];
static CGContextRef context;

static void begin(void) {
    if (context) CGContextRelease(context);
    memset(pixels, 0, sizeof pixels);
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    context = CGBitmapContextCreate(pixels, Side, Side, 8, Side * 4, space,
                                    (CGBitmapInfo)kCGImageAlphaPremultipliedLast | kCGBitmapByteOrder32Big);
    CGColorSpaceRelease(space);
}

/// The colour of the pixel whose lower left corner is there, as 0xRRGGBBAA.
static unsigned at(int x, int y) {
    uint8_t *p = pixels + ((Side - 1 - y) * Side + x) * 4;
    return (unsigned)p[0] << 24 | (unsigned)p[1] << 16 | (unsigned)p[2] << 8 | p[3];
}
enum { Red = 0xFF0000FF, Green = 0x00FF00FF, Blue = 0x0000FFFF, Black = 0x000000FF };

/// How many pixels are not clear.
static int covered(void) {
    int count = 0;
    for (int i = 0; i < Side * Side; i++) count += pixels[i * 4 + 3] != 0;
    return count;
}

static void red(void) { CGContextSetRGBFillColor(context, 1, 0, 0, 1); }
#define POINT(found, a, b) do { CGPoint p_ = (found); REAL(p_.x, a); REAL(p_.y, b); } while (0)
#define RECT(found, a, b, c, d) \
    do { \
        CGRect r_ = (found); \
        REAL(r_.origin.x, a); \
        REAL(r_.origin.y, b); \
        REAL(r_.size.width, c); \
        REAL(r_.size.height, d); \
    } while (0)

static void paths(void) {
    begin();
    red();
    IS(CGContextIsPathEmpty(context));
    CGPoint corners[] = {{2, 2}, {10, 2}, {10, 10}, {2, 10}};
    CGContextAddLines(context, corners, 4);
    IS(!CGContextIsPathEmpty(context));
    POINT(CGContextGetPathCurrentPoint(context), 2, 10);
    IS(CGContextPathContainsPoint(context, CGPointMake(5, 5), kCGPathFill));
    IS(!CGContextPathContainsPoint(context, CGPointMake(15, 5), kCGPathFill));
    CGPathRef copy = CGContextCopyPath(context);
    CGContextFillPath(context);
    IS(CGContextIsPathEmpty(context));
    COUNT(covered(), 64);
    COUNT(at(2, 2), Red);
    begin();
    red();
    CGContextAddPath(context, copy);
    CGPathRelease(copy);
    CGContextFillPath(context);
    COUNT(covered(), 64);
    begin();
    CGRect two[] = {{{0, 0}, {3, 3}}, {{10, 10}, {4, 4}}};
    CGContextAddRects(context, two, 2);
    CGContextFillPath(context);
    COUNT(covered(), 9 + 16);
    begin();
    CGContextFillRects(context, two, 2);
    COUNT(covered(), 9 + 16);
    begin();
    CGContextAddEllipseInRect(context, CGRectMake(2, 2, 16, 16));
    IS(CGContextPathContainsPoint(context, CGPointMake(10, 17.5), kCGPathFill));
    IS(!CGContextPathContainsPoint(context, CGPointMake(3, 3), kCGPathFill));
    CGContextBeginPath(context);
    CGContextMoveToPoint(context, 0, 0);
    CGContextAddQuadCurveToPoint(context, 10, 20, 20, 0);
    POINT(CGContextGetPathCurrentPoint(context), 20, 0);
    // Half way a quadratic curve is at a quarter of its ends and half of its handle.
    IS(CGContextPathContainsPoint(context, CGPointMake(10, 9.9), kCGPathFill));
    IS(!CGContextPathContainsPoint(context, CGPointMake(10, 10.1), kCGPathFill));
    CGContextBeginPath(context);
    CGContextMoveToPoint(context, 0, 0);
    CGContextAddCurveToPoint(context, 0, 20, 20, 20, 20, 0);
    IS(CGContextPathContainsPoint(context, CGPointMake(10, 14.9), kCGPathFill));
    IS(!CGContextPathContainsPoint(context, CGPointMake(10, 15.1), kCGPathFill));
    CGContextBeginPath(context);
    CGContextMoveToPoint(context, 2, 2);
    CGContextAddArcToPoint(context, 12, 2, 12, 12, 4);
    // A rounded corner ends where the circle touches the second line.
    POINT(CGContextGetPathCurrentPoint(context), 12, 6);
}

static void transforms(void) {
    begin();
    CGContextTranslateCTM(context, 10, 0);
    CGContextScaleCTM(context, 2, 3);
    POINT(CGContextConvertPointToDeviceSpace(context, CGPointMake(1, 1)), 12, 3);
    POINT(CGContextConvertPointToUserSpace(context, CGPointMake(12, 3)), 1, 1);
    RECT(CGContextConvertRectToDeviceSpace(context, CGRectMake(1, 1, 2, 2)), 12, 3, 4, 6);
    RECT(CGContextConvertRectToUserSpace(context, CGRectMake(12, 3, 4, 6)), 1, 1, 2, 2);
    CGSize size = CGContextConvertSizeToDeviceSpace(context, CGSizeMake(1, 1));
    IS(size.width == 2 && fabs(size.height) == 3);
    size = CGContextConvertSizeToUserSpace(context, CGSizeMake(2, 3));
    IS(size.width == 1 && fabs(size.height) == 1);
    CGAffineTransform whole = CGContextGetUserSpaceToDeviceSpaceTransform(context);
    REAL(whole.a, 2);
    REAL(whole.tx, 10);
    begin();
    red();
    CGContextTranslateCTM(context, 10, 10);
    CGContextRotateCTM(context, M_PI_2);
    CGContextFillRect(context, CGRectMake(0, 0, 5, 2));
    IS(at(9, 10) == Red && at(8, 14) == Red && at(10, 10) == 0 && covered() == 10);
    CGAffineTransform scaled = CGAffineTransformScale(CGAffineTransformMakeTranslation(3, 4), 2, 5);
    POINT(CGPointApplyAffineTransform(CGPointMake(1, 1), scaled), 5, 9);
    RECT(CGRectApplyAffineTransform(CGRectMake(0, 0, 2, 1), CGAffineTransformMakeRotation(M_PI_2)), -1, 0, 1, 2);
}

static void clips(void) {
    begin();
    CGContextClipToRect(context, CGRectMake(5, 5, 4, 4));
    RECT(CGContextGetClipBoundingBox(context), 5, 5, 4, 4);
    CGContextFillRect(context, CGRectMake(0, 0, Side, Side));
    COUNT(covered(), 16);
    begin();
    CGRect two[] = {{{0, 0}, {3, 3}}, {{10, 10}, {4, 4}}};
    CGContextClipToRects(context, two, 2);
    CGContextFillRect(context, CGRectMake(0, 0, Side, Side));
    COUNT(covered(), 25);
    // One square in another: inside by the count of turns, outside by evenness.
    for (int even = 0; even < 2; even++) {
        begin();
        CGContextAddRect(context, CGRectMake(0, 0, 10, 10));
        CGContextAddRect(context, CGRectMake(2, 2, 4, 4));
        if (even) CGContextEOClip(context);
        else CGContextClip(context);
        CGContextFillRect(context, CGRectMake(0, 0, Side, Side));
        COUNT(covered(), even ? 84 : 100);
    }
    // A mask lets through where it is black.
    uint8_t halves[] = {0, 255};
    CGDataProviderRef provider = CGDataProviderCreateWithData(NULL, halves, 2, NULL);
    CGImageRef mask = CGImageMaskCreate(2, 1, 8, 8, 2, provider, NULL, false);
    IS(CGImageIsMask(mask));
    begin();
    red();
    CGContextSetInterpolationQuality(context, kCGInterpolationNone);
    COUNT(CGContextGetInterpolationQuality(context), kCGInterpolationNone);
    CGContextClipToMask(context, CGRectMake(0, 0, Side, Side), mask);
    CGContextFillRect(context, CGRectMake(0, 0, Side, Side));
    IS(at(3, 10) == Red && at(16, 10) == 0);
    CGImageRelease(mask);
    CGDataProviderRelease(provider);
}

static void colours(void) {
    begin();
    CGContextSetCMYKFillColor(context, 0, 1, 1, 0, 1);
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    IS((at(0, 0) >> 24) > 0xC0 && (at(0, 0) >> 8 & 0xFFFF) < 0x6060);
    CGContextSetFillColorWithColor(context, [UIColor greenColor].CGColor);
    const CGFloat blue[] = {0, 0, 1, 1};
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextSetFillColorSpace(context, space);
    CGContextSetFillColor(context, blue);
    CGContextFillRect(context, CGRectMake(1, 0, 1, 1));
    COUNT(at(1, 0), Blue);
    CGContextSetStrokeColorSpace(context, space);
    CGContextSetStrokeColor(context, blue);
    CGContextSetLineWidth(context, 2);
    CGContextStrokeRect(context, CGRectMake(5, 5, 10, 10));
    IS(at(4, 10) == Blue && at(5, 10) == Blue && at(6, 10) == 0 && at(10, 15) == Blue);
    CGColorSpaceRelease(space);
    begin();
    CGContextSetLineWidth(context, 2);
    CGContextSetRGBStrokeColor(context, 0, 1, 0, 1);
    CGPoint ends[] = {{0, 5}, {20, 5}, {0, 15}, {20, 15}};
    CGContextStrokeLineSegments(context, ends, 4);
    IS(at(10, 4) == Green && at(10, 5) == Green && at(10, 15) == Green && at(10, 10) == 0);
    COUNT(covered(), 80);
    begin();
    CGContextSetLineWidth(context, 2);
    CGContextSetGrayStrokeColor(context, 0, 1);
    CGContextStrokeEllipseInRect(context, CGRectMake(2, 2, 16, 16));
    IS(at(2, 10) == Black && at(10, 10) == 0 && at(17, 10) == Black);
    CGContextSetCMYKStrokeColor(context, 1, 1, 0, 0, 1);
    CGContextStrokeRect(context, CGRectMake(9, 9, 2, 2));
    IS((at(9, 8) >> 8 & 0xFF) > 0x60 && at(9, 8) >> 24 < 0x60);
    // Half of what is painted.
    begin();
    red();
    CGContextSetAlpha(context, 0.5);
    CGContextFillRect(context, CGRectMake(0, 0, 5, 5));
    IS(abs((int)(at(0, 0) & 0xFF) - 128) <= 1);
    begin();
    red();
    CGContextFillRect(context, CGRectMake(0, 0, 10, 10));
    CGContextSetBlendMode(context, kCGBlendModeClear);
    CGContextFillRect(context, CGRectMake(0, 0, 5, 10));
    COUNT(covered(), 50);
    CGContextSetBlendMode(context, kCGBlendModeMultiply);
    CGContextSetRGBFillColor(context, 0, 1, 0, 1);
    CGContextFillRect(context, CGRectMake(5, 0, 1, 1));
    COUNT(at(5, 0), Black);
}

static void lines(void) {
    begin();
    CGContextSetLineWidth(context, 4);
    CGContextSetLineCap(context, kCGLineCapButt);
    CGPoint ends[] = {{5, 10}, {15, 10}};
    CGContextStrokeLineSegments(context, ends, 2);
    COUNT(covered(), 40);
    begin();
    CGContextSetLineWidth(context, 4);
    CGContextSetLineCap(context, kCGLineCapSquare);
    CGContextStrokeLineSegments(context, ends, 2);
    COUNT(covered(), 56);
    begin();
    CGContextSetLineWidth(context, 4);
    const CGFloat lengths[] = {4, 1};
    CGContextSetLineDash(context, 0, lengths, 2);
    CGContextStrokeLineSegments(context, ends, 2);
    COUNT(covered(), 32);
    IS(at(9, 10) == 0 && at(8, 10) != 0);
    // A corner's point is there by a mitre, as far as its limit allows, and cut by a bevel.
    for (int kind = 0; kind < 3; kind++) {
        begin();
        CGContextSetLineWidth(context, 6);
        CGContextSetLineJoin(context, kind == 0 ? kCGLineJoinBevel : kCGLineJoinMiter);
        if (kind == 2) CGContextSetMiterLimit(context, 1);
        CGPoint corner[] = {{3, 20}, {3, 3}, {20, 3}};
        CGContextAddLines(context, corner, 3);
        CGContextStrokePath(context);
        COUNT(at(0, 0) != 0, kind == 1);
    }
    begin();
    CGContextSetAllowsAntialiasing(context, true);
    CGContextSetShouldAntialias(context, false);
    CGContextSetFlatness(context, 1);
    CGContextFillEllipseInRect(context, CGRectMake(1, 1, 17, 17));
    int partly = 0;
    for (int i = 0; i < Side * Side; i++) partly += pixels[i * 4 + 3] > 0 && pixels[i * 4 + 3] < 255;
    COUNT(partly, 0);
    IS(covered() > 200);
    // Half a pixel is whole or none; with smoothing it is half.
    begin();
    CGContextFillRect(context, CGRectMake(0, 0, 1.5, 1));
    IS(abs((int)(at(1, 0) & 0xFF) - 128) <= 1);
}

static void layersAndShadows(void) {
    // What overlaps in a transparency layer is painted as one.
    for (int kind = 0; kind < 3; kind++) {
        begin();
        CGContextSetAlpha(context, 0.5);
        if (kind == 1) CGContextBeginTransparencyLayer(context, NULL);
        if (kind == 2) CGContextBeginTransparencyLayerWithRect(context, CGRectMake(0, 0, 10, 10), NULL);
        CGContextFillRect(context, CGRectMake(0, 0, 8, 8));
        CGContextFillRect(context, CGRectMake(4, 4, 8, 8));
        if (kind > 0) CGContextEndTransparencyLayer(context);
        IS(abs((int)(at(5, 5) & 0xFF) - (kind == 0 ? 191 : 128)) <= 1);
        COUNT(at(11, 11) == 0, kind == 2);
    }
    begin();
    CGContextSetShadow(context, CGSizeMake(5, 5), 0);
    red();
    CGContextFillRect(context, CGRectMake(2, 2, 4, 4));
    IS(at(3, 3) == Red && (at(9, 9) >> 8) == 0 && abs((int)(at(9, 9) & 0xFF) - 85) <= 2);
    begin();
    CGContextSetShadowWithColor(context, CGSizeMake(5, -2), 0, [UIColor blueColor].CGColor);
    red();
    CGContextFillRect(context, CGRectMake(2, 4, 4, 4));
    IS(at(3, 5) == Red && at(10, 3) == Blue && at(10, 7) == 0);
    CGContextSetShadowWithColor(context, CGSizeMake(5, -2), 0, NULL);
    CGContextFillRect(context, CGRectMake(2, 14, 4, 4));
    COUNT(at(10, 14), 0);
}

static void bitmaps(void) {
    begin();
    COUNT(CGContextGetTypeID() == CGImageGetTypeID(), NO);
    COUNT(CFGetTypeID(context), CGContextGetTypeID());
    COUNT(CGBitmapContextGetAlphaInfo(context), kCGImageAlphaPremultipliedLast);
    COUNT(CGBitmapContextGetBitmapInfo(context), kCGImageAlphaPremultipliedLast | kCGBitmapByteOrder32Big);
    COUNT(CGBitmapContextGetBitsPerComponent(context), 8);
    COUNT(CGBitmapContextGetBitsPerPixel(context), 32);
    COUNT(CGColorSpaceGetModel(CGBitmapContextGetColorSpace(context)), kCGColorSpaceModelRGB);
    CGContextRetain(context);
    CGContextRelease(context);
    red();
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1));
    CGContextFlush(context);
    CGContextSynchronize(context);
    COUNT(at(0, 0), Red);
    CGImageRef image = CGBitmapContextCreateImage(context);
    begin();
    // Four pixels of red in a tile of 5 x 5.
    CGContextDrawTiledImage(context, CGRectMake(0, 0, 5, 5), image);
    CGImageRelease(image);
    int tiles = 0;
    for (int y = 0; y < Side; y += 5) for (int x = 0; x < Side; x += 5) tiles += at(x, y) != 0;
    COUNT(tiles, 16);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    paths();
    transforms();
    clips();
    colours();
    lines();
    layersAndShadows();
    bitmaps();
    puts("done");
    [pool release];
    return 0;
}
