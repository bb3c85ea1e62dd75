// vDSP functions that interpolate, sort, filter and compare signals, for one number type. Included once for each type.

void VDSP(vgathra)(const REAL *const *a, vDSP_Stride strideA, REAL *c, vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) c[i * strideC] = *a[i * strideA];
}

void VDSP(vgenp)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *c, vDSP_Stride strideC,
                 vDSP_Length count, vDSP_Length countA) {
    if (countA == 0) return;
    vDSP_Stride place = 0, last = (vDSP_Stride)countA - 1;
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        while (place < last && b[(place + 1) * strideB] < (REAL)i) place++;
        REAL before = b[place * strideB], value = a[place * strideA];
        if ((REAL)i > before && place < last) {
            REAL part = ((REAL)i - before) / (b[(place + 1) * strideB] - before);
            value += part * (a[(place + 1) * strideA] - value);
        }
        c[i * strideC] = value;
    }
}

void VDSP(vqint)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *c, vDSP_Stride strideC, vDSP_Length count,
                 vDSP_Length countA) {
    if (countA < 3) return;
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        double whole = fmin(fmax(trunc((double)b[i * strideB]), 1), (double)(countA - 2));
        vDSP_Length middle = (vDSP_Length)whole;
        REAL part = (REAL)((double)b[i * strideB] - whole), square = part * part;
        c[i * strideC] = (a[middle - 1] * (square - part) + a[middle] * (2 - 2 * square) + a[middle + 1] *
            (square + part)) / 2;
    }
}

void VDSP(vtabi)(const REAL *a, vDSP_Stride strideA, const REAL *scale, const REAL *offset, const REAL *table,
                 vDSP_Length entries, REAL *c, vDSP_Stride strideC, vDSP_Length count) {
    if (entries == 0) return;
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        double place = fmin(fmax((double)(a[i * strideA] * *scale + *offset), 0), (double)(entries - 1));
        vDSP_Length below = (vDSP_Length)place, above = below + 1 < entries ? below + 1 : below;
        c[i * strideC] = table[below] + (REAL)(place - (double)below) * (table[above] - table[below]);
    }
}

/// A heapsort of the indexes, in place.
void VDSP(vsorti)(const REAL *a, vDSP_Length *indexes, vDSP_Length *unused, vDSP_Length count, int order) {
    REAL sign = order < 0 ? -1 : 1;
    for (vDSP_Length start = count / 2, end = count; end > 1;) {
        if (start > 0) {
            start--;
        } else {
            vDSP_Length kept = indexes[--end];
            indexes[end] = indexes[0], indexes[0] = kept;
        }
        for (vDSP_Length root = start, child; (child = 2 * root + 1) < end; root = child) {
            if (child + 1 < end && sign * a[indexes[child]] < sign * a[indexes[child + 1]]) child++;
            if (sign * a[indexes[root]] >= sign * a[indexes[child]]) break;
            vDSP_Length kept = indexes[root];
            indexes[root] = indexes[child], indexes[child] = kept;
        }
    }
}

/// Levinson recursion.
void VDSP(wiener)(vDSP_Length count, const REAL *a, const REAL *c, REAL *filter, REAL *p, int flag, int *error) {
    *error = 0;
    if (count == 0) return;
    double power = (double)a[0];
    if (power == 0) {
        *error = 1;
        return;
    }
    p[0] = 1;
    filter[0] = (REAL)((double)c[0] / power);
    for (vDSP_Length n = 1; n < count; n++) {
        double reflected = 0, rest = 0;
        for (vDSP_Length i = 0; i < n; i++) reflected += (double)(p[i] * a[n - i]), rest += (double)(filter[i] * a[n - i]);
        reflected = -reflected / power;
        p[n] = 0;
        for (vDSP_Length i = 0; i <= n / 2; i++) {
            REAL one = p[i], other = p[n - i];
            p[i] = one + (REAL)reflected * other;
            if (i != n - i) p[n - i] = other + (REAL)reflected * one;
        }
        power *= 1 - reflected * reflected;
        if (!(power > 0)) {
            *error = (int)n + 1;
            return;
        }
        REAL step = (REAL)(((double)c[n] - rest) / power);
        filter[n] = 0;
        for (vDSP_Length i = 0; i <= n; i++) filter[i] += step * p[n - i];
    }
}

void VDSP(zcoher)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *c,
                  vDSP_Stride strideC, REAL *d, vDSP_Stride strideD, vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        REAL x = c->realp[i * strideC], y = c->imagp[i * strideC];
        d[i * strideD] = (x * x + y * y) / (a[i * strideA] * b[i * strideB]);
    }
}

void VDSP(zconv)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *filter, vDSP_Stride strideF, const SPLIT *c,
                 vDSP_Stride strideC, vDSP_Length count, vDSP_Length filterCount) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        REAL real = 0, imaginary = 0;
        for (vDSP_Stride j = 0; j < (vDSP_Stride)filterCount; j++) {
            REAL x = a->realp[(i + j) * strideA], y = a->imagp[(i + j) * strideA];
            REAL u = filter->realp[j * strideF], v = filter->imagp[j * strideF];
            real += x * u - y * v, imaginary += x * v + y * u;
        }
        c->realp[i * strideC] = real, c->imagp[i * strideC] = imaginary;
    }
}

void VDSP(zrdesamp)(const SPLIT *a, vDSP_Stride decimation, const REAL *filter, const SPLIT *c, vDSP_Length count,
                    vDSP_Length filterCount) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        REAL real = 0, imaginary = 0;
        for (vDSP_Stride j = 0; j < (vDSP_Stride)filterCount; j++) {
            real += a->realp[i * decimation + j] * filter[j], imaginary += a->imagp[i * decimation + j] * filter[j];
        }
        c->realp[i] = real, c->imagp[i] = imaginary;
    }
}

void VDSP(ztrans)(const REAL *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                  vDSP_Stride strideC, vDSP_Length count) {
    for (vDSP_Stride i = 0; i < (vDSP_Stride)count; i++) {
        c->realp[i * strideC] = b->realp[i * strideB] / a[i * strideA];
        c->imagp[i * strideC] = b->imagp[i * strideB] / a[i * strideA];
    }
}

/// d = product * a * b + other * c.
static void VDSP(product_and)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                              vDSP_Stride strideC, const SPLIT *d, vDSP_Stride strideD, vDSP_Length rows,
                              vDSP_Length columns, vDSP_Length inner, REAL product, REAL other) {
    for (vDSP_Stride row = 0; row < (vDSP_Stride)rows; row++) {
        for (vDSP_Stride column = 0; column < (vDSP_Stride)columns; column++) {
            REAL real = 0, imaginary = 0;
            for (vDSP_Stride k = 0; k < (vDSP_Stride)inner; k++) {
                vDSP_Stride i = (row * (vDSP_Stride)inner + k) * strideA;
                vDSP_Stride j = (k * (vDSP_Stride)columns + column) * strideB;
                real += a->realp[i] * b->realp[j] - a->imagp[i] * b->imagp[j];
                imaginary += a->realp[i] * b->imagp[j] + a->imagp[i] * b->realp[j];
            }
            vDSP_Stride place = row * (vDSP_Stride)columns + column;
            d->realp[place * strideD] = product * real + other * c->realp[place * strideC];
            d->imagp[place * strideD] = product * imaginary + other * c->imagp[place * strideC];
        }
    }
}

#define PRODUCT_AND(Name, product, other)                                                                              \
    void VDSP(Name)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,          \
                    vDSP_Stride strideC, const SPLIT *d, vDSP_Stride strideD, vDSP_Length rows, vDSP_Length columns,   \
                    vDSP_Length inner) {                                                                               \
        VDSP(product_and)(a, strideA, b, strideB, c, strideC, d, strideD, rows, columns, inner, product, other);       \
    }
PRODUCT_AND(zmma, 1, 1)
PRODUCT_AND(zmms, 1, -1)
PRODUCT_AND(zmsm, -1, 1)
#undef PRODUCT_AND
