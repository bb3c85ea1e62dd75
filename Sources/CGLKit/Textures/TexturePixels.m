#import "Textures/TexturePixels.h"
#import <UIKit/UIKit.h>

@implementation VergerTexturePixels

static const size_t longest_side = 4096;

static BOOL is_set(NSDictionary *options, NSString *key) { return [[options objectForKey:key] boolValue]; }

/// Takes the multiplication by alpha out of pixels.
static void separate_alpha(uint8_t *pixels, size_t count) {
    for (uint8_t *pixel = pixels; pixel < pixels + 4 * count; pixel += 4) {
        unsigned alpha = pixel[3];
        if (alpha == 0 || alpha == 255) continue;
        for (int i = 0; i < 3; i++) pixel[i] = (uint8_t)MIN((pixel[i] * 255u + alpha / 2) / alpha, 255u);
    }
}

static void turn_upside_down(uint8_t *pixels, size_t rowLength, size_t height) {
    for (size_t line = 0; line < height / 2; line++) {
        uint8_t *upper = pixels + line * rowLength, *lower = pixels + (height - 1 - line) * rowLength;
        for (size_t i = 0; i < rowLength; i++) {
            uint8_t byte = upper[i];
            upper[i] = lower[i];
            lower[i] = byte;
        }
    }
}

static BOOL is_gray(CGImageRef image) {
    CGColorSpaceRef space = CGImageGetColorSpace(image);
    return space && CGColorSpaceGetModel(space) == kCGColorSpaceModelMonochrome;
}

+ (instancetype)pixelsOfImage:(CGImageRef)image options:(NSDictionary *)options error:(NSError **)error {
    size_t width = image ? CGImageGetWidth(image) : 0, height = image ? CGImageGetHeight(image) : 0;
    if (width < 1 || height < 1 || width > longest_side || height > longest_side) {
        if (error) *error = texture_error(GLKTextureLoaderErrorInvalidCGImage, 0);
        return nil;
    }
    NSMutableData *bytes = [NSMutableData dataWithLength:width * height * 4];
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(bytes.mutableBytes, width, height, 8, width * 4, space,
                                                 kCGImageAlphaPremultipliedLast | kCGBitmapByteOrder32Big);
    CGContextDrawImage(context, CGRectMake(0, 0, width, height), image);
    CGContextRelease(context);
    CGColorSpaceRelease(space);
    return [[self alloc] initWithBytes:bytes width:width height:height image:image options:options];
}

- (instancetype)initWithBytes:(NSMutableData *)bytes width:(size_t)width height:(size_t)height
                        image:(CGImageRef)image options:(NSDictionary *)options {
    if (!(self = [super init])) return nil;
    _width = (GLsizei)width;
    _height = (GLsizei)height;
    _format = GL_RGBA;
    uint8_t *pixels = bytes.mutableBytes;
    switch (CGImageGetAlphaInfo(image)) {
    case kCGImageAlphaNone:
    case kCGImageAlphaNoneSkipFirst:
    case kCGImageAlphaNoneSkipLast: _alphaState = GLKTextureInfoAlphaStateNone; break;
    case kCGImageAlphaFirst:
    case kCGImageAlphaLast:
        if (is_set(options, GLKTextureLoaderApplyPremultiplication)) {
            _alphaState = GLKTextureInfoAlphaStatePremultiplied;
        } else {
            _alphaState = GLKTextureInfoAlphaStateNonPremultiplied;
            separate_alpha(pixels, width * height);
        }
        break;
    default: _alphaState = GLKTextureInfoAlphaStatePremultiplied;
    }
    _origin = GLKTextureInfoOriginTopLeft;
    if (is_set(options, GLKTextureLoaderOriginBottomLeft)) {
        turn_upside_down(pixels, width * 4, height);
        _origin = GLKTextureInfoOriginBottomLeft;
    }
    if (is_set(options, GLKTextureLoaderGrayscaleAsAlpha) && is_gray(image)) {
        _format = GL_ALPHA;
        for (size_t i = 0; i < width * height; i++) pixels[i] = pixels[4 * i];
        bytes.length = width * height;
    }
    _bytes = bytes;
    return self;
}

@end
