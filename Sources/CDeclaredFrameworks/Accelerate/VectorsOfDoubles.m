// vDSP functions for doubles, as plain loops that the compiler vectorizes.
#include <math.h>
#import <vecLib/vDSP.h>

void vDSP_vaddD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] + b[i * strideB];
}

void vDSP_vsubD(const double *b, vDSP_Stride strideB, const double *a, vDSP_Stride strideA, double *c,
                vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] - b[i * strideB];
}

void vDSP_vmulD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] * b[i * strideB];
}

void vDSP_vdivD(const double *b, vDSP_Stride strideB, const double *a, vDSP_Stride strideA, double *c,
                vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] / b[i * strideB];
}

void vDSP_vmaxD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = fmax(a[i * strideA], b[i * strideB]);
}

void vDSP_vminD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = fmin(a[i * strideA], b[i * strideB]);
}

void vDSP_vsaddD(const double *a, vDSP_Stride strideA, const double *b, double *c, vDSP_Stride strideC,
                 vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] + *b;
}

void vDSP_vsmulD(const double *a, vDSP_Stride strideA, const double *b, double *c, vDSP_Stride strideC,
                 vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] * *b;
}

void vDSP_vsdivD(const double *a, vDSP_Stride strideA, const double *b, double *c, vDSP_Stride strideC,
                 vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] / *b;
}

void vDSP_vnegD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = -a[i * strideA];
}

void vDSP_vabsD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = fabs(a[i * strideA]);
}

void vDSP_vsqD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] * a[i * strideA];
}

void vDSP_vmaD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, const double *c,
               vDSP_Stride strideC, double *d, vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) d[i * strideD] = a[i * strideA] * b[i * strideB] + c[i * strideC];
}

void vDSP_vsmaD(const double *a, vDSP_Stride strideA, const double *b, const double *c, vDSP_Stride strideC, double *d,
                vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) d[i * strideD] = a[i * strideA] * *b + c[i * strideC];
}

void vDSP_vsmsaD(const double *a, vDSP_Stride strideA, const double *b, const double *c, double *d,
                 vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) d[i * strideD] = a[i * strideA] * *b + *c;
}

void vDSP_vclipD(const double *a, vDSP_Stride strideA, const double *low, const double *high, double *d,
                 vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        double value = a[i * strideA];
        d[i * strideD] = value < *low ? *low : value > *high ? *high : value;
    }
}

void vDSP_vclrD(double *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = 0;
}

void vDSP_vfillD(const double *a, double *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = *a;
}

void vDSP_vrampD(const double *start, const double *step, double *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = *start + i * *step;
}

void vDSP_sveD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA];
    *c = sum;
}

void vDSP_meanvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA];
    *c = sum / count;
}

void vDSP_svesqD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * a[i * strideA];
    *c = sum;
}

void vDSP_measqvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * a[i * strideA];
    *c = sum / count;
}

void vDSP_rmsqvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * a[i * strideA];
    *c = sqrt(sum / count);
}

void vDSP_svemgD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += fabs(a[i * strideA]);
    *c = sum;
}

void vDSP_maxvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = -INFINITY;
    for (vDSP_Length i = 0; i < count; i++) sum = fmax(sum, a[i * strideA]);
    *c = sum;
}

void vDSP_minvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = INFINITY;
    for (vDSP_Length i = 0; i < count; i++) sum = fmin(sum, a[i * strideA]);
    *c = sum;
}

void vDSP_maxmgvD(const double *a, vDSP_Stride strideA, double *c, vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum = fmax(sum, fabs(a[i * strideA]));
    *c = sum;
}

void vDSP_dotprD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                 vDSP_Length count) {
    double sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * b[i * strideB];
    *c = sum;
}

void vDSP_mmulD(const double *a, vDSP_Stride strideA, const double *b, vDSP_Stride strideB, double *c,
                vDSP_Stride strideC, vDSP_Length rows, vDSP_Length columns, vDSP_Length inner) {
    for (vDSP_Length row = 0; row < rows; row++) {
        for (vDSP_Length column = 0; column < columns; column++) {
            double sum = 0;
            for (vDSP_Length i = 0; i < inner; i++)
                sum += a[(row * inner + i) * strideA] * b[(i * columns + column) * strideB];
            c[(row * columns + column) * strideC] = sum;
        }
    }
}

void vDSP_mtransD(const double *a, vDSP_Stride strideA, double *c, vDSP_Stride strideC, vDSP_Length rows,
                  vDSP_Length columns) {
    for (vDSP_Length row = 0; row < rows; row++)
        for (vDSP_Length column = 0; column < columns; column++)
            c[(row * columns + column) * strideC] = a[(column * rows + row) * strideA];
}
