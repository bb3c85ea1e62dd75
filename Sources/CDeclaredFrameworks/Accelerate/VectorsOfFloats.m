// vDSP functions for floats, as plain loops that the compiler vectorizes.
#include <math.h>
#import <vecLib/vDSP.h>

void vDSP_vadd(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] + b[i * strideB];
}

void vDSP_vsub(const float *b, vDSP_Stride strideB, const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC,
               vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] - b[i * strideB];
}

void vDSP_vmul(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] * b[i * strideB];
}

void vDSP_vdiv(const float *b, vDSP_Stride strideB, const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC,
               vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] / b[i * strideB];
}

void vDSP_vmax(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = fmaxf(a[i * strideA], b[i * strideB]);
}

void vDSP_vmin(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = fminf(a[i * strideA], b[i * strideB]);
}

void vDSP_vsadd(const float *a, vDSP_Stride strideA, const float *b, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] + *b;
}

void vDSP_vsmul(const float *a, vDSP_Stride strideA, const float *b, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] * *b;
}

void vDSP_vsdiv(const float *a, vDSP_Stride strideA, const float *b, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] / *b;
}

void vDSP_vneg(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = -a[i * strideA];
}

void vDSP_vabs(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = fabsf(a[i * strideA]);
}

void vDSP_vsq(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = a[i * strideA] * a[i * strideA];
}

void vDSP_vma(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, const float *c,
              vDSP_Stride strideC, float *d, vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) d[i * strideD] = a[i * strideA] * b[i * strideB] + c[i * strideC];
}

void vDSP_vsma(const float *a, vDSP_Stride strideA, const float *b, const float *c, vDSP_Stride strideC, float *d,
               vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) d[i * strideD] = a[i * strideA] * *b + c[i * strideC];
}

void vDSP_vsmsa(const float *a, vDSP_Stride strideA, const float *b, const float *c, float *d, vDSP_Stride strideD,
                vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) d[i * strideD] = a[i * strideA] * *b + *c;
}

void vDSP_vclip(const float *a, vDSP_Stride strideA, const float *low, const float *high, float *d,
                vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        float value = a[i * strideA];
        d[i * strideD] = value < *low ? *low : value > *high ? *high : value;
    }
}

void vDSP_vclr(float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = 0;
}

void vDSP_vfill(const float *a, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = *a;
}

void vDSP_vramp(const float *start, const float *step, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = *start + i * *step;
}

void vDSP_sve(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA];
    *c = sum;
}

void vDSP_meanv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA];
    *c = sum / count;
}

void vDSP_svesq(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * a[i * strideA];
    *c = sum;
}

void vDSP_measqv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * a[i * strideA];
    *c = sum / count;
}

void vDSP_rmsqv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * a[i * strideA];
    *c = sqrtf(sum / count);
}

void vDSP_svemg(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += fabsf(a[i * strideA]);
    *c = sum;
}

void vDSP_maxv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = -INFINITY;
    for (vDSP_Length i = 0; i < count; i++) sum = fmaxf(sum, a[i * strideA]);
    *c = sum;
}

void vDSP_minv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = INFINITY;
    for (vDSP_Length i = 0; i < count; i++) sum = fminf(sum, a[i * strideA]);
    *c = sum;
}

void vDSP_maxmgv(const float *a, vDSP_Stride strideA, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum = fmaxf(sum, fabsf(a[i * strideA]));
    *c = sum;
}

void vDSP_dotpr(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Length count) {
    float sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * b[i * strideB];
    *c = sum;
}

void vDSP_mmul(const float *a, vDSP_Stride strideA, const float *b, vDSP_Stride strideB, float *c, vDSP_Stride strideC,
               vDSP_Length rows, vDSP_Length columns, vDSP_Length inner) {
    for (vDSP_Length row = 0; row < rows; row++) {
        for (vDSP_Length column = 0; column < columns; column++) {
            float sum = 0;
            for (vDSP_Length i = 0; i < inner; i++)
                sum += a[(row * inner + i) * strideA] * b[(i * columns + column) * strideB];
            c[(row * columns + column) * strideC] = sum;
        }
    }
}

void vDSP_mtrans(const float *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length rows,
                 vDSP_Length columns) {
    for (vDSP_Length row = 0; row < rows; row++)
        for (vDSP_Length column = 0; column < columns; column++)
            c[(row * columns + column) * strideC] = a[(column * rows + row) * strideA];
}

void vDSP_vflt8(const char *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (float)a[i * strideA];
}

void vDSP_vflt16(const short *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (float)a[i * strideA];
}

void vDSP_vflt32(const int *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (float)a[i * strideA];
}

void vDSP_vfltu8(const unsigned char *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (float)a[i * strideA];
}

void vDSP_vfltu16(const unsigned short *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (float)a[i * strideA];
}

void vDSP_vfltu32(const unsigned int *a, vDSP_Stride strideA, float *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (float)a[i * strideA];
}

void vDSP_vfix8(const float *a, vDSP_Stride strideA, char *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (char)a[i * strideA];
}

void vDSP_vfix16(const float *a, vDSP_Stride strideA, short *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (short)a[i * strideA];
}

void vDSP_vfix32(const float *a, vDSP_Stride strideA, int *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) c[i * strideC] = (int)a[i * strideA];
}
