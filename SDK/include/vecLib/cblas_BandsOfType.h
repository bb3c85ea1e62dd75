// The functions of BLAS for matrices of which a band or one half is stored, for one type of number: cblas.h includes this
// for each, as cblas_OfType.h. A band has `below` and `above` diagonals beside the main one; `leading` is the distance between
// its columns (of rows, by rows). A packed matrix is one half, column after column (row after row).

/// y = alpha * a * x + beta * y.
void BLAS(gbmv)(const enum CBLAS_ORDER order, const enum CBLAS_TRANSPOSE transposeA, int rows, int columns, int below,
                int above, GIVEN alpha, READ a, int leadingA, READ x, int strideX, GIVEN beta, NUMBERS y, int strideY);
/// x = a * x for a triangle of a band; `tbsv` solves it. `tpmv` and `tpsv` the same for a packed one.
void BLAS(tbmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, int beside, READ a, int leadingA, NUMBERS x, int strideX);
void BLAS(tbsv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, int beside, READ a, int leadingA, NUMBERS x, int strideX);
void BLAS(tpmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, READ a, NUMBERS x, int strideX);
void BLAS(tpsv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, const enum CBLAS_TRANSPOSE transposeA,
                const enum CBLAS_DIAG diagonal, int count, READ a, NUMBERS x, int strideX);
#if OF_COMPLEX
/// y = alpha * a * x + beta * y for a Hermitian band, and for a packed matrix.
void BLAS(hbmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, int beside, GIVEN alpha, READ a,
                int leadingA, READ x, int strideX, GIVEN beta, NUMBERS y, int strideY);
void BLAS(hpmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ a, READ x,
                int strideX, GIVEN beta, NUMBERS y, int strideY);
/// a = alpha * x * x' + a; `hpr2` takes alpha * x * y' + alpha' * y * x'.
void BLAS(hpr)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, REAL alpha, READ x, int strideX,
               NUMBERS a);
void BLAS(hpr2)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
                READ y, int strideY, NUMBERS a);
/// The rotation that makes b 0. The cosine is a real number.
void BLAS(rotg)(NUMBERS a, NUMBERS b, NUMBERS cosine, NUMBERS sine);
#else
// Those of symmetric matrices, as those of Hermitian ones.
void BLAS(sbmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, int beside, GIVEN alpha, READ a,
                int leadingA, READ x, int strideX, GIVEN beta, NUMBERS y, int strideY);
void BLAS(spmv)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ a, READ x,
                int strideX, GIVEN beta, NUMBERS y, int strideY);
void BLAS(spr)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
               NUMBERS a);
void BLAS(spr2)(const enum CBLAS_ORDER order, const enum CBLAS_UPLO half, int count, GIVEN alpha, READ x, int strideX,
                READ y, int strideY, NUMBERS a);
/// The modified rotation by a matrix: `parameters` has its kind (-1 whole, 0 ones on the diagonal, 1 one and minus one beside
/// it, -2 none) and its numbers, by columns. `rotmg` makes the one that makes `y` 0.
void BLAS(rotm)(int count, NUMBERS x, int strideX, NUMBERS y, int strideY, READ parameters);
void BLAS(rotmg)(NUMBERS scaleX, NUMBERS scaleY, NUMBERS x, GIVEN y, NUMBERS parameters);
#endif
