// Images say what their samples are like, and give them in that layout: those of bitmap contexts that of the context, those of files
// that of the file.
// > RGBA: 8 32 4 bytes a row, info 16385, rgb; ff 00 00 ff
// > BGRA: 8 32 4 bytes a row, info 8194, rgb; 00 00 ff ff
// > gray: 8 8 16 bytes a row, info 0, gray; 36
// > alpha: 8 8 1 bytes a row, info 7, none; ff
// > part: 8 32 8 bytes a row, info 16385, rgb; ff 00 00 ff
// > copy: 8 32 4 bytes a row, info 16385, rgb; ff 00 00 ff
// > JPEG: 8 24 6 bytes a row, info 0, rgb; fe 00 00
// > PNG: 8 24 6 bytes a row, info 0, rgb; ff 00 00 ff
// > gray PNG: 8 8 1 bytes a row, info 0, gray; 80
// > opaque PNG: 8 24 3 bytes a row, info 0, rgb; 80 40 20
// > divided: 0 1, 0 1
// > narrow: 1 1, low: 1 1, no room: 1 1
#import <UIKit/UIKit.h>
#include <stdio.h>

static void show(const char *what, CGImageRef image, int count) {
    CGColorSpaceRef space = CGImageGetColorSpace(image);
    size_t components = space ? CGColorSpaceGetNumberOfComponents(space) : 0;
    printf("%s: %zu %zu %zu bytes a row, info %u, %s;", what, CGImageGetBitsPerComponent(image), CGImageGetBitsPerPixel(image),
           CGImageGetBytesPerRow(image), (unsigned)CGImageGetBitmapInfo(image),
           components == 3 ? "rgb" : components == 1 ? "gray" : "none");
    CFDataRef data = CGDataProviderCopyData(CGImageGetDataProvider(image));
    if (data == NULL || CFDataGetLength(data) != (CFIndex)(CGImageGetBytesPerRow(image) * CGImageGetHeight(image))) printf(" length");
    for (int i = 0; data && i < count; i++) printf(" %02x", CFDataGetBytePtr(data)[i]);
    printf("\n");
    if (data) CFRelease(data);
}

static CGContextRef red_context(size_t side, size_t row, CGColorSpaceRef space, CGBitmapInfo info) {
    CGContextRef context = CGBitmapContextCreate(NULL, side, side, 8, row, space, info);
    CGContextSetRGBFillColor(context, 1, 0, 0, 1);
    CGContextFillRect(context, CGRectMake(0, 0, side, side));
    return context;
}

static CGImageRef red_image(size_t side, size_t row, CGColorSpaceRef space, CGBitmapInfo info) {
    CGContextRef context = red_context(side, row, space, info);
    CGImageRef image = CGBitmapContextCreateImage(context);
    CGContextRelease(context);
    return image;
}

static CGImageRef file_image(NSData *file, BOOL isJPEG) {
    CGDataProviderRef provider = CGDataProviderCreateWithCFData((CFDataRef)file);
    CGImageRef image = isJPEG ? CGImageCreateWithJPEGDataProvider(provider, NULL, false, kCGRenderingIntentDefault)
                              : CGImageCreateWithPNGDataProvider(provider, NULL, false, kCGRenderingIntentDefault);
    CGDataProviderRelease(provider);
    return image;
}

// One pixel of gray 0x80, and one of the colour 0x804020: written by hand.
static const unsigned char gray_png[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3a, 0x7e, 0x9b, 0x55, 0x00, 0x00, 0x00, 0x0a, 0x49,
    0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0x00, 0x00,
    0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
};
static const unsigned char opaque_png[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53, 0xde, 0x00, 0x00, 0x00, 0x0c, 0x49,
    0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x68, 0x70, 0x50, 0x00, 0x00, 0x02, 0x24, 0x00, 0xe1, 0xab, 0x59, 0x62, 0x27,
    0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
};

int main(void) {
    @autoreleasepool {
        CGColorSpaceRef rgb = CGColorSpaceCreateDeviceRGB(), gray = CGColorSpaceCreateDeviceGray();
        CGBitmapInfo rgba = kCGImageAlphaPremultipliedLast | kCGBitmapByteOrder32Big;
        show("RGBA", red_image(1, 4, rgb, rgba), 4);
        show("BGRA", red_image(1, 4, rgb, kCGImageAlphaPremultipliedFirst | kCGBitmapByteOrder32Little), 4);
        show("gray", red_image(2, 16, gray, kCGImageAlphaNone), 1);
        show("alpha", red_image(1, 1, NULL, kCGImageAlphaOnly), 1);
        CGImageRef image = red_image(4, 32, rgb, rgba);
        show("part", CGImageCreateWithImageInRect(image, CGRectMake(1, 1, 2, 2)), 4);
        show("copy", CGImageCreateCopy(red_image(1, 4, rgb, rgba)), 4);
        UIImage *two = [UIImage imageWithCGImage:red_image(2, 8, rgb, rgba)];
        show("JPEG", file_image(UIImageJPEGRepresentation(two, 1), YES), 3);
        show("PNG", file_image(UIImagePNGRepresentation(two), NO), 4);
        show("gray PNG", file_image([NSData dataWithBytes:gray_png length:sizeof gray_png], NO), 1);
        show("opaque PNG", file_image([NSData dataWithBytes:opaque_png length:sizeof opaque_png], NO), 3);

        CGRect slice, rest;
        CGRectDivide(CGRectInfinite, &slice, &rest, -50, CGRectMaxXEdge);
        printf("divided: %g %d,", slice.size.width, slice.origin.x == CGRectInfinite.origin.x && CGRectIsInfinite(rest));
        CGRectDivide(CGRectInfinite, &slice, &rest, 500, CGRectMaxYEdge);
        printf(" %g %d\n", slice.size.height - 500, slice.origin.y == CGRectInfinite.origin.y && CGRectIsInfinite(rest));

        UIFont *font = [UIFont systemFontOfSize:12];
        CGSize first = [@"T" sizeWithFont:font], size = [@"TEST" sizeWithFont:font constrainedToSize:CGSizeMake(1, 1000)];
        printf("narrow: %d %d,", size.width >= first.width, size.height == 4 * first.height);
        size = [@"TEST TEST" sizeWithFont:font constrainedToSize:CGSizeMake(1000, 3)];
        printf(" low: %d %d,", size.height == first.height, size.width > first.width);
        size = [@"TEST" sizeWithFont:font constrainedToSize:CGSizeZero lineBreakMode:UILineBreakModeWordWrap];
        printf(" no room: %d %d\n", size.width == first.width, size.height == first.height);
    }
    return 0;
}
