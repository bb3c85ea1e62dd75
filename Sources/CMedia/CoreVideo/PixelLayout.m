#import "CoreVideo/PixelLayout.h"

/// The size of a pixel in bytes for formats with one plane; 0 for other formats.
static size_t bytes_of_pixel(OSType format) {
    switch (format) {
    case kCVPixelFormatType_8Indexed:
    case kCVPixelFormatType_8IndexedGray_WhiteIsZero:
    case kCVPixelFormatType_OneComponent8: return 1;
    case kCVPixelFormatType_16BE555:
    case kCVPixelFormatType_16LE555:
    case kCVPixelFormatType_16LE5551:
    case kCVPixelFormatType_16BE565:
    case kCVPixelFormatType_16LE565:
    case kCVPixelFormatType_16Gray:
    case kCVPixelFormatType_TwoComponent8:
    case kCVPixelFormatType_422YpCbCr8:
    case kCVPixelFormatType_422YpCbCr8_yuvs:
    case kCVPixelFormatType_422YpCbCr8FullRange: return 2;
    case kCVPixelFormatType_24RGB:
    case kCVPixelFormatType_24BGR:
    case kCVPixelFormatType_444YpCbCr8: return 3;
    case kCVPixelFormatType_32ARGB:
    case kCVPixelFormatType_32BGRA:
    case kCVPixelFormatType_32ABGR:
    case kCVPixelFormatType_32RGBA:
    case kCVPixelFormatType_32AlphaGray:
    case kCVPixelFormatType_30RGB:
    case kCVPixelFormatType_4444YpCbCrA8:
    case kCVPixelFormatType_4444YpCbCrA8R:
    case kCVPixelFormatType_4444AYpCbCr8:
    case kCVPixelFormatType_422YpCbCr16: return 4;
    case kCVPixelFormatType_48RGB: return 6;
    case kCVPixelFormatType_64ARGB:
    case kCVPixelFormatType_4444AYpCbCr16: return 8;
    default: return 0;
    }
}

static void add_plane(struct pixel_layout *layout, size_t width, size_t height, size_t row, size_t alignment) {
    struct pixel_plane *plane = &layout->planes[layout->plane_count++];
    plane->width = width;
    plane->height = height;
    plane->bytes_per_row = (row + alignment - 1) / alignment * alignment;
    plane->offset = layout->size;
    layout->size += plane->bytes_per_row * height;
}

CVReturn pixel_layout_make(struct pixel_layout *layout, OSType format, size_t width, size_t height, size_t alignment) {
    *layout = (struct pixel_layout){.width = width, .height = height};
    // The limit of 2^20 pixels per side prevents an overflow of the total size.
    if (width == 0 || height == 0 || width > 1 << 20 || height > 1 << 20) return kCVReturnInvalidSize;
    if (alignment == 0 || alignment > 4096) alignment = 16;
    size_t pixel = bytes_of_pixel(format), halfWidth = (width + 1) / 2, halfHeight = (height + 1) / 2;
    if (pixel > 0) {
        add_plane(layout, width, height, width * pixel, alignment);
        return kCVReturnSuccess;
    }
    layout->is_planar = true;
    switch (format) {
    case kCVPixelFormatType_420YpCbCr8Planar:
    case kCVPixelFormatType_420YpCbCr8PlanarFullRange:
        add_plane(layout, width, height, width, alignment);
        add_plane(layout, halfWidth, halfHeight, halfWidth, alignment);
        add_plane(layout, halfWidth, halfHeight, halfWidth, alignment);
        return kCVReturnSuccess;
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange:
    case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
        add_plane(layout, width, height, width, alignment);
        add_plane(layout, halfWidth, halfHeight, halfWidth * 2, alignment);
        return kCVReturnSuccess;
    default: return kCVReturnInvalidPixelFormat;
    }
}
