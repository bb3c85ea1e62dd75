// vImage's convolutions of all kinds of images, with all ways of treating the edge, against sums by hand.

#include "Pictures.h"

enum { Width = 11, Height = 9, KernelWidth = 5, KernelHeight = 3, Left = 2, Top = 1, OutWidth = 8, OutHeight = 7 };

static const vImage_Flags edges[] = {kvImageCopyInPlace, kvImageBackgroundColorFill, kvImageEdgeExtend,
                                     kvImageTruncateKernel};
static Pixel_8888 color = {10, 200, 30, 90};
static Pixel_FFFF realColor = {0.1f, 0.9f, 0.4f, 0.7f};

/// The sum by hand. `weights` has a kernel for each channel.
static double summed(picture p, long x, long y, int channel, const double *weights, int height, int width,
                     vImage_Flags edge, double divisor, double bias) {
    double sum = 0, all = 0, used = 0;
    int reachesOver = 0;
    for (int j = 0; j < height; j++) {
        for (int i = 0; i < width; i++) {
            long fromX = x + i - width / 2, fromY = y + j - height / 2;
            int isOver = fromX < 0 || fromY < 0 || fromX >= Width || fromY >= Height;
            double weight = weights[j * width + i], number = value(p, inside(fromX, Width), inside(fromY, Height), channel);
            reachesOver |= isOver;
            all += weight;
            if (isOver && edge == kvImageTruncateKernel) continue;
            if (isOver && edge == kvImageBackgroundColorFill) number = p.isReal ? realColor[channel] : color[channel];
            used += weight;
            sum += weight * number;
        }
    }
    if (reachesOver && edge == kvImageCopyInPlace) return value(p, x, y, channel);
    return (sum * all / used + bias) / divisor;
}

static void kernels(vImage_Flags edge) {
    int16_t whole[KernelWidth * KernelHeight], other[KernelWidth * KernelHeight];
    float real[KernelWidth * KernelHeight];
    double weights[KernelWidth * KernelHeight], others[KernelWidth * KernelHeight];
    for (int i = 0; i < KernelWidth * KernelHeight; i++) {
        whole[i] = (int16_t)(noise() % 9) + 1, other[i] = (int16_t)(noise() % 5) + 1, real[i] = whole[i] / 60.0f;
        weights[i] = whole[i], others[i] = other[i];
    }
    for (int isReal = 0; isReal < 2; isReal++) {
        for (int channels = 1; channels <= 4; channels += 3) {
            picture p = picture_of(Width, Height, channels, isReal), out = picture_of(OutWidth, OutHeight, channels, isReal);
            vImage_Buffer *from = &p.buffer, *to = &out.buffer;
            for (int biased = 0; biased < 2; biased++) {
                vImage_Error error;
                if (!isReal && channels == 1) {
                    error = biased ? vImageConvolveWithBias_Planar8(from, to, NULL, Left, Top, whole, KernelHeight,
                                                                    KernelWidth, 80, 1600, color[0], edge)
                                   : vImageConvolve_Planar8(from, to, NULL, Left, Top, whole, KernelHeight, KernelWidth, 80,
                                                            color[0], edge);
                } else if (!isReal) {
                    error = biased ? vImageConvolveWithBias_ARGB8888(from, to, NULL, Left, Top, whole, KernelHeight,
                                                                     KernelWidth, 80, 1600, color, edge)
                                   : vImageConvolve_ARGB8888(from, to, NULL, Left, Top, whole, KernelHeight, KernelWidth,
                                                             80, color, edge);
                } else if (channels == 1) {
                    error = biased ? vImageConvolveWithBias_PlanarF(from, to, NULL, Left, Top, real, KernelHeight,
                                                                    KernelWidth, 0.25f, realColor[0], edge)
                                   : vImageConvolve_PlanarF(from, to, NULL, Left, Top, real, KernelHeight, KernelWidth,
                                                            realColor[0], edge);
                } else {
                    error = biased ? vImageConvolveWithBias_ARGBFFFF(from, to, NULL, Left, Top, real, KernelHeight,
                                                                     KernelWidth, 0.25f, realColor, edge)
                                   : vImageConvolve_ARGBFFFF(from, to, NULL, Left, Top, real, KernelHeight, KernelWidth,
                                                             realColor, edge);
                }
                CHECK_NUMBER(error, 0);
                const double *given = weights;
                double divisor = isReal ? 60 : 80, bias = biased ? isReal ? 15 : 1600 : 0;
                CHECK_NUMBER(differences("kernel", out, ^(long x, long y, int i) {
                    return summed(p, x + Left, y + Top, i, given, KernelHeight, KernelWidth, edge, divisor, bias);
                }), 0);
            }
            if (channels == 1) continue;
            const int16_t *wholes[] = {whole, other, whole, other};
            float realOther[KernelWidth * KernelHeight];
            for (int i = 0; i < KernelWidth * KernelHeight; i++) realOther[i] = other[i] / 50.0f;
            const float *reals[] = {real, realOther, real, realOther};
            int32_t divisors[] = {80, 50, 70, 45}, biases[] = {0, 50, 100, 0};
            float realBiases[] = {0, 0.5f, 0.25f, 0};
            vImage_Error error = isReal ? vImageConvolveMultiKernel_ARGBFFFF(from, to, NULL, Left, Top, reals, KernelHeight,
                                                                             KernelWidth, realBiases, realColor, edge)
                                        : vImageConvolveMultiKernel_ARGB8888(from, to, NULL, Left, Top, wholes, KernelHeight,
                                                                             KernelWidth, divisors, biases, color, edge);
            CHECK_NUMBER(error, 0);
            double realDivisors[] = {60, 50, 60, 50}, realBias[] = {0, 25, 15, 0};
            const double *wanted = weights, *wantedOther = others, *by = realDivisors, *plus = realBias;
            const int32_t *byWhole = divisors, *plusWhole = biases;
            CHECK_NUMBER(differences("kernels", out, ^(long x, long y, int i) {
                return summed(p, x + Left, y + Top, i, i % 2 ? wantedOther : wanted, KernelHeight, KernelWidth, edge,
                              isReal ? by[i] : byWhole[i], isReal ? plus[i] : plusWhole[i]);
            }), 0);
        }
    }
}

static void means(vImage_Flags edge) {
    for (int channels = 1; channels <= 4; channels += 3) {
        picture p = picture_of(Width, Height, channels, 0), out = picture_of(OutWidth, OutHeight, channels, 0);
        vImage_Buffer *from = &p.buffer, *to = &out.buffer;
        for (int size = 1; size <= 7; size += 2) {
            for (int isTent = 0; isTent < 2; isTent++) {
                int height = size, width = 8 - size;
                vImage_Error error;
                if (channels == 1) {
                    error = isTent ? vImageTentConvolve_Planar8(from, to, NULL, Left, Top, height, width, color[0], edge)
                                   : vImageBoxConvolve_Planar8(from, to, NULL, Left, Top, height, width, color[0], edge);
                } else {
                    error = isTent ? vImageTentConvolve_ARGB8888(from, to, NULL, Left, Top, height, width, color, edge)
                                   : vImageBoxConvolve_ARGB8888(from, to, NULL, Left, Top, height, width, color, edge);
                }
                CHECK_NUMBER(error, 0);
                double weights[64], all = 0;
                for (int i = 0; i < height * width; i++) {
                    int x = i % width, y = i / width;
                    double tent = (width / 2 + 1 - abs(x - width / 2)) * (height / 2 + 1 - abs(y - height / 2));
                    all += weights[i] = isTent ? tent : 1;
                }
                const double *kernel = weights;
                CHECK_NUMBER(differences(isTent ? "tent" : "box", out, ^(long x, long y, int i) {
                    return summed(p, x + Left, y + Top, i, kernel, height, width, edge, all, 0);
                }), 0);
            }
        }
    }
}

/// A point that was blurred becomes one again; alpha stays where it is asked to.
static void deconvolution(void) {
    int16_t kernel[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};
    float real[9];
    for (int i = 0; i < 9; i++) real[i] = kernel[i] / 16.0f;
    for (int isReal = 0; isReal < 2; isReal++) {
        for (int channels = 1; channels <= 4; channels += 3) {
            picture sharp = picture_of(Width, Height, channels, isReal), blurred = picture_of(Width, Height, channels, isReal);
            picture out = picture_of(Width, Height, channels, isReal);
            for (int i = 0; i < Width * Height * channels; i++) {
                set(sharp, i / channels % Width, i / channels / Width, i % channels, isReal ? 0.1 : 20);
            }
            for (int i = 0; i < channels; i++) set(sharp, 5, 4, i, isReal ? 1 : 255);
            vImage_Buffer *from = &sharp.buffer, *middle = &blurred.buffer, *to = &out.buffer;
            vImage_Error error;
            vImage_Flags flags = kvImageEdgeExtend | kvImageLeaveAlphaUnchanged;
            if (!isReal && channels == 1) {
                vImageConvolve_Planar8(from, middle, NULL, 0, 0, kernel, 3, 3, 16, 0, kvImageEdgeExtend);
                error = vImageRichardsonLucyDeConvolve_Planar8(middle, to, NULL, 0, 0, kernel, kernel, 3, 3, 3, 3, 16, 16, 0, 60,
                                                               flags);
            } else if (!isReal) {
                vImageConvolve_ARGB8888(from, middle, NULL, 0, 0, kernel, 3, 3, 16, color, kvImageEdgeExtend);
                error = vImageRichardsonLucyDeConvolve_ARGB8888(middle, to, NULL, 0, 0, kernel, kernel, 3, 3, 3, 3, 16, 16, color,
                                                                60, flags);
            } else if (channels == 1) {
                vImageConvolve_PlanarF(from, middle, NULL, 0, 0, real, 3, 3, 0, kvImageEdgeExtend);
                error = vImageRichardsonLucyDeConvolve_PlanarF(middle, to, NULL, 0, 0, real, real, 3, 3, 3, 3, 0, 60, flags);
            } else {
                vImageConvolve_ARGBFFFF(from, middle, NULL, 0, 0, real, 3, 3, realColor, kvImageEdgeExtend);
                error = vImageRichardsonLucyDeConvolve_ARGBFFFF(middle, to, NULL, 0, 0, real, real, 3, 3, 3, 3, realColor, 60,
                                                                flags);
            }
            CHECK_NUMBER(error, 0);
            int last = channels - 1;
            CHECK(value(out, 5, 4, last) > 2 * value(blurred, 5, 4, last));
            CHECK(value(out, 4, 4, last) < value(blurred, 4, 4, last) && value(out, 3, 4, last) < value(blurred, 3, 4, last));
            if (channels == 4) CHECK(value(out, 5, 4, 0) == value(blurred, 5, 4, 0));
        }
    }
}

static void mistakes(void) {
    picture p = picture_of(Width, Height, 4, 0), out = picture_of(Width, Height, 4, 0);
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    int16_t kernel[9] = {1, 1, 1, 1, 1, 1, 1, 1, 1};
    vImage_Flags edge = kvImageEdgeExtend;
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 1, 0, kernel, 3, 3, 9, color, edge), kvImageRoiLargerThanInputBuffer);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 100, 0, kernel, 3, 3, 9, color, edge), kvImageInvalidOffset_X);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 100, kernel, 3, 3, 9, color, edge), kvImageInvalidOffset_Y);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 0, kernel, 2, 3, 9, color, edge), kvImageInvalidKernelSize);
    CHECK_NUMBER(vImageBoxConvolve_ARGB8888(from, to, NULL, 0, 0, 3, 0, color, edge), kvImageInvalidKernelSize);
    CHECK_NUMBER(vImageTentConvolve_ARGB8888(from, to, NULL, 0, 0, 0xffffffff, 1, color, edge), kvImageInvalidKernelSize);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 0, kernel, 3, 3, 9, color, 0), kvImageInvalidEdgeStyle);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 0, kernel, 3, 3, 9, color, edge | kvImageCopyInPlace),
                 kvImageInvalidEdgeStyle);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 0, kernel, 3, 3, 0, color, edge), kvImageInvalidParameter);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 0, NULL, 3, 3, 9, color, edge), kvImageNullPointerArgument);
    CHECK_NUMBER(vImageConvolve_ARGB8888(NULL, to, NULL, 0, 0, kernel, 3, 3, 9, color, edge), kvImageNullPointerArgument);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 0, kernel, 3, 3, 9, NULL, kvImageBackgroundColorFill),
                 kvImageNullPointerArgument);
    CHECK_NUMBER(vImageConvolve_ARGB8888(from, to, NULL, 0, 0, kernel, 3, 3, 9, color, edge | 1 << 20), kvImageUnknownFlagsBit);
    vImage_Buffer narrow = *from;
    narrow.rowBytes = 4;
    CHECK_NUMBER(vImageBoxConvolve_ARGB8888(&narrow, to, NULL, 0, 0, 3, 3, color, edge), kvImageInvalidParameter);
    CHECK(vImageBoxConvolve_ARGB8888(from, to, NULL, 0, 0, 3, 3, color, edge | kvImageGetTempBufferSize) >= 0);
    // A kernel that is larger than the picture.
    CHECK_NUMBER(vImageBoxConvolve_ARGB8888(from, to, NULL, 0, 0, 101, 101, color, kvImageTruncateKernel), 0);
}

int main(void) {
    for (int i = 0; i < 4; i++) {
        kernels(edges[i]);
        means(edges[i]);
    }
    deconvolution();
    mistakes();
    return end_of_checks();
}

// > 342 checks
