// vImage's geometry of all kinds of images: what is exact against the pixels it comes from, what is resampled against a
// Lanczos kernel by hand.

#include "Pictures.h"

enum { Width = 14, Height = 10 };

static Pixel_8888 color = {10, 200, 30, 90};
static Pixel_FFFF realColor = {0.1f, 0.9f, 0.4f, 0.7f};

static double background(picture p, int channel) { return p.isReal ? realColor[channel] : color[channel]; }

static double wave(double x) { return x == 0 ? 1 : sin(M_PI * x) / (M_PI * x); }
static double lanczos(double x, double lobes) { return fabs(x) >= lobes ? 0 : wave(x) * wave(x / lobes); }

/// The picture at a place that is counted from the upper left corner, where pixels' middles are at halves.
static double sampled(picture p, double x, double y, int channel, double wideX, double wideY, int extends, double lobes) {
    double sum = 0, all = 0;
    for (long j = -60; j < Height + 60; j++) {
        for (long i = -60; i < Width + 60; i++) {
            double weight = lanczos((i + 0.5 - x) / wideX, lobes) * lanczos((j + 0.5 - y) / wideY, lobes);
            int isInside = i >= 0 && j >= 0 && i < Width && j < Height;
            all += weight;
            sum += weight * (isInside || extends ? value(p, inside(i, Width), inside(j, Height), channel)
                                                 : background(p, channel));
        }
    }
    return sum / all;
}

#define EACH_KIND(p, out, byte, bytes, real, reals)                                                                    \
    ((p).isReal ? (p).channels == 1 ? real : reals : (p).channels == 1 ? byte : bytes)

static void scales(picture p) {
    int sizes[][2] = {{Width, Height}, {2 * Width, 15}, {5, 4}, {1, 1}};
    for (int i = 0; i < 4; i++) {
        picture out = picture_of(sizes[i][0], sizes[i][1], p.channels, p.isReal);
        vImage_Buffer *from = &p.buffer, *to = &out.buffer;
        vImage_Flags flags = i == 1 ? kvImageHighQualityResampling : 0;
        CHECK_NUMBER(EACH_KIND(p, out, vImageScale_Planar8(from, to, NULL, flags), vImageScale_ARGB8888(from, to, NULL, flags),
                               vImageScale_PlanarF(from, to, NULL, flags), vImageScale_ARGBFFFF(from, to, NULL, flags)), 0);
        double stepX = (double)Width / sizes[i][0], stepY = (double)Height / sizes[i][1];
        CHECK_NUMBER(differences("scale", out, ^(long x, long y, int channel) {
            return sampled(p, (x + 0.5) * stepX, (y + 0.5) * stepY, channel, fmax(stepX, 1), fmax(stepY, 1), 1, i == 1 ? 5 : 3);
        }), 0);
    }
}

/// The transform goes from the source to the destination, from lower left corners.
static void warps(picture p) {
    picture out = picture_of(16, 12, p.channels, p.isReal);
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    vImage_AffineTransform_Double exact = {1, 0, 0, 1, 3, 2}, turned = {1.2, 0.4, -0.3, 0.9, 2.5, -1.25};
    for (int extends = 0; extends < 2; extends++) {
        vImage_Flags flags = extends ? kvImageEdgeExtend : kvImageBackgroundColorFill;
        CHECK_NUMBER(EACH_KIND(p, out, vImageAffineWarpD_Planar8(from, to, NULL, &exact, color[0], flags),
                               vImageAffineWarpD_ARGB8888(from, to, NULL, &exact, color, flags),
                               vImageAffineWarpD_PlanarF(from, to, NULL, &exact, realColor[0], flags),
                               vImageAffineWarpD_ARGBFFFF(from, to, NULL, &exact, realColor, flags)), 0);
        CHECK_NUMBER(differences("moved", out, ^(long x, long y, int i) {
            long fromX = x - 3, fromY = y - (12 - Height - 2);
            int isInside = fromX >= 0 && fromY >= 0 && fromX < Width && fromY < Height;
            return isInside || extends ? value(p, inside(fromX, Width), inside(fromY, Height), i) : background(p, i);
        }), 0);
        CHECK_NUMBER(EACH_KIND(p, out, vImageAffineWarpCG_Planar8(from, to, NULL, &turned, color[0], flags),
                               vImageAffineWarpCG_ARGB8888(from, to, NULL, &turned, color, flags),
                               vImageAffineWarpCG_PlanarF(from, to, NULL, &turned, realColor[0], flags),
                               vImageAffineWarpCG_ARGBFFFF(from, to, NULL, &turned, realColor, flags)), 0);
        CGAffineTransform back = CGAffineTransformInvert(CGAffineTransformMake(1.2, 0.4, -0.3, 0.9, 2.5, -1.25));
        CHECK_NUMBER(differences("warped", out, ^(long x, long y, int i) {
            CGPoint found = CGPointApplyAffineTransform(CGPointMake(x + 0.5, 12 - y - 0.5), back);
            return sampled(p, found.x, Height - found.y, i, fmax(hypot(back.a, back.c), 1), fmax(hypot(back.b, back.d), 1),
                           extends, 3);
        }), 0);
        picture same = picture_of(16, 12, p.channels, p.isReal);
        vImage_Buffer *other = &same.buffer;
        vImage_AffineTransform single = {1.2f, 0.4f, -0.3f, 0.9f, 2.5f, -1.25f};
        CHECK_NUMBER(EACH_KIND(p, out, vImageAffineWarp_Planar8(from, other, NULL, &single, color[0], flags),
                               vImageAffineWarp_ARGB8888(from, other, NULL, &single, color, flags),
                               vImageAffineWarp_PlanarF(from, other, NULL, &single, realColor[0], flags),
                               vImageAffineWarp_ARGBFFFF(from, other, NULL, &single, realColor, flags)), 0);
        CHECK_NUMBER(differences("single", same, ^(long x, long y, int i) { return value(out, x, y, i); }), 0);
    }
}

static void turns(picture p) {
    picture out = picture_of(Height, Width, p.channels, p.isReal), wide = picture_of(Width, Height, p.channels, p.isReal);
    vImage_Buffer *from = &p.buffer;
    vImage_Flags flags = kvImageBackgroundColorFill;
    for (int turn = 0; turn < 4; turn++) {
        picture result = turn % 2 ? out : wide;
        vImage_Buffer *to = &result.buffer;
        double (^wanted)(long, long, int) = ^(long x, long y, int i) {
            return turn == 0   ? value(p, x, y, i)
                   : turn == 1 ? value(p, Width - 1 - y, x, i)
                   : turn == 2 ? value(p, Width - 1 - x, Height - 1 - y, i)
                               : value(p, y, Height - 1 - x, i);
        };
        uint8_t constants[] = {kRotate0DegreesClockwise, kRotate90DegreesCounterClockwise, kRotate180DegreesClockwise,
                               kRotate90DegreesClockwise};
        uint8_t constant = constants[turn];
        CHECK_NUMBER(EACH_KIND(p, out, vImageRotate90_Planar8(from, to, constant, color[0], flags),
                               vImageRotate90_ARGB8888(from, to, constant, color, flags),
                               vImageRotate90_PlanarF(from, to, constant, realColor[0], flags),
                               vImageRotate90_ARGBFFFF(from, to, constant, realColor, flags)), 0);
        CHECK_NUMBER(differences("quarter turns", result, wanted), 0);
        float angle = (float)(turn * M_PI_2);
        CHECK_NUMBER(EACH_KIND(p, out, vImageRotate_Planar8(from, to, NULL, angle, color[0], kvImageEdgeExtend),
                               vImageRotate_ARGB8888(from, to, NULL, angle, color, kvImageEdgeExtend),
                               vImageRotate_PlanarF(from, to, NULL, angle, realColor[0], kvImageEdgeExtend),
                               vImageRotate_ARGBFFFF(from, to, NULL, angle, realColor, kvImageEdgeExtend)), 0);
        CHECK_NUMBER(differences("turned", result, wanted), 0);
    }
    vImage_Buffer *to = &wide.buffer;
    CHECK_NUMBER(EACH_KIND(p, out, vImageHorizontalReflect_Planar8(from, to, 0), vImageHorizontalReflect_ARGB8888(from, to, 0),
                           vImageHorizontalReflect_PlanarF(from, to, 0), vImageHorizontalReflect_ARGBFFFF(from, to, 0)), 0);
    CHECK_NUMBER(differences("left to right", wide, ^(long x, long y, int i) { return value(p, Width - 1 - x, y, i); }), 0);
    // In place, which turns it about.
    CHECK_NUMBER(EACH_KIND(p, out, vImageVerticalReflect_Planar8(to, to, 0), vImageVerticalReflect_ARGB8888(to, to, 0),
                           vImageVerticalReflect_PlanarF(to, to, 0), vImageVerticalReflect_ARGBFFFF(to, to, 0)), 0);
    CHECK_NUMBER(differences("upside down", wide, ^(long x, long y, int i) {
        return value(p, Width - 1 - x, Height - 1 - y, i);
    }), 0);
}

static void shears(picture p) {
    enum { Left = 2, Top = 1, Wide = 12, High = 8 };
    picture out = picture_of(Wide, High, p.channels, p.isReal), same = picture_of(Wide, High, p.channels, p.isReal);
    vImage_Buffer *from = &p.buffer, *to = &out.buffer, *other = &same.buffer;
    for (int i = 0; i < 2; i++) {
        float scale = i ? 0.5f : 1, move = 1.5f, slope = 0.75f;
        ResamplingFilter filter = vImageNewResamplingFilter(scale, 0);
        vImage_Flags flags = i ? kvImageEdgeExtend : kvImageBackgroundColorFill;
        CHECK_NUMBER(EACH_KIND(p, out, vImageHorizontalShear_Planar8(from, to, Left, Top, move, slope, filter, color[0], flags),
                               vImageHorizontalShear_ARGB8888(from, to, Left, Top, move, slope, filter, color, flags),
                               vImageHorizontalShear_PlanarF(from, to, Left, Top, move, slope, filter, realColor[0], flags),
                               vImageHorizontalShear_ARGBFFFF(from, to, Left, Top, move, slope, filter, realColor, flags)), 0);
        CHECK_NUMBER(differences("sheared", out, ^(long x, long y, int channel) {
            double place = (x + 0.5 - move - slope * (High - y - 0.5)) / scale + Left;
            return sampled(p, place, y + Top + 0.5, channel, 1 / scale, 1, i, 3);
        }), 0);
        CHECK_NUMBER(EACH_KIND(p, out, vImageHorizontalShearD_Planar8(from, other, Left, Top, move, slope, filter, color[0], flags),
                               vImageHorizontalShearD_ARGB8888(from, other, Left, Top, move, slope, filter, color, flags),
                               vImageHorizontalShearD_PlanarF(from, other, Left, Top, move, slope, filter, realColor[0], flags),
                               vImageHorizontalShearD_ARGBFFFF(from, other, Left, Top, move, slope, filter, realColor, flags)), 0);
        CHECK_NUMBER(differences("double", same, ^(long x, long y, int channel) { return value(out, x, y, channel); }), 0);
        CHECK_NUMBER(EACH_KIND(p, out, vImageVerticalShear_Planar8(from, to, Left, Top, move, slope, filter, color[0], flags),
                               vImageVerticalShear_ARGB8888(from, to, Left, Top, move, slope, filter, color, flags),
                               vImageVerticalShear_PlanarF(from, to, Left, Top, move, slope, filter, realColor[0], flags),
                               vImageVerticalShear_ARGBFFFF(from, to, Left, Top, move, slope, filter, realColor, flags)), 0);
        CHECK_NUMBER(differences("sheared down", out, ^(long x, long y, int channel) {
            double place = (High - y - 0.5 - move - slope * (x + 0.5)) / scale;
            return sampled(p, x + Left + 0.5, High + Top - place, channel, 1, 1 / scale, i, 3);
        }), 0);
        CHECK_NUMBER(EACH_KIND(p, out, vImageVerticalShearD_Planar8(from, other, Left, Top, move, slope, filter, color[0], flags),
                               vImageVerticalShearD_ARGB8888(from, other, Left, Top, move, slope, filter, color, flags),
                               vImageVerticalShearD_PlanarF(from, other, Left, Top, move, slope, filter, realColor[0], flags),
                               vImageVerticalShearD_ARGBFFFF(from, other, Left, Top, move, slope, filter, realColor, flags)), 0);
        CHECK_NUMBER(differences("double down", same, ^(long x, long y, int channel) { return value(out, x, y, channel); }), 0);
        vImageDestroyResamplingFilter(filter);
    }
}

/// A kernel of the caller's: the nearest pixel.
static void nearest(const float *distances, float *weights, unsigned long count, void *userData) {
    for (unsigned long i = 0; i < count; i++) weights[i] = distances[i] > -0.5f && distances[i] <= 0.5f;
    ++*(int *)userData;
}

static void ownKernel(void) {
    picture p = picture_of(8, 1, 1, 0), out = picture_of(16, 1, 1, 0);
    int calls = 0;
    size_t size = vImageGetResamplingFilterSize(2, nearest, 1, 0);
    CHECK(size > 0 && vImageGetResamplingFilterSize(-1, nearest, 1, 0) == 0);
    ResamplingFilter filter = malloc(size);
    CHECK_NUMBER(vImageNewResamplingFilterForFunctionUsingBuffer(filter, 2, nearest, 1, &calls, 0), 0);
    CHECK_NUMBER(vImageHorizontalShear_Planar8(&p.buffer, &out.buffer, 0, 0, 0, 0, filter, 0, kvImageEdgeExtend), 0);
    CHECK_NUMBER(differences("nearest", out, ^(long x, long y, int i) { return value(p, x / 2, y, i); }), 0);
    CHECK(calls > 0);
    free(filter);
    CHECK(vImageNewResamplingFilter(0, 0) == NULL && vImageNewResamplingFilter(NAN, 0) == NULL);
    CHECK_NUMBER(vImageNewResamplingFilterForFunctionUsingBuffer(NULL, 1, NULL, 0, NULL, 0), kvImageNullPointerArgument);
}

static void mistakes(void) {
    picture p = picture_of(4, 4, 4, 0), none = picture_of(0, 0, 4, 0);
    vImage_Buffer *it = &p.buffer;
    vImage_AffineTransform_Double flat = {1, 1, 1, 1, 0, 0}, far = {1e-300, 0, 0, 1e-300, 1e300, 0}, shrunk = {1e-9, 0, 0, 1e-9, 0, 0};
    CHECK_NUMBER(vImageScale_ARGB8888(&none.buffer, it, NULL, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageScale_ARGB8888(it, &none.buffer, NULL, 0), 0);
    CHECK_NUMBER(vImageAffineWarpD_ARGB8888(it, it, NULL, &flat, color, kvImageBackgroundColorFill), kvImageInvalidParameter);
    CHECK_NUMBER(vImageAffineWarpD_ARGB8888(it, it, NULL, &far, color, kvImageBackgroundColorFill), kvImageInvalidParameter);
    CHECK_NUMBER(vImageAffineWarpD_ARGB8888(it, it, NULL, &shrunk, color, kvImageBackgroundColorFill), 0);
    CHECK_NUMBER(vImageAffineWarpD_ARGB8888(it, it, NULL, NULL, color, kvImageBackgroundColorFill), kvImageNullPointerArgument);
    CHECK_NUMBER(vImageRotate_ARGB8888(it, it, NULL, NAN, color, kvImageBackgroundColorFill), kvImageInvalidParameter);
    CHECK_NUMBER(vImageRotate90_ARGB8888(it, it, 4, color, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageHorizontalShear_ARGB8888(it, it, 0, 0, 0, 0, NULL, color, 0), kvImageNullPointerArgument);
    CHECK_NUMBER(vImageHorizontalShear_ARGB8888(it, it, 9, 0, 0, 0, it, color, 0), kvImageInvalidOffset_X);
    CHECK_NUMBER(vImageVerticalShear_ARGB8888(it, it, 0, 9, 0, 0, it, color, 0), kvImageInvalidOffset_Y);
}

int main(void) {
    for (int isReal = 0; isReal < 2; isReal++) {
        for (int channels = 1; channels <= 4; channels += 3) {
            picture p = picture_of(Width, Height, channels, isReal);
            scales(p);
            warps(p);
            turns(p);
            shears(p);
        }
    }
    ownKernel();
    mistakes();
    return end_of_checks();
}

// > 355 checks
