// vDSP's integer and fixed-point functions, and its conversions between number types.
#include <limits.h>
#include <math.h>
#include <stdint.h>
#import <vecLib/vDSP.h>

/// Clamps a rounded value to the range; 0 for NaN.
static double within(double value, double least, double most) { return isnan(value) ? 0 : fmin(fmax(value, least), most); }

#define FIX(Name, From, To, least, most, rounded)                                                                      \
    void Name(const From *a, vDSP_Stride strideA, To *c, vDSP_Stride strideC, vDSP_Length count) {                     \
        for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {                                                         \
            c[i * strideC] = (To)within(rounded((double)a[i * strideA]), least, most);                                 \
        }                                                                                                              \
    }
#define FIX_ALL(D, From)                                                                                               \
    FIX(vDSP_vfixu8##D, From, unsigned char, 0, UCHAR_MAX, trunc)                                                      \
    FIX(vDSP_vfixu16##D, From, unsigned short, 0, USHRT_MAX, trunc)                                                    \
    FIX(vDSP_vfixu32##D, From, unsigned int, 0, UINT_MAX, trunc)                                                       \
    FIX(vDSP_vfixr8##D, From, char, CHAR_MIN, CHAR_MAX, nearbyint)                                                     \
    FIX(vDSP_vfixr16##D, From, short, SHRT_MIN, SHRT_MAX, nearbyint)                                                   \
    FIX(vDSP_vfixr32##D, From, int, INT_MIN, INT_MAX, nearbyint)                                                       \
    FIX(vDSP_vfixru8##D, From, unsigned char, 0, UCHAR_MAX, nearbyint)                                                 \
    FIX(vDSP_vfixru16##D, From, unsigned short, 0, USHRT_MAX, nearbyint)                                               \
    FIX(vDSP_vfixru32##D, From, unsigned int, 0, UINT_MAX, nearbyint)
FIX_ALL(, float)
FIX_ALL(D, double)
FIX(vDSP_vfix8D, double, char, CHAR_MIN, CHAR_MAX, trunc)
FIX(vDSP_vfix16D, double, short, SHRT_MIN, SHRT_MAX, trunc)
FIX(vDSP_vfix32D, double, int, INT_MIN, INT_MAX, trunc)

#define TURN(Name, From, To)                                                                                           \
    void Name(const From *a, vDSP_Stride strideA, To *c, vDSP_Stride strideC, vDSP_Length count) {                     \
        for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) c[i * strideC] = (To)a[i * strideA];                      \
    }
TURN(vDSP_vflt8D, char, double)
TURN(vDSP_vflt16D, short, double)
TURN(vDSP_vflt32D, int, double)
TURN(vDSP_vfltu8D, unsigned char, double)
TURN(vDSP_vfltu16D, unsigned short, double)
TURN(vDSP_vfltu32D, unsigned int, double)
TURN(vDSP_vdpsp, double, float)
TURN(vDSP_vspdp, float, double)

// Integer arithmetic wraps around on overflow.

void vDSP_vabsi(const int *a, vDSP_Stride strideA, int *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        int value = a[i * strideA];
        c[i * strideC] = value < 0 ? (int)(0u - (unsigned)value) : value;
    }
}

void vDSP_vfilli(const int *a, int *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) c[i * strideC] = *a;
}

void vDSP_vsaddi(const int *a, vDSP_Stride strideA, const int *b, int *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        c[i * strideC] = (int)((unsigned)a[i * strideA] + (unsigned)*b);
    }
}

/// Divides like the ARM processor of the phone: x / 0 is 0, and INT_MIN / -1 wraps around.
static int quotient(int value, int by) { return by == 0 ? 0 : (int)((int64_t)value / by); }

void vDSP_vsdivi(const int *a, vDSP_Stride strideA, const int *b, int *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) c[i * strideC] = quotient(a[i * strideA], *b);
}

void vDSP_vdivi(const int *b, vDSP_Stride strideB, const int *a, vDSP_Stride strideA, int *c, vDSP_Stride strideC,
                vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) c[i * strideC] = quotient(a[i * strideA], b[i * strideB]);
}

void vDSP_veqvi(const int *a, vDSP_Stride strideA, const int *b, vDSP_Stride strideB, int *c, vDSP_Stride strideC,
                vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) c[i * strideC] = ~(a[i * strideA] ^ b[i * strideB]);
}

// Dot products and ramps. Products of fixed-point numbers are summed exactly; the sum is then truncated and clamped.

static short short_of(double value) { return (short)within(floor(value), SHRT_MIN, SHRT_MAX); }
static int int_of(double value) { return (int)within(floor(value), INT_MIN, INT_MAX); }
static float float_of(double value) { return (float)value; }

#define RAMPS(Kind, Number, one, stored, sum)                                                                          \
    static Number dot##Kind(const Number *a, vDSP_Stride strideA, const Number *b, vDSP_Stride strideB,                \
                            vDSP_Length count) {                                                                       \
        sum total = 0;                                                                                                 \
        for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) total += (sum)a[i * strideA] * b[i * strideB];            \
        return stored((double)total / one);                                                                            \
    }                                                                                                                  \
    void vDSP_dotpr2##Kind(const Number *a0, vDSP_Stride strideA0, const Number *a1, vDSP_Stride strideA1,             \
                           const Number *b, vDSP_Stride strideB, Number *c0, Number *c1, vDSP_Length count) {          \
        Number first = dot##Kind(a0, strideA0, b, strideB, count);                                                     \
        *c1 = dot##Kind(a1, strideA1, b, strideB, count);                                                              \
        *c0 = first;                                                                                                   \
    }                                                                                                                  \
    void vDSP_vrampmul##Kind(const Number *a, vDSP_Stride strideA, Number *start, const Number *step, Number *c,       \
                             vDSP_Stride strideC, vDSP_Length count) {                                                 \
        for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {                                                         \
            c[i * strideC] = stored((double)*start * a[i * strideA] / one);                                            \
            *start = stored((double)*start + *step);                                                                   \
        }                                                                                                              \
    }                                                                                                                  \
    void vDSP_vrampmul2##Kind(const Number *a0, const Number *a1, vDSP_Stride strideA, Number *start,                  \
                              const Number *step, Number *c0, Number *c1, vDSP_Stride strideC, vDSP_Length count) {    \
        Number again = *start;                                                                                         \
        vDSP_vrampmul##Kind(a0, strideA, &again, step, c0, strideC, count);                                            \
        vDSP_vrampmul##Kind(a1, strideA, start, step, c1, strideC, count);                                             \
    }                                                                                                                  \
    void vDSP_vrampmuladd##Kind(const Number *a, vDSP_Stride strideA, Number *start, const Number *step, Number *c,    \
                                vDSP_Stride strideC, vDSP_Length count) {                                              \
        for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {                                                         \
            c[i * strideC] = stored((double)*start * a[i * strideA] / one + c[i * strideC]);                           \
            *start = stored((double)*start + *step);                                                                   \
        }                                                                                                              \
    }                                                                                                                  \
    void vDSP_vrampmuladd2##Kind(const Number *a0, const Number *a1, vDSP_Stride strideA, Number *start,               \
                                 const Number *step, Number *c0, Number *c1, vDSP_Stride strideC,                      \
                                 vDSP_Length count) {                                                                  \
        Number again = *start;                                                                                         \
        vDSP_vrampmuladd##Kind(a0, strideA, &again, step, c0, strideC, count);                                         \
        vDSP_vrampmuladd##Kind(a1, strideA, start, step, c1, strideC, count);                                          \
    }
RAMPS(, float, 1, float_of, double)
RAMPS(_s1_15, short, 32768, short_of, int64_t)
RAMPS(_s8_24, int, 16777216, int_of, __int128)

void vDSP_dotpr_s1_15(const short *a, vDSP_Stride strideA, const short *b, vDSP_Stride strideB, short *c,
                      vDSP_Length count) {
    *c = dot_s1_15(a, strideA, b, strideB, count);
}

void vDSP_dotpr_s8_24(const int *a, vDSP_Stride strideA, const int *b, vDSP_Stride strideB, int *c, vDSP_Length count) {
    *c = dot_s8_24(a, strideA, b, strideB, count);
}
