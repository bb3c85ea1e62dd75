#import "Picture/CameraPicture.h"
#import "Device/CameraLink.h"
#import "Picture/CameraGeneration.h"

enum { longest_side = 8192 };

@implementation CameraPicture {
    uint32_t *_pixels;
}

- (id)initWithRequest:(const struct camera_request *)request {
    if (!(self = [super init])) return nil;
    size_t width = (size_t)request->width, height = (size_t)request->height;
    if (request->width < 1 || request->height < 1 || width > longest_side || height > longest_side) return nil;
    camera_generation_watch();
    _pixels = malloc(width * height * sizeof *_pixels);
    if (_pixels == NULL) return nil;
    if (!device_camera_draw(request->isFront, _pixels, width * sizeof *_pixels, request->width, request->height))
        return nil;
    _rows = (struct picture_rows){_pixels, width, width, height};
    if ((request->turns || request->isMirrored) && ![self turn:request->turns mirrored:request->isMirrored]) return nil;
    return self;
}

- (void)dealloc { free(_pixels); }

/// - Returns: NO without memory.
- (BOOL)turn:(int)turns mirrored:(BOOL)isMirrored {
    size_t width = _rows.width, height = _rows.height;
    size_t across = turns % 2 ? height : width, down = turns % 2 ? width : height;
    uint32_t *turned = malloc(width * height * sizeof *turned);
    if (turned == NULL) return NO;
    for (size_t y = 0; y < down; y++) {
        uint32_t *out = turned + y * across;
        for (size_t x = 0; x < across; x++) {
            size_t from = isMirrored ? across - 1 - x : x;
            switch (turns & 3) {
            case 0: out[x] = _pixels[y * width + from]; break;
            case 1: out[x] = _pixels[(height - 1 - from) * width + y]; break;
            case 2: out[x] = _pixels[(height - 1 - y) * width + (width - 1 - from)]; break;
            default: out[x] = _pixels[from * width + (width - 1 - y)]; break;
            }
        }
    }
    free(_pixels);
    _pixels = turned;
    _rows = (struct picture_rows){turned, across, across, down};
    return YES;
}

- (CGImageRef)copyImage {
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGBitmapInfo format = kCGImageAlphaNoneSkipFirst | kCGBitmapByteOrder32Little;
    CGContextRef context = CGBitmapContextCreate(_pixels, _rows.width, _rows.height, 8, _rows.width * 4, space, format);
    CGColorSpaceRelease(space);
    CGImageRef image = context ? CGBitmapContextCreateImage(context) : NULL;
    CGContextRelease(context);
    return image;
}

@end
