// The functions of vDSP for one type of number: vDSP.h includes this for each. VDSP puts the type's letter behind a
// name.

// Fourier transforms of 2^log2n numbers. Forward ones have no factor but those of real numbers, which give twice the
// sums; there and back gives 2^log2n times what was, of real numbers twice that. Real numbers are packed: those of even
// places as real parts, of odd ones as imaginary parts; their spectrum has the highest frequency where the imaginary
// part of the first would be. NULL if there is no memory. The radix makes no difference.
SETUP VDSP(create_fftsetup)(vDSP_Length log2n, FFTRadix radix);
void VDSP(destroy_fftsetup)(SETUP setup);
void VDSP(fft_zip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Length log2n, FFTDirection direction);
void VDSP(fft_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                   vDSP_Length log2n, FFTDirection direction);
void VDSP(fft_zrip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Length log2n, FFTDirection direction);
void VDSP(fft_zrop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    vDSP_Length log2n, FFTDirection direction);
void VDSP(fftm_zip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n,
                    vDSP_Length signals, FFTDirection direction);
void VDSP(fftm_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                    vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n, vDSP_Length signals,
                    FFTDirection direction);
void VDSP(fftm_zrip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n,
                     vDSP_Length signals, FFTDirection direction);
void VDSP(fftm_zrop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                     vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n, vDSP_Length signals,
                     FFTDirection direction);
void VDSP(fft_zipt)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, const SPLIT *buffer, vDSP_Length log2n,
                    FFTDirection direction);
void VDSP(fft_zopt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    const SPLIT *buffer, vDSP_Length log2n, FFTDirection direction);
void VDSP(fft_zript)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, const SPLIT *buffer, vDSP_Length log2n,
                     FFTDirection direction);
void VDSP(fft_zropt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                     const SPLIT *buffer, vDSP_Length log2n, FFTDirection direction);
void VDSP(fftm_zipt)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer,
                     vDSP_Length log2n, vDSP_Length signals, FFTDirection direction);
void VDSP(fftm_zopt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                     vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer, vDSP_Length log2n,
                     vDSP_Length signals, FFTDirection direction);
void VDSP(fftm_zript)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer,
                      vDSP_Length log2n, vDSP_Length signals, FFTDirection direction);
void VDSP(fftm_zropt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                      vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer, vDSP_Length log2n,
                      vDSP_Length signals, FFTDirection direction);

void VDSP(vam)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
               vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vsbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vmsa)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                vDSP_Stride stride, vDSP_Length count);
void VDSP(vasm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                vDSP_Stride stride, vDSP_Length count);
void VDSP(vsbsm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                 vDSP_Stride stride, vDSP_Length count);
void VDSP(vsmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, vDSP_Stride strideC, REAL *result,
                 vDSP_Stride stride, vDSP_Length count);
void VDSP(vaam)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                vDSP_Length count);
void VDSP(vsbsbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                  vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(vasbm)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                 vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                 vDSP_Length count);
void VDSP(vmma)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                vDSP_Length count);
void VDSP(vmmsb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                 vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                 vDSP_Length count);
void VDSP(vpythg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                  vDSP_Stride strideC, const REAL *d, vDSP_Stride strideD, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(vdist)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                 vDSP_Stride stride, vDSP_Length count);
void VDSP(vintb)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c, REAL *result,
                 vDSP_Stride stride, vDSP_Length count);
void VDSP(vmaxmg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(vminmg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(vssq)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vnabs)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vfrac)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(svdiv)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                 vDSP_Length count);
void VDSP(vlim)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                vDSP_Length count);
void VDSP(vthr)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vthres)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(vthrsc)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(viclip)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(vgen)(const REAL *a, const REAL *b, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vindex)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(vtmerg)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(vavlin)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
/// Decibels of what is given relative to `b`: of amplitudes, or of powers.
void VDSP(vdbcon)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count, unsigned int isAmplitude);
void VDSP(venvlp)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const REAL *c,
                  vDSP_Stride strideC, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(vclipc)(const REAL *a, vDSP_Stride strideA, const REAL *b, const REAL *c, REAL *result, vDSP_Stride stride,
                  vDSP_Length count, vDSP_Length *lowCount, vDSP_Length *highCount);
void VDSP(svs)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count);
void VDSP(meamgv)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count);
void VDSP(mvessq)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count);
void VDSP(minmgv)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length count);
/// The place is counted in numbers: it is a multiple of the stride.
void VDSP(maxvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count);
void VDSP(minvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count);
void VDSP(maxmgvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count);
void VDSP(minmgvi)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Length *index, vDSP_Length count);
void VDSP(nzcros)(const REAL *a, vDSP_Stride strideA, vDSP_Length limit, vDSP_Length *lastIndex, vDSP_Length *found,
                  vDSP_Length count);
void VDSP(distancesq)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                      vDSP_Length count);
void VDSP(vrsum)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                 vDSP_Length count);
void VDSP(vtrapz)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(vsimps)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
/// Sums of `window` numbers; there are count + window - 1 of them.
void VDSP(vswsum)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count,
                  vDSP_Length window);
void VDSP(vswap)(REAL *a, vDSP_Stride strideA, REAL *b, vDSP_Stride strideB, vDSP_Length count);
void VDSP(vrvrs)(REAL *a, vDSP_Stride strideA, vDSP_Length count);
/// Those of `a` where `b` is not 0.
void VDSP(vcmprs)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count);
/// By indexes that begin with 1.
void VDSP(vgathr)(const REAL *a, const vDSP_Length *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                  vDSP_Length count);
/// The coefficient of the highest power comes first.
void VDSP(vpoly)(const REAL *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                 vDSP_Stride stride, vDSP_Length count, vDSP_Length degree);
/// Between neighbours in `a`, at the places in `b`.
void VDSP(vlint)(const REAL *a, const REAL *b, vDSP_Stride strideB, REAL *result, vDSP_Stride stride,
                 vDSP_Length count, vDSP_Length countA);
/// Rising for 1, falling for -1.
void VDSP(vsort)(REAL *a, vDSP_Length count, int order);
void VDSP(mmov)(const REAL *a, REAL *result, vDSP_Length columns, vDSP_Length rows, vDSP_Length widthA,
                vDSP_Length width);
/// Correlation; with the last of the filter and a negative stride, convolution.
void VDSP(conv)(const REAL *a, vDSP_Stride strideA, const REAL *filter, vDSP_Stride strideF, REAL *result,
                vDSP_Stride stride, vDSP_Length count, vDSP_Length filterCount);
void VDSP(desamp)(const REAL *a, vDSP_Stride decimation, const REAL *filter, REAL *result, vDSP_Length count,
                  vDSP_Length filterCount);
/// A filter of two poles and two zeros: the first two results are given.
void VDSP(deq22)(const REAL *a, vDSP_Stride strideA, const REAL *b, REAL *result, vDSP_Stride stride,
                 vDSP_Length count);
void VDSP(f3x3)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result);
void VDSP(f5x5)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result);
/// The edges, where the filter does not fit, are 0.
void VDSP(imgfir)(const REAL *a, vDSP_Length rows, vDSP_Length columns, const REAL *filter, REAL *result,
                  vDSP_Length filterRows, vDSP_Length filterColumns);
/// Pairs of numbers.
void VDSP(polar)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(rect)(const REAL *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(hann_window)(REAL *result, vDSP_Length count, int flag);
void VDSP(hamm_window)(REAL *result, vDSP_Length count, int flag);
void VDSP(blkman_window)(REAL *result, vDSP_Length count, int flag);
void VDSP(zvadd)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count);
void VDSP(zvsub)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count);
/// With the conjugate of `a` if `conjugate` is -1.
void VDSP(zvmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count, int conjugate);
/// The conjugate of `a`, times `b`.
void VDSP(zvcmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count);
/// a / b: the divisor comes first.
void VDSP(zvdiv)(const SPLIT *b, vDSP_Stride strideB, const SPLIT *a, vDSP_Stride strideA, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length count);
void VDSP(zvcma)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *c,
                 vDSP_Stride strideC, const SPLIT *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvsma)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, const SPLIT *c, vDSP_Stride strideC,
                 const SPLIT *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvzsml)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, const SPLIT *result, vDSP_Stride stride,
                  vDSP_Length count);
void VDSP(zrvadd)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(zrvsub)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(zrvmul)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(zrvdiv)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(zvneg)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvconj)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvmov)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvfill)(const SPLIT *a, const SPLIT *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvabs)(const SPLIT *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvphas)(const SPLIT *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
/// Squares of the lengths.
void VDSP(zvmags)(const SPLIT *a, vDSP_Stride strideA, REAL *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zvmgsa)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, REAL *result,
                  vDSP_Stride stride, vDSP_Length count);
void VDSP(zaspec)(const SPLIT *a, REAL *result, vDSP_Length count);
void VDSP(zcspec)(const SPLIT *a, const SPLIT *b, const SPLIT *result, vDSP_Length count);
void VDSP(zdotpr)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                  vDSP_Length count);
void VDSP(zidotpr)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                   vDSP_Length count);
void VDSP(zrdotpr)(const SPLIT *a, vDSP_Stride strideA, const REAL *b, vDSP_Stride strideB, const SPLIT *result,
                   vDSP_Length count);
/// The stride of pairs counts numbers: 2 for neighbours.
void VDSP(ctoz)(const COMPLEX_OF_TYPE *a, vDSP_Stride strideA, const SPLIT *result, vDSP_Stride stride,
                vDSP_Length count);
void VDSP(ztoc)(const SPLIT *a, vDSP_Stride strideA, COMPLEX_OF_TYPE *result, vDSP_Stride stride, vDSP_Length count);
void VDSP(zmmul)(const SPLIT *a, vDSP_Stride strideA, const SPLIT *b, vDSP_Stride strideB, const SPLIT *result,
                 vDSP_Stride stride, vDSP_Length rows, vDSP_Length columns, vDSP_Length inner);
