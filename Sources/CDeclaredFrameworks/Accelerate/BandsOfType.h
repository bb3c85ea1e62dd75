// BLAS functions for band and packed matrices of one number type. Included after BlasOfType.h, which describes the
// macros.

/// The storage scheme of a matrix: band or packed (one triangle).
struct NAMED(storage) {
    const NUMBER *numbers;
    enum CBLAS_ORDER order;
    bool isPacked, isUpper;
    long count, leading, below, above;
};

static struct NAMED(storage) NAMED(band)(enum CBLAS_ORDER order, const NUMBER *a, long leading, long below, long above) {
    return (struct NAMED(storage)){.numbers = a, .order = order, .leading = leading, .below = below, .above = above};
}

static struct NAMED(storage) NAMED(half_band)(enum CBLAS_ORDER order, enum CBLAS_UPLO half, const NUMBER *a,
                                              long leading, long beside) {
    bool isUpper = half == CblasUpper;
    return NAMED(band)(order, a, leading, isUpper ? 0 : beside, isUpper ? beside : 0);
}

static struct NAMED(storage) NAMED(packed)(enum CBLAS_ORDER order, enum CBLAS_UPLO half, const NUMBER *a, long count) {
    bool isUpper = half == CblasUpper;
    return (struct NAMED(storage)){.numbers = a, .order = order, .isPacked = true, .isUpper = isUpper, .count = count,
                                   .below = isUpper ? 0 : count, .above = isUpper ? count : 0};
}

/// The index of element (i, j) in `numbers`; -1 if the element is not stored.
static long NAMED(place)(const struct NAMED(storage) *it, long i, long j) {
    if (i - j > it->below || j - i > it->above) return -1;
    bool isByRows = it->order == CblasRowMajor;
    if (!it->isPacked) return isByRows ? it->below + j - i + i * it->leading : it->above + i - j + j * it->leading;
    // In packed storage the rows or columns have different lengths.
    long line = isByRows ? i : j, along = isByRows ? j : i;
    return it->isUpper != isByRows ? along + line * (line + 1) / 2 : along + line * (2 * it->count - line - 1) / 2;
}

static NUMBER NAMED(stored)(const struct NAMED(storage) *it, enum CBLAS_TRANSPOSE transpose, long i, long j) {
    bool isTurned = transpose == CblasTrans || transpose == CblasConjTrans;
    long place = isTurned ? NAMED(place)(it, j, i) : NAMED(place)(it, i, j);
    NUMBER value = place < 0 ? 0 : it->numbers[place];
    return transpose == CblasConjTrans || transpose == AtlasConj ? CONJUGATE(value) : value;
}

/// y = alpha * a * x + beta * y. If `isMirrored`, the missing triangle of a symmetric or Hermitian matrix is taken from
/// the stored one.
static void NAMED(vector_of)(const struct NAMED(storage) *it, enum CBLAS_TRANSPOSE transpose, bool isMirrored,
                             bool isHermitian, long rows, long columns, NUMBER alpha, const NUMBER *x, long strideX,
                             NUMBER beta, NUMBER *y, long strideY) {
    bool isTurned = transpose == CblasTrans || transpose == CblasConjTrans;
    long below = isTurned ? it->above : it->below, above = isTurned ? it->below : it->above;
    if (isMirrored) below = above = below > above ? below : above;
    for (long i = 0; i < rows; i++) {
        NUMBER sum = 0;
        long first = i - below < 0 ? 0 : i - below, last = i + above < columns ? i + above : columns - 1;
        for (long j = first; j <= last; j++) {
            NUMBER value;
            if (!isMirrored || NAMED(place)(it, i, j) >= 0) {
                value = NAMED(stored)(it, transpose, i, j);
                if (isHermitian && i == j) value = REAL_PART(value);
            } else {
                value = NAMED(stored)(it, isHermitian ? CblasConjTrans : CblasTrans, i, j);
            }
            sum += value * x[j * strideX];
        }
        y[i * strideY] = alpha * sum + (beta == 0 ? 0 : beta * y[i * strideY]);
    }
}

/// Replaces x by a * x for a triangular matrix a, or by the solution of a * result = x if `solves`.
static void NAMED(stored_triangle)(bool solves, const struct NAMED(storage) *it, enum CBLAS_UPLO half,
                                   enum CBLAS_TRANSPOSE transpose, enum CBLAS_DIAG diagonal, long count, NUMBER *x,
                                   long stride) {
    bool isTurned = transpose == CblasTrans || transpose == CblasConjTrans;
    bool isUpper = (half == CblasUpper) != isTurned;
    long beside = it->below > it->above ? it->below : it->above;
    for (long k = 0; k < count; k++) {
        long i = isUpper != solves ? k : count - 1 - k;
        long first = isUpper ? i + 1 : i - beside < 0 ? 0 : i - beside;
        long end = isUpper ? i + beside + 1 < count ? i + beside + 1 : count : i;
        NUMBER sum = 0, own = diagonal == CblasUnit ? 1 : NAMED(stored)(it, transpose, i, i);
        for (long j = first; j < end; j++) sum += NAMED(stored)(it, transpose, i, j) * x[j * stride];
        x[i * stride] = solves ? (x[i * stride] - sum) / own : own * x[i * stride] + sum;
    }
}

void BLAS(gbmv)(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns, int below,
                int above, GIVEN alpha, READ a, int leadingA, READ x, int strideX, GIVEN beta, NUMBERS y,
                int strideY) {
    struct NAMED(storage) it = NAMED(band)(order, a, leadingA, below, above);
    bool isTurned = transposeA == CblasTrans || transposeA == CblasConjTrans;
    int outCount = isTurned ? columns : rows, inCount = isTurned ? rows : columns;
    NAMED(vector_of)(&it, transposeA, false, false, outCount, inCount, VALUE(alpha),
                     (const NUMBER *)x + start(inCount, strideX), strideX, VALUE(beta),
                     (NUMBER *)y + start(outCount, strideY), strideY);
}

#define TRIANGLE(Name, solves)                                                                                         \
    void BLAS(tb##Name)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half,                                      \
                        const enum CBLAS_TRANSPOSE transposeA, const enum CBLAS_DIAG diagonal, int count, int beside,  \
                        READ a, int leadingA, NUMBERS x, int strideX) {                                                \
        struct NAMED(storage) it = NAMED(half_band)(order, half, a, leadingA, beside);                                 \
        NAMED(stored_triangle)(solves, &it, half, transposeA, diagonal, count,                                         \
                               (NUMBER *)x + start(count, strideX), strideX);                                          \
    }                                                                                                                  \
    void BLAS(tp##Name)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half,                                      \
                        const enum CBLAS_TRANSPOSE transposeA, const enum CBLAS_DIAG diagonal, int count, READ a,      \
                        NUMBERS x, int strideX) {                                                                      \
        struct NAMED(storage) it = NAMED(packed)(order, half, a, count);                                               \
        NAMED(stored_triangle)(solves, &it, half, transposeA, diagonal, count,                                         \
                               (NUMBER *)x + start(count, strideX), strideX);                                          \
    }
TRIANGLE(mv, false)
TRIANGLE(sv, true)
#undef TRIANGLE

/// a = alpha * x * y' + a (rank 1). If `hasTwo`, otherAlpha * y * x' is added, too (rank 2).
static void NAMED(update)(const struct NAMED(storage) *it, NUMBER alpha, NUMBER otherAlpha, const NUMBER *x,
                          long strideX, const NUMBER *y, long strideY, bool hasTwo, bool isHermitian, NUMBER *a) {
    for (long i = 0; i < it->count; i++) {
        for (long j = it->isUpper ? i : 0; j < (it->isUpper ? it->count : i + 1); j++) {
            long place = NAMED(place)(it, i, j);
            NUMBER turnedY = isHermitian ? CONJUGATE(y[j * strideY]) : y[j * strideY];
            NUMBER turnedX = isHermitian ? CONJUGATE(x[j * strideX]) : x[j * strideX];
            a[place] += alpha * x[i * strideX] * turnedY;
            if (hasTwo) a[place] += otherAlpha * y[i * strideY] * turnedX;
            if (isHermitian && i == j) a[place] = REAL_PART(a[place]);
        }
    }
}

#if OF_COMPLEX
#define HALF(Name) BLAS(h##Name)
#define FACTOR REAL
#define FACTOR_VALUE(alpha) alpha
#else
#define HALF(Name) BLAS(s##Name)
#define FACTOR GIVEN
#define FACTOR_VALUE(alpha) VALUE(alpha)
#endif

void HALF(bmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, int beside, GIVEN alpha, READ a,
               int leadingA, READ x, int strideX, GIVEN beta, NUMBERS y, int strideY) {
    struct NAMED(storage) it = NAMED(half_band)(order, half, a, leadingA, beside);
    NAMED(vector_of)(&it, CblasNoTrans, true, OF_COMPLEX, count, count, VALUE(alpha),
                     (const NUMBER *)x + start(count, strideX), strideX, VALUE(beta),
                     (NUMBER *)y + start(count, strideY), strideY);
}

void HALF(pmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ a, READ x,
               int strideX, GIVEN beta, NUMBERS y, int strideY) {
    struct NAMED(storage) it = NAMED(packed)(order, half, a, count);
    NAMED(vector_of)(&it, CblasNoTrans, true, OF_COMPLEX, count, count, VALUE(alpha),
                     (const NUMBER *)x + start(count, strideX), strideX, VALUE(beta),
                     (NUMBER *)y + start(count, strideY), strideY);
}

void HALF(pr)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, FACTOR alpha, READ x, int strideX,
              NUMBERS a) {
    struct NAMED(storage) it = NAMED(packed)(order, half, a, count);
    const NUMBER *numbers = (const NUMBER *)x + start(count, strideX);
    NAMED(update)(&it, FACTOR_VALUE(alpha), 0, numbers, strideX, numbers, strideX, false, OF_COMPLEX, a);
}

void HALF(pr2)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
               READ y, int strideY, NUMBERS a) {
    struct NAMED(storage) it = NAMED(packed)(order, half, a, count);
    NUMBER other = CONJUGATE(VALUE(alpha));
    NAMED(update)(&it, VALUE(alpha), other, (const NUMBER *)x + start(count, strideX), strideX,
                  (const NUMBER *)y + start(count, strideY), strideY, true, OF_COMPLEX, a);
}

#undef HALF
#undef FACTOR
#undef FACTOR_VALUE

#if OF_COMPLEX
void BLAS(rotg)(NUMBERS a, NUMBERS b, NUMBERS cosine, NUMBERS sine) {
    NUMBER first = *(NUMBER *)a, second = *(NUMBER *)b;
    double length = cabs(first), all = hypot(length, cabs(second));
    if (length == 0) {
        *(REAL *)cosine = 0, *(NUMBER *)sine = 1, *(NUMBER *)a = second;
        return;
    }
    NUMBER direction = (NUMBER)(first / length);
    *(REAL *)cosine = (REAL)(length / all);
    *(NUMBER *)sine = (NUMBER)(direction * CONJUGATE(second) / all);
    *(NUMBER *)a = (NUMBER)(direction * all);
}
#else
void BLAS(rotm)(int count, NUMBERS x, int strideX, NUMBERS y, int strideY, READ parameters) {
    REAL kind = parameters[0], h11 = parameters[1], h21 = parameters[2], h12 = parameters[3], h22 = parameters[4];
    if (kind == -2) return;
    if (kind == 0) h11 = h22 = 1;
    if (kind == 1) h12 = 1, h21 = -1;
    x += start(count, strideX);
    y += start(count, strideY);
    for (long i = 0; i < count; i++) {
        REAL one = x[i * strideX], other = y[i * strideY];
        x[i * strideX] = h11 * one + h12 * other;
        y[i * strideY] = h21 * one + h22 * other;
    }
}

void BLAS(rotmg)(NUMBERS scaleX, NUMBERS scaleY, NUMBERS x, GIVEN y, NUMBERS parameters) {
    REAL d1 = *scaleX, d2 = *scaleY, x1 = *x, p2 = d2 * y, p1 = d1 * x1, q2 = p2 * y, q1 = p1 * x1;
    REAL kind = 0, h11 = 1, h21 = 0, h12 = 0, h22 = 1;
    if (d1 >= 0 && p2 == 0) {
        parameters[0] = -2;
        return;
    }
    REAL u = 1;
    if (d1 >= 0 && fabs(q1) > fabs(q2)) {
        h21 = -y / x1, h12 = p2 / p1, u = 1 - h12 * h21;
        d1 /= u, d2 /= u, x1 *= u;
    } else if (d1 >= 0 && q2 >= 0) {
        kind = 1, h11 = p1 / p2, h22 = x1 / y, u = 1 + h11 * h22;
        REAL kept = d2 / u;
        d2 = d1 / u, d1 = kept, x1 = y * u;
        h12 = 1, h21 = -1;
    }
    if (d1 < 0 || !(u > 0) || (kind == 0 && !(fabs(q1) > fabs(q2)))) {
        kind = -1, h11 = h21 = h12 = h22 = 0, d1 = d2 = x1 = 0;
    }
    // Keep the scale factors between 1 / 4096² and 4096², as the reference implementation does.
    const REAL power = 4096;
    for (; d1 != 0 && fabs(d1) <= 1 / (power * power); kind = -1) d1 *= power * power, x1 /= power, h11 /= power, h12 /= power;
    for (; isfinite(d1) && fabs(d1) >= power * power; kind = -1) d1 /= power * power, x1 *= power, h11 *= power, h12 *= power;
    for (; d2 != 0 && fabs(d2) <= 1 / (power * power); kind = -1) d2 *= power * power, h21 /= power, h22 /= power;
    for (; isfinite(d2) && fabs(d2) >= power * power; kind = -1) d2 /= power * power, h21 *= power, h22 *= power;
    parameters[0] = kind;
    if (kind != 0) parameters[1] = h11, parameters[4] = h22;
    if (kind != 1) parameters[2] = h21, parameters[3] = h12;
    *scaleX = d1, *scaleY = d2, *x = x1;
}
#endif
