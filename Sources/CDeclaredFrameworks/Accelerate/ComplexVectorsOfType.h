// vDSP functions for split-complex vectors of one number type. Included once for each type.

void VDSP(zvadd)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] + b->realp[i * strideB],
            imaginary = a->imagp[i * strideA] + b->imagp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvsub)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] - b->realp[i * strideB],
            imaginary = a->imagp[i * strideA] - b->imagp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count, int conjugate) {
    REAL sign = conjugate < 0 ? -1 : 1;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b->realp[i * strideB] - sign * a->imagp[i * strideA] * b->imagp[i *
            strideB], imaginary = a->realp[i * strideA] * b->imagp[i * strideB] + sign * a->imagp[i * strideA] * b->realp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvcmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB],
            imaginary = a->realp[i * strideA] * b->imagp[i * strideB] - a->imagp[i * strideA] * b->realp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvdiv)(const SPLIT *b, vDSP_Stride strideB, const SPLIT *a, vDSP_Stride strideA, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL size = b->realp[i * strideB] * b->realp[i * strideB] + b->imagp[i * strideB] * b->imagp[i * strideB];
        REAL real = (a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB]) /
            size, imaginary = (a->imagp[i * strideA] * b->realp[i * strideB] - a->realp[i * strideA] * b->imagp[i * strideB]) / size;
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvcma)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                 vDSP_Stride strideC, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB] +
            c->realp[i * strideC], imaginary = a->realp[i * strideA] * b->imagp[i * strideB] - a->imagp[i * strideA] * b->realp[i * strideB] + c->imagp[i * strideC];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvsma)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, const SPLIT *c, vDSP_Stride strideC,
                 const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * *b->realp - a->imagp[i * strideA] * *b->imagp + c->realp[i * strideC],
            imaginary = a->realp[i * strideA] * *b->imagp + a->imagp[i * strideA] * *b->realp + c->imagp[i * strideC];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvzsml)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, const SPLIT *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * *b->realp - a->imagp[i * strideA] * *b->imagp,
            imaginary = a->realp[i * strideA] * *b->imagp + a->imagp[i * strideA] * *b->realp;
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvadd)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] + b[i * strideB], imaginary = a->imagp[i * strideA];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvsub)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] - b[i * strideB], imaginary = a->imagp[i * strideA];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvmul)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b[i * strideB], imaginary = a->imagp[i * strideA] * b[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvdiv)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] / b[i * strideB], imaginary = a->imagp[i * strideA] / b[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvneg)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = -a->realp[i * strideA], imaginary = -a->imagp[i * strideA];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvconj)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA], imaginary = -a->imagp[i * strideA];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvmov)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA], imaginary = a->imagp[i * strideA];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvfill)(const SPLIT *a, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = *a->realp, imaginary = *a->imagp;
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvabs)(const SPLIT *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = M(hypot)(a->realp[i * strideA], a->imagp[i * strideA]);
}

void VDSP(zvphas)(const SPLIT *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = M(atan2)(a->imagp[i * strideA], a->realp[i * strideA]);
}

void VDSP(zvmags)(const SPLIT *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = a->realp[i * strideA] * a->realp[i * strideA] + a->imagp[i * strideA] * a->imagp[i *
            strideA];
    }
}

void VDSP(zvmgsa)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = a->realp[i * strideA] * a->realp[i * strideA] + a->imagp[i * strideA] * a->imagp[i *
            strideA] + b[i * strideB];
    }
}

void VDSP(zaspec)(const SPLIT *a, REAL *result, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i] += a->realp[i] * a->realp[i] + a->imagp[i] * a->imagp[i];
}

void VDSP(zcspec)(const SPLIT *a, const SPLIT *b, const SPLIT *result, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        result->realp[i] += a->realp[i] * b->realp[i] + a->imagp[i] * b->imagp[i];
        result->imagp[i] += a->realp[i] * b->imagp[i] - a->imagp[i] * b->realp[i];
    }
}

void VDSP(zdotpr)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Length count) {
    REAL real = 0, imaginary = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        real += a->realp[i * strideA] * b->realp[i * strideB] - a->imagp[i * strideA] * b->imagp[i * strideB];
        imaginary += a->realp[i * strideA] * b->imagp[i * strideB] + a->imagp[i * strideA] * b->realp[i * strideB];
    }
    *result->realp = real;
    *result->imagp = imaginary;
}

void VDSP(zidotpr)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                   vDSP_Length count) {
    REAL real = 0, imaginary = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        real += a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB];
        imaginary += a->realp[i * strideA] * b->imagp[i * strideB] - a->imagp[i * strideA] * b->realp[i * strideB];
    }
    *result->realp = real;
    *result->imagp = imaginary;
}

void VDSP(zrdotpr)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                   vDSP_Length count) {
    REAL real = 0, imaginary = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        real += a->realp[i * strideA] * b[i * strideB];
        imaginary += a->imagp[i * strideA] * b[i * strideB];
    }
    *result->realp = real;
    *result->imagp = imaginary;
}

void VDSP(ctoz)(const COMPLEX_OF_TYPE *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride,
                vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        const REAL *pair = (const REAL *)a + (vDSP_Stride)i * strideA;
        result->realp[i * stride] = pair[0];
        result->imagp[i * stride] = pair[1];
    }
}

void VDSP(ztoc)(const SPLIT *a, vDSP_Stride strideA, COMPLEX_OF_TYPE *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL *pair = (REAL *)result + (vDSP_Stride)i * stride;
        pair[0] = a->realp[i * strideA];
        pair[1] = a->imagp[i * strideA];
    }
}

void VDSP(zmmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length rows, vDSP_Length columns, vDSP_Length inner) {
    for (vDSP_Length row = 0; row < rows; row++) {
        for (vDSP_Length column = 0; column < columns; column++) {
            REAL real = 0, imaginary = 0;
            for (vDSP_Length k = 0; k < inner; k++) {
                vDSP_Length i = (row * inner + k) * (vDSP_Length)strideA,
                    j = (k * columns + column) * (vDSP_Length)strideB;
                real += a->realp[i] * b->realp[j] - a->imagp[i] * b->imagp[j];
                imaginary += a->realp[i] * b->imagp[j] + a->imagp[i] * b->realp[j];
            }
            result->realp[(row * columns + column) * (vDSP_Length)stride] = real;
            result->imagp[(row * columns + column) * (vDSP_Length)stride] = imaginary;
        }
    }
}
