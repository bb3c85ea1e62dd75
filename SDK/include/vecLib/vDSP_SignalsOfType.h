// More functions of vDSP for one type of number: vDSP.h includes this for each, as vDSP_OfType.h.

// Transforms of two dimensions: 2^log2Columns numbers in a row, `strideC` from one to the next and `rowC` (0: rows one after the
// other) from one row to the next. Those of real numbers have half as many columns, packed as those of one dimension; their
// first column is two transforms of real numbers, of the lowest and of the highest frequency of each row.
void VDSP(fft2d_zip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride rowC, vDSP_Length log2Columns,
                     vDSP_Length log2Rows, FFTDirection direction);
void VDSP(fft2d_zipt)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride rowC, const SPLIT *buffer,
                      vDSP_Length log2Columns, vDSP_Length log2Rows, FFTDirection direction);
void VDSP(fft2d_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride rowA, const SPLIT *c,
                     vDSP_Stride strideC, vDSP_Stride rowC, vDSP_Length log2Columns, vDSP_Length log2Rows,
                     FFTDirection direction);
void VDSP(fft2d_zopt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride rowA, const SPLIT *c,
                      vDSP_Stride strideC, vDSP_Stride rowC, const SPLIT *buffer, vDSP_Length log2Columns,
                      vDSP_Length log2Rows, FFTDirection direction);
void VDSP(fft2d_zrip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride rowC, vDSP_Length log2Columns,
                      vDSP_Length log2Rows, FFTDirection direction);
void VDSP(fft2d_zript)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride rowC, const SPLIT *buffer,
                       vDSP_Length log2Columns, vDSP_Length log2Rows, FFTDirection direction);
void VDSP(fft2d_zrop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride rowA, const SPLIT *c,
                      vDSP_Stride strideC, vDSP_Stride rowC, vDSP_Length log2Columns, vDSP_Length log2Rows,
                      FFTDirection direction);
void VDSP(fft2d_zropt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride rowA, const SPLIT *c,
                       vDSP_Stride strideC, vDSP_Stride rowC, const SPLIT *buffer, vDSP_Length log2Columns,
                       vDSP_Length log2Rows, FFTDirection direction);
/// Transforms of 3 and of 5 times 2^log2n numbers.
void VDSP(fft3_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    vDSP_Length log2n, FFTDirection direction);
void VDSP(fft5_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    vDSP_Length log2n, FFTDirection direction);

/// What the pointers point to.
void VDSP(vgathra)(const REAL *const *a, vDSP_Stride strideA, REAL *c, vDSP_Stride strideC, vDSP_Length count);
/// Lines between the `countA` values `a` at the places `b`; before and behind them the first and the last.
void VDSP(vgenp)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *c, vDSP_Stride strideC,
                 vDSP_Length count, vDSP_Length countA);
/// Parabolas through three of the `countA` values `a`, at the places `b`.
void VDSP(vqint)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *c, vDSP_Stride strideC, vDSP_Length count,
                 vDSP_Length countA);
/// Looks a * scale + offset up in a table of `entries`; between two of them the result is, too.
void VDSP(vtabi)(const REAL *a, vDSP_Stride strideA, const REAL *scale, const REAL *offset, const REAL *table,
                 vDSP_Length entries, REAL *c, vDSP_Stride strideC, vDSP_Length count);
/// Puts indexes of `a` in order: 1 up, -1 down. `unused` is for nothing.
void VDSP(vsorti)(const REAL *a, vDSP_Length *indexes, vDSP_Length *unused, vDSP_Length count, int order);
/// The filter for the autocorrelation `a` and the crosscorrelation `c`, and in `p` the one that predicts. `error` is 0, or the
/// step at which there was none.
void VDSP(wiener)(vDSP_Length count, const REAL *a, const REAL *c, REAL *filter, REAL *p, int flag, int *error);
/// The coherence |c|^2 / (a * b) of two autospectra and a cross-spectrum.
void VDSP(zcoher)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *c,
                  vDSP_Stride strideC, REAL *d, vDSP_Stride strideD, vDSP_Length count);
/// The correlation with a filter; with a negative stride of the filter, from its end on, the convolution.
void VDSP(zconv)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *filter, vDSP_Stride strideF, const SPLIT *c,
                 vDSP_Stride strideC, vDSP_Length count, vDSP_Length filterCount);
/// A filter of real numbers on every `decimation`-th number.
void VDSP(zrdesamp)(const SPLIT *a, vDSP_Stride decimation, const REAL *filter, const SPLIT *c, vDSP_Length count,
                    vDSP_Length filterCount);
/// c = b / a of an autospectrum and a cross-spectrum.
void VDSP(ztrans)(const REAL *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                  vDSP_Stride strideC, vDSP_Length count);
// Matrices: d = a * b + c, a * b - c, c - a * b.
void VDSP(zmma)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                vDSP_Stride strideC, const SPLIT *d, vDSP_Stride strideD, vDSP_Length rows, vDSP_Length columns,
                vDSP_Length inner);
void VDSP(zmms)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                vDSP_Stride strideC, const SPLIT *d, vDSP_Stride strideD, vDSP_Length rows, vDSP_Length columns,
                vDSP_Length inner);
void VDSP(zmsm)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                vDSP_Stride strideC, const SPLIT *d, vDSP_Stride strideD, vDSP_Length rows, vDSP_Length columns,
                vDSP_Length inner);
