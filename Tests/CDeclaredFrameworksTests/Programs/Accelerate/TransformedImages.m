// vImage's matrices, gammas, polynomials and tables, and PNG's filters.

#include "Pictures.h"

enum { Width = 9, Height = 6 };

static void matrices(int isReal) {
    int16_t whole[16], before[] = {-3, 5, 0, 7};
    int32_t after[] = {100, 0, -50, 30};
    float real[16], realBefore[4], realAfter[4];
    for (int i = 0; i < 16; i++) whole[i] = (int16_t)(noise() % 40) - 10, real[i] = whole[i] / 50.0f;
    for (int i = 0; i < 4; i++) realBefore[i] = before[i] / 10.0f, realAfter[i] = after[i] / 100.0f;
    picture p = picture_of(Width, Height, 4, isReal), out = picture_of(Width, Height, 4, isReal);
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    const int16_t *by = whole, *pre = before;
    const int32_t *post = after;
    double (^wanted)(long, long, int) = ^(long x, long y, int j) {
        double sum = isReal ? post[j] / 100.0 : post[j];
        for (int i = 0; i < 4; i++) {
            sum += (value(p, x, y, i) + (isReal ? pre[i] / 10.0 : pre[i])) * (isReal ? by[4 * i + j] / 50.0 : by[4 * i + j]);
        }
        return isReal ? sum : trunc(sum / 50);
    };
    CHECK_NUMBER(isReal ? vImageMatrixMultiply_ARGBFFFF(from, to, real, realBefore, realAfter, 0)
                        : vImageMatrixMultiply_ARGB8888(from, to, whole, 50, before, after, 0), 0);
    CHECK_NUMBER(differences("pixels", out, wanted), 0);
    // The same of planes.
    picture planes[4], results[4];
    const vImage_Buffer *sources[4], *destinations[4];
    for (int i = 0; i < 4; i++) {
        planes[i] = picture_of(Width, Height, 1, isReal), results[i] = picture_of(Width, Height, 1, isReal);
        for (int j = 0; j < Width * Height; j++) set(planes[i], j % Width, j / Width, 0, value(p, j % Width, j / Width, i));
    }
    for (int i = 0; i < 4; i++) sources[i] = &planes[i].buffer, destinations[i] = &results[i].buffer;
    CHECK_NUMBER(isReal ? vImageMatrixMultiply_PlanarF(sources, destinations, 4, 4, real, realBefore, realAfter, 0)
                        : vImageMatrixMultiply_Planar8(sources, destinations, 4, 4, whole, 50, before, after, 0), 0);
    for (int i = 0; i < 4; i++) {
        CHECK_NUMBER(differences("planes", results[i], ^(long x, long y, int none) { return wanted(x, y, i); }), 0);
    }
    CHECK_NUMBER(vImageMatrixMultiply_Planar8(sources, destinations, 0, 1, whole, 1, NULL, NULL, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageMatrixMultiply_ARGB8888(from, to, whole, 0, NULL, NULL, 0), kvImageInvalidParameter);
}

static double curve(int type, double x) {
    switch (type) {
    case kvImageGamma_UseGammaValue: case kvImageGamma_UseGammaValue_half_precision: return pow(x, 1.5);
    case kvImageGamma_5_over_9_half_precision: return pow(x, 5 / 9.0);
    case kvImageGamma_9_over_5_half_precision: return pow(x, 9 / 5.0);
    case kvImageGamma_5_over_11_half_precision: return pow(x, 5 / 11.0);
    case kvImageGamma_11_over_5_half_precision: return pow(x, 11 / 5.0);
    case kvImageGamma_sRGB_forward_half_precision: return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055;
    case kvImageGamma_sRGB_reverse_half_precision: return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4);
    case kvImageGamma_11_over_9_half_precision: return pow(x, 11 / 9.0);
    case kvImageGamma_9_over_11_half_precision: return pow(x, 9 / 11.0);
    case kvImageGamma_BT709_forward_half_precision: return x < 0.018 ? 4.5 * x : 1.099 * pow(x, 0.45) - 0.099;
    default: return x < 0.081 ? x / 4.5 : pow((x + 0.099) / 1.099, 1 / 0.45);
    }
}

static void gammas(void) {
    picture bytes = picture_of(Width, Height, 1, 0), reals = picture_of(Width, Height, 1, 1);
    picture out = picture_of(Width, Height, 1, 0), realOut = picture_of(Width, Height, 1, 1);
    for (int type = 0; type <= 11; type++) {
        GammaFunction gamma = vImageCreateGammaFunction(1.5f, type, 0);
        CHECK_NUMBER(vImageGamma_PlanarF(&reals.buffer, &realOut.buffer, gamma, 0), 0);
        CHECK_NUMBER(differences("gamma", realOut, ^(long x, long y, int i) { return curve(type, value(reals, x, y, 0)); }), 0);
        CHECK_NUMBER(vImageGamma_Planar8toPlanarF(&bytes.buffer, &realOut.buffer, gamma, 0), 0);
        CHECK_NUMBER(differences("bytes", realOut, ^(long x, long y, int i) {
            return curve(type, value(bytes, x, y, 0) / 255);
        }), 0);
        CHECK_NUMBER(vImageGamma_PlanarFtoPlanar8(&reals.buffer, &out.buffer, gamma, 0), 0);
        CHECK_NUMBER(differences("to bytes", out, ^(long x, long y, int i) {
            return 255 * curve(type, value(reals, x, y, 0));
        }), 0);
        vImageDestroyGammaFunction(gamma);
    }
    CHECK(vImageCreateGammaFunction(1, 12, 0) == NULL && vImageCreateGammaFunction(1, -1, 0) == NULL);
    CHECK_NUMBER(vImageGamma_PlanarF(&reals.buffer, &reals.buffer, NULL, 0), kvImageNullPointerArgument);
}

/// Four stretches of parabolas.
static void polynomials(void) {
    float boundaries[] = {0.1f, 0.3f, 0.5f, 0.6f, 0.9f};
    float constants[] = {0, 0.5f, 1, 0.25f}, slopes[] = {1, -1, 0.5f, 2}, squares[] = {0.25f, 1, -1, 0};
    const float *top[] = {constants, slopes, squares}, *bottom[] = {slopes, constants};
    const float *ends = boundaries, *zeroth = constants, *first = slopes, *second = squares;
    double (^wanted)(double) = ^(double x) {
        x = fmin(fmax(x, ends[0]), ends[4]);
        int part = x >= ends[3] ? 3 : x >= ends[2] ? 2 : x >= ends[1] ? 1 : 0;
        return zeroth[part] + first[part] * x + second[part] * x * x;
    };
    picture bytes = picture_of(Width, Height, 1, 0), reals = picture_of(Width, Height, 1, 1);
    picture out = picture_of(Width, Height, 1, 0), realOut = picture_of(Width, Height, 1, 1);
    CHECK_NUMBER(vImagePiecewisePolynomial_PlanarF(&reals.buffer, &realOut.buffer, top, boundaries, 2, 2, 0), 0);
    CHECK_NUMBER(differences("polynomial", realOut, ^(long x, long y, int i) { return wanted(value(reals, x, y, 0)); }), 0);
    CHECK_NUMBER(vImagePiecewisePolynomial_Planar8toPlanarF(&bytes.buffer, &realOut.buffer, top, boundaries, 2, 2, 0), 0);
    CHECK_NUMBER(differences("of bytes", realOut, ^(long x, long y, int i) { return wanted(value(bytes, x, y, 0) / 255); }), 0);
    CHECK_NUMBER(vImagePiecewisePolynomial_PlanarFtoPlanar8(&reals.buffer, &out.buffer, top, boundaries, 2, 2, 0), 0);
    CHECK_NUMBER(differences("to bytes", out, ^(long x, long y, int i) { return 255 * wanted(value(reals, x, y, 0)); }), 0);
    CHECK_NUMBER(vImagePiecewiseRational_PlanarF(&reals.buffer, &realOut.buffer, top, bottom, boundaries, 2, 1, 2, 0), 0);
    CHECK_NUMBER(differences("rational", realOut, ^(long x, long y, int i) {
        double at = fmin(fmax(value(reals, x, y, 0), ends[0]), ends[4]);
        int part = at >= ends[3] ? 3 : at >= ends[2] ? 2 : at >= ends[1] ? 1 : 0;
        return wanted(at) / (first[part] + zeroth[part] * at);
    }), 0);
    CHECK_NUMBER(vImagePiecewisePolynomial_PlanarF(&reals.buffer, &realOut.buffer, top, boundaries, 2, 99, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImagePiecewisePolynomial_PlanarF(&reals.buffer, &realOut.buffer, NULL, boundaries, 2, 2, 0),
                 kvImageNullPointerArgument);
}

static Pixel_F realTable[256];
static Pixel_8 byteTable[4096], exchange[256];

static void tables(void) {
    for (int i = 0; i < 256; i++) realTable[i] = (noise() % 100) / 10.0f, exchange[i] = (Pixel_8)noise();
    for (int i = 0; i < 4096; i++) byteTable[i] = (Pixel_8)noise();
    picture bytes = picture_of(Width, Height, 1, 0), reals = picture_of(Width, Height, 1, 1), four = picture_of(Width, Height, 4, 0);
    picture out = picture_of(Width, Height, 1, 0), realOut = picture_of(Width, Height, 1, 1), fourOut = picture_of(Width, Height, 4, 0);
    set(reals, 0, 0, 0, 7), set(reals, 1, 0, 0, -7);
    CHECK_NUMBER(vImageLookupTable_Planar8toPlanarF(&bytes.buffer, &realOut.buffer, realTable, 0), 0);
    CHECK_NUMBER(differences("table", realOut, ^(long x, long y, int i) { return (double)realTable[(int)value(bytes, x, y, 0)]; }), 0);
    CHECK_NUMBER(vImageLookupTable_PlanarFtoPlanar8(&reals.buffer, &out.buffer, byteTable, 0), 0);
    CHECK_NUMBER(differences("to bytes", out, ^(long x, long y, int i) {
        return (double)byteTable[inside((long)floor((double)(float)value(reals, x, y, 0) * 4096), 4096)];
    }), 0);
    CHECK_NUMBER(vImageInterpolatedLookupTable_PlanarF(&reals.buffer, &realOut.buffer, realTable, 256, 1, 0.25f, 0), 0);
    CHECK_NUMBER(differences("between", realOut, ^(long x, long y, int i) {
        double at = fmin(fmax((value(reals, x, y, 0) - 0.25) / 0.75 * 255, 0), 255);
        int below = (int)at, above = below < 255 ? below + 1 : below;
        return realTable[below] + (at - below) * (realTable[above] - realTable[below]);
    }), 0);
    CHECK_NUMBER(vImageInterpolatedLookupTable_PlanarF(&reals.buffer, &realOut.buffer, realTable, 0, 1, 0, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageTableLookUp_Planar8(&bytes.buffer, &out.buffer, exchange, 0), 0);
    CHECK_NUMBER(differences("exchange", out, ^(long x, long y, int i) { return (double)exchange[(int)value(bytes, x, y, 0)]; }), 0);
    CHECK_NUMBER(vImageTableLookUp_ARGB8888(&four.buffer, &fourOut.buffer, NULL, exchange, NULL, exchange, 0), 0);
    CHECK_NUMBER(differences("exchange of some", fourOut, ^(long x, long y, int i) {
        return i % 2 ? (double)exchange[(int)value(four, x, y, i)] : value(four, x, y, i);
    }), 0);
}

static int paeth(int a, int b, int c) {
    int p = a + b - c, pa = abs(p - a), pb = abs(p - b), pc = abs(p - c);
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/// Rows are filtered by hand, and come back.
static void filters(void) {
    for (uint32_t type = kvImage_PNG_FILTER_VALUE_NONE; type <= kvImage_PNG_FILTER_VALUE_PAETH; type++) {
        picture p = picture_of(Width, Height, 3, 0), filtered = picture_of(Width, Height, 3, 0);
        for (long y = 0; y < Height; y++) {
            for (long i = 0; i < Width * 3; i++) {
                int left = i >= 3 ? (int)value(p, 0, y, (int)i - 3) : 0, above = y ? (int)value(p, 0, y - 1, (int)i) : 0;
                int corner = y && i >= 3 ? (int)value(p, 0, y - 1, (int)i - 3) : 0;
                int less = type == kvImage_PNG_FILTER_VALUE_SUB ? left : type == kvImage_PNG_FILTER_VALUE_UP ? above
                           : type == kvImage_PNG_FILTER_VALUE_AVG ? (left + above) / 2
                           : type == kvImage_PNG_FILTER_VALUE_PAETH ? paeth(left, above, corner) : 0;
                set(filtered, 0, y, (int)i, (unsigned char)((int)value(p, 0, y, (int)i) - less));
            }
        }
        CHECK_NUMBER(vImagePNGDecompressionFilter(&filtered.buffer, 0, 2, 24, 0, type, 0), 0);
        CHECK_NUMBER(vImagePNGDecompressionFilter(&filtered.buffer, 2, Height - 2, 24, 0, type, 0), 0);
        CHECK_NUMBER(differences("PNG", filtered, ^(long x, long y, int i) { return value(p, x, y, i); }), 0);
        CHECK_NUMBER(vImagePNGDecompressionFilter(&p.buffer, 5, 2, 24, 0, type, 0), kvImageRoiLargerThanInputBuffer);
        CHECK_NUMBER(vImagePNGDecompressionFilter(&p.buffer, 0, 1, 64, 0, type, 0), kvImageInvalidParameter);
    }
    picture p = picture_of(Width, Height, 3, 0);
    CHECK_NUMBER(vImagePNGDecompressionFilter(&p.buffer, 0, 1, 24, 0, 5, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImagePNGDecompressionFilter(&p.buffer, 0, 1, 24, 1, 0, 0), kvImageInvalidParameter);
}

int main(void) {
    matrices(0);
    matrices(1);
    gammas();
    polynomials();
    tables();
    filters();
    return end_of_checks();
}

// > 200 checks
