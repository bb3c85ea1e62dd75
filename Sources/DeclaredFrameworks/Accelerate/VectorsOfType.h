// Functions of vDSP for one type of number, REAL, as plain loops: included for each.

static int VDSP(rising)(const void *one, const void *other) {
    REAL first = *(const REAL *)one, second = *(const REAL *)other;
    return first < second ? -1 : first > second;
}

static int VDSP(falling)(const void *one, const void *other) { return VDSP(rising)(other, one); }

static void VDSP(filter_image)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result,
                               vDSP_Length filterRows, vDSP_Length filterColumns) {
    vDSP_Length top = filterRows / 2, left = filterColumns / 2;
    for (vDSP_Length row = 0; row < rows; row++) {
        for (vDSP_Length column = 0; column < columns; column++) {
            REAL sum = 0;
            int fits = row >= top && row + top < rows && column >= left && column + left < columns;
            for (vDSP_Length i = 0; fits && i < filterRows; i++) {
                for (vDSP_Length j = 0; j < filterColumns; j++) {
                    sum += a[(row + i - top) * columns + column + j - left] * filter[i * filterColumns + j];
                }
            }
            result[row * columns + column] = sum;
        }
    }
}

void VDSP(vam)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] + b[i * strideB]) * c[i * strideC];
}

void VDSP(vsbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] - b[i * strideB]) * c[i * strideC];
}

void VDSP(vmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * b[i * strideB] - c[i * strideC];
}

void VDSP(vmsa)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * b[i * strideB] + *c;
}

void VDSP(vasm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] + b[i * strideB]) * *c;
}

void VDSP(vsbsm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] - b[i * strideB]) * *c;
}

void VDSP(vsmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * *b - c[i * strideC];
}

void VDSP(vaam)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] + b[i * strideB]) * (c[i * strideC] + d[i * strideD]);
}

void VDSP(vsbsbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] - b[i * strideB]) * (c[i * strideC] - d[i * strideD]);
}

void VDSP(vasbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (a[i * strideA] + b[i * strideB]) * (c[i * strideC] - d[i * strideD]);
}

void VDSP(vmma)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * b[i * strideB] + c[i * strideC] * d[i * strideD];
}

void VDSP(vmmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] * b[i * strideB] - c[i * strideC] * d[i * strideD];
}

void VDSP(vpythg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = M(hypot)(a[i * strideA] - c[i * strideC], b[i * strideB] - d[i * strideD]);
}

void VDSP(vdist)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = M(hypot)(a[i * strideA], b[i * strideB]);
}

void VDSP(vintb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] + *c * (b[i * strideB] - a[i * strideA]);
}

void VDSP(vmaxmg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = M(fmax)(M(fabs)(a[i * strideA]), M(fabs)(b[i * strideB]));
}

void VDSP(vminmg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = M(fmin)(M(fabs)(a[i * strideA]), M(fabs)(b[i * strideB]));
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

void VDSP(svdiv)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = *a / b[i * strideB];
}

void VDSP(vlim)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? *c : -*c;
}

void VDSP(vthr)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? a[i * strideA] : *b;
}

void VDSP(vthres)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? a[i * strideA] : 0;
}

void VDSP(vthrsc)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] >= *b ? *c : -*c;
}

void VDSP(viclip)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[i * strideA] <= *b || a[i * strideA] >= *c ? a[i * strideA] : a[i * strideA] < 0 ? *b : *c;
}

void VDSP(vgen)(const REAL *a, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = count > 1 ? *a + (*b - *a) * (REAL)i / (REAL)(count - 1) : *a;
}

void VDSP(vindex)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[(vDSP_Length)b[i * strideB]];
}

void VDSP(vtmerg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = count > 1 ? a[i * strideA] + (b[i * strideB] - a[i * strideA]) * (REAL)i / (REAL)(count - 1) : a[i * strideA];
}

void VDSP(vavlin)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    // A mean that goes on: of `b` vectors before this one.
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (result[i * stride] * *b + a[i * strideA]) / (*b + 1);
}

void VDSP(vdbcon)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count, unsigned int isAmplitude) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = (isAmplitude ? 20 : 10) * M(log10)(a[i * strideA] / *b);
}

void VDSP(venvlp)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = c[i * strideC] > a[i * strideA] || c[i * strideC] < b[i * strideB] ? c[i * strideC] : 0;
}

void VDSP(vclipc)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride, vDSP_Length count, vDSP_Length *lowCount, vDSP_Length *highCount) {
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

void VDSP(svs)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * M(fabs)(a[i * strideA]);
    *result = sum;
}

void VDSP(meamgv)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += M(fabs)(a[i * strideA]);
    *result = count ? sum / (REAL)count : 0;
}

void VDSP(mvessq)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) sum += a[i * strideA] * M(fabs)(a[i * strideA]);
    *result = count ? sum / (REAL)count : 0;
}

void VDSP(minmgv)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count) {
    REAL least = INFINITY;
    for (vDSP_Length i = 0; i < count; i++) least = M(fmin)(least, M(fabs)(a[i * strideA]));
    *result = least;
}

void VDSP(maxvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count) {
    REAL best = -INFINITY;
    vDSP_Length place = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL value = a[i * strideA];
        if (!(value > best)) continue;
        best = value;
        place = i * (vDSP_Length)strideA;
    }
    *result = best;
    *index = place;
}

void VDSP(minvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count) {
    REAL best = INFINITY;
    vDSP_Length place = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL value = a[i * strideA];
        if (!(value < best)) continue;
        best = value;
        place = i * (vDSP_Length)strideA;
    }
    *result = best;
    *index = place;
}

void VDSP(maxmgvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count) {
    REAL best = -INFINITY;
    vDSP_Length place = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL value = M(fabs)(a[i * strideA]);
        if (!(value > best)) continue;
        best = value;
        place = i * (vDSP_Length)strideA;
    }
    *result = best;
    *index = place;
}

void VDSP(minmgvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count) {
    REAL best = INFINITY;
    vDSP_Length place = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL value = M(fabs)(a[i * strideA]);
        if (!(value < best)) continue;
        best = value;
        place = i * (vDSP_Length)strideA;
    }
    *result = best;
    *index = place;
}

void VDSP(nzcros)(const REAL *a, vDSP_Stride strideA, vDSP_Length limit, vDSP_Length *lastIndex, vDSP_Length *found, vDSP_Length count) {
    vDSP_Length crossings = 0, place = 0;
    for (vDSP_Length i = 1; i < count && crossings < limit; i++) {
        if (signbit(a[i * strideA]) == signbit(a[(i - 1) * strideA])) continue;
        crossings++;
        place = i * (vDSP_Length)strideA;
    }
    *found = crossings;
    *lastIndex = crossings == limit ? place : 0;
}

void VDSP(distancesq)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL difference = a[i * strideA] - b[i * strideB];
        sum += difference * difference;
    }
    *result = sum;
}

void VDSP(vrsum)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        if (i > 0) sum += a[i * strideA] * *b;
        result[i * stride] = sum;
    }
}

void VDSP(vtrapz)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        if (i > 0) sum += *b * (a[(i - 1) * strideA] + a[i * strideA]) / 2;
        result[i * stride] = sum;
    }
}

void VDSP(vsimps)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        // The second is a trapezium; from there parabolas through three.
        if (i == 1) result[stride] = *b * (a[0] + a[strideA]) / 2;
        if (i >= 2) sum = result[(i - 2) * stride] + *b * (a[(i - 2) * strideA] + 4 * a[(i - 1) * strideA] + a[i * strideA]) / 3;
        if (i != 1) result[i * stride] = i == 0 ? 0 : sum;
    }
}

void VDSP(vswsum)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count, vDSP_Length window) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < window; i++) sum += a[i * strideA];
    for (vDSP_Length i = 0; i < count; i++) {
        result[i * stride] = sum;
        if (i + 1 < count) sum += a[(i + window) * strideA] - a[i * strideA];
    }
}

void VDSP(vswap)(REAL *a, vDSP_Stride strideA, REAL *b, vDSP_Stride strideB, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL kept = a[i * strideA];
        a[i * strideA] = b[i * strideB];
        b[i * strideB] = kept;
    }
}

void VDSP(vrvrs)(REAL *a, vDSP_Stride strideA, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count / 2; i++) {
        REAL kept = a[i * strideA];
        a[i * strideA] = a[(count - 1 - i) * strideA];
        a[(count - 1 - i) * strideA] = kept;
    }
}

void VDSP(vcmprs)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        if (b[i * strideB] == 0) continue;
        *result = a[i * strideA];
        result += stride;
    }
}

void VDSP(vgathr)(const REAL *a, const vDSP_Length *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[b[i * strideB] - 1];
}

void VDSP(vpoly)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count, vDSP_Length degree) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL value = 0;
        for (vDSP_Length j = 0; j <= degree; j++) value = value * b[i * strideB] + a[j * strideA];
        result[i * stride] = value;
    }
}

void VDSP(vlint)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count, vDSP_Length countA) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL place = b[i * strideB];
        vDSP_Length below = (vDSP_Length)place;
        vDSP_Length above = below + 1 < countA ? below + 1 : below;
        result[i * stride] = a[below] + (place - (REAL)below) * (a[above] - a[below]);
    }
}

void VDSP(vsort)(REAL *a, vDSP_Length count, int order) {
    qsort(a, count, sizeof *a, order >= 0 ? VDSP(rising) : VDSP(falling));
}

void VDSP(mmov)(const REAL *a, REAL *result, vDSP_Length columns, vDSP_Length rows, vDSP_Length widthA, vDSP_Length width) {
    for (vDSP_Length row = 0; row < rows; row++) {
        for (vDSP_Length column = 0; column < columns; column++) result[row * width + column] = a[row * widthA + column];
    }
}

void VDSP(conv)(const REAL *a, vDSP_Stride strideA, const REAL *filter, vDSP_Stride strideF, REAL *result, vDSP_Stride stride, vDSP_Length count, vDSP_Length filterCount) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL sum = 0;
        for (vDSP_Length j = 0; j < filterCount; j++) sum += a[(vDSP_Stride)(i + j) * strideA] * filter[(vDSP_Stride)j * strideF];
        result[i * stride] = sum;
    }
}

void VDSP(desamp)(const REAL *a, vDSP_Stride decimation, const REAL *filter, REAL *result, vDSP_Length count, vDSP_Length filterCount) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL sum = 0;
        for (vDSP_Length j = 0; j < filterCount; j++) sum += a[(vDSP_Stride)i * decimation + (vDSP_Stride)j] * filter[j];
        result[i] = sum;
    }
}

void VDSP(deq22)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 2; i < count + 2; i++) {
        result[i * stride] = a[i * strideA] * b[0] + a[(i - 1) * strideA] * b[1] + a[(i - 2) * strideA] * b[2]
            - result[(i - 1) * stride] * b[3] - result[(i - 2) * stride] * b[4];
    }
}

void VDSP(f3x3)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result) {
    VDSP(filter_image)(a, rows, columns, filter, result, 3, 3);
}

void VDSP(f5x5)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result) {
    VDSP(filter_image)(a, rows, columns, filter, result, 5, 5);
}

void VDSP(imgfir)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result, vDSP_Length filterRows, vDSP_Length filterColumns) {
    VDSP(filter_image)(a, rows, columns, filter, result, filterRows, filterColumns);
}

void VDSP(polar)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL x = a[i * strideA], y = a[i * strideA + 1];
        result[i * stride] = M(hypot)(x, y);
        result[i * stride + 1] = M(atan2)(y, x);
    }
}

void VDSP(rect)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL length = a[i * strideA], angle = a[i * strideA + 1];
        result[i * stride] = length * M(cos)(angle);
        result[i * stride + 1] = length * M(sin)(angle);
    }
}

void VDSP(hann_window)(REAL *result, vDSP_Length count, int flag) {
    vDSP_Length wanted = flag & vDSP_HALF_WINDOW ? (count + 1) / 2 : count;
    for (vDSP_Length i = 0; i < wanted; i++) {
        REAL angle = 2 * (REAL)M_PI * (REAL)i / (REAL)count;
        result[i] = (flag & vDSP_HANN_NORM ? (REAL)0.8165 : (REAL)0.5) * (1 - M(cos)(angle));
    }
}

void VDSP(hamm_window)(REAL *result, vDSP_Length count, int flag) {
    vDSP_Length wanted = flag & vDSP_HALF_WINDOW ? (count + 1) / 2 : count;
    for (vDSP_Length i = 0; i < wanted; i++) {
        REAL angle = 2 * (REAL)M_PI * (REAL)i / (REAL)count;
        result[i] = (REAL)0.54 - (REAL)0.46 * M(cos)(angle);
    }
}

void VDSP(blkman_window)(REAL *result, vDSP_Length count, int flag) {
    vDSP_Length wanted = flag & vDSP_HALF_WINDOW ? (count + 1) / 2 : count;
    for (vDSP_Length i = 0; i < wanted; i++) {
        REAL angle = 2 * (REAL)M_PI * (REAL)i / (REAL)count;
        result[i] = (REAL)0.42 - (REAL)0.5 * M(cos)(angle) + (REAL)0.08 * M(cos)(2 * angle);
    }
}

void VDSP(zvadd)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] + b->realp[i * strideB], imaginary = a->imagp[i * strideA] + b->imagp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvsub)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] - b->realp[i * strideB], imaginary = a->imagp[i * strideA] - b->imagp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count, int conjugate) {
    REAL sign = conjugate < 0 ? -1 : 1;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b->realp[i * strideB] - sign * a->imagp[i * strideA] * b->imagp[i * strideB], imaginary = a->realp[i * strideA] * b->imagp[i * strideB] + sign * a->imagp[i * strideA] * b->realp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvcmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB], imaginary = a->realp[i * strideA] * b->imagp[i * strideB] - a->imagp[i * strideA] * b->realp[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvdiv)(const SPLIT *b, vDSP_Stride strideB, const SPLIT *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL size = b->realp[i * strideB] * b->realp[i * strideB] + b->imagp[i * strideB] * b->imagp[i * strideB];
        REAL real = (a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB]) / size, imaginary = (a->imagp[i * strideA] * b->realp[i * strideB] - a->realp[i * strideA] * b->imagp[i * strideB]) / size;
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvcma)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c, vDSP_Stride strideC, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB] + c->realp[i * strideC], imaginary = a->realp[i * strideA] * b->imagp[i * strideB] - a->imagp[i * strideA] * b->realp[i * strideB] + c->imagp[i * strideC];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvsma)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, const SPLIT *c, vDSP_Stride strideC, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * *b->realp - a->imagp[i * strideA] * *b->imagp + c->realp[i * strideC], imaginary = a->realp[i * strideA] * *b->imagp + a->imagp[i * strideA] * *b->realp + c->imagp[i * strideC];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zvzsml)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * *b->realp - a->imagp[i * strideA] * *b->imagp, imaginary = a->realp[i * strideA] * *b->imagp + a->imagp[i * strideA] * *b->realp;
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvadd)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] + b[i * strideB], imaginary = a->imagp[i * strideA];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvsub)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] - b[i * strideB], imaginary = a->imagp[i * strideA];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvmul)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL real = a->realp[i * strideA] * b[i * strideB], imaginary = a->imagp[i * strideA] * b[i * strideB];
        result->realp[i * stride] = real;
        result->imagp[i * stride] = imaginary;
    }
}

void VDSP(zrvdiv)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
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
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a->realp[i * strideA] * a->realp[i * strideA] + a->imagp[i * strideA] * a->imagp[i * strideA];
}

void VDSP(zvmgsa)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a->realp[i * strideA] * a->realp[i * strideA] + a->imagp[i * strideA] * a->imagp[i * strideA] + b[i * strideB];
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

void VDSP(zdotpr)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Length count) {
    REAL real = 0, imaginary = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        real += a->realp[i * strideA] * b->realp[i * strideB] - a->imagp[i * strideA] * b->imagp[i * strideB];
        imaginary += a->realp[i * strideA] * b->imagp[i * strideB] + a->imagp[i * strideA] * b->realp[i * strideB];
    }
    *result->realp = real;
    *result->imagp = imaginary;
}

void VDSP(zidotpr)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Length count) {
    REAL real = 0, imaginary = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        real += a->realp[i * strideA] * b->realp[i * strideB] + a->imagp[i * strideA] * b->imagp[i * strideB];
        imaginary += a->realp[i * strideA] * b->imagp[i * strideB] - a->imagp[i * strideA] * b->realp[i * strideB];
    }
    *result->realp = real;
    *result->imagp = imaginary;
}

void VDSP(zrdotpr)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Length count) {
    REAL real = 0, imaginary = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        real += a->realp[i * strideA] * b[i * strideB];
        imaginary += a->imagp[i * strideA] * b[i * strideB];
    }
    *result->realp = real;
    *result->imagp = imaginary;
}

void VDSP(ctoz)(const COMPLEX_OF_TYPE *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count) {
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

void VDSP(zmmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result, vDSP_Stride stride, vDSP_Length rows, vDSP_Length columns, vDSP_Length inner) {
    for (vDSP_Length row = 0; row < rows; row++) {
        for (vDSP_Length column = 0; column < columns; column++) {
            REAL real = 0, imaginary = 0;
            for (vDSP_Length k = 0; k < inner; k++) {
                vDSP_Length i = (row * inner + k) * (vDSP_Length)strideA, j = (k * columns + column) * (vDSP_Length)strideB;
                real += a->realp[i] * b->realp[j] - a->imagp[i] * b->imagp[j];
                imaginary += a->realp[i] * b->imagp[j] + a->imagp[i] * b->realp[j];
            }
            result->realp[(row * columns + column) * (vDSP_Length)stride] = real;
            result->imagp[(row * columns + column) * (vDSP_Length)stride] = imaginary;
        }
    }
}
