// vImage's pictures over pictures, premultiplied and not, against the formulas.

#include "Pictures.h"

enum { Width = 7, Height = 5 };

#define EACH_PLANE(bytes, reals) (isReal ? reals : bytes)

static void planes(int isReal) {
    picture top = picture_of(Width, Height, 1, isReal), topAlpha = picture_of(Width, Height, 1, isReal);
    picture bottom = picture_of(Width, Height, 1, isReal), bottomAlpha = picture_of(Width, Height, 1, isReal);
    picture alpha = picture_of(Width, Height, 1, isReal), out = picture_of(Width, Height, 1, isReal);
    vImage_Buffer *t = &top.buffer, *ta = &topAlpha.buffer, *b = &bottom.buffer, *ba = &bottomAlpha.buffer;
    vImage_Buffer *a = &alpha.buffer, *to = &out.buffer;
    double whole = isReal ? 1 : 255;
    set(topAlpha, 0, 0, 0, 0);
    // The alpha that the union of both has.
    vImage_Error error = EACH_PLANE(vImagePremultipliedAlphaBlend_Planar8(ta, ta, ba, a, 0),
                                    vImagePremultipliedAlphaBlend_PlanarF(ta, ta, ba, a, 0));
    CHECK_NUMBER(error, 0);
    CHECK_NUMBER(differences("union", alpha, ^(long x, long y, int i) {
        double one = value(topAlpha, x, y, 0), other = value(bottomAlpha, x, y, 0);
        return one + other * (1 - one / whole);
    }), 0);
    CHECK_NUMBER(EACH_PLANE(vImageAlphaBlend_Planar8(t, ta, b, ba, a, to, 0), vImageAlphaBlend_PlanarF(t, ta, b, ba, a, to, 0)), 0);
    CHECK_NUMBER(differences("blend", out, ^(long x, long y, int i) {
        double one = value(topAlpha, x, y, 0) / whole, other = value(bottomAlpha, x, y, 0) / whole, both = value(alpha, x, y, 0);
        double sum = value(top, x, y, 0) * one + value(bottom, x, y, 0) * (1 - one) * other;
        return both == 0 ? 0 : sum * whole / both;
    }), 0);
    CHECK_NUMBER(EACH_PLANE(vImagePremultipliedConstAlphaBlend_Planar8(t, 100, ta, b, to, 0),
                            vImagePremultipliedConstAlphaBlend_PlanarF(t, 100 / 255.0f, ta, b, to, 0)), 0);
    CHECK_NUMBER(differences("constant", out, ^(long x, long y, int i) {
        double all = 100 / 255.0;
        return value(top, x, y, 0) * all + value(bottom, x, y, 0) * (1 - all * value(topAlpha, x, y, 0) / whole);
    }), 0);
    CHECK_NUMBER(EACH_PLANE(vImageAlphaBlend_NonpremultipliedToPremultiplied_Planar8(t, ta, b, to, 0),
                            vImageAlphaBlend_NonpremultipliedToPremultiplied_PlanarF(t, ta, b, to, 0)), 0);
    CHECK_NUMBER(differences("onto premultiplied", out, ^(long x, long y, int i) {
        double one = value(topAlpha, x, y, 0) / whole;
        return value(top, x, y, 0) * one + value(bottom, x, y, 0) * (1 - one);
    }), 0);
    CHECK_NUMBER(EACH_PLANE(vImagePremultiplyData_Planar8(t, ta, to, 0), vImagePremultiplyData_PlanarF(t, ta, to, 0)), 0);
    CHECK_NUMBER(differences("multiply", out, ^(long x, long y, int i) {
        return value(top, x, y, 0) * value(topAlpha, x, y, 0) / whole;
    }), 0);
    CHECK_NUMBER(EACH_PLANE(vImageUnpremultiplyData_Planar8(t, ta, to, 0), vImageUnpremultiplyData_PlanarF(t, ta, to, 0)), 0);
    CHECK_NUMBER(differences("divide", out, ^(long x, long y, int i) {
        double by = value(topAlpha, x, y, 0);
        return by == 0 ? 0 : value(top, x, y, 0) * whole / by;
    }), 0);
    CHECK_NUMBER(EACH_PLANE(vImageClipToAlpha_Planar8(t, ta, to, 0), vImageClipToAlpha_PlanarF(t, ta, to, 0)), 0);
    CHECK_NUMBER(differences("clip", out, ^(long x, long y, int i) {
        return fmin(value(top, x, y, 0), value(topAlpha, x, y, 0));
    }), 0);
}

static void pixels(int isReal) {
    picture top = picture_of(Width, Height, 4, isReal), bottom = picture_of(Width, Height, 4, isReal);
    picture out = picture_of(Width, Height, 4, isReal);
    vImage_Buffer *t = &top.buffer, *b = &bottom.buffer, *to = &out.buffer;
    double whole = isReal ? 1 : 255;
    CHECK_NUMBER(EACH_PLANE(vImageAlphaBlend_ARGB8888(t, b, to, 0), vImageAlphaBlend_ARGBFFFF(t, b, to, 0)), 0);
    CHECK_NUMBER(differences("blend", out, ^(long x, long y, int i) {
        double one = value(top, x, y, 0) / whole, other = value(bottom, x, y, 0) / whole;
        double both = stored(top, (one + other * (1 - one)) * whole);
        if (i == 0) return both;
        double sum = value(top, x, y, i) * one + value(bottom, x, y, i) * (1 - one) * other;
        return both == 0 ? 0 : sum * whole / both;
    }), 0);
    for (int way = 0; way < 3; way++) {
        int last = way == 1 ? 3 : 0;
        double all = way == 2 ? 60 / 255.0 : 1;
        vImage_Error error =
            way == 0 ? EACH_PLANE(vImagePremultipliedAlphaBlend_ARGB8888(t, b, to, 0),
                                  vImagePremultipliedAlphaBlend_ARGBFFFF(t, b, to, 0))
            : way == 1 ? EACH_PLANE(vImagePremultipliedAlphaBlend_BGRA8888(t, b, to, 0),
                                    vImagePremultipliedAlphaBlend_BGRAFFFF(t, b, to, 0))
                       : EACH_PLANE(vImagePremultipliedConstAlphaBlend_ARGB8888(t, 60, b, to, 0),
                                    vImagePremultipliedConstAlphaBlend_ARGBFFFF(t, 60 / 255.0f, b, to, 0));
        CHECK_NUMBER(error, 0);
        CHECK_NUMBER(differences("over", out, ^(long x, long y, int i) {
            return value(top, x, y, i) * all + value(bottom, x, y, i) * (1 - all * value(top, x, y, last) / whole);
        }), 0);
    }
    CHECK_NUMBER(EACH_PLANE(vImagePremultipliedAlphaBlend_RGBA8888(t, b, to, 0),
                            vImagePremultipliedAlphaBlend_RGBAFFFF(t, b, to, 0)), 0);
    CHECK_NUMBER(EACH_PLANE(vImageAlphaBlend_NonpremultipliedToPremultiplied_ARGB8888(t, b, to, 0),
                            vImageAlphaBlend_NonpremultipliedToPremultiplied_ARGBFFFF(t, b, to, 0)), 0);
    CHECK_NUMBER(differences("onto premultiplied", out, ^(long x, long y, int i) {
        double one = value(top, x, y, 0) / whole;
        return value(top, x, y, i) * (i ? one : 1) + value(bottom, x, y, i) * (1 - one);
    }), 0);
    for (int way = 0; way < 3; way++) {
        int last = way ? 3 : 0;
        vImage_Error error = way == 0 ? EACH_PLANE(vImagePremultiplyData_ARGB8888(t, to, 0), vImagePremultiplyData_ARGBFFFF(t, to, 0))
                             : way == 1 ? EACH_PLANE(vImagePremultiplyData_RGBA8888(t, to, 0), vImagePremultiplyData_RGBAFFFF(t, to, 0))
                                        : EACH_PLANE(vImagePremultiplyData_BGRA8888(t, to, 0), vImagePremultiplyData_BGRAFFFF(t, to, 0));
        CHECK_NUMBER(error, 0);
        CHECK_NUMBER(differences("multiply", out, ^(long x, long y, int i) {
            return value(top, x, y, i) * (i == last ? 1 : value(top, x, y, last) / whole);
        }), 0);
        error = way == 0 ? EACH_PLANE(vImageUnpremultiplyData_ARGB8888(t, to, 0), vImageUnpremultiplyData_ARGBFFFF(t, to, 0))
                : way == 1 ? EACH_PLANE(vImageUnpremultiplyData_RGBA8888(t, to, 0), vImageUnpremultiplyData_RGBAFFFF(t, to, 0))
                           : EACH_PLANE(vImageUnpremultiplyData_BGRA8888(t, to, 0), vImageUnpremultiplyData_BGRAFFFF(t, to, 0));
        CHECK_NUMBER(error, 0);
        CHECK_NUMBER(differences("divide", out, ^(long x, long y, int i) {
            double alpha = value(top, x, y, last);
            return i == last ? alpha : alpha == 0 ? 0 : value(top, x, y, i) * whole / alpha;
        }), 0);
    }
    // In place.
    picture kept = picture_of(Width, Height, 4, isReal);
    memcpy(kept.buffer.data, t->data, t->rowBytes * Height);
    CHECK_NUMBER(EACH_PLANE(vImageClipToAlpha_ARGB8888(t, t, 0), vImageClipToAlpha_ARGBFFFF(t, t, 0)), 0);
    CHECK_NUMBER(differences("clip", top, ^(long x, long y, int i) {
        return fmin(value(kept, x, y, i), value(kept, x, y, 0));
    }), 0);
}

int main(void) {
    for (int isReal = 0; isReal < 2; isReal++) {
        planes(isReal);
        pixels(isReal);
    }
    picture small = picture_of(2, 2, 4, 0), large = picture_of(3, 2, 4, 0);
    CHECK_NUMBER(vImagePremultiplyData_ARGB8888(&small.buffer, &large.buffer, 0), kvImageRoiLargerThanInputBuffer);
    CHECK_NUMBER(vImagePremultipliedAlphaBlend_ARGB8888(&large.buffer, &small.buffer, &large.buffer, 0),
                 kvImageRoiLargerThanInputBuffer);
    CHECK_NUMBER(vImagePremultipliedAlphaBlend_ARGB8888(&large.buffer, NULL, &large.buffer, 0), kvImageNullPointerArgument);
    CHECK_NUMBER(vImageClipToAlpha_Planar8(&small.buffer, NULL, &small.buffer, 0), kvImageNullPointerArgument);
    return end_of_checks();
}

// > 120 checks
