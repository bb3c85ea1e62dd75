#import "Pictures/PictureBuffers.h"
#import <Foundation/Foundation.h>

bool picture_buffer_knows(OSType format) {
    return format == kCVPixelFormatType_32BGRA || format == kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange ||
           format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange || format == kCVPixelFormatType_422YpCbCr8;
}

// MARK: Colours after ITU-R BT.601

/// Weights in 1/65536, with what is added to each value.
struct matrix {
    int32_t luma[3], blue[3], red[3], darkest;
};

static const struct matrix video_range = {{6416, 33039, 16829}, {28784, -19071, -9713}, {-4681, -24103, 28784}, 16};
static const struct matrix full_range = {{7471, 38470, 19595}, {32768, -21709, -11059}, {-5329, -27439, 32768}, 0};

static int32_t weigh(const int32_t weights[3], uint32_t pixel) {
    int32_t blue = pixel & 0xFF, green = pixel >> 8 & 0xFF, red = pixel >> 16 & 0xFF;
    return weights[0] * blue + weights[1] * green + weights[2] * red + 32768;
}

static uint8_t luma(const struct matrix *matrix, uint32_t pixel) {
    return (uint8_t)(matrix->darkest + (weigh(matrix->luma, pixel) >> 16));
}

static uint8_t chroma(const int32_t weights[3], uint32_t pixel) {
    int32_t value = 128 + (weigh(weights, pixel) >> 16);
    return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

/// The mean of four pixels.
static uint32_t mean(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
    uint32_t even = 0x00FF00FF, two = 0x00020002;
    uint32_t low = ((a & even) + (b & even) + (c & even) + (d & even) + two) >> 2 & even;
    uint32_t high = ((a >> 8 & even) + (b >> 8 & even) + (c >> 8 & even) + (d >> 8 & even) + two) >> 2 & even;
    return low | high << 8;
}

// MARK: Filling

static void fill_two_planes(CVPixelBufferRef buffer, const struct picture_rows *rows, const struct matrix *matrix) {
    uint8_t *lumas = CVPixelBufferGetBaseAddressOfPlane(buffer, 0);
    uint8_t *chromas = CVPixelBufferGetBaseAddressOfPlane(buffer, 1);
    size_t luma_row = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0);
    size_t chroma_row = CVPixelBufferGetBytesPerRowOfPlane(buffer, 1);
    for (size_t y = 0; y < rows->height; y++) {
        const uint32_t *row = rows->pixels + y * rows->stride;
        for (size_t x = 0; x < rows->width; x++) lumas[y * luma_row + x] = luma(matrix, row[x]);
    }
    for (size_t y = 0; y < rows->height; y += 2) {
        const uint32_t *row = rows->pixels + y * rows->stride;
        const uint32_t *next = y + 1 < rows->height ? row + rows->stride : row;
        uint8_t *out = chromas + y / 2 * chroma_row;
        for (size_t x = 0; x < rows->width; x += 2) {
            size_t right = x + 1 < rows->width ? x + 1 : x;
            uint32_t pixel = mean(row[x], row[right], next[x], next[right]);
            *out++ = chroma(matrix->blue, pixel);
            *out++ = chroma(matrix->red, pixel);
        }
    }
}

/// Cb, Y, Cr, Y for each two pixels.
static void fill_packed(CVPixelBufferRef buffer, const struct picture_rows *rows) {
    uint8_t *base = CVPixelBufferGetBaseAddress(buffer);
    size_t length = CVPixelBufferGetBytesPerRow(buffer);
    for (size_t y = 0; y < rows->height; y++) {
        const uint32_t *row = rows->pixels + y * rows->stride;
        uint8_t *out = base + y * length;
        for (size_t x = 0; x + 1 < rows->width; x += 2) {
            uint32_t pixel = mean(row[x], row[x], row[x + 1], row[x + 1]);
            *out++ = chroma(video_range.blue, pixel);
            *out++ = luma(&video_range, row[x]);
            *out++ = chroma(video_range.red, pixel);
            *out++ = luma(&video_range, row[x + 1]);
        }
    }
}

static void fill_colors(CVPixelBufferRef buffer, const struct picture_rows *rows) {
    uint8_t *base = CVPixelBufferGetBaseAddress(buffer);
    size_t length = CVPixelBufferGetBytesPerRow(buffer);
    for (size_t y = 0; y < rows->height; y++)
        memcpy(base + y * length, rows->pixels + y * rows->stride, rows->width * sizeof(uint32_t));
}

bool picture_buffer_fill(CVPixelBufferRef buffer, const struct picture_rows *rows) {
    if (CVPixelBufferGetWidth(buffer) != rows->width || CVPixelBufferGetHeight(buffer) != rows->height) return false;
    switch (CVPixelBufferGetPixelFormatType(buffer)) {
    case kCVPixelFormatType_32BGRA: fill_colors(buffer, rows); return true;
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: fill_two_planes(buffer, rows, &video_range); return true;
    case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: fill_two_planes(buffer, rows, &full_range); return true;
    case kCVPixelFormatType_422YpCbCr8: fill_packed(buffer, rows); return true;
    default: return false;
    }
}

CVPixelBufferRef picture_buffer_create(OSType format, const struct picture_rows *rows) {
    CVPixelBufferRef buffer = NULL;
    if (!picture_buffer_knows(format)) return NULL;
    if (CVPixelBufferCreate(NULL, rows->width, rows->height, format, NULL, &buffer)) return NULL;
    picture_buffer_fill(buffer, rows);
    if (format != kCVPixelFormatType_32BGRA) {
        CVBufferSetAttachment(buffer, kCVImageBufferYCbCrMatrixKey, kCVImageBufferYCbCrMatrix_ITU_R_601_4,
                              kCVAttachmentMode_ShouldPropagate);
    }
    return buffer;
}

CVPixelBufferRef picture_buffer_copy(CVPixelBufferRef buffer) {
    CVPixelBufferRef copy = NULL;
    if (CVPixelBufferCreate(NULL, CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer),
                            CVPixelBufferGetPixelFormatType(buffer), NULL, &copy))
        return NULL;
    // Buffers of one format and size have one layout.
    size_t planes = CVPixelBufferGetPlaneCount(buffer);
    for (size_t plane = 0; plane < planes; plane++) {
        memcpy(CVPixelBufferGetBaseAddressOfPlane(copy, plane), CVPixelBufferGetBaseAddressOfPlane(buffer, plane),
               CVPixelBufferGetBytesPerRowOfPlane(copy, plane) * CVPixelBufferGetHeightOfPlane(copy, plane));
    }
    if (planes == 0) {
        memcpy(CVPixelBufferGetBaseAddress(copy), CVPixelBufferGetBaseAddress(buffer),
               CVPixelBufferGetBytesPerRow(copy) * CVPixelBufferGetHeight(copy));
    }
    CVBufferPropagateAttachments(buffer, copy);
    return copy;
}

CMSampleBufferRef picture_sample_create(CVPixelBufferRef buffer, CMVideoFormatDescriptionRef format, CMTime time,
                                        CMTime duration) {
    CMVideoFormatDescriptionRef made = NULL;
    if (format == NULL && CMVideoFormatDescriptionCreateForImageBuffer(NULL, buffer, &made)) return NULL;
    CMSampleTimingInfo timing = {duration, time, kCMTimeInvalid};
    CMSampleBufferRef sample = NULL;
    CMSampleBufferCreateForImageBuffer(NULL, buffer, true, NULL, NULL, format ? format : made, &timing, &sample);
    if (made) CFRelease(made);
    return sample;
}
