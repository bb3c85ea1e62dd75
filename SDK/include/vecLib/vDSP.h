// Arithmetic of many numbers. A stride is the distance from one number to the next.
#pragma once
#include <stddef.h>

typedef unsigned long vDSP_Length;
typedef long vDSP_Stride;

/// Complex numbers: one after the other, or real and imaginary parts apart.
struct DSPComplex {
    float real, imag;
};
typedef struct DSPComplex DSPComplex;

struct DSPSplitComplex {
    float *realp, *imagp;
};
typedef struct DSPSplitComplex DSPSplitComplex;

struct DSPDoubleComplex {
    double real, imag;
};
typedef struct DSPDoubleComplex DSPDoubleComplex;

struct DSPDoubleSplitComplex {
    double *realp, *imagp;
};
typedef struct DSPDoubleSplitComplex DSPDoubleSplitComplex;

typedef DSPComplex COMPLEX;
typedef DSPSplitComplex COMPLEX_SPLIT;
typedef DSPDoubleComplex DOUBLE_COMPLEX;
typedef DSPDoubleSplitComplex DOUBLE_COMPLEX_SPLIT;

/// What transforms of a length need, made once for many.
typedef struct OpaqueFFTSetup *FFTSetup;
typedef struct OpaqueFFTSetupD *FFTSetupD;

enum { kFFTDirection_Forward = 1, kFFTDirection_Inverse = -1 };
typedef int FFTDirection;
enum { kFFTRadix2 = 0, kFFTRadix3 = 1, kFFTRadix5 = 2 };
typedef int FFTRadix;
enum { FFT_FORWARD = kFFTDirection_Forward, FFT_INVERSE = kFFTDirection_Inverse };
enum { FFT_RADIX2 = kFFTRadix2, FFT_RADIX3 = kFFTRadix3, FFT_RADIX5 = kFFTRadix5 };

/// The first half alone; windows that go to 1, or whose energy is that of no window.
enum { vDSP_HALF_WINDOW = 1, vDSP_HANN_DENORM = 0, vDSP_HANN_NORM = 2 };

#define vDSP_Version0 268
#define vDSP_Version1 0

/// The types of complex numbers are the platform's own.
#ifndef USE_NON_APPLE_STANDARD_DATATYPES
#define USE_NON_APPLE_STANDARD_DATATYPES 1
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// c = a + b.
void vDSP_vadd(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count);
/// c = a - b: the first argument is what is taken away.
void vDSP_vsub(const float *b, vDSP_Stride strideB, const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC,
               vDSP_Length count);
/// c = a * b.
void vDSP_vmul(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count);
/// c = a / b: the first argument divides.
void vDSP_vdiv(const float *b, vDSP_Stride strideB, const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC,
               vDSP_Length count);
/// c = the larger of both.
void vDSP_vmax(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count);
/// c = the smaller of both.
void vDSP_vmin(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count);
/// c = a + b, of one number b.
void vDSP_vsadd(const float *a, vDSP_Stride strideA, const float *b, float *c, vDSP_Stride strideC, vDSP_Length count);
/// c = a * b, of one number b.
void vDSP_vsmul(const float *a, vDSP_Stride strideA, const float *b, float *c, vDSP_Stride strideC, vDSP_Length count);
/// c = a / b, of one number b.
void vDSP_vsdiv(const float *a, vDSP_Stride strideA, const float *b, float *c, vDSP_Stride strideC, vDSP_Length count);
/// c = -a.
void vDSP_vneg(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// c = |a|.
void vDSP_vabs(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// c = a * a.
void vDSP_vsq(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// d = a * b + c.
void vDSP_vma(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, const float *c,
              vDSP_Stride strideC, float *d, vDSP_Stride strideD, vDSP_Length count);
/// d = a * b + c, of one number b.
void vDSP_vsma(const float *a, vDSP_Stride strideA, const float *b, const float *c, vDSP_Stride strideC, float *d,
               vDSP_Stride strideD, vDSP_Length count);
/// d = a * b + c, of single numbers b and c.
void vDSP_vsmsa(const float *a, vDSP_Stride strideA, const float *b, const float *c, float *d, vDSP_Stride strideD,
                vDSP_Length count);
/// Each number, no smaller than `low` and no larger than `high`.
void vDSP_vclip(const float *a, vDSP_Stride strideA, const float *low, const float *high, float *d,
                vDSP_Stride strideD, vDSP_Length count);
/// All 0.
void vDSP_vclr(float *c, vDSP_Stride strideC, vDSP_Length count);
/// All `a`.
void vDSP_vfill(const float *a, float *c, vDSP_Stride strideC, vDSP_Length count);
/// `start`, and `step` more each time.
void vDSP_vramp(const float *start, const float *step, float *c, vDSP_Stride strideC, vDSP_Length count);
/// The sum.
void vDSP_sve(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The mean.
void vDSP_meanv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The sum of the squares.
void vDSP_svesq(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The mean of the squares.
void vDSP_measqv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The root of the mean of the squares.
void vDSP_rmsqv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The sum of the magnitudes.
void vDSP_svemg(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The largest; -INFINITY of none.
void vDSP_maxv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The smallest; INFINITY of none.
void vDSP_minv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The largest magnitude.
void vDSP_maxmgv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count);
/// The dot product.
void vDSP_dotpr(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Length count);
/// c = a * b: `rows` by `inner` times `inner` by `columns`, in rows.
void vDSP_mmul(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length rows, vDSP_Length columns, vDSP_Length inner);
/// The transpose, which has `rows` rows.
void vDSP_mtrans(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length rows,
                 vDSP_Length columns);
/// c = a + b.
void vDSP_vaddD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count);
/// c = a - b: the first argument is what is taken away.
void vDSP_vsubD(const double *b, vDSP_Stride strideB, const double *a, vDSP_Stride strideA, double *c,
                vDSP_Stride strideC, vDSP_Length count);
/// c = a * b.
void vDSP_vmulD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count);
/// c = a / b: the first argument divides.
void vDSP_vdivD(const double *b, vDSP_Stride strideB, const double *a, vDSP_Stride strideA, double *c,
                vDSP_Stride strideC, vDSP_Length count);
/// c = the larger of both.
void vDSP_vmaxD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count);
/// c = the smaller of both.
void vDSP_vminD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count);
/// c = a + b, of one number b.
void vDSP_vsaddD(const double *a, vDSP_Stride strideA, const double *b, double *c, vDSP_Stride strideC,
                 vDSP_Length count);
/// c = a * b, of one number b.
void vDSP_vsmulD(const double *a, vDSP_Stride strideA, const double *b, double *c, vDSP_Stride strideC,
                 vDSP_Length count);
/// c = a / b, of one number b.
void vDSP_vsdivD(const double *a, vDSP_Stride strideA, const double *b, double *c, vDSP_Stride strideC,
                 vDSP_Length count);
/// c = -a.
void vDSP_vnegD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length count);
/// c = |a|.
void vDSP_vabsD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length count);
/// c = a * a.
void vDSP_vsqD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length count);
/// d = a * b + c.
void vDSP_vmaD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, const double *c,
               vDSP_Stride strideC, double *d, vDSP_Stride strideD, vDSP_Length count);
/// d = a * b + c, of one number b.
void vDSP_vsmaD(const double *a, vDSP_Stride strideA, const double *b, const double *c, vDSP_Stride strideC, double *d,
                vDSP_Stride strideD, vDSP_Length count);
/// d = a * b + c, of single numbers b and c.
void vDSP_vsmsaD(const double *a, vDSP_Stride strideA, const double *b, const double *c, double *d,
                 vDSP_Stride strideD, vDSP_Length count);
/// Each number, no smaller than `low` and no larger than `high`.
void vDSP_vclipD(const double *a, vDSP_Stride strideA, const double *low, const double *high, double *d,
                 vDSP_Stride strideD, vDSP_Length count);
/// All 0.
void vDSP_vclrD(double *c, vDSP_Stride strideC, vDSP_Length count);
/// All `a`.
void vDSP_vfillD(const double *a, double *c, vDSP_Stride strideC, vDSP_Length count);
/// `start`, and `step` more each time.
void vDSP_vrampD(const double *start, const double *step, double *c, vDSP_Stride strideC, vDSP_Length count);
/// The sum.
void vDSP_sveD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The mean.
void vDSP_meanvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The sum of the squares.
void vDSP_svesqD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The mean of the squares.
void vDSP_measqvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The root of the mean of the squares.
void vDSP_rmsqvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The sum of the magnitudes.
void vDSP_svemgD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The largest; -INFINITY of none.
void vDSP_maxvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The smallest; INFINITY of none.
void vDSP_minvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The largest magnitude.
void vDSP_maxmgvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count);
/// The dot product.
void vDSP_dotprD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                 vDSP_Length count);
/// c = a * b: `rows` by `inner` times `inner` by `columns`, in rows.
void vDSP_mmulD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length rows, vDSP_Length columns, vDSP_Length inner);
/// The transpose, which has `rows` rows.
void vDSP_mtransD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length rows,
                  vDSP_Length columns);
/// Whole numbers as floating-point numbers.
void vDSP_vflt8(const char *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// Whole numbers as floating-point numbers.
void vDSP_vflt16(const short *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// Whole numbers as floating-point numbers.
void vDSP_vflt32(const int *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// Whole numbers as floating-point numbers.
void vDSP_vfltu8(const unsigned char *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// Whole numbers as floating-point numbers.
void vDSP_vfltu16(const unsigned short *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// Whole numbers as floating-point numbers.
void vDSP_vfltu32(const unsigned int *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count);
/// Rounded towards 0.
void vDSP_vfix8(const float *a, vDSP_Stride strideA, char *c, vDSP_Stride strideC, vDSP_Length count);
/// Rounded towards 0.
void vDSP_vfix16(const float *a, vDSP_Stride strideA, short *c, vDSP_Stride strideC, vDSP_Length count);
/// Rounded towards 0.
void vDSP_vfix32(const float *a, vDSP_Stride strideA, int *c, vDSP_Stride strideC, vDSP_Length count);

#define REAL float
#define SPLIT DSPSplitComplex
#define COMPLEX_OF_TYPE DSPComplex
#define SETUP FFTSetup
#define VDSP(name) vDSP_##name
#include <vecLib/vDSP_OfType.h>
#include <vecLib/vDSP_SignalsOfType.h>
#undef REAL
#undef SPLIT
#undef COMPLEX_OF_TYPE
#undef SETUP
#undef VDSP
#define REAL double
#define SPLIT DSPDoubleSplitComplex
#define COMPLEX_OF_TYPE DSPDoubleComplex
#define SETUP FFTSetupD
#define VDSP(name) vDSP_##name##D
#include <vecLib/vDSP_OfType.h>
#include <vecLib/vDSP_SignalsOfType.h>
#undef REAL
#undef SPLIT
#undef COMPLEX_OF_TYPE
#undef SETUP
#undef VDSP

#include <vecLib/vDSP_AnyLength.h>
#include <vecLib/vDSP_IntegersAndFixedPoint.h>

#ifdef __cplusplus
}
#endif
