// vDSP functions over sequences (sums, searches, filters, windows) for one number type. Included once for each type.

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

void VDSP(nzcros)(const REAL *a, vDSP_Stride strideA, vDSP_Length limit, vDSP_Length *lastIndex, vDSP_Length *found,
                  vDSP_Length count) {
    vDSP_Length crossings = 0, place = 0;
    for (vDSP_Length i = 1; i < count && crossings < limit; i++) {
        if (signbit(a[i * strideA]) == signbit(a[(i - 1) * strideA])) continue;
        crossings++;
        place = i * (vDSP_Length)strideA;
    }
    *found = crossings;
    *lastIndex = crossings == limit ? place : 0;
}

void VDSP(distancesq)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                      vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        REAL difference = a[i * strideA] - b[i * strideB];
        sum += difference * difference;
    }
    *result = sum;
}

void VDSP(vrsum)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                 vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        if (i > 0) sum += a[i * strideA] * *b;
        result[i * stride] = sum;
    }
}

void VDSP(vtrapz)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        if (i > 0) sum += *b * (a[(i - 1) * strideA] + a[i * strideA]) / 2;
        result[i * stride] = sum;
    }
}

void VDSP(vsimps)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    REAL sum = 0;
    for (vDSP_Length i = 0; i < count; i++) {
        // Simpson's rule over each pair of intervals. The second result needs the trapezoidal rule.
        if (i == 1) result[stride] = *b * (a[0] + a[strideA]) / 2;
        if (i >= 2) sum = result[(i - 2) * stride] + *b * (a[(i - 2) * strideA] + 4 * a[(i - 1) * strideA] + a[i *
            strideA]) / 3;
        if (i != 1) result[i * stride] = i == 0 ? 0 : sum;
    }
}

void VDSP(vswsum)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count,
                  vDSP_Length window) {
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

void VDSP(vcmprs)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) {
        if (b[i * strideB] == 0) continue;
        *result = a[i * strideA];
        result += stride;
    }
}

void VDSP(vgathr)(const REAL *a, const vDSP_Length *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                  vDSP_Length count) {
    for (vDSP_Length i = 0; i < count; i++) result[i * stride] = a[b[i * strideB] - 1];
}

void VDSP(vpoly)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                 vDSP_Stride stride, vDSP_Length count, vDSP_Length degree) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL value = 0;
        for (vDSP_Length j = 0; j <= degree; j++) value = value * b[i * strideB] + a[j * strideA];
        result[i * stride] = value;
    }
}

void VDSP(vlint)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                 vDSP_Length count, vDSP_Length countA) {
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

void VDSP(mmov)(const REAL *a, REAL *result, vDSP_Length columns, vDSP_Length rows, vDSP_Length widthA,
                vDSP_Length width) {
    for (vDSP_Length row = 0; row < rows; row++) {
        for (vDSP_Length column = 0; column < columns; column++) result[row * width + column] = a[row * widthA +
            column];
    }
}

void VDSP(conv)(const REAL *a, vDSP_Stride strideA, const REAL *filter, vDSP_Stride strideF, REAL *result,
                vDSP_Stride stride, vDSP_Length count, vDSP_Length filterCount) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL sum = 0;
        for (vDSP_Length j = 0; j < filterCount; j++) sum += a[(vDSP_Stride)(i + j) * strideA] *
            filter[(vDSP_Stride)j * strideF];
        result[i * stride] = sum;
    }
}

void VDSP(desamp)(const REAL *a, vDSP_Stride decimation, const REAL *filter, REAL *result, vDSP_Length count,
                  vDSP_Length filterCount) {
    for (vDSP_Length i = 0; i < count; i++) {
        REAL sum = 0;
        for (vDSP_Length j = 0; j < filterCount; j++) sum += a[(vDSP_Stride)i * decimation + (vDSP_Stride)j] *
            filter[j];
        result[i] = sum;
    }
}

void VDSP(deq22)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                 vDSP_Length count) {
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

void VDSP(imgfir)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result,
                  vDSP_Length filterRows, vDSP_Length filterColumns) {
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

