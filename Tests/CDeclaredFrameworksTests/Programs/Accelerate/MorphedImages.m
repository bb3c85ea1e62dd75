// vImage's greatest, least, dilation and erosion of all kinds of images, against a search by hand.

#include "Pictures.h"

enum { Width = 12, Height = 10, Left = 3, Top = 1, OutWidth = 9, OutHeight = 8, KernelWidth = 5, KernelHeight = 3 };

static double searched(picture p, long x, long y, int channel, const double *kernel, int isGreatest) {
    double best = isGreatest ? -1e9 : 1e9;
    for (int j = 0; j < KernelHeight; j++) {
        for (int i = 0; i < KernelWidth; i++) {
            long fromX = x + i - KernelWidth / 2, fromY = y + j - KernelHeight / 2;
            if (fromX < 0 || fromY < 0 || fromX >= Width || fromY >= Height) continue;
            double weight = kernel[j * KernelWidth + i], number = value(p, fromX, fromY, channel);
            best = isGreatest ? fmax(best, number - weight) : fmin(best, number + weight);
        }
    }
    double middle = kernel[KernelHeight / 2 * KernelWidth + KernelWidth / 2];
    return isGreatest ? best + middle : best - middle;
}

static vImage_Error of_bytes(picture p, picture out, const unsigned char *kernel, int isGreatest, vImage_Flags flags) {
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    long h = KernelHeight, w = KernelWidth;
    if (kernel && p.channels == 1) {
        return isGreatest ? vImageDilate_Planar8(from, to, Left, Top, kernel, h, w, flags)
                          : vImageErode_Planar8(from, to, Left, Top, kernel, h, w, flags);
    }
    if (kernel) {
        return isGreatest ? vImageDilate_ARGB8888(from, to, Left, Top, kernel, h, w, flags)
                          : vImageErode_ARGB8888(from, to, Left, Top, kernel, h, w, flags);
    }
    if (p.channels == 1) {
        return isGreatest ? vImageMax_Planar8(from, to, NULL, Left, Top, h, w, flags)
                          : vImageMin_Planar8(from, to, NULL, Left, Top, h, w, flags);
    }
    return isGreatest ? vImageMax_ARGB8888(from, to, NULL, Left, Top, h, w, flags)
                      : vImageMin_ARGB8888(from, to, NULL, Left, Top, h, w, flags);
}

static vImage_Error of_reals(picture p, picture out, const float *kernel, int isGreatest, vImage_Flags flags) {
    vImage_Buffer *from = &p.buffer, *to = &out.buffer;
    long h = KernelHeight, w = KernelWidth;
    if (kernel && p.channels == 1) {
        return isGreatest ? vImageDilate_PlanarF(from, to, Left, Top, kernel, h, w, flags)
                          : vImageErode_PlanarF(from, to, Left, Top, kernel, h, w, flags);
    }
    if (kernel) {
        return isGreatest ? vImageDilate_ARGBFFFF(from, to, Left, Top, kernel, h, w, flags)
                          : vImageErode_ARGBFFFF(from, to, Left, Top, kernel, h, w, flags);
    }
    if (p.channels == 1) {
        return isGreatest ? vImageMax_PlanarF(from, to, NULL, Left, Top, h, w, flags)
                          : vImageMin_PlanarF(from, to, NULL, Left, Top, h, w, flags);
    }
    return isGreatest ? vImageMax_ARGBFFFF(from, to, NULL, Left, Top, h, w, flags)
                      : vImageMin_ARGBFFFF(from, to, NULL, Left, Top, h, w, flags);
}

int main(void) {
    for (int way = 0; way < 16; way++) {
        int isGreatest = way & 1, hasKernel = way & 2, isReal = (way & 4) != 0, channels = way & 8 ? 4 : 1;
        picture p = picture_of(Width, Height, channels, isReal), out = picture_of(OutWidth, OutHeight, channels, isReal);
        unsigned char bytes[KernelWidth * KernelHeight];
        float reals[KernelWidth * KernelHeight];
        double kernel[KernelWidth * KernelHeight];
        for (int i = 0; i < KernelWidth * KernelHeight; i++) {
            bytes[i] = (unsigned char)(noise() % 100), reals[i] = bytes[i] / 300.0f;
            kernel[i] = !hasKernel ? 0 : isReal ? reals[i] : bytes[i];
        }
        vImage_Error error = isReal ? of_reals(p, out, hasKernel ? reals : NULL, isGreatest, kvImageLeaveAlphaUnchanged)
                                    : of_bytes(p, out, hasKernel ? bytes : NULL, isGreatest, kvImageLeaveAlphaUnchanged);
        CHECK_NUMBER(error, 0);
        const double *given = kernel;
        CHECK_NUMBER(differences("extreme", out, ^(long x, long y, int i) {
            if (channels == 4 && i == 0) return value(p, x + Left, y + Top, 0);
            return searched(p, x + Left, y + Top, i, given, isGreatest);
        }), 0);
    }
    picture p = picture_of(4, 4, 1, 0), out = picture_of(5, 4, 1, 0);
    unsigned char kernel[9] = {0};
    CHECK_NUMBER(vImageDilate_Planar8(&p.buffer, &out.buffer, 0, 0, kernel, 3, 3, 0), kvImageRoiLargerThanInputBuffer);
    CHECK_NUMBER(vImageMax_Planar8(&p.buffer, &p.buffer, NULL, 0, 0, 4, 3, 0), kvImageInvalidKernelSize);
    CHECK_NUMBER(vImageErode_Planar8(&p.buffer, &p.buffer, 0, 0, NULL, 3, 3, 0), kvImageNullPointerArgument);
    CHECK_NUMBER(vImageMin_Planar8(&p.buffer, &p.buffer, NULL, 0, 0, 1, 1, 1 << 12), kvImageUnknownFlagsBit);
    return end_of_checks();
}

// > 52 checks
