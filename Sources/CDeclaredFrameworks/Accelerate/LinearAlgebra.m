#include <math.h>
#include <stdbool.h>
#import <vecLib/cblas.h>

/// The index of a vector's first element. A vector with a negative stride starts at its highest address.
static long start(int count, int stride) { return stride < 0 ? (long)(1 - count) * stride : 0; }

float cblas_sdot(int count, const float *x, int strideX, const float *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    float sum = 0;
    for (int i = 0; i < count; i++) sum += x[i * strideX] * y[i * strideY];
    return sum;
}

float cblas_snrm2(int count, const float *x, int strideX) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += (double)x[i * strideX] * x[i * strideX];
    return (float)sqrt(sum);
}

float cblas_sasum(int count, const float *x, int strideX) {
    float sum = 0;
    for (int i = 0; i < count; i++) sum += fabsf(x[i * strideX]);
    return sum;
}

CBLAS_INDEX cblas_isamax(int count, const float *x, int strideX) {
    int largest = 0;
    for (int i = 0; i < count; i++) 
        if (fabsf(x[i * strideX]) > fabsf(x[largest * strideX])) largest = i;
    return largest;
}

void cblas_sswap(int count, float *x, int strideX, float *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) {
        float value = x[i * strideX];
        x[i * strideX] = y[i * strideY];
        y[i * strideY] = value;
    }
}

void cblas_scopy(int count, const float *x, int strideX, float *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) y[i * strideY] = x[i * strideX];
}

void cblas_saxpy(int count, float alpha, const float *x, int strideX, float *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) y[i * strideY] += alpha * x[i * strideX];
}

void cblas_sscal(int count, float alpha, float *x, int strideX) {
    for (int i = 0; i < count; i++) x[i * strideX] *= alpha;
}

void cblas_sgemv(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns,
                 float alpha, const float *a, int leadingA, const float *x, int strideX, float beta, float *y,
                 int strideY) {
    bool isAcross = (order == CblasRowMajor) == (transposeA == CblasNoTrans);
    int count = transposeA == CblasNoTrans ? rows : columns, inner = transposeA == CblasNoTrans ? columns : rows;
    x += start(inner, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) {
        float sum = 0;
        for (int k = 0; k < inner; k++) sum += (isAcross ? a[i * leadingA + k] : a[k * leadingA + i]) * x[k * strideX];
        y[i * strideY] = alpha * sum + (beta == 0 ? 0 : beta * y[i * strideY]);
    }
}

void cblas_sgemm(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA,
                 const enum CBLAS_TRANSPOSE transposeB, int rows, int columns, int inner, float alpha, const float *a,
                 int leadingA, const float *b, int leadingB, float beta, float *c, int leadingC) {
    bool isAcrossA = (order == CblasRowMajor) == (transposeA == CblasNoTrans);
    bool isAcrossB = (order == CblasRowMajor) == (transposeB == CblasNoTrans);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            float sum = 0;
            for (int i = 0; i < inner; i++) {
                sum += (isAcrossA ? a[row * leadingA + i] : a[i * leadingA + row]) *
                       (isAcrossB ? b[i * leadingB + column] : b[column * leadingB + i]);
            }
            float *place = order == CblasRowMajor ? &c[row * leadingC + column] : &c[column * leadingC + row];
            *place = alpha * sum + (beta == 0 ? 0 : beta * *place);
        }
    }
}

double cblas_ddot(int count, const double *x, int strideX, const double *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    double sum = 0;
    for (int i = 0; i < count; i++) sum += x[i * strideX] * y[i * strideY];
    return sum;
}

double cblas_dnrm2(int count, const double *x, int strideX) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += (double)x[i * strideX] * x[i * strideX];
    return (double)sqrt(sum);
}

double cblas_dasum(int count, const double *x, int strideX) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += fabs(x[i * strideX]);
    return sum;
}

CBLAS_INDEX cblas_idamax(int count, const double *x, int strideX) {
    int largest = 0;
    for (int i = 0; i < count; i++) 
        if (fabs(x[i * strideX]) > fabs(x[largest * strideX])) largest = i;
    return largest;
}

void cblas_dswap(int count, double *x, int strideX, double *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) {
        double value = x[i * strideX];
        x[i * strideX] = y[i * strideY];
        y[i * strideY] = value;
    }
}

void cblas_dcopy(int count, const double *x, int strideX, double *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) y[i * strideY] = x[i * strideX];
}

void cblas_daxpy(int count, double alpha, const double *x, int strideX, double *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) y[i * strideY] += alpha * x[i * strideX];
}

void cblas_dscal(int count, double alpha, double *x, int strideX) {
    for (int i = 0; i < count; i++) x[i * strideX] *= alpha;
}

void cblas_dgemv(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns,
                 double alpha, const double *a, int leadingA, const double *x, int strideX, double beta, double *y,
                 int strideY) {
    bool isAcross = (order == CblasRowMajor) == (transposeA == CblasNoTrans);
    int count = transposeA == CblasNoTrans ? rows : columns, inner = transposeA == CblasNoTrans ? columns : rows;
    x += start(inner, strideX);
    y += start(count, strideY);
    for (int i = 0; i < count; i++) {
        double sum = 0;
        for (int k = 0; k < inner; k++) sum += (isAcross ? a[i * leadingA + k] : a[k * leadingA + i]) * x[k * strideX];
        y[i * strideY] = alpha * sum + (beta == 0 ? 0 : beta * y[i * strideY]);
    }
}

void cblas_dgemm(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA,
                 const enum CBLAS_TRANSPOSE transposeB, int rows, int columns, int inner, double alpha,
                 const double *a, int leadingA, const double *b, int leadingB, double beta, double *c, int leadingC) {
    bool isAcrossA = (order == CblasRowMajor) == (transposeA == CblasNoTrans);
    bool isAcrossB = (order == CblasRowMajor) == (transposeB == CblasNoTrans);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            double sum = 0;
            for (int i = 0; i < inner; i++) {
                sum += (isAcrossA ? a[row * leadingA + i] : a[i * leadingA + row]) *
                       (isAcrossB ? b[i * leadingB + column] : b[column * leadingB + i]);
            }
            double *place = order == CblasRowMajor ? &c[row * leadingC + column] : &c[column * leadingC + row];
            *place = alpha * sum + (beta == 0 ? 0 : beta * *place);
        }
    }
}
