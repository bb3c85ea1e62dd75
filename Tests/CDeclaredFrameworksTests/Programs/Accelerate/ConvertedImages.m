// vImage's conversions: of numbers, of channels apart and together, of pixels of two and of three bytes.

#include "Pictures.h"

enum { Width = 9, Height = 6 };

static double between(double byte, double most, double least) { return byte / 255 * (most - least) + least; }
static double byte_of(double real, double most, double least) { return 255 * (real - least) / (most - least); }

static void numbers(void) {
    picture bytes = picture_of(Width, Height, 1, 0), reals = picture_of(Width, Height, 1, 1);
    picture out = picture_of(Width, Height, 1, 0), realOut = picture_of(Width, Height, 1, 1);
    CHECK_NUMBER(vImageClip_PlanarF(&reals.buffer, &realOut.buffer, 0.75f, 0.25f, 0), 0);
    CHECK_NUMBER(differences("clip", realOut, ^(long x, long y, int i) { return fmin(fmax(value(reals, x, y, 0), 0.25), 0.75); }), 0);
    CHECK_NUMBER(vImageConvert_Planar8toPlanarF(&bytes.buffer, &realOut.buffer, 3, -1, 0), 0);
    CHECK_NUMBER(differences("reals", realOut, ^(long x, long y, int i) { return between(value(bytes, x, y, 0), 3, -1); }), 0);
    CHECK_NUMBER(vImageConvert_PlanarFtoPlanar8(&realOut.buffer, &out.buffer, 3, -1, 0), 0);
    CHECK_NUMBER(differences("and back", out, ^(long x, long y, int i) { return value(bytes, x, y, 0); }), 0);
    int16_t smalls[4] = {-32768, -1, 5, 32767}, smallOut[4];
    uint16_t larges[4] = {0, 1, 40000, 65535}, largeOut[4];
    float floats[4];
    unsigned char chars[4];
    vImage_Buffer small = {smalls, 1, 4, 8}, large = {larges, 1, 4, 8}, real = {floats, 1, 4, 16}, byte = {chars, 1, 4, 4};
    vImage_Buffer smallTo = {smallOut, 1, 4, 8}, largeTo = {largeOut, 1, 4, 8};
    CHECK_NUMBER(vImageConvert_16SToF(&small, &real, 2, 0.5f, 0), 0);
    CHECK(floats[0] == -16382 && floats[1] == 1.5f && floats[2] == 4.5f);
    CHECK_NUMBER(vImageConvert_FTo16S(&real, &smallTo, 2, 0.5f, 0), 0);
    CHECK(memcmp(smalls, smallOut, 8) == 0);
    CHECK_NUMBER(vImageConvert_16UToF(&large, &real, 2, 0.5f, 0), 0);
    CHECK(floats[0] == 2 && floats[2] == 20002 && floats[3] == 32769.5f);
    CHECK_NUMBER(vImageConvert_FTo16U(&real, &largeTo, 2, 0.5f, 0), 0);
    CHECK(memcmp(larges, largeOut, 8) == 0);
    floats[0] = 1e9f, floats[1] = -1e9f, floats[2] = NAN;
    CHECK_NUMBER(vImageConvert_FTo16S(&real, &smallTo, 0, 1, 0), 0);
    CHECK(smallOut[0] == 32767 && smallOut[1] == -32768 && smallOut[2] == 0);
    CHECK_NUMBER(vImageConvert_FTo16U(&real, &largeTo, 0, 0, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageConvert_16UToPlanar8(&large, &byte, 0), 0);
    CHECK(chars[0] == 0 && chars[1] == 0 && chars[2] == 156 && chars[3] == 255);
    CHECK_NUMBER(vImageConvert_Planar8To16U(&byte, &largeTo, 0), 0);
    CHECK(largeOut[0] == 0 && largeOut[2] == 156 * 257 && largeOut[3] == 65535);
}

/// Each number of half the size goes to a float and comes back.
static void halves(void) {
    enum { All = 65536 };
    uint16_t *all = malloc(All * 2), *back = malloc(All * 2);
    float *reals = malloc(All * 4);
    for (int i = 0; i < All; i++) all[i] = (uint16_t)i;
    vImage_Buffer from = {all, 1, All, All * 2}, middle = {reals, 1, All, All * 4}, to = {back, 1, All, All * 2};
    CHECK_NUMBER(vImageConvert_Planar16FtoPlanarF(&from, &middle, 0), 0);
    CHECK_NUMBER(vImageConvert_PlanarFtoPlanar16F(&middle, &to, 0), 0);
    int wrong = 0;
    for (int i = 0; i < All; i++) wrong += isnan(reals[i]) ? (back[i] & 0x7c00) != 0x7c00 : back[i] != all[i];
    CHECK_NUMBER(wrong, 0);
    CHECK(reals[0x3c00] == 1 && reals[0xc000] == -2 && reals[0x7bff] == 65504 && isinf(reals[0x7c00]) && isnan(reals[0x7e00]));
    CHECK(reals[1] == ldexpf(1, -24) && reals[0x3555] > 0.3332f && reals[0x3555] < 0.3334f);
    // Halfway is rounded to the even neighbour; what is too large is infinite, too small is nothing.
    float halfway[] = {1 + ldexpf(1, -11), 1 + 3 * ldexpf(1, -11), 65520, 65519, ldexpf(1, -26), 2047.9f};
    uint16_t rounded[] = {0x3c00, 0x3c02, 0x7c00, 0x7bff, 0, 0x6800};
    vImage_Buffer ends = {halfway, 1, 6, 24};
    to.width = 6;
    CHECK_NUMBER(vImageConvert_PlanarFtoPlanar16F(&ends, &to, 0), 0);
    CHECK(memcmp(back, rounded, sizeof rounded) == 0);
}

#define EACH(bytes, reals) (isReal ? reals : bytes)

static void channels(int isReal) {
    picture planes[4], four = picture_of(Width, Height, 4, isReal), three = picture_of(Width, Height, 3, isReal), out[4];
    for (int i = 0; i < 4; i++) planes[i] = picture_of(Width, Height, 1, isReal), out[i] = picture_of(Width, Height, 1, isReal);
    vImage_Buffer *a = &planes[0].buffer, *r = &planes[1].buffer, *g = &planes[2].buffer, *b = &planes[3].buffer;
    vImage_Buffer *oa = &out[0].buffer, *or = &out[1].buffer, *og = &out[2].buffer, *ob = &out[3].buffer;
    picture *of = planes, *results = out;
    CHECK_NUMBER(EACH(vImageConvert_Planar8toARGB8888(a, r, g, b, &four.buffer, 0), vImageConvert_PlanarFtoARGBFFFF(a, r, g, b, &four.buffer, 0)), 0);
    CHECK_NUMBER(differences("four", four, ^(long x, long y, int i) { return value(of[i], x, y, 0); }), 0);
    CHECK_NUMBER(EACH(vImageConvert_ARGB8888toPlanar8(&four.buffer, oa, or, og, ob, 0), vImageConvert_ARGBFFFFtoPlanarF(&four.buffer, oa, or, og, ob, 0)), 0);
    for (int i = 0; i < 4; i++) {
        CHECK_NUMBER(differences("apart", results[i], ^(long x, long y, int none) { return value(of[i], x, y, 0); }), 0);
    }
    CHECK_NUMBER(EACH(vImageConvert_Planar8toRGB888(r, g, b, &three.buffer, 0), vImageConvert_PlanarFtoRGBFFF(r, g, b, &three.buffer, 0)), 0);
    CHECK_NUMBER(differences("three", three, ^(long x, long y, int i) { return value(of[i + 1], x, y, 0); }), 0);
    CHECK_NUMBER(EACH(vImageConvert_RGB888toPlanar8(&three.buffer, oa, or, og, 0), vImageConvert_RGBFFFtoPlanarF(&three.buffer, oa, or, og, 0)), 0);
    CHECK_NUMBER(differences("of three", out[2], ^(long x, long y, int none) { return value(of[3], x, y, 0); }), 0);
    // Chunks: the second and the fourth of four channels.
    size_t size = isReal ? 4 : 1;
    const void *starts[] = {(char *)four.buffer.data + size, (char *)four.buffer.data + 3 * size};
    const vImage_Buffer *two[] = {or, ob}, *given[] = {a, g};
    CHECK_NUMBER(EACH(vImageConvert_ChunkyToPlanar8(starts, two, 2, 4 * size, Width, Height, four.buffer.rowBytes, 0),
                      vImageConvert_ChunkyToPlanarF(starts, two, 2, 4 * size, Width, Height, four.buffer.rowBytes, 0)), 0);
    CHECK_NUMBER(differences("chunk", out[3], ^(long x, long y, int none) { return value(four, x, y, 3); }), 0);
    CHECK_NUMBER(EACH(vImageConvert_PlanarToChunky8(given, (void **)starts, 2, 4 * size, Width, Height, four.buffer.rowBytes, 0),
                      vImageConvert_PlanarToChunkyF(given, (void **)starts, 2, 4 * size, Width, Height, four.buffer.rowBytes, 0)), 0);
    CHECK_NUMBER(differences("to chunks", four, ^(long x, long y, int i) { return value(of[i % 2 ? i - 1 : i], x, y, 0); }), 0);
    CHECK_NUMBER(vImageConvert_ChunkyToPlanar8(starts, two, 0, 4, 1, 1, 4, 0), kvImageInvalidParameter);
    CHECK_NUMBER(vImageConvert_ChunkyToPlanar8(starts, two, 2, 4, 1000, 1, 8, 0), kvImageInvalidParameter);
}

/// Alpha is the same everywhere; also from bytes to reals, and back.
static void constants(void) {
    for (int way = 0; way < 16; way++) {
        int isReal = way & 1, isOther = way & 2, isLast = way & 4, isNamed = way & 8, fromReal = isOther ? !isReal : isReal;
        picture r = picture_of(Width, Height, 1, fromReal), g = picture_of(Width, Height, 1, fromReal);
        picture b = picture_of(Width, Height, 1, fromReal), out = picture_of(Width, Height, 4, isReal);
        vImage_Buffer *pr = &r.buffer, *pg = &g.buffer, *pb = &b.buffer, *to = &out.buffer;
        Pixel_FFFF most = {1, 2, 3, 4}, least = {0, -1, 0.5f, 0};
        vImage_Error error;
        if (!isOther && !isReal) {
            error = !isLast ? vImageConvert_Planar8ToXRGB8888(99, pr, pg, pb, to, 0)
                    : isNamed ? vImageConvert_Planar8ToRGBX8888(pr, pg, pb, 99, to, 0)
                              : vImageConvert_Planar8ToBGRX8888(pb, pg, pr, 99, to, 0);
        } else if (!isOther) {
            error = !isLast ? vImageConvert_PlanarFToXRGBFFFF(99, pr, pg, pb, to, 0)
                    : isNamed ? vImageConvert_PlanarFToRGBXFFFF(pr, pg, pb, 99, to, 0)
                              : vImageConvert_PlanarFToBGRXFFFF(pb, pg, pr, 99, to, 0);
        } else if (isReal) {
            error = !isLast ? vImageConvert_Planar8ToXRGBFFFF(99, pr, pg, pb, to, most, least, 0)
                    : isNamed ? vImageConvert_Planar8ToRGBXFFFF(pr, pg, pb, 99, to, most, least, 0)
                              : vImageConvert_Planar8ToBGRXFFFF(pb, pg, pr, 99, to, most, least, 0);
        } else {
            error = !isLast ? vImageConvert_PlanarFToXRGB8888(99, pr, pg, pb, to, most, least, 0)
                    : isNamed ? vImageConvert_PlanarFToRGBX8888(pr, pg, pb, 99, to, most, least, 0)
                              : vImageConvert_PlanarFToBGRX8888(pb, pg, pr, 99, to, most, least, 0);
        }
        CHECK_NUMBER(error, 0);
        const float *high = most, *low = least;
        CHECK_NUMBER(differences("constant", out, ^(long x, long y, int i) {
            if (i == (isLast ? 3 : 0)) return 99.0;
            int color = !isLast ? i - 1 : isNamed ? i : 2 - i;
            double found = value(color == 0 ? r : color == 1 ? g : b, x, y, 0);
            return !isOther ? found : isReal ? between(found, high[i], low[i]) : byte_of(found, high[i], low[i]);
        }), 0);
    }
    for (int isReal = 0; isReal < 2; isReal++) {
        picture all[4], out = picture_of(Width, Height, 4, isReal), *of = all;
        for (int i = 0; i < 4; i++) all[i] = picture_of(Width, Height, 1, !isReal);
        vImage_Buffer *a = &all[0].buffer, *r = &all[1].buffer, *g = &all[2].buffer, *b = &all[3].buffer, *to = &out.buffer;
        Pixel_FFFF most = {1, 1, 2, 1}, least = {0, 0, -1, 0};
        const float *high = most, *low = least;
        CHECK_NUMBER(isReal ? vImageConvert_Planar8ToARGBFFFF(a, r, g, b, to, most, least, 0)
                            : vImageConvert_PlanarFToARGB8888(a, r, g, b, to, most, least, 0), 0);
        CHECK_NUMBER(differences("all", out, ^(long x, long y, int i) {
            double found = value(of[i], x, y, 0);
            return isReal ? between(found, high[i], low[i]) : byte_of(found, high[i], low[i]);
        }), 0);
    }
}

static void packed(void) {
    picture four = picture_of(Width, Height, 4, 0), out = picture_of(Width, Height, 4, 0), planes[4], *of = planes;
    for (int i = 0; i < 4; i++) planes[i] = picture_of(Width, Height, 1, 0);
    vImage_Buffer *a = &planes[0].buffer, *r = &planes[1].buffer, *g = &planes[2].buffer, *b = &planes[3].buffer;
    uint16_t memory[Width * Height], *shorts = memory;
    vImage_Buffer two = {memory, Height, Width, Width * 2}, *from = &four.buffer, *to = &out.buffer;
    double (^to1555)(double, int) = ^(double byte, int i) {
        return i ? floor(byte * 31 / 255 + 0.5) : floor(byte / 255 + 0.5);
    };
    double (^to565)(double, int) = ^(double byte, int i) { return floor(byte * (i == 2 ? 63 : 31) / 255 + 0.5); };
    CHECK_NUMBER(vImageConvert_ARGB8888toARGB1555(from, &two, 0), 0);
    int wrong = 0;
    for (int i = 0; i < Width * Height; i++) {
        long x = i % Width, y = i / Width;
        int wanted = 0;
        for (int j = 0; j < 4; j++) wanted = wanted << 5 | (int)to1555(value(four, x, y, j), j);
        wrong += shorts[i] != wanted;
    }
    CHECK_NUMBER(wrong, 0);
    CHECK_NUMBER(vImageConvert_ARGB1555toARGB8888(&two, to, 0), 0);
    CHECK_NUMBER(differences("1555", out, ^(long x, long y, int i) {
        return to1555(value(four, x, y, i), i) * 255 / (i ? 31 : 1);
    }), 0);
    CHECK_NUMBER(vImageConvert_ARGB1555toPlanar8(&two, a, r, g, b, 0), 0);
    CHECK_NUMBER(differences("planes", planes[2], ^(long x, long y, int i) { return value(out, x, y, 2); }), 0);
    memset(memory, 0, sizeof memory);
    CHECK_NUMBER(vImageConvert_Planar8toARGB1555(a, r, g, b, &two, 0), 0);
    vImageConvert_ARGB1555toARGB8888(&two, from, 0);
    CHECK_NUMBER(differences("and back", four, ^(long x, long y, int i) { return value(of[i], x, y, 0); }), 0);
    CHECK_NUMBER(vImageConvert_ARGB8888toRGB565(from, &two, 0), 0);
    CHECK_NUMBER(vImageConvert_RGB565toARGB8888(77, &two, to, 0), 0);
    CHECK_NUMBER(differences("565", out, ^(long x, long y, int i) {
        return i ? to565(value(four, x, y, i), i) * 255 / (i == 2 ? 63 : 31) : 77;
    }), 0);
    CHECK_NUMBER(vImageConvert_RGB565toPlanar8(&two, r, g, b, 0), 0);
    CHECK_NUMBER(differences("565 apart", planes[2], ^(long x, long y, int i) { return value(out, x, y, 2); }), 0);
    CHECK_NUMBER(vImageConvert_Planar8toRGB565(r, g, b, &two, 0), 0);
    vImageConvert_RGB565toARGB8888(77, &two, from, 0);
    CHECK_NUMBER(differences("565 together", four, ^(long x, long y, int i) { return value(out, x, y, i); }), 0);
    memory[0] = 0xf800, memory[1] = 0x07e0;
    vImageConvert_RGB565toARGB8888(255, &two, to, 0);
    CHECK(value(out, 0, 0, 1) == 255 && value(out, 0, 0, 2) == 0 && value(out, 1, 0, 2) == 255 && value(out, 1, 0, 3) == 0);
}

static void threes(void) {
    picture four = picture_of(Width, Height, 4, 0), three = picture_of(Width, Height, 3, 0), alpha = picture_of(Width, Height, 1, 0);
    picture real = picture_of(Width, Height, 4, 1), realThree = picture_of(Width, Height, 3, 1);
    vImage_Buffer *from = &four.buffer, *to = &three.buffer;
    CHECK_NUMBER(vImageConvert_ARGB8888toRGB888(from, to, 0), 0);
    CHECK_NUMBER(differences("without alpha", three, ^(long x, long y, int i) { return value(four, x, y, i + 1); }), 0);
    CHECK_NUMBER(vImageConvert_RGB888toARGB8888(to, NULL, 50, from, false, 0), 0);
    CHECK_NUMBER(differences("with one", four, ^(long x, long y, int i) { return i ? value(three, x, y, i - 1) : 50; }), 0);
    CHECK_NUMBER(vImageConvert_RGB888toARGB8888(to, &alpha.buffer, 0, from, true, 0), 0);
    CHECK_NUMBER(differences("with many", four, ^(long x, long y, int i) {
        double own = value(alpha, x, y, 0);
        return i ? value(three, x, y, i - 1) * own / 255 : own;
    }), 0);
    Pixel_8888 color = {0, 200, 100, 50};
    Pixel_FFFF realColor = {0, 0.5f, 0.25f, 1};
    const unsigned char *behind = color;
    const float *realBehind = realColor;
    for (int isMultiplied = 0; isMultiplied < 2; isMultiplied++) {
        CHECK_NUMBER(vImageFlatten_ARGB8888ToRGB888(from, to, color, isMultiplied, 0), 0);
        CHECK_NUMBER(differences("flat", three, ^(long x, long y, int i) {
            double own = value(four, x, y, 0) / 255;
            return value(four, x, y, i + 1) * (isMultiplied ? 1 : own) + behind[i + 1] * (1 - own);
        }), 0);
        CHECK_NUMBER(vImageFlatten_ARGBFFFFToRGBFFF(&real.buffer, &realThree.buffer, realColor, isMultiplied, 0), 0);
        CHECK_NUMBER(differences("flat reals", realThree, ^(long x, long y, int i) {
            double own = value(real, x, y, 0);
            return value(real, x, y, i + 1) * (isMultiplied ? 1 : own) + realBehind[i + 1] * (1 - own);
        }), 0);
    }
}

static void exchanges(int isReal) {
    picture four = picture_of(Width, Height, 4, isReal), other = picture_of(Width, Height, 4, isReal);
    picture plane = picture_of(Width, Height, 1, isReal), out = picture_of(Width, Height, 4, isReal);
    vImage_Buffer *from = &four.buffer, *to = &out.buffer, *o = &other.buffer, *p = &plane.buffer;
    uint8_t map[] = {3, 1, 0, 0}, wrong[] = {0, 1, 2, 4};
    CHECK_NUMBER(EACH(vImagePermuteChannels_ARGB8888(from, to, map, 0), vImagePermuteChannels_ARGBFFFF(from, to, map, 0)), 0);
    CHECK_NUMBER(differences("permuted", out, ^(long x, long y, int i) {
        return value(four, x, y, i == 0 ? 3 : i == 1 ? 1 : 0);
    }), 0);
    CHECK_NUMBER(EACH(vImagePermuteChannels_ARGB8888(from, to, wrong, 0), vImagePermuteChannels_ARGBFFFF(from, to, wrong, 0)),
                 kvImageInvalidParameter);
    CHECK_NUMBER(EACH(vImageOverwriteChannels_ARGB8888(p, from, to, 8 | 1, 0), vImageOverwriteChannels_ARGBFFFF(p, from, to, 8 | 1, 0)), 0);
    CHECK_NUMBER(differences("overwritten", out, ^(long x, long y, int i) {
        return i == 0 || i == 3 ? value(plane, x, y, 0) : value(four, x, y, i);
    }), 0);
    CHECK_NUMBER(EACH(vImageSelectChannels_ARGB8888(o, from, to, 4, 0), vImageSelectChannels_ARGBFFFF(o, from, to, 4, 0)), 0);
    CHECK_NUMBER(differences("selected", out, ^(long x, long y, int i) { return value(i == 1 ? other : four, x, y, i); }), 0);
    CHECK_NUMBER(EACH(vImageOverwriteChannelsWithScalar_ARGB8888(9, from, to, 2, 0),
                      vImageOverwriteChannelsWithScalar_ARGBFFFF(9, from, to, 2, 0)), 0);
    CHECK_NUMBER(differences("scalar", out, ^(long x, long y, int i) { return i == 2 ? 9 : value(four, x, y, i); }), 0);
    Pixel_8888 color = {1, 2, 3, 4};
    Pixel_FFFF realColor = {1, 2, 3, 4};
    CHECK_NUMBER(EACH(vImageOverwriteChannelsWithPixel_ARGB8888(color, from, to, 12, 0),
                      vImageOverwriteChannelsWithPixel_ARGBFFFF(realColor, from, to, 12, 0)), 0);
    CHECK_NUMBER(differences("pixel", out, ^(long x, long y, int i) { return i < 2 ? i + 1 : value(four, x, y, i); }), 0);
    CHECK_NUMBER(EACH(vImageBufferFill_ARGB8888(to, color, 0), vImageBufferFill_ARGBFFFF(to, realColor, 0)), 0);
    CHECK_NUMBER(differences("filled", out, ^(long x, long y, int i) { return (double)(i + 1); }), 0);
    CHECK_NUMBER(EACH(vImageOverwriteChannelsWithScalar_Planar8(7, p, 0), vImageOverwriteChannelsWithScalar_PlanarF(7, p, 0)), 0);
    CHECK_NUMBER(differences("plane", plane, ^(long x, long y, int i) { return 7.0; }), 0);
    CHECK_NUMBER(EACH(vImageSelectChannels_ARGB8888(o, from, to, 16, 0), vImageSelectChannels_ARGBFFFF(o, from, to, 16, 0)),
                 kvImageInvalidParameter);
}

int main(void) {
    numbers();
    halves();
    constants();
    packed();
    threes();
    for (int isReal = 0; isReal < 2; isReal++) channels(isReal), exchanges(isReal);
    return end_of_checks();
}

// > 226 checks
