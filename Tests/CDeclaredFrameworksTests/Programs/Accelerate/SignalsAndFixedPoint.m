// vDSP's interpolation, sorting, filters and spectra of both types, its whole numbers, and numbers of fixed point.

#include "Pictures.h"

static int is_close(double found, double wanted) { return fabs(found - wanted) < 1e-4 * (1 + fabs(wanted)); }

#define SIGNALS(Test, Real, Split, gathra, genp, qint, tabi, sorti, wiener, coher, conv, desamp, trans, mma, mms, msm)           \
    static void Test(void) {                                                                                                     \
        Real a[] = {3, 1, 4, 1.5f, 9, 2.5f}, c[16], d[16];                                                                       \
        const Real *pointers[] = {a + 2, a, a + 5};                                                                              \
        gathra(pointers, 1, c, 1, 3);                                                                                            \
        CHECK(c[0] == 4 && c[1] == 3 && c[2] == 2.5f);                                                                           \
        Real values[] = {10, 20, 0}, places[] = {2, 4, 8};                                                                       \
        genp(values, 1, places, 1, c, 1, 10, 3);                                                                                 \
        CHECK(c[0] == 10 && c[2] == 10 && c[3] == 15 && c[4] == 20 && c[5] == 15 && c[7] == 5 && c[8] == 0 && c[9] == 0);        \
        /* Parabolas give squares exactly. */                                                                                    \
        Real squares[] = {0, 1, 4, 9, 16}, at[] = {1, 1.5f, 2.25f, 3.5f, 0.5f};                                                  \
        qint(squares, at, 1, c, 1, 5, 5);                                                                                        \
        for (int i = 0; i < 5; i++) CHECK(is_close(c[i], at[i] * at[i]));                                                        \
        Real scale = 2, offset = 1, inputs[] = {0, 0.25f, 1, 50, -50};                                                           \
        tabi(inputs, 1, &scale, &offset, squares, 5, c, 1, 5);                                                                   \
        CHECK(is_close(c[0], 1) && is_close(c[1], 2.5) && is_close(c[2], 9) && c[3] == 16 && c[4] == 0);                         \
        vDSP_Length order[] = {0, 1, 2, 3, 4, 5};                                                                                \
        sorti(a, order, NULL, 6, 1);                                                                                             \
        CHECK(order[0] == 1 && order[1] == 3 && order[2] == 5 && order[3] == 0 && order[4] == 2 && order[5] == 4);               \
        sorti(a, order, NULL, 6, -1);                                                                                            \
        CHECK(order[0] == 4 && order[5] == 1);                                                                                   \
        /* The filter solves the equations of the autocorrelation. */                                                            \
        Real correlation[] = {4, 2, 1, 0.5f}, cross[] = {1, -2, 3, 0.25f}, filter[4], prediction[4];                             \
        int error = -1;                                                                                                          \
        wiener(4, correlation, cross, filter, prediction, 0, &error);                                                            \
        CHECK_NUMBER(error, 0);                                                                                                  \
        for (int i = 0; i < 4; i++) {                                                                                            \
            double sum = 0;                                                                                                      \
            for (int j = 0; j < 4; j++) sum += filter[j] * correlation[abs(i - j)];                                              \
            CHECK(is_close(sum, cross[i]));                                                                                      \
        }                                                                                                                        \
        Real singular[] = {1, 1, 1, 1};                                                                                          \
        wiener(4, singular, cross, filter, prediction, 0, &error);                                                               \
        CHECK_NUMBER(error, 2);                                                                                                  \
        Real r[8], i1[8], r2[8], i2[8], ro[8], io[8], rc[8], ic[8];                                                              \
        for (int i = 0; i < 8; i++) r[i] = i + 1, i1[i] = 3 - i, r2[i] = i * 0.5f, i2[i] = 1 - i * 0.25f, rc[i] = i, ic[i] = -i; \
        Split x = {r, i1}, y = {r2, i2}, out = {ro, io}, other = {rc, ic};                                                       \
        Real first[] = {2, 4}, second[] = {5, 8};                                                                                \
        coher(first, 1, second, 1, &x, 1, d, 1, 2);                                                                              \
        CHECK(is_close(d[0], 10 / 10.0) && is_close(d[1], 8 / 32.0));                                                            \
        conv(&x, 1, &y, 1, &out, 1, 3, 2);                                                                                       \
        for (int i = 0; i < 3; i++) {                                                                                            \
            double real = 0, imaginary = 0;                                                                                      \
            for (int j = 0; j < 2; j++) {                                                                                        \
                real += r[i + j] * r2[j] - i1[i + j] * i2[j], imaginary += r[i + j] * i2[j] + i1[i + j] * r2[j];                 \
            }                                                                                                                    \
            CHECK(is_close(ro[i], real) && is_close(io[i], imaginary));                                                          \
        }                                                                                                                        \
        Real taps[] = {0.5f, 0.25f};                                                                                             \
        desamp(&x, 3, taps, &out, 2, 2);                                                                                         \
        CHECK(is_close(ro[0], 1) && is_close(ro[1], 3.25) && is_close(io[0], 2) && is_close(io[1], -0.25));                      \
        trans(first, 1, &x, 1, &out, 1, 2);                                                                                      \
        CHECK(ro[0] == 0.5f && io[0] == 1.5f && ro[1] == 0.5f && io[1] == 0.5f);                                                 \
        for (int way = 0; way < 3; way++) {                                                                                      \
            if (way == 0) mma(&x, 1, &y, 1, &other, 1, &out, 1, 2, 2, 2);                                                        \
            if (way == 1) mms(&x, 1, &y, 1, &other, 1, &out, 1, 2, 2, 2);                                                        \
            if (way == 2) msm(&x, 1, &y, 1, &other, 1, &out, 1, 2, 2, 2);                                                        \
            for (int i = 0; i < 4; i++) {                                                                                        \
                double real = 0, imaginary = 0;                                                                                  \
                for (int k = 0; k < 2; k++) {                                                                                    \
                    int p = i / 2 * 2 + k, q = k * 2 + i % 2;                                                                    \
                    real += r[p] * r2[q] - i1[p] * i2[q], imaginary += r[p] * i2[q] + i1[p] * r2[q];                             \
                }                                                                                                                \
                int sign = way == 2 ? -1 : 1, plus = way == 1 ? -1 : 1;                                                          \
                CHECK(is_close(ro[i], sign * real + plus * rc[i]) && is_close(io[i], sign * imaginary + plus * ic[i]));          \
            }                                                                                                                    \
        }                                                                                                                        \
    }
SIGNALS(floats, float, DSPSplitComplex, vDSP_vgathra, vDSP_vgenp, vDSP_vqint, vDSP_vtabi, vDSP_vsorti, vDSP_wiener, vDSP_zcoher,
        vDSP_zconv, vDSP_zrdesamp, vDSP_ztrans, vDSP_zmma, vDSP_zmms, vDSP_zmsm)
SIGNALS(doubles, double, DSPDoubleSplitComplex, vDSP_vgathraD, vDSP_vgenpD, vDSP_vqintD, vDSP_vtabiD, vDSP_vsortiD, vDSP_wienerD,
        vDSP_zcoherD, vDSP_zconvD, vDSP_zrdesampD, vDSP_ztransD, vDSP_zmmaD, vDSP_zmmsD, vDSP_zmsmD)

/// Numbers within and beyond what a type can hold.
#define FIX(name, From, To, least, most, rounded)                                                                     \
    do {                                                                                                              \
        From given[] = {1.4f, 1.6f, -2.7f, 2.5f, 1e10f, -1e10f};                                                      \
        To found[6];                                                                                                  \
        name(given, 1, found, 1, 6);                                                                                  \
        for (int i = 0; i < 6; i++) {                                                                                 \
            double wanted = fmin(fmax(rounded((double)given[i]), least), most);                                       \
            CHECK_NUMBER(found[i], wanted);                                                                           \
        }                                                                                                             \
    } while (0)
#define FLT(name, From, To)                                                                                           \
    do {                                                                                                              \
        From given[] = {(From)100, (From)-3, 7};                                                                      \
        To found[3];                                                                                                  \
        name(given, 1, found, 1, 3);                                                                                  \
        CHECK(found[0] == (To)given[0] && found[1] == (To)given[1] && found[2] == 7);                                 \
    } while (0)

static void conversions(void) {
    FIX(vDSP_vfixu8, float, unsigned char, 0, 255, trunc);
    FIX(vDSP_vfixu16, float, unsigned short, 0, 65535, trunc);
    FIX(vDSP_vfixu32, float, unsigned int, 0, 4294967295.0, trunc);
    FIX(vDSP_vfixr8, float, char, -128, 127, rint);
    FIX(vDSP_vfixr16, float, short, -32768, 32767, rint);
    FIX(vDSP_vfixr32, float, int, -2147483648.0, 2147483647.0, rint);
    FIX(vDSP_vfixru8, float, unsigned char, 0, 255, rint);
    FIX(vDSP_vfixru16, float, unsigned short, 0, 65535, rint);
    FIX(vDSP_vfixru32, float, unsigned int, 0, 4294967295.0, rint);
    FIX(vDSP_vfix8D, double, char, -128, 127, trunc);
    FIX(vDSP_vfix16D, double, short, -32768, 32767, trunc);
    FIX(vDSP_vfix32D, double, int, -2147483648.0, 2147483647.0, trunc);
    FIX(vDSP_vfixu8D, double, unsigned char, 0, 255, trunc);
    FIX(vDSP_vfixu16D, double, unsigned short, 0, 65535, trunc);
    FIX(vDSP_vfixu32D, double, unsigned int, 0, 4294967295.0, trunc);
    FIX(vDSP_vfixr8D, double, char, -128, 127, rint);
    FIX(vDSP_vfixr16D, double, short, -32768, 32767, rint);
    FIX(vDSP_vfixr32D, double, int, -2147483648.0, 2147483647.0, rint);
    FIX(vDSP_vfixru8D, double, unsigned char, 0, 255, rint);
    FIX(vDSP_vfixru16D, double, unsigned short, 0, 65535, rint);
    FIX(vDSP_vfixru32D, double, unsigned int, 0, 4294967295.0, rint);
    FLT(vDSP_vflt8D, char, double);
    FLT(vDSP_vflt16D, short, double);
    FLT(vDSP_vflt32D, int, double);
    FLT(vDSP_vfltu8D, unsigned char, double);
    FLT(vDSP_vfltu16D, unsigned short, double);
    FLT(vDSP_vfltu32D, unsigned int, double);
    FLT(vDSP_vdpsp, double, float);
    FLT(vDSP_vspdp, float, double);
}

static void integers(void) {
    int a[] = {-5, 7, INT_MIN}, b[] = {2, 0, -1}, c[3], number = -3, none = 0;
    vDSP_vabsi(a, 1, c, 1, 3);
    CHECK(c[0] == 5 && c[1] == 7 && c[2] == INT_MIN);
    vDSP_vfilli(&number, c, 1, 3);
    CHECK(c[0] == -3 && c[2] == -3);
    vDSP_vsaddi(a, 1, &number, c, 1, 3);
    CHECK(c[0] == -8 && c[1] == 4 && c[2] == INT_MAX - 2);
    vDSP_vsdivi(a, 1, &number, c, 1, 2);
    CHECK(c[0] == 1 && c[1] == -2);
    vDSP_vsdivi(a, 1, &none, c, 1, 2);
    CHECK(c[0] == 0 && c[1] == 0);
    vDSP_vdivi(b, 1, a, 1, c, 1, 3);
    CHECK(c[0] == -2 && c[1] == 0);
    vDSP_veqvi(a, 1, b, 1, c, 1, 2);
    CHECK(c[0] == ~(-5 ^ 2) && c[1] == ~7);
}

/// Of each kind: halves and quarters as numbers of that kind.
#define RAMPS(Number, one, dot2, mul, mul2, muladd, muladd2)                                                          \
    do {                                                                                                              \
        Number a[] = {one / 2, one / 4, -one / 2}, b[] = {one / 4, one / 4, one / 2}, s, step = one / 8, c[3], d[3];  \
        dot2(a, 1, b, 1, a, 1, c, d, 3);                                                                              \
        CHECK(c[0] == one / 2 + one / 16 && d[0] == one / 8 + one / 16 - one / 4);                                    \
        s = one / 4;                                                                                                  \
        mul(a, 1, &s, &step, c, 1, 3);                                                                                \
        CHECK(c[0] == one / 8 && c[1] == one * 3 / 32 && c[2] == -one / 4 && s == one / 2 + one / 8);                 \
        s = one / 4;                                                                                                  \
        muladd(b, 1, &s, &step, c, 1, 3);                                                                             \
        CHECK(c[0] == one / 8 + one / 16 && c[2] == 0 && s == one / 2 + one / 8);                                     \
        s = one / 4;                                                                                                  \
        mul2(a, b, 1, &s, &step, c, d, 1, 3);                                                                         \
        CHECK(c[0] == one / 8 && d[0] == one / 16 && d[2] == one / 4 && s == one / 2 + one / 8);                      \
        s = one / 4;                                                                                                  \
        muladd2(a, b, 1, &s, &step, c, d, 1, 3);                                                                      \
        CHECK(c[0] == one / 4 && d[2] == one / 2 && s == one / 2 + one / 8);                                          \
    } while (0)

static void ramps(void) {
    RAMPS(float, 1.0f, vDSP_dotpr2, vDSP_vrampmul, vDSP_vrampmul2, vDSP_vrampmuladd, vDSP_vrampmuladd2);
    RAMPS(short, 32768, vDSP_dotpr2_s1_15, vDSP_vrampmul_s1_15, vDSP_vrampmul2_s1_15, vDSP_vrampmuladd_s1_15,
          vDSP_vrampmuladd2_s1_15);
    RAMPS(int, 16777216, vDSP_dotpr2_s8_24, vDSP_vrampmul_s8_24, vDSP_vrampmul2_s8_24, vDSP_vrampmuladd_s8_24,
          vDSP_vrampmuladd2_s8_24);
    short halves[] = {16384, 16384, 16384, 16384, 32767}, result;
    vDSP_dotpr_s1_15(halves, 1, halves, 1, &result, 3);
    CHECK_NUMBER(result, 24576);
    vDSP_dotpr_s1_15(halves, 1, halves, 1, &result, 5);
    CHECK_NUMBER(result, 32767);
    int numbers[] = {16777216 * 3, -16777216 / 2}, whole;
    vDSP_dotpr_s8_24(numbers, 1, numbers, 1, &whole, 2);
    CHECK_NUMBER(whole, 16777216 * 9 + 16777216 / 4);
}

int main(void) {
    floats();
    doubles();
    conversions();
    integers();
    ramps();
    return end_of_checks();
}

// > 227 checks
