// The functions of BLAS for one type of number: cblas.h includes this for each. BLAS and CATLAS put the type's letter
// before a name; complex numbers are handed over by address (GIVEN, NUMBERS, READ).

void BLAS(axpy)(int count, GIVEN alpha, READ x, int strideX, NUMBERS y, int strideY);
void BLAS(copy)(int count, READ x, int strideX, NUMBERS y, int strideY);
void BLAS(swap)(int count, NUMBERS x, int strideX, NUMBERS y, int strideY);
void BLAS(scal)(int count, GIVEN alpha, NUMBERS x, int strideX);
/// y = alpha * x + beta * y.
void CATLAS(axpby)(int count, GIVEN alpha, READ x, int strideX, GIVEN beta, NUMBERS y, int strideY);
/// x = alpha.
void CATLAS(set)(int count, GIVEN alpha, NUMBERS x, int strideX);

void BLAS(gemv)(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns, GIVEN alpha,
                READ a, int leadingA, READ x, int strideX, GIVEN beta, NUMBERS y, int strideY);
void BLAS(gemm)(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_TRANSPOSE transposeB, int rows, int columns, int inner, GIVEN alpha, READ a,
                int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c, int leadingC);

/// x = a * x for a triangle; `trsv` solves it.
void BLAS(trmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, READ a, int leadingA, NUMBERS x, int strideX);
void BLAS(trsv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, READ a, int leadingA, NUMBERS x, int strideX);
/// b = alpha * a * b for a triangle, or b * a; `trsm` solves it.
void BLAS(trmm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half,
                const enum CBLAS_TRANSPOSE transposeA, const enum CBLAS_DIAG diagonal, int rows, int columns,
                GIVEN alpha, READ a, int leadingA, NUMBERS b, int leadingB);
void BLAS(trsm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half,
                const enum CBLAS_TRANSPOSE transposeA, const enum CBLAS_DIAG diagonal, int rows, int columns,
                GIVEN alpha, READ a, int leadingA, NUMBERS b, int leadingB);

/// c = alpha * a * b + beta * c for a symmetric a, of which one half is read, or b * a.
void BLAS(symm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half, int rows,
                int columns, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c,
                int leadingC);
/// One half of c = alpha * a * a' + beta * c; `syr2k` takes alpha * (a * b' + b * a').
void BLAS(syrk)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                int count, int inner, GIVEN alpha, READ a, int leadingA, GIVEN beta, NUMBERS c, int leadingC);
void BLAS(syr2k)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                 int count, int inner, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c,
                 int leadingC);

#if !OF_COMPLEX
/// x, y = cosine * x + sine * y, cosine * y - sine * x.
void BLAS(rot)(int count, NUMBERS x, int strideX, NUMBERS y, int strideY, REAL cosine, REAL sine);
/// The rotation that makes b 0.
void BLAS(rotg)(NUMBERS a, NUMBERS b, NUMBERS cosine, NUMBERS sine);
/// a = alpha * x * y' + a.
void BLAS(ger)(const enum CBLAS_ORDER order, int rows, int columns, GIVEN alpha, READ x, int strideX, READ y,
               int strideY, NUMBERS a, int leadingA);
/// y = alpha * a * x + beta * y for a symmetric a.
void BLAS(symv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ a, int leadingA,
                READ x, int strideX, GIVEN beta, NUMBERS y, int strideY);
/// One half of a = alpha * x * x' + a; `syr2` takes alpha * (x * y' + y * x').
void BLAS(syr)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
               NUMBERS a, int leadingA);
void BLAS(syr2)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
                READ y, int strideY, NUMBERS a, int leadingA);
#else
/// The dot products, of x as it is and of its conjugates.
void BLAS(dotu_sub)(int count, READ x, int strideX, READ y, int strideY, NUMBERS sum);
void BLAS(dotc_sub)(int count, READ x, int strideX, READ y, int strideY, NUMBERS sum);
/// a = alpha * x * y' + a, and with y's conjugates.
void BLAS(geru)(const enum CBLAS_ORDER order, int rows, int columns, GIVEN alpha, READ x, int strideX, READ y,
                int strideY, NUMBERS a, int leadingA);
void BLAS(gerc)(const enum CBLAS_ORDER order, int rows, int columns, GIVEN alpha, READ x, int strideX, READ y,
                int strideY, NUMBERS a, int leadingA);
// Those of Hermitian matrices, as those of symmetric ones.
void BLAS(hemv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ a, int leadingA,
                READ x, int strideX, GIVEN beta, NUMBERS y, int strideY);
void BLAS(her)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, REAL alpha, READ x, int strideX,
               NUMBERS a, int leadingA);
void BLAS(her2)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
                READ y, int strideY, NUMBERS a, int leadingA);
void BLAS(hemm)(const enum CBLAS_ORDER order, const enum CBLAS_SIDE side, const enum CBLAS_UPLO half, int rows,
                int columns, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, GIVEN beta, NUMBERS c,
                int leadingC);
void BLAS(herk)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                int count, int inner, REAL alpha, READ a, int leadingA, REAL beta, NUMBERS c, int leadingC);
void BLAS(her2k)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                 int count, int inner, GIVEN alpha, READ a, int leadingA, READ b, int leadingB, REAL beta, NUMBERS c,
                 int leadingC);
#endif
