// The BLAS functions that exist for all number types, and those for complex numbers only.
#include <complex.h>
#include <math.h>
#include <stdbool.h>
#import <vecLib/cblas.h>

/// The index of a vector's first element. A vector with a negative stride starts at its highest address.
static long start(int count, int stride) { return stride < 0 ? (long)(1 - count) * stride : 0; }

#define BLAS(NAME) cblas_s##NAME
#define CATLAS(NAME) catlas_s##NAME
#define NAMED(NAME) NAME##_s
#define MATRIX_VECTOR cblas_ssymv
#define RANK_ONE cblas_ssyr
#define RANK_TWO cblas_ssyr2
#define NUMBER float
#define REAL float
#define GIVEN float
#define READ const float *
#define NUMBERS float *
#define VALUE(NUMBER_GIVEN) NUMBER_GIVEN
#define CONJUGATE(NUMBER_GIVEN) NUMBER_GIVEN
#define REAL_PART(NUMBER_GIVEN) NUMBER_GIVEN
#define OF_COMPLEX 0
#include "BlasOfType.h"
#include "BandsOfType.h"
#undef BLAS
#undef CATLAS
#undef NAMED
#undef MATRIX_VECTOR
#undef RANK_ONE
#undef RANK_TWO
#undef NUMBER
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef VALUE
#undef CONJUGATE
#undef REAL_PART
#undef OF_COMPLEX

#define BLAS(NAME) cblas_d##NAME
#define CATLAS(NAME) catlas_d##NAME
#define NAMED(NAME) NAME##_d
#define MATRIX_VECTOR cblas_dsymv
#define RANK_ONE cblas_dsyr
#define RANK_TWO cblas_dsyr2
#define NUMBER double
#define REAL double
#define GIVEN double
#define READ const double *
#define NUMBERS double *
#define VALUE(NUMBER_GIVEN) NUMBER_GIVEN
#define CONJUGATE(NUMBER_GIVEN) NUMBER_GIVEN
#define REAL_PART(NUMBER_GIVEN) NUMBER_GIVEN
#define OF_COMPLEX 0
#include "BlasOfType.h"
#include "BandsOfType.h"
#undef BLAS
#undef CATLAS
#undef NAMED
#undef MATRIX_VECTOR
#undef RANK_ONE
#undef RANK_TWO
#undef NUMBER
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef VALUE
#undef CONJUGATE
#undef REAL_PART
#undef OF_COMPLEX

#define BLAS(NAME) cblas_c##NAME
#define CATLAS(NAME) catlas_c##NAME
#define NAMED(NAME) NAME##_c
#define MATRIX_VECTOR cblas_chemv
#define RANK_ONE cblas_cher
#define RANK_TWO cblas_cher2
#define NUMBER float complex
#define REAL float
#define GIVEN const void *
#define READ const void *
#define NUMBERS void *
#define VALUE(NUMBER_GIVEN) (*(const NUMBER *)NUMBER_GIVEN)
#define CONJUGATE(NUMBER_GIVEN) conjf(NUMBER_GIVEN)
#define REAL_PART(NUMBER_GIVEN) crealf(NUMBER_GIVEN)
#define OF_COMPLEX 1
#include "BlasOfType.h"
#include "BandsOfType.h"
#undef BLAS
#undef CATLAS
#undef NAMED
#undef MATRIX_VECTOR
#undef RANK_ONE
#undef RANK_TWO
#undef NUMBER
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef VALUE
#undef CONJUGATE
#undef REAL_PART
#undef OF_COMPLEX

#define BLAS(NAME) cblas_z##NAME
#define CATLAS(NAME) catlas_z##NAME
#define NAMED(NAME) NAME##_z
#define MATRIX_VECTOR cblas_zhemv
#define RANK_ONE cblas_zher
#define RANK_TWO cblas_zher2
#define NUMBER double complex
#define REAL double
#define GIVEN const void *
#define READ const void *
#define NUMBERS void *
#define VALUE(NUMBER_GIVEN) (*(const NUMBER *)NUMBER_GIVEN)
#define CONJUGATE(NUMBER_GIVEN) conj(NUMBER_GIVEN)
#define REAL_PART(NUMBER_GIVEN) creal(NUMBER_GIVEN)
#define OF_COMPLEX 1
#include "BlasOfType.h"
#include "BandsOfType.h"
#undef BLAS
#undef CATLAS
#undef NAMED
#undef MATRIX_VECTOR
#undef RANK_ONE
#undef RANK_TWO
#undef NUMBER
#undef REAL
#undef GIVEN
#undef READ
#undef NUMBERS
#undef VALUE
#undef CONJUGATE
#undef REAL_PART
#undef OF_COMPLEX

double cblas_dsdot(int count, const float *x, int strideX, const float *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    double sum = 0;
    for (long i = 0; i < count; i++) sum += (double)x[i * strideX] * y[i * strideY];
    return sum;
}

float cblas_sdsdot(int count, float alpha, const float *x, int strideX, const float *y, int strideY) {
    return (float)(alpha + cblas_dsdot(count, x, strideX, y, strideY));
}

// The functions of complex vectors with real results or real arguments.
#define FUNCTIONS(REAL, LENGTH, SUM, LARGEST, SCALE, ROTATE)                                                           \
    REAL LENGTH(int count, const void *x, int strideX) {                                                               \
        double sum = 0;                                                                                                \
        for (long i = 0; i < count; i++) {                                                                             \
            const REAL *parts = (const REAL *)x + 2 * i * strideX;                                                     \
            sum += (double)parts[0] * parts[0] + (double)parts[1] * parts[1];                                          \
        }                                                                                                              \
        return (REAL)sqrt(sum);                                                                                        \
    }                                                                                                                  \
    static REAL SUM##_of_one(const void *x, long place) {                                                              \
        const REAL *parts = (const REAL *)x + 2 * place;                                                               \
        return (REAL)(fabs(parts[0]) + fabs(parts[1]));                                                                \
    }                                                                                                                  \
    REAL SUM(int count, const void *x, int strideX) {                                                                  \
        REAL sum = 0;                                                                                                  \
        for (long i = 0; i < count; i++) sum += SUM##_of_one(x, i * strideX);                                          \
        return sum;                                                                                                    \
    }                                                                                                                  \
    CBLAS_INDEX LARGEST(int count, const void *x, int strideX) {                                                       \
        long largest = 0;                                                                                              \
        for (long i = 1; i < count; i++) {                                                                             \
            if (SUM##_of_one(x, i * strideX) > SUM##_of_one(x, largest * strideX)) largest = i;                        \
        }                                                                                                              \
        return (CBLAS_INDEX)largest;                                                                                   \
    }                                                                                                                  \
    void SCALE(int count, REAL alpha, void *x, int strideX) {                                                          \
        for (long i = 0; i < count; i++) ((REAL complex *)x)[i * strideX] *= alpha;                                    \
    }                                                                                                                  \
    void ROTATE(int count, void *x, int strideX, void *y, int strideY, REAL cosine, REAL sine) {                       \
        for (long i = 0; i < count; i++) {                                                                             \
            REAL complex *ofX = (REAL complex *)x + start(count, strideX) + i * strideX, value = *ofX;                 \
            REAL complex *ofY = (REAL complex *)y + start(count, strideY) + i * strideY;                               \
            *ofX = cosine * value + sine * *ofY;                                                                       \
            *ofY = cosine * *ofY - sine * value;                                                                       \
        }                                                                                                              \
    }

FUNCTIONS(float, cblas_scnrm2, cblas_scasum, cblas_icamax, cblas_csscal, cblas_csrot)
FUNCTIONS(double, cblas_dznrm2, cblas_dzasum, cblas_izamax, cblas_zdscal, cblas_zdrot)
