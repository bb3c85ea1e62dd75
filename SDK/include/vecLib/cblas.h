// Linear algebra as BLAS names it: the functions of vectors, and products of matrices.
#pragma once
#include <stddef.h>

#define CBLAS_INDEX int

enum CBLAS_ORDER { CblasRowMajor = 101, CblasColMajor = 102 };
enum CBLAS_TRANSPOSE { CblasNoTrans = 111, CblasTrans = 112, CblasConjTrans = 113, AtlasConj = 114 };
enum CBLAS_UPLO { CblasUpper = 121, CblasLower = 122 };
enum CBLAS_DIAG { CblasNonUnit = 131, CblasUnit = 132 };
enum CBLAS_SIDE { CblasLeft = 141, CblasRight = 142 };

#ifdef __cplusplus
extern "C" {
#endif

/// The dot product.
float cblas_sdot(int count, const float *x, int strideX, const float *y, int strideY);
/// The length.
float cblas_snrm2(int count, const float *x, int strideX);
/// The sum of the magnitudes.
float cblas_sasum(int count, const float *x, int strideX);
/// The index of the largest magnitude.
CBLAS_INDEX cblas_isamax(int count, const float *x, int strideX);
/// Exchanges both.
void cblas_sswap(int count, float *x, int strideX, float *y, int strideY);
/// y = x.
void cblas_scopy(int count, const float *x, int strideX, float *y, int strideY);
/// y = alpha * x + y.
void cblas_saxpy(int count, float alpha, const float *x, int strideX, float *y, int strideY);
/// x = alpha * x.
void cblas_sscal(int count, float alpha, float *x, int strideX);
/// y = alpha * a * x + beta * y.
void cblas_sgemv(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns,
                 float alpha, const float *a, int leadingA, const float *x, int strideX, float beta, float *y,
                 int strideY);
/// c = alpha * a * b + beta * c.
void cblas_sgemm(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA,
                 const enum CBLAS_TRANSPOSE transposeB, int rows, int columns, int inner, float alpha, const float *a,
                 int leadingA, const float *b, int leadingB, float beta, float *c, int leadingC);
/// The dot product.
double cblas_ddot(int count, const double *x, int strideX, const double *y, int strideY);
/// The length.
double cblas_dnrm2(int count, const double *x, int strideX);
/// The sum of the magnitudes.
double cblas_dasum(int count, const double *x, int strideX);
/// The index of the largest magnitude.
CBLAS_INDEX cblas_idamax(int count, const double *x, int strideX);
/// Exchanges both.
void cblas_dswap(int count, double *x, int strideX, double *y, int strideY);
/// y = x.
void cblas_dcopy(int count, const double *x, int strideX, double *y, int strideY);
/// y = alpha * x + y.
void cblas_daxpy(int count, double alpha, const double *x, int strideX, double *y, int strideY);
/// x = alpha * x.
void cblas_dscal(int count, double alpha, double *x, int strideX);
/// y = alpha * a * x + beta * y.
void cblas_dgemv(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns,
                 double alpha, const double *a, int leadingA, const double *x, int strideX, double beta, double *y,
                 int strideY);
/// c = alpha * a * b + beta * c.
void cblas_dgemm(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA,
                 const enum CBLAS_TRANSPOSE transposeB, int rows, int columns, int inner, double alpha,
                 const double *a, int leadingA, const double *b, int leadingB, double beta, double *c, int leadingC);

// Those that are alike for all types.
#define BLAS(NAME) cblas_s##NAME
#define CATLAS(NAME) catlas_s##NAME
#define REAL float
#define GIVEN float
#define READ const float *
#define NUMBERS float *
#define OF_COMPLEX 0
#include <vecLib/cblas_OfType.h>
#include <vecLib/cblas_BandsOfType.h>
#undef BLAS
#undef CATLAS
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef OF_COMPLEX

#define BLAS(NAME) cblas_d##NAME
#define CATLAS(NAME) catlas_d##NAME
#define REAL double
#define GIVEN double
#define READ const double *
#define NUMBERS double *
#define OF_COMPLEX 0
#include <vecLib/cblas_OfType.h>
#include <vecLib/cblas_BandsOfType.h>
#undef BLAS
#undef CATLAS
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef OF_COMPLEX

#define BLAS(NAME) cblas_c##NAME
#define CATLAS(NAME) catlas_c##NAME
#define REAL float
#define GIVEN const void *
#define READ const void *
#define NUMBERS void *
#define OF_COMPLEX 1
#include <vecLib/cblas_OfType.h>
#include <vecLib/cblas_BandsOfType.h>
#undef BLAS
#undef CATLAS
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef OF_COMPLEX

#define BLAS(NAME) cblas_z##NAME
#define CATLAS(NAME) catlas_z##NAME
#define REAL double
#define GIVEN const void *
#define READ const void *
#define NUMBERS void *
#define OF_COMPLEX 1
#include <vecLib/cblas_OfType.h>
#include <vecLib/cblas_BandsOfType.h>
#undef BLAS
#undef CATLAS
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef OF_COMPLEX

/// Dot products summed as doubles, the second added to alpha.
double cblas_dsdot(int count, const float *x, int strideX, const float *y, int strideY);
float cblas_sdsdot(int count, float alpha, const float *x, int strideX, const float *y, int strideY);
/// The length, the sum of the parts' magnitudes, and the index of the number with the largest such sum.
float cblas_scnrm2(int count, const void *x, int strideX);
float cblas_scasum(int count, const void *x, int strideX);
CBLAS_INDEX cblas_icamax(int count, const void *x, int strideX);
void cblas_csscal(int count, float alpha, void *x, int strideX);
void cblas_csrot(int count, void *x, int strideX, void *y, int strideY, float cosine, float sine);
/// The length, the sum of the parts' magnitudes, and the index of the number with the largest such sum.
double cblas_dznrm2(int count, const void *x, int strideX);
double cblas_dzasum(int count, const void *x, int strideX);
CBLAS_INDEX cblas_izamax(int count, const void *x, int strideX);
void cblas_zdscal(int count, double alpha, void *x, int strideX);
void cblas_zdrot(int count, void *x, int strideX, void *y, int strideY, double cosine, double sine);

/// Who hears of a wrong argument: its number, and what the function has to say.
typedef void (*BLASParamErrorProc)(const char *function, const char *parameter, const int *place, const int *value);
/// NULL for the usual one, which writes to standard error.
void SetBLASParamErrorProc(BLASParamErrorProc handler);
/// Tells the handler, and goes on.
void cblas_xerbla(int place, char *function, char *format, ...);
/// Writes to standard error, and answers `error`, or the larger of both.
int cblas_errprn(int error, int info, char *format, ...);
/// Nothing is kept for a thread.
void ATLU_DestroyThreadMemory(void);

#ifdef __cplusplus
}
#endif
