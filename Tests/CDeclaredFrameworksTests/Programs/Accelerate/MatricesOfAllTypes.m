// The functions of BLAS for all types of numbers, against products reckoned by hand of small matrices.
#import <Accelerate/Accelerate.h>
#import <Foundation/Foundation.h>

#include <math.h>

#import "../../../Programs/Checks.h"

/// Whether all numbers are as given.
#define CHECK_ALL(ARRAY, ...)                                                                                          \
    do {                                                                                                               \
        double wanted[] = {__VA_ARGS__};                                                                               \
        for (size_t n = 0; n < sizeof wanted / sizeof *wanted; n++) CHECK(fabs(ARRAY[n] - wanted[n]) < 1e-5);          \
    } while (0)

static void look_at_floats(void) {
    float x[] = {1, 2}, y[] = {3, 4};
    catlas_saxpby(2, 2, x, 1, 3, y, 1);
    CHECK_ALL(y, 11, 16);
    catlas_sset(2, 7, y, 1);
    CHECK_ALL(y, 7, 7);
    cblas_srot(2, x, 1, y, 1, 0, 1);
    CHECK_ALL(x, 7, 7);
    CHECK_ALL(y, -1, -2);
    float a = 3, b = 4, cosine = 0, sine = 0;
    cblas_srotg(&a, &b, &cosine, &sine);
    CHECK(fabs(a - 5) < 1e-5 && fabs(cosine - 0.6) < 1e-5 && fabs(sine - 0.8) < 1e-5);
    CHECK(fabs(b - 1 / 0.6) < 1e-5);

    // The half that is not named holds a 9, which nobody may read.
    float upper[] = {2, 3, 9, 4}, vector[] = {1, 2};
    cblas_strmv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 8, 8);
    cblas_strsv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 1, 2);
    cblas_strmv(CblasRowMajor, CblasUpper, CblasTrans, CblasUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 1, 5);
    cblas_strsv(CblasRowMajor, CblasUpper, CblasTrans, CblasUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 1, 2);
    float matrix[] = {1, 2, 3, 4};
    cblas_strmm(CblasRowMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 2, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 22, 32, 24, 32);
    cblas_strsm(CblasRowMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 0.5, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 1, 2, 3, 4);
    cblas_strmm(CblasRowMajor, CblasRight, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 1, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 2, 11, 6, 25);
    cblas_strsm(CblasRowMajor, CblasRight, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 1, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 1, 2, 3, 4);

    float result[] = {NAN, NAN, NAN, NAN};
    cblas_ssymm(CblasRowMajor, CblasLeft, CblasUpper, 2, 2, 1, upper, 2, matrix, 2, 0, result, 2);
    CHECK_ALL(result, 11, 16, 15, 22);
    cblas_ssymm(CblasRowMajor, CblasRight, CblasUpper, 2, 2, 1, upper, 2, matrix, 2, 1, result, 2);
    CHECK_ALL(result, 19, 27, 33, 47);
    float symmetric[] = {0, 0, 9, 0};
    cblas_ssyrk(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 2, 1, matrix, 2, 0, symmetric, 2);
    CHECK_ALL(symmetric, 5, 11, 9, 25);
    cblas_ssyr2k(CblasRowMajor, CblasUpper, CblasTrans, 2, 2, 1, matrix, 2, matrix, 2, 1, symmetric, 2);
    CHECK_ALL(symmetric, 25, 39, 9, 65);
    float square[] = {1, 2, 9, 3}, first[] = {1, 2}, second[] = {3, 4};
    cblas_ssyr(CblasRowMajor, CblasUpper, 2, 2, first, 1, square, 2);
    CHECK_ALL(square, 3, 6, 9, 11);
    cblas_ssyr2(CblasRowMajor, CblasUpper, 2, 1, first, 1, second, 1, square, 2);
    CHECK_ALL(square, 9, 16, 9, 27);
    cblas_ssymv(CblasRowMajor, CblasUpper, 2, 1, upper, 2, first, 1, 2, second, 1);
    CHECK_ALL(second, 14, 19);
    cblas_sger(CblasColMajor, 2, 2, 2, first, 1, first, -1, matrix, 2);
    CHECK_ALL(matrix, 5, 10, 5, 8);
}

static void look_at_doubles(void) {
    double x[] = {1, 2}, y[] = {3, 4};
    catlas_daxpby(2, 2, x, 1, 3, y, 1);
    CHECK_ALL(y, 11, 16);
    catlas_dset(2, 7, y, 1);
    CHECK_ALL(y, 7, 7);
    cblas_drot(2, x, 1, y, 1, 0, 1);
    CHECK_ALL(x, 7, 7);
    CHECK_ALL(y, -1, -2);
    double a = 3, b = 4, cosine = 0, sine = 0;
    cblas_drotg(&a, &b, &cosine, &sine);
    CHECK(fabs(a - 5) < 1e-5 && fabs(cosine - 0.6) < 1e-5 && fabs(sine - 0.8) < 1e-5);
    CHECK(fabs(b - 1 / 0.6) < 1e-5);

    // The half that is not named holds a 9, which nobody may read.
    double upper[] = {2, 3, 9, 4}, vector[] = {1, 2};
    cblas_dtrmv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 8, 8);
    cblas_dtrsv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 1, 2);
    cblas_dtrmv(CblasRowMajor, CblasUpper, CblasTrans, CblasUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 1, 5);
    cblas_dtrsv(CblasRowMajor, CblasUpper, CblasTrans, CblasUnit, 2, upper, 2, vector, 1);
    CHECK_ALL(vector, 1, 2);
    double matrix[] = {1, 2, 3, 4};
    cblas_dtrmm(CblasRowMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 2, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 22, 32, 24, 32);
    cblas_dtrsm(CblasRowMajor, CblasLeft, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 0.5, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 1, 2, 3, 4);
    cblas_dtrmm(CblasRowMajor, CblasRight, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 1, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 2, 11, 6, 25);
    cblas_dtrsm(CblasRowMajor, CblasRight, CblasUpper, CblasNoTrans, CblasNonUnit, 2, 2, 1, upper, 2, matrix, 2);
    CHECK_ALL(matrix, 1, 2, 3, 4);

    double result[] = {NAN, NAN, NAN, NAN};
    cblas_dsymm(CblasRowMajor, CblasLeft, CblasUpper, 2, 2, 1, upper, 2, matrix, 2, 0, result, 2);
    CHECK_ALL(result, 11, 16, 15, 22);
    cblas_dsymm(CblasRowMajor, CblasRight, CblasUpper, 2, 2, 1, upper, 2, matrix, 2, 1, result, 2);
    CHECK_ALL(result, 19, 27, 33, 47);
    double symmetric[] = {0, 0, 9, 0};
    cblas_dsyrk(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 2, 1, matrix, 2, 0, symmetric, 2);
    CHECK_ALL(symmetric, 5, 11, 9, 25);
    cblas_dsyr2k(CblasRowMajor, CblasUpper, CblasTrans, 2, 2, 1, matrix, 2, matrix, 2, 1, symmetric, 2);
    CHECK_ALL(symmetric, 25, 39, 9, 65);
    double square[] = {1, 2, 9, 3}, first[] = {1, 2}, second[] = {3, 4};
    cblas_dsyr(CblasRowMajor, CblasUpper, 2, 2, first, 1, square, 2);
    CHECK_ALL(square, 3, 6, 9, 11);
    cblas_dsyr2(CblasRowMajor, CblasUpper, 2, 1, first, 1, second, 1, square, 2);
    CHECK_ALL(square, 9, 16, 9, 27);
    cblas_dsymv(CblasRowMajor, CblasUpper, 2, 1, upper, 2, first, 1, 2, second, 1);
    CHECK_ALL(second, 14, 19);
    cblas_dger(CblasColMajor, 2, 2, 2, first, 1, first, -1, matrix, 2);
    CHECK_ALL(matrix, 5, 10, 5, 8);
}

static void look_at_complex_floats(void) {
    float x[] = {1, 2, 3, 4}, y[] = {5, 6, 7, 8}, sum[2], i[] = {0, 1}, one[] = {1, 0}, two[] = {2, 0}, zero[] = {0, 0};
    cblas_cdotu_sub(2, x, 1, y, 1, sum);
    CHECK_ALL(sum, -18, 68);
    cblas_cdotc_sub(2, x, 1, y, 1, sum);
    CHECK_ALL(sum, 70, -8);
    CHECK(fabs(cblas_scnrm2(2, x, 1) - sqrt(30)) < 1e-5);
    CHECK(cblas_scasum(2, x, 1) == 10 && cblas_icamax(2, x, 1) == 1);
    cblas_caxpy(2, i, x, 1, y, 1);
    CHECK_ALL(y, 3, 7, 3, 11);
    catlas_caxpby(2, one, x, 1, i, y, 1);
    CHECK_ALL(y, -6, 5, -8, 7);
    cblas_ccopy(2, x, 1, y, -1);
    CHECK_ALL(y, 3, 4, 1, 2);
    cblas_cswap(2, x, 1, y, 1);
    CHECK_ALL(x, 3, 4, 1, 2);
    CHECK_ALL(y, 1, 2, 3, 4);
    cblas_cscal(2, i, y, 1);
    CHECK_ALL(y, -2, 1, -4, 3);
    cblas_csscal(2, 2, y, 1);
    CHECK_ALL(y, -4, 2, -8, 6);
    cblas_csrot(2, x, 1, y, 1, 0, 1);
    CHECK_ALL(x, -4, 2, -8, 6);
    CHECK_ALL(y, -3, -4, -1, -2);
    catlas_cset(2, i, x, 1);
    CHECK_ALL(x, 0, 1, 0, 1);

    float a[] = {1, 0, 0, 1, 9, 9, 2, 0}, v[] = {1, 0, 0, 1}, w[] = {0, 0, 0, 0};
    cblas_cgemv(CblasRowMajor, CblasConjTrans, 2, 2, one, a, 2, v, 1, zero, w, 1);
    CHECK_ALL(w, 10, 9, 0, 1);
    float product[] = {0, 0, 0, 0, 0, 0, 0, 0}, unit[] = {1, 0, 0, 0, 0, 0, 1, 0};
    cblas_cgemm(CblasRowMajor, CblasConjTrans, CblasNoTrans, 2, 2, 2, i, a, 2, unit, 2, zero, product, 2);
    CHECK_ALL(product, 0, 1, 9, 9, 1, 0, 0, 2);
    cblas_ctrmv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, a, 2, v, 1);
    CHECK_ALL(v, 0, 0, 0, 2);
    cblas_ctrsv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, a, 2, v, 1);
    CHECK_ALL(v, 1, 0, 0, 1);
    float b[] = {1, 0, 0, 0, 0, 0, 1, 0};
    cblas_ctrmm(CblasRowMajor, CblasLeft, CblasUpper, CblasConjTrans, CblasNonUnit, 2, 2, two, a, 2, b, 2);
    CHECK_ALL(b, 2, 0, 0, 0, 0, -2, 4, 0);
    cblas_ctrsm(CblasRowMajor, CblasLeft, CblasUpper, CblasConjTrans, CblasNonUnit, 2, 2, one, a, 2, b, 2);
    CHECK_ALL(b, 2, 0, 0, 0, 0, 0, 2, 0);
    cblas_csymm(CblasRowMajor, CblasLeft, CblasUpper, 2, 2, one, a, 2, unit, 2, zero, product, 2);
    CHECK_ALL(product, 1, 0, 0, 1, 0, 1, 2, 0);
    cblas_chemm(CblasRowMajor, CblasLeft, CblasUpper, 2, 2, one, a, 2, unit, 2, zero, product, 2);
    CHECK_ALL(product, 1, 0, 0, 1, 0, -1, 2, 0);
    cblas_chemv(CblasRowMajor, CblasUpper, 2, one, a, 2, v, 1, zero, w, 1);
    CHECK_ALL(w, 0, 0, 0, 1);

    float rank[] = {0, 0, 0, 0, 9, 9, 0, 0};
    cblas_csyrk(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, one, v, 1, zero, rank, 2);
    CHECK_ALL(rank, 1, 0, 0, 1, 9, 9, -1, 0);
    cblas_cherk(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, 1, v, 1, 0, rank, 2);
    CHECK_ALL(rank, 1, 0, 0, -1, 9, 9, 1, 0);
    cblas_csyr2k(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, one, v, 1, v, 1, zero, rank, 2);
    CHECK_ALL(rank, 2, 0, 0, 2, 9, 9, -2, 0);
    cblas_cher2k(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, one, v, 1, v, 1, 0, rank, 2);
    CHECK_ALL(rank, 2, 0, 0, -2, 9, 9, 2, 0);
    cblas_cher(CblasRowMajor, CblasUpper, 2, 1, v, 1, rank, 2);
    CHECK_ALL(rank, 3, 0, 0, -3, 9, 9, 3, 0);
    cblas_cher2(CblasRowMajor, CblasUpper, 2, one, v, 1, v, 1, rank, 2);
    CHECK_ALL(rank, 5, 0, 0, -5, 9, 9, 5, 0);
    float outer[8] = {0};
    cblas_cgeru(CblasRowMajor, 2, 2, one, v, 1, v, 1, outer, 2);
    CHECK_ALL(outer, 1, 0, 0, 1, 0, 1, -1, 0);
    cblas_cgerc(CblasRowMajor, 2, 2, one, v, 1, v, 1, outer, 2);
    CHECK_ALL(outer, 2, 0, 0, 0, 0, 2, 0, 0);
}

static void look_at_complex_doubles(void) {
    double x[] = {1, 2, 3, 4}, y[] = {5, 6, 7, 8}, sum[2], i[] = {0, 1}, one[] = {1, 0}, two[] = {2, 0},
           zero[] = {0, 0};
    cblas_zdotu_sub(2, x, 1, y, 1, sum);
    CHECK_ALL(sum, -18, 68);
    cblas_zdotc_sub(2, x, 1, y, 1, sum);
    CHECK_ALL(sum, 70, -8);
    CHECK(fabs(cblas_dznrm2(2, x, 1) - sqrt(30)) < 1e-5);
    CHECK(cblas_dzasum(2, x, 1) == 10 && cblas_izamax(2, x, 1) == 1);
    cblas_zaxpy(2, i, x, 1, y, 1);
    CHECK_ALL(y, 3, 7, 3, 11);
    catlas_zaxpby(2, one, x, 1, i, y, 1);
    CHECK_ALL(y, -6, 5, -8, 7);
    cblas_zcopy(2, x, 1, y, -1);
    CHECK_ALL(y, 3, 4, 1, 2);
    cblas_zswap(2, x, 1, y, 1);
    CHECK_ALL(x, 3, 4, 1, 2);
    CHECK_ALL(y, 1, 2, 3, 4);
    cblas_zscal(2, i, y, 1);
    CHECK_ALL(y, -2, 1, -4, 3);
    cblas_zdscal(2, 2, y, 1);
    CHECK_ALL(y, -4, 2, -8, 6);
    cblas_zdrot(2, x, 1, y, 1, 0, 1);
    CHECK_ALL(x, -4, 2, -8, 6);
    CHECK_ALL(y, -3, -4, -1, -2);
    catlas_zset(2, i, x, 1);
    CHECK_ALL(x, 0, 1, 0, 1);

    double a[] = {1, 0, 0, 1, 9, 9, 2, 0}, v[] = {1, 0, 0, 1}, w[] = {0, 0, 0, 0};
    cblas_zgemv(CblasRowMajor, CblasConjTrans, 2, 2, one, a, 2, v, 1, zero, w, 1);
    CHECK_ALL(w, 10, 9, 0, 1);
    double product[] = {0, 0, 0, 0, 0, 0, 0, 0}, unit[] = {1, 0, 0, 0, 0, 0, 1, 0};
    cblas_zgemm(CblasRowMajor, CblasConjTrans, CblasNoTrans, 2, 2, 2, i, a, 2, unit, 2, zero, product, 2);
    CHECK_ALL(product, 0, 1, 9, 9, 1, 0, 0, 2);
    cblas_ztrmv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, a, 2, v, 1);
    CHECK_ALL(v, 0, 0, 0, 2);
    cblas_ztrsv(CblasRowMajor, CblasUpper, CblasNoTrans, CblasNonUnit, 2, a, 2, v, 1);
    CHECK_ALL(v, 1, 0, 0, 1);
    double b[] = {1, 0, 0, 0, 0, 0, 1, 0};
    cblas_ztrmm(CblasRowMajor, CblasLeft, CblasUpper, CblasConjTrans, CblasNonUnit, 2, 2, two, a, 2, b, 2);
    CHECK_ALL(b, 2, 0, 0, 0, 0, -2, 4, 0);
    cblas_ztrsm(CblasRowMajor, CblasLeft, CblasUpper, CblasConjTrans, CblasNonUnit, 2, 2, one, a, 2, b, 2);
    CHECK_ALL(b, 2, 0, 0, 0, 0, 0, 2, 0);
    cblas_zsymm(CblasRowMajor, CblasLeft, CblasUpper, 2, 2, one, a, 2, unit, 2, zero, product, 2);
    CHECK_ALL(product, 1, 0, 0, 1, 0, 1, 2, 0);
    cblas_zhemm(CblasRowMajor, CblasLeft, CblasUpper, 2, 2, one, a, 2, unit, 2, zero, product, 2);
    CHECK_ALL(product, 1, 0, 0, 1, 0, -1, 2, 0);
    cblas_zhemv(CblasRowMajor, CblasUpper, 2, one, a, 2, v, 1, zero, w, 1);
    CHECK_ALL(w, 0, 0, 0, 1);

    double rank[] = {0, 0, 0, 0, 9, 9, 0, 0};
    cblas_zsyrk(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, one, v, 1, zero, rank, 2);
    CHECK_ALL(rank, 1, 0, 0, 1, 9, 9, -1, 0);
    cblas_zherk(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, 1, v, 1, 0, rank, 2);
    CHECK_ALL(rank, 1, 0, 0, -1, 9, 9, 1, 0);
    cblas_zsyr2k(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, one, v, 1, v, 1, zero, rank, 2);
    CHECK_ALL(rank, 2, 0, 0, 2, 9, 9, -2, 0);
    cblas_zher2k(CblasRowMajor, CblasUpper, CblasNoTrans, 2, 1, one, v, 1, v, 1, 0, rank, 2);
    CHECK_ALL(rank, 2, 0, 0, -2, 9, 9, 2, 0);
    cblas_zher(CblasRowMajor, CblasUpper, 2, 1, v, 1, rank, 2);
    CHECK_ALL(rank, 3, 0, 0, -3, 9, 9, 3, 0);
    cblas_zher2(CblasRowMajor, CblasUpper, 2, one, v, 1, v, 1, rank, 2);
    CHECK_ALL(rank, 5, 0, 0, -5, 9, 9, 5, 0);
    double outer[8] = {0};
    cblas_zgeru(CblasRowMajor, 2, 2, one, v, 1, v, 1, outer, 2);
    CHECK_ALL(outer, 1, 0, 0, 1, 0, 1, -1, 0);
    cblas_zgerc(CblasRowMajor, 2, 2, one, v, 1, v, 1, outer, 2);
    CHECK_ALL(outer, 2, 0, 0, 0, 0, 2, 0, 0);
}

int main(void) {
    look_at_floats();
    look_at_doubles();
    look_at_complex_floats();
    look_at_complex_doubles();
    float one[] = {1, 2}, other[] = {3, 4};
    CHECK(cblas_dsdot(2, one, 1, other, 1) == 11);
    CHECK(cblas_sdsdot(2, 0.5f, one, 1, other, 1) == 11.5f);
    return end_of_checks();
}

// > 462 checks
