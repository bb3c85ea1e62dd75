// vForce: each function of both types against the C library's.

#import <Accelerate/Accelerate.h>
#import "../../../Programs/Checks.h"

enum { Count = 7 };
static const double values[Count] = {0.125, 0.25, 0.375, 0.4375, 0.625, 0.8125, 0.96875};
static const double others[Count] = {2, -1.5, 3, 0.5, -0.25, 1.25, 2.5};

static int near(double found, double wanted, double precision) {
    return fabs(found - wanted) <= precision * (1 + fabs(wanted)) || (isnan(found) && isnan(wanted));
}

#define ONE(name, narrow, expression)                                                                                  \
    do {                                                                                                               \
        int count = Count, wrong = 0;                                                                                  \
        double wide[Count];                                                                                            \
        float floats[Count], single[Count];                                                                            \
        for (int i = 0; i < Count; i++) floats[i] = (float)values[i];                                                  \
        name(wide, values, &count);                                                                                    \
        narrow(single, floats, &count);                                                                                \
        for (int i = 0; i < Count; i++) {                                                                              \
            double x = values[i];                                                                                      \
            wrong += !near(wide[i], expression, 1e-12) || !near(single[i], expression, 1e-5);                          \
        }                                                                                                              \
        if (wrong) printf("%s: %d\n", #name, wrong);                                                                  \
        number_of_checks++;                                                                                            \
    } while (0)

#define TWO(name, narrow, expression)                                                                                  \
    do {                                                                                                               \
        int count = Count, wrong = 0;                                                                                  \
        double wide[Count];                                                                                            \
        float first[Count], second[Count], single[Count];                                                              \
        for (int i = 0; i < Count; i++) first[i] = (float)others[i], second[i] = (float)values[i];                     \
        name(wide, others, values, &count);                                                                            \
        narrow(single, first, second, &count);                                                                         \
        for (int i = 0; i < Count; i++) {                                                                              \
            double y = others[i], x = values[i];                                                                       \
            wrong += !near(wide[i], expression, 1e-12) || !near(single[i], expression, 1e-4);                          \
        }                                                                                                              \
        if (wrong) printf("%s: %d\n", #name, wrong);                                                                  \
        number_of_checks++;                                                                                            \
    } while (0)

int main(void) {
    ONE(vvsqrt, vvsqrtf, sqrt(x));
    ONE(vvexp, vvexpf, exp(x));
    ONE(vvexp2, vvexp2f, exp2(x));
    ONE(vvexpm1, vvexpm1f, expm1(x));
    ONE(vvlog, vvlogf, log(x));
    ONE(vvlog1p, vvlog1pf, log1p(x));
    ONE(vvlog2, vvlog2f, log2(x));
    ONE(vvlog10, vvlog10f, log10(x));
    ONE(vvlogb, vvlogbf, logb(x));
    ONE(vvsin, vvsinf, sin(x));
    ONE(vvcos, vvcosf, cos(x));
    ONE(vvtan, vvtanf, tan(x));
    ONE(vvasin, vvasinf, asin(x));
    ONE(vvacos, vvacosf, acos(x));
    ONE(vvatan, vvatanf, atan(x));
    ONE(vvsinh, vvsinhf, sinh(x));
    ONE(vvcosh, vvcoshf, cosh(x));
    ONE(vvtanh, vvtanhf, tanh(x));
    ONE(vvasinh, vvasinhf, asinh(x));
    ONE(vvacosh, vvacoshf, acosh(x));
    ONE(vvatanh, vvatanhf, atanh(x));
    ONE(vvceil, vvceilf, ceil(x));
    ONE(vvfloor, vvfloorf, floor(x));
    ONE(vvfabs, vvfabsf, fabs(x));
    ONE(vvrec, vvrecf, 1 / x);
    ONE(vvrsqrt, vvrsqrtf, 1 / sqrt(x));
    ONE(vvint, vvintf, trunc(x));
    ONE(vvnint, vvnintf, rint(x));
    ONE(vvsinpi, vvsinpif, sin(x * M_PI));
    ONE(vvcospi, vvcospif, cos(x * M_PI));
    ONE(vvtanpi, vvtanpif, tan(x * M_PI));
    TWO(vvdiv, vvdivf, y / x);
    TWO(vvfmod, vvfmodf, fmod(y, x));
    TWO(vvremainder, vvremainderf, remainder(y, x));
    TWO(vvcopysign, vvcopysignf, copysign(y, x));
    TWO(vvatan2, vvatan2f, atan2(y, x));
    TWO(vvpow, vvpowf, pow(x, y));
    int count = 2;
    double far[2] = {1, 2}, next[2], up[2] = {5, 0}, sines[2], cosines[2];
    vvnextafter(next, far, up, &count);
    CHECK(next[0] > 1 && next[1] < 2 && next[0] - 1 < 1e-15);
    float farf[2] = {1, 2}, nextf[2], upf[2] = {5, 0}, sinesf[2], cosinesf[2];
    vvnextafterf(nextf, farf, upf, &count);
    CHECK(nextf[0] > 1 && nextf[1] < 2);
    vvsincos(sines, cosines, far, &count);
    vvsincosf(sinesf, cosinesf, farf, &count);
    CHECK(sines[0] == sin(1) && cosines[1] == cos(2) && sinesf[1] == sinf(2) && cosinesf[0] == cosf(1));
    __double_complex_t turned[2];
    __float_complex_t turnedf[2];
    vvcosisin(turned, far, &count);
    vvcosisinf(turnedf, farf, &count);
    CHECK(__real__ turned[0] == cos(1) && __imag__ turned[0] == sin(1));
    CHECK(__real__ turnedf[1] == cosf(2) && __imag__ turnedf[1] == sinf(2));
    vFloat vector = {1, 2, 3, 4};
    vDouble pair = {1, 2};
    vUInt8 bytes = {255};
    vSInt8 small = {-1};
    vUInt16 words = {65535};
    vSInt16 shorts = {-2};
    vUInt32 wide = {7};
    vSInt32 ints = {-7};
    vBool32 mask = {1};
    CHECK((vector + vector)[3] == 8 && pair[1] == 2 && bytes[0] == 255 && small[0] == -1 && words[0] == 65535);
    CHECK(shorts[0] == -2 && wide[0] == 7 && ints[0] == -7 && mask[0] == 1 && ARM_NEON_GCC_COMPATIBILITY);
    return end_of_checks();
}

// > 44 checks
