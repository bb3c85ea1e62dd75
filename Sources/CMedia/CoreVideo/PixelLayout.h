#pragma once
#import <CoreVideo/CVPixelBuffer.h>

enum { MaximumPlaneCount = 3 };

/// The memory layout of an image. A format that is not planar is described as one plane.
struct pixel_layout {
    size_t width, height, plane_count, size;
    bool is_planar;
    struct pixel_plane {
        size_t width, height, bytes_per_row, offset;
    } planes[MaximumPlaneCount];
};

/// Computes the layout of an image whose rows begin at multiples of `alignment` bytes.
CVReturn pixel_layout_make(struct pixel_layout *layout, OSType format, size_t width, size_t height, size_t alignment);
