// BLAS functions for one number type. LinearAlgebraOfTypes.m includes this file for each type and defines NUMBER (the
// type), VALUE (the value of a scalar argument) and CONJUGATE (the identity for real types). The real functions of
// LinearAlgebra.m are omitted here.

/// Element (i, j) of the matrix.
static NUMBER NAMED(entry)(enum CBLAS_ORDER order, const NUMBER *a, long leading, long i, long j) {
    return order == CblasRowMajor ? a[i * leading + j] : a[j * leading + i];
}

/// Element (i, j) of the matrix, of its transpose or of its conjugate transpose.
static NUMBER NAMED(turned)(enum CBLAS_ORDER order, enum CBLAS_TRANSPOSE transpose, const NUMBER *a, long leading,
                            long i, long j) {
    if (transpose == CblasNoTrans) return NAMED(entry)(order, a, leading, i, j);
    NUMBER value = NAMED(entry)(order, a, leading, j, i);
    return transpose == CblasConjTrans ? CONJUGATE(value) : value;
}

/// Element (i, j) of a symmetric or Hermitian matrix of which only one triangle is stored.
static NUMBER NAMED(mirrored)(bool isHermitian, enum CBLAS_ORDER order, enum CBLAS_UPLO half, const NUMBER *a,
                              long leading, long i, long j) {
    bool isStored = half == CblasUpper ? i <= j : i >= j;
    NUMBER value = isStored ? NAMED(entry)(order, a, leading, i, j) : NAMED(entry)(order, a, leading, j, i);
    if (!isHermitian) return value;
    return i == j ? REAL_PART(value) : isStored ? value : CONJUGATE(value);
}

/// Replaces x by a * x for a triangular matrix a, or by the solution of a * result = x if `solves`.
static void NAMED(triangle)(bool solves, bool isRow, enum CBLAS_ORDER order, enum CBLAS_UPLO half,
                            enum CBLAS_TRANSPOSE transpose, enum CBLAS_DIAG diagonal, long count, const NUMBER *a,
                            long leading, NUMBER *x, long stride) {
    bool isUpper = ((half == CblasUpper) == (transpose == CblasNoTrans)) != isRow;
    for (long k = 0; k < count; k++) {
        long i = isUpper != solves ? k : count - 1 - k;
        NUMBER sum = 0, own = diagonal == CblasUnit ? 1 : NAMED(turned)(order, transpose, a, leading, i, i);
        for (long j = isUpper ? i + 1 : 0; j < (isUpper ? count : i); j++) {
            sum += NAMED(turned)(order, transpose, a, leading, isRow ? j : i, isRow ? i : j) * x[j * stride];
        }
        x[i * stride] = solves ? (x[i * stride] - sum) / own : own * x[i * stride] + sum;
    }
}

static void NAMED(triangles)(bool solves, enum CBLAS_ORDER order, enum CBLAS_SIDE side, enum CBLAS_UPLO half,
                             enum CBLAS_TRANSPOSE transpose, enum CBLAS_DIAG diagonal, long rows, long columns,
                             NUMBER alpha, const NUMBER *a, long leading, NUMBER *b, long leadingB) {
    bool isRow = side == CblasRight;
    long down = order == CblasRowMajor ? leadingB : 1, along = order == CblasRowMajor ? 1 : leadingB;
    for (long i = 0; i < rows; i++) {
        for (long j = 0; j < columns; j++) b[i * down + j * along] *= alpha;
    }
    for (long i = 0; i < (isRow ? rows : columns); i++) {
        NAMED(triangle)(solves, isRow, order, half, transpose, diagonal, isRow ? columns : rows, a, leading,
                        b + i * (isRow ? down : along), isRow ? along : down);
    }
}

static void NAMED(symmetric)(bool isHermitian, enum CBLAS_ORDER order, enum CBLAS_SIDE side, enum CBLAS_UPLO half,
                             long rows, long columns, NUMBER alpha, const NUMBER *a, long leadingA, const NUMBER *b,
                             long leadingB, NUMBER beta, NUMBER *c, long leadingC) {
    for (long i = 0; i < rows; i++) {
        for (long j = 0; j < columns; j++) {
            NUMBER sum = 0;
            for (long k = 0; k < (side == CblasLeft ? rows : columns); k++) {
                sum += side == CblasLeft ? NAMED(mirrored)(isHermitian, order, half, a, leadingA, i, k) *
                                               NAMED(entry)(order, b, leadingB, k, j)
                                         : NAMED(entry)(order, b, leadingB, i, k) *
                                               NAMED(mirrored)(isHermitian, order, half, a, leadingA, k, j);
            }
            NUMBER *place = order == CblasRowMajor ? &c[i * leadingC + j] : &c[j * leadingC + i];
            *place = alpha * sum + (beta == 0 ? 0 : beta * *place);
        }
    }
}

/// c = alpha * a * b' + beta * c for one triangle of c, where ' is the conjugate transpose if `isHermitian`, else the
/// transpose. If `areTwo`, alpha (or its conjugate) * b * a' is added (rank 2k).
static void NAMED(rank)(bool isHermitian, bool areTwo, enum CBLAS_ORDER order, enum CBLAS_UPLO half,
                        enum CBLAS_TRANSPOSE transpose, long count, long inner, NUMBER alpha, const NUMBER *a,
                        long leadingA, const NUMBER *b, long leadingB, NUMBER beta, NUMBER *c, long leadingC) {
    NUMBER other = isHermitian ? CONJUGATE(alpha) : alpha;
    for (long i = 0; i < count; i++) {
        for (long j = half == CblasUpper ? i : 0; j < (half == CblasUpper ? count : i + 1); j++) {
            NUMBER sum = 0, exchanged = 0;
            for (long k = 0; k < inner; k++) {
                NUMBER ofA = NAMED(turned)(order, transpose, a, leadingA, i, k);
                NUMBER ofB = NAMED(turned)(order, transpose, b, leadingB, j, k);
                sum += ofA * (isHermitian ? CONJUGATE(ofB) : ofB);
                if (!areTwo) continue;
                ofA = NAMED(turned)(order, transpose, a, leadingA, j, k);
                ofB = NAMED(turned)(order, transpose, b, leadingB, i, k);
                exchanged += ofB * (isHermitian ? CONJUGATE(ofA) : ofA);
            }
            NUMBER *place = order == CblasRowMajor ? &c[i * leadingC + j] : &c[j * leadingC + i];
            NUMBER value = alpha * sum + other * exchanged + (beta == 0 ? 0 : beta * *place);
            *place = isHermitian && i == j ? REAL_PART(value) : value;
        }
    }
}

/// The rank update of `rank` for vectors: a = alpha * x * y' + a, with y * x' added if `areTwo`.
static void NAMED(rank_of_vectors)(bool isHermitian, bool areTwo, enum CBLAS_ORDER order, enum CBLAS_UPLO half,
                                   int count, NUMBER alpha, const NUMBER *x, int strideX, const NUMBER *y, int strideY,
                                   NUMBER *a, long leadingA) {
    NUMBER other = isHermitian ? CONJUGATE(alpha) : alpha;
    x += start(count, strideX);
    y += start(count, strideY);
    for (long i = 0; i < count; i++) {
        for (long j = half == CblasUpper ? i : 0; j < (half == CblasUpper ? count : i + 1); j++) {
            NUMBER ofY = y[j * strideY], ofX = x[j * strideX];
            NUMBER sum = alpha * x[i * strideX] * (isHermitian ? CONJUGATE(ofY) : ofY);
            if (areTwo) sum += other * y[i * strideY] * (isHermitian ? CONJUGATE(ofX) : ofX);
            NUMBER *place = order == CblasRowMajor ? &a[i * leadingA + j] : &a[j * leadingA + i];
            *place = isHermitian && i == j ? REAL_PART(*place + sum) : *place + sum;
        }
    }
}

static void NAMED(product_with_vector)(bool isHermitian, enum CBLAS_ORDER order, enum CBLAS_UPLO half, int count,
                                       NUMBER alpha, const NUMBER *a, long leadingA, const NUMBER *x, int strideX,
                                       NUMBER beta, NUMBER *y, int strideY) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (long i = 0; i < count; i++) {
        NUMBER sum = 0;
        for (long j = 0; j < count; j++) {
            sum += NAMED(mirrored)(isHermitian, order, half, a, leadingA, i, j) * x[j * strideX];
        }
        y[i * strideY] = alpha * sum + (beta == 0 ? 0 : beta * y[i * strideY]);
    }
}

static void NAMED(outer_product)(bool conjugates, enum CBLAS_ORDER order, int rows, int columns, NUMBER alpha,
                                 const NUMBER *x, int strideX, const NUMBER *y, int strideY, NUMBER *a, long leadingA) {
    x += start(rows, strideX);
    y += start(columns, strideY);
    for (long i = 0; i < rows; i++) {
        for (long j = 0; j < columns; j++) {
            NUMBER ofY = y[j * strideY];
            NUMBER *place = order == CblasRowMajor ? &a[i * leadingA + j] : &a[j * leadingA + i];
            *place += alpha * x[i * strideX] * (conjugates ? CONJUGATE(ofY) : ofY);
        }
    }
}

void CATLAS(axpby)(int count, GIVEN alpha, READ givenX, int strideX, GIVEN beta, NUMBERS givenY, int strideY) {
    const NUMBER *x = (const NUMBER *)givenX + start(count, strideX);
    NUMBER *y = (NUMBER *)givenY + start(count, strideY);
    for (long i = 0; i < count; i++) y[i * strideY] = VALUE(alpha) * x[i * strideX] + VALUE(beta) * y[i * strideY];
}

void CATLAS(set)(int count, GIVEN alpha, NUMBERS givenX, int strideX) {
    NUMBER *x = (NUMBER *)givenX + start(count, strideX), value = VALUE(alpha);
    for (long i = 0; i < count; i++) x[i * strideX] = value;
}

void BLAS(trmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, READ a, int leadingA, NUMBERS x, int strideX) {
    NAMED(triangle)(false, false, order, half, transposeA, diagonal, count, a, leadingA,
                    (NUMBER *)x + start(count, strideX), strideX);
}

void BLAS(trsv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, READ a, int leadingA, NUMBERS x, int strideX) {
    NAMED(triangle)(true, false, order, half, transposeA, diagonal, count, a, leadingA,
                    (NUMBER *)x + start(count, strideX), strideX);
}

void BLAS(trmm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half,
                const enum CBLAS_TRANSPOSE transposeA, const enum CBLAS_DIAG diagonal, int rows, int columns,
                GIVEN alpha, READ a, int leadingA, NUMBERS b, int leadingB) {
    NAMED(triangles)(false, order, side, half, transposeA, diagonal, rows, columns, VALUE(alpha), a, leadingA, b,
                     leadingB);
}

void BLAS(trsm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half,
                const enum CBLAS_TRANSPOSE transposeA, const enum CBLAS_DIAG diagonal, int rows, int columns,
                GIVEN alpha, READ a, int leadingA, NUMBERS b, int leadingB) {
    NAMED(triangles)(true, order, side, half, transposeA, diagonal, rows, columns, VALUE(alpha), a, leadingA, b,
                     leadingB);
}

void BLAS(symm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half, int rows,
                int columns, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c,
                int leadingC) {
    NAMED(symmetric)(false, order, side, half, rows, columns, VALUE(alpha), a, leadingA, b, leadingB, VALUE(beta), c,
                     leadingC);
}

void BLAS(syrk)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                int count, int inner, GIVEN alpha, READ a, int leadingA, GIVEN beta, NUMBERS c, int leadingC) {
    NAMED(rank)(false, false, order, half, transposeA, count, inner, VALUE(alpha), a, leadingA, a, leadingA,
                VALUE(beta), c, leadingC);
}

void BLAS(syr2k)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                 int count, int inner, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c,
                 int leadingC) {
    NAMED(rank)(false, true, order, half, transposeA, count, inner, VALUE(alpha), a, leadingA, b, leadingB, VALUE(beta),
                c, leadingC);
}

#if !OF_COMPLEX

void BLAS(rot)(int count, NUMBERS x, int strideX, NUMBERS y, int strideY, REAL cosine, REAL sine) {
    x += start(count, strideX);
    y += start(count, strideY);
    for (long i = 0; i < count; i++) {
        NUMBER ofX = x[i * strideX], ofY = y[i * strideY];
        x[i * strideX] = cosine * ofX + sine * ofY;
        y[i * strideY] = cosine * ofY - sine * ofX;
    }
}

void BLAS(rotg)(NUMBERS a, NUMBERS b, NUMBERS cosine, NUMBERS sine) {
    double leader = fabs(*a) > fabs(*b) ? *a : *b, radius = copysign(hypot(*a, *b), leader);
    *cosine = radius == 0 ? 1 : (NUMBER)(*a / radius);
    *sine = radius == 0 ? 0 : (NUMBER)(*b / radius);
    // The reference implementation stores the rotation in one number, from which it can be reconstructed.
    NUMBER both = fabs(*a) > fabs(*b) ? *sine : *cosine != 0 ? 1 / *cosine : 1;
    *a = (NUMBER)radius;
    *b = radius == 0 ? 0 : both;
}

void BLAS(ger)(const enum CBLAS_ORDER order, int rows, int columns, GIVEN alpha, READ x, int strideX, READ y,
               int strideY, NUMBERS a, int leadingA) {
    NAMED(outer_product)(false, order, rows, columns, alpha, x, strideX, y, strideY, a, leadingA);
}

#else

void BLAS(axpy)(int count, GIVEN alpha, READ givenX, int strideX, NUMBERS givenY, int strideY) {
    const NUMBER *x = (const NUMBER *)givenX + start(count, strideX);
    NUMBER *y = (NUMBER *)givenY + start(count, strideY), factor = VALUE(alpha);
    for (long i = 0; i < count; i++) y[i * strideY] += factor * x[i * strideX];
}

void BLAS(copy)(int count, READ givenX, int strideX, NUMBERS givenY, int strideY) {
    const NUMBER *x = (const NUMBER *)givenX + start(count, strideX);
    NUMBER *y = (NUMBER *)givenY + start(count, strideY);
    for (long i = 0; i < count; i++) y[i * strideY] = x[i * strideX];
}

void BLAS(swap)(int count, NUMBERS givenX, int strideX, NUMBERS givenY, int strideY) {
    NUMBER *x = (NUMBER *)givenX + start(count, strideX), *y = (NUMBER *)givenY + start(count, strideY);
    for (long i = 0; i < count; i++) {
        NUMBER value = x[i * strideX];
        x[i * strideX] = y[i * strideY];
        y[i * strideY] = value;
    }
}

void BLAS(scal)(int count, GIVEN alpha, NUMBERS x, int strideX) {
    NUMBER factor = VALUE(alpha);
    for (long i = 0; i < count; i++) ((NUMBER *)x)[i * strideX] *= factor;
}

void BLAS(gemv)(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns, GIVEN alpha,
                READ a, int leadingA, READ givenX, int strideX, GIVEN beta, NUMBERS givenY, int strideY) {
    bool isTurned = transposeA != CblasNoTrans;
    int count = isTurned ? columns : rows, inner = isTurned ? rows : columns;
    const NUMBER *x = (const NUMBER *)givenX + start(inner, strideX);
    NUMBER *y = (NUMBER *)givenY + start(count, strideY);
    for (long i = 0; i < count; i++) {
        NUMBER sum = 0;
        for (long k = 0; k < inner; k++) {
            sum += NAMED(turned)(order, transposeA, a, leadingA, i, k) * x[k * strideX];
        }
        y[i * strideY] = VALUE(alpha) * sum + (VALUE(beta) == 0 ? 0 : VALUE(beta) * y[i * strideY]);
    }
}

void BLAS(gemm)(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_TRANSPOSE transposeB, int rows, int columns, int inner, GIVEN alpha, READ a,
                int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c, int leadingC) {
    for (long i = 0; i < rows; i++) {
        for (long j = 0; j < columns; j++) {
            NUMBER sum = 0;
            for (long k = 0; k < inner; k++) {
                sum += NAMED(turned)(order, transposeA, a, leadingA, i, k) *
                       NAMED(turned)(order, transposeB, b, leadingB, k, j);
            }
            NUMBER *place = (NUMBER *)c + (order == CblasRowMajor ? i * leadingC + j : j * leadingC + i);
            *place = VALUE(alpha) * sum + (VALUE(beta) == 0 ? 0 : VALUE(beta) * *place);
        }
    }
}

void BLAS(dotu_sub)(int count, READ givenX, int strideX, READ givenY, int strideY, NUMBERS sum) {
    const NUMBER *x = (const NUMBER *)givenX + start(count, strideX);
    const NUMBER *y = (const NUMBER *)givenY + start(count, strideY);
    NUMBER total = 0;
    for (long i = 0; i < count; i++) total += x[i * strideX] * y[i * strideY];
    *(NUMBER *)sum = total;
}

void BLAS(dotc_sub)(int count, READ givenX, int strideX, READ givenY, int strideY, NUMBERS sum) {
    const NUMBER *x = (const NUMBER *)givenX + start(count, strideX);
    const NUMBER *y = (const NUMBER *)givenY + start(count, strideY);
    NUMBER total = 0;
    for (long i = 0; i < count; i++) total += CONJUGATE(x[i * strideX]) * y[i * strideY];
    *(NUMBER *)sum = total;
}

void BLAS(geru)(const enum CBLAS_ORDER order, int rows, int columns, GIVEN alpha, READ x, int strideX, READ y,
                int strideY, NUMBERS a, int leadingA) {
    NAMED(outer_product)(false, order, rows, columns, VALUE(alpha), x, strideX, y, strideY, a, leadingA);
}

void BLAS(gerc)(const enum CBLAS_ORDER order, int rows, int columns, GIVEN alpha, READ x, int strideX, READ y,
                int strideY, NUMBERS a, int leadingA) {
    NAMED(outer_product)(true, order, rows, columns, VALUE(alpha), x, strideX, y, strideY, a, leadingA);
}

void BLAS(hemm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half, int rows,
                int columns, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c,
                int leadingC) {
    NAMED(symmetric)(true, order, side, half, rows, columns, VALUE(alpha), a, leadingA, b, leadingB, VALUE(beta), c,
                     leadingC);
}

void BLAS(herk)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                int count, int inner, REAL alpha, READ a, int leadingA, REAL beta, NUMBERS c, int leadingC) {
    NAMED(rank)(true, false, order, half, transposeA, count, inner, alpha, a, leadingA, a, leadingA, beta, c, leadingC);
}

void BLAS(her2k)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                 int count, int inner, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, REAL beta, NUMBERS c,
                 int leadingC) {
    NAMED(rank)(true, true, order, half, transposeA, count, inner, VALUE(alpha), a, leadingA, b, leadingB, beta, c,
                leadingC);
}

#endif

// Symmetric matrices of real numbers, and Hermitian matrices.

void MATRIX_VECTOR(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ a,
                   int leadingA, READ x, int strideX, GIVEN beta, NUMBERS y, int strideY) {
    NAMED(product_with_vector)(true, order, half, count, VALUE(alpha), a, leadingA, x, strideX, VALUE(beta), y,
                               strideY);
}

void RANK_ONE(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, REAL alpha, READ x, int strideX,
             NUMBERS a, int leadingA) {
    NAMED(rank_of_vectors)(true, false, order, half, count, alpha, x, strideX, x, strideX, a, leadingA);
}

void RANK_TWO(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
              READ y, int strideY, NUMBERS a, int leadingA) {
    NAMED(rank_of_vectors)(true, true, order, half, count, VALUE(alpha), x, strideX, y, strideY, a, leadingA);
}
