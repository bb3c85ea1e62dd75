// BLAS's bands, packed matrices and rotations of all four types of numbers, against whole matrices.

#include <complex.h>

// Real numbers are taken for complex ones here.
#pragma clang diagnostic ignored "-Wabsolute-value"

#include "Pictures.h"

#define T float
#define REAL float
#define IS_COMPLEX 0
#define CONJ(value) (value)
#define NAME(name) name##_s
#define GIVE(number) (number)
#define F(name) cblas_s##name
#define BAND cblas_ssbmv
#define PACKED cblas_sspmv
#define UPDATE cblas_sspr
#define UPDATE_TWO cblas_sspr2
#include "BandsOfType.h"

#define T double
#define REAL double
#define IS_COMPLEX 0
#define CONJ(value) (value)
#define NAME(name) name##_d
#define GIVE(number) (number)
#define F(name) cblas_d##name
#define BAND cblas_dsbmv
#define PACKED cblas_dspmv
#define UPDATE cblas_dspr
#define UPDATE_TWO cblas_dspr2
#include "BandsOfType.h"

#define T float complex
#define REAL float
#define IS_COMPLEX 1
#define CONJ(value) conj(value)
#define NAME(name) name##_c
#define GIVE(number) &(number)
#define F(name) cblas_c##name
#define BAND cblas_chbmv
#define PACKED cblas_chpmv
#define UPDATE cblas_chpr
#define UPDATE_TWO cblas_chpr2
#include "BandsOfType.h"

#define T double complex
#define REAL double
#define IS_COMPLEX 1
#define CONJ(value) conj(value)
#define NAME(name) name##_z
#define GIVE(number) &(number)
#define F(name) cblas_z##name
#define BAND cblas_zhbmv
#define PACKED cblas_zhpmv
#define UPDATE cblas_zhpr
#define UPDATE_TWO cblas_zhpr2
#include "BandsOfType.h"

/// That all names are those of functions.
static const void *functions[] = {
    (void *)cblas_sgbmv, (void *)cblas_stbmv, (void *)cblas_stbsv, (void *)cblas_stpmv, (void *)cblas_stpsv,
    (void *)cblas_dgbmv, (void *)cblas_dtbmv, (void *)cblas_dtbsv, (void *)cblas_dtpmv, (void *)cblas_dtpsv,
    (void *)cblas_cgbmv, (void *)cblas_ctbmv, (void *)cblas_ctbsv, (void *)cblas_ctpmv, (void *)cblas_ctpsv,
    (void *)cblas_zgbmv, (void *)cblas_ztbmv, (void *)cblas_ztbsv, (void *)cblas_ztpmv, (void *)cblas_ztpsv};

static void rotations(void) {
    float complex a = 3 + 4 * I, b = 1 - 2 * I, s;
    float c;
    float complex first = a, second = b;
    cblas_crotg(&a, &b, &c, &s);
    CHECK(cabs(c * first + s * second - a) < 1e-5 && cabs(-conj(s) * first + c * second) < 1e-5);
    double complex da = 0, db = 2 * I, ds;
    double dc;
    cblas_zrotg(&da, &db, &dc, &ds);
    CHECK(dc == 0 && ds == 1 && da == db);
    da = -1 + I, db = 0.5;
    double complex dfirst = da;
    cblas_zrotg(&da, &db, &dc, &ds);
    CHECK(cabs(dc * dfirst + ds * 0.5 - da) < 1e-12 && cabs(-conj(ds) * dfirst + dc * 0.5) < 1e-12);
    // The modified ones, with scales: d1 * x1^2 + d2 * y^2 stays what it is, and y becomes 0.
    double cases[][4] = {{2, 3, 1, 0.5}, {1, 4, 0.25, 2}, {1e-9, 1, 3, 1}, {1e9, 1e-9, 2, 1}, {1, -0.5, 2, 1}, {2, 3, 1, 0}, {-1, 1, 1, 1}};
    for (int i = 0; i < 7; i++) {
        double d1 = cases[i][0], d2 = cases[i][1], x = cases[i][2], y = cases[i][3], p[5] = {0}, x1 = x;
        float f1 = (float)d1, f2 = (float)d2, fx = (float)x, fp[5] = {0};
        double before = d1 * x * x + d2 * y * y, one = x, other = y;
        cblas_drotmg(&d1, &d2, &x1, y, p);
        cblas_srotmg(&f1, &f2, &fx, (float)y, fp);
        CHECK(p[0] == fp[0] && fabs(f1 - d1) <= 1e-4 * fabs(d1) && fabs(fx - x1) <= 1e-4 * fabs(x1));
        cblas_drotm(1, &one, 1, &other, 1, p);
        if (i == 5) CHECK(p[0] == -2 && one == x && other == y);
        else if (i == 6) CHECK(p[0] == -1 && d1 == 0 && d2 == 0 && x1 == 0);
        else CHECK(fabs(one - x1) < 1e-9 * fabs(x1) && fabs(other) < 1e-9 && fabs(d1 * x1 * x1 - before) < 1e-9 * fabs(before));
    }
    float x[] = {1, 0, 2}, y[] = {3, 4}, whole[] = {-1, 1, 2, 3, 4};
    cblas_srotm(2, x, 2, y, 1, whole);
    CHECK(x[0] == 10 && x[2] == 14 && y[0] == 14 && y[1] == 20 && x[1] == 0);
}

static char heard[100];
static void hear(const char *function, const char *parameter, const int *place, const int *value) {
    snprintf(heard, sizeof heard, "%s %s %d", function, parameter, *place);
}

static void mistakes(void) {
    BLASParamErrorProc handler = hear;
    SetBLASParamErrorProc(handler);
    cblas_xerbla(3, "cblas_test", "n is %d", -1);
    CHECK_TEXT(heard, "cblas_test n is -1 3");
    SetBLASParamErrorProc(NULL);
    CHECK_NUMBER(cblas_errprn(2, 5, ""), 5);
    ATLU_DestroyThreadMemory();
    // Nothing to do.
    cblas_sgbmv(CblasRowMajor, CblasNoTrans, 0, 0, 0, 0, 1, NULL, 1, NULL, 1, 0, NULL, 1);
    cblas_dtpsv(CblasColMajor, CblasUpper, CblasNoTrans, CblasUnit, 0, NULL, NULL, 1);
}

int main(void) {
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) CHECK(functions[i] != NULL);
    all_s();
    all_d();
    all_c();
    all_z();
    rotations();
    mistakes();
    return end_of_checks();
}

// > 444 checks
