// vDSP functions for one number type, REAL, as plain loops. Included once for each type.

void VDSP(vam)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
               vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] + b[i * strideB]) * c[i * strideC];
}

void VDSP(vsbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] - b[i * strideB]) * c[i * strideC];
}

void VDSP(vmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * b[i * strideB] - c[i * strideC];
}

void VDSP(vmsa)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * b[i * strideB] + *c;
}

void VDSP(vasm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] + b[i * strideB]) * *c;
}

void VDSP(vsbsm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                 vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] - b[i * strideB]) * *c;
}

void VDSP(vsmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, vDSP_Stride strideC, REAL *result,
                 vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * *b - c[i * strideC];
}

void VDSP(vaam)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = (a[i * strideA] + b[i * strideB]) * (c[i * strideC] + d[i * strideD]);
    }
}

void VDSP(vsbsbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                  vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = (a[i * strideA] - b[i * strideB]) * (c[i * strideC] - d[i * strideD]);
    }
}

void VDSP(vasbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                 vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                 vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = (a[i * strideA] + b[i * strideB]) * (c[i * strideC] - d[i * strideD]);
    }
}

void VDSP(vmma)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = a[i * strideA] * b[i * strideB] + c[i * strideC] * d[i * strideD];
    }
}

void VDSP(vmmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                 vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                 vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = a[i * strideA] * b[i * strideB] - c[i * strideC] * d[i * strideD];
    }
}

void VDSP(vpythg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                  vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = M(hypot)(a[i * strideA] - c[i * strideC], b[i * strideB] - d[i * strideD]);
    }
}

void VDSP(vdist)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                 vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = M(hypot)(a[i * strideA], b[i * strideB]);
}

void VDSP(vintb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                 vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = a[i * strideA] + *c * (b[i * strideB] - a[i * strideA]);
    }
}

void VDSP(vmaxmg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = M(fmax)(M(fabs)(a[i * strideA]), M(fabs)(b[i * strideB]));
    }
}

void VDSP(vminmg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = M(fmin)(M(fabs)(a[i * strideA]), M(fabs)(b[i * strideB]));
    }
}

void VDSP(vssq)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * M(fabs)(a[i * strideA]);
}

void VDSP(vnabs)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = -M(fabs)(a[i * strideA]);
}

void VDSP(vfrac)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] - M(trunc)(a[i * strideA]);
}

void VDSP(svdiv)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                 vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = *a / b[i * strideB];
}

void VDSP(vlim)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? *c : -*c;
}

void VDSP(vthr)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? a[i * strideA] : *b;
}

void VDSP(vthres)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? a[i * strideA] : 0;
}

void VDSP(vthrsc)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? *c : -*c;
}

void VDSP(viclip)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = a[i * strideA] <= *b || a[i * strideA] >= *c ? a[i * strideA] : a[i * strideA] < 0 ? *b
            : *c;
    }
}

void VDSP(vgen)(const REAL *a, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = count > 1 ? *a + (*b - *a) * (REAL)i / (REAL)(count - 1) : *a;
    }
}

void VDSP(vindex)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[(vDSP_Length)b[i * strideB]];
}

void VDSP(vtmerg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = count > 1 ? a[i * strideA] + (b[i * strideB] - a[i * strideA]) * (REAL)i / (REAL)(count
            - 1) : a[i * strideA];
    }
}

void VDSP(vavlin)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    // Adds a vector to a running average of `b` vectors.
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (result[i * stride] * *b + a[i * strideA]) / (*b + 1);
}

void VDSP(vdbcon)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count, unsigned int isAmplitude) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = (isAmplitude ? 20 : 10) * M(log10)(a[i * strideA] / *b);
    }
}

void VDSP(venvlp)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                  vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = c[i * strideC] > a[i * strideA] || c[i * strideC] < b[i * strideB] ? c[i * strideC] : 0;
    }
}

void VDSP(vclipc)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                  vDSP_Length count, vDSP_Length *lowCount, vDSP_Length *highCount) {
    vDSP_Length low = 0, high = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL value = a[i * strideA];
        low += value < *b;
        high += value > *c;
        result[i * stride] = value < *b ? *b : value > *c ? *c : value;
    }
    *lowCount = low;
    *highCount = high;
}

