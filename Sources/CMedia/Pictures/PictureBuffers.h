// Pictures of 32-bit pixels as buffers of pixels in the formats that apps ask for, and as samples with a time.
#pragma once
#import <CoreMedia/CMSampleBuffer.h>
#include <stdbool.h>

/// Rows of pixels: blue, green, red, opaque alpha.
struct picture_rows {
    const uint32_t *pixels;
    /// The pixels from one row to the next.
    size_t stride, width, height;
};

/// True for 32BGRA, both 420YpCbCr8BiPlanar and 422YpCbCr8.
bool picture_buffer_knows(OSType format);

/// Writes a picture into a buffer of one of these formats and the same size.
/// - Returns: false for another format or size.
bool picture_buffer_fill(CVPixelBufferRef buffer, const struct picture_rows *rows);

/// A new buffer with a picture; NULL for another format or without memory.
CVPixelBufferRef picture_buffer_create(OSType format, const struct picture_rows *rows);

/// A new buffer with the pixels and attachments of another one.
CVPixelBufferRef picture_buffer_copy(CVPixelBufferRef buffer);

/// A sample that is a picture.
/// - Parameter format: A description of the buffer; NULL makes one.
CMSampleBufferRef picture_sample_create(CVPixelBufferRef buffer, CMVideoFormatDescriptionRef format, CMTime time,
                                        CMTime duration);
