// vDSP's DFTs of any length, by Bluestein's algorithm: the DFT becomes a convolution, which FFTs of a power-of-two
// length compute.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#import <vecLib/vDSP.h>

struct vDSP_DFT_SetupStruct {
    /// The number of complex numbers. A real DFT has twice as many real numbers.
    vDSP_Length count;
    vDSP_Length log2n;
    int isReal, direction;
    FFTSetupD setup;
    /// The chirp of the forward transform, and the spectrum of its complex conjugate.
    double *cosines, *sines, *spectrumReal, *spectrumImaginary;
};

enum { LongestLog = 25 };

static vDSP_DFT_Setup make(vDSP_Length count, int direction, int isReal) {
    if (count == 0 || count > (vDSP_Length)1 << (LongestLog - 2) || (isReal && count % 2)) return NULL;
    vDSP_DFT_Setup it = calloc(1, sizeof *it);
    if (it == NULL) return NULL;
    it->count = isReal ? count / 2 : count, it->isReal = isReal, it->direction = direction, it->log2n = 1;
    while ((vDSP_Length)1 << it->log2n < 2 * it->count) it->log2n++;
    vDSP_Length all = (vDSP_Length)1 << it->log2n;
    it->setup = vDSP_create_fftsetupD(it->log2n, kFFTRadix2);
    it->cosines = calloc(2 * it->count + 2 * all, sizeof(double));
    if (it->setup == NULL || it->cosines == NULL) {
        vDSP_DFT_DestroySetup(it);
        return NULL;
    }
    it->sines = it->cosines + it->count;
    it->spectrumReal = it->sines + it->count, it->spectrumImaginary = it->spectrumReal + all;
    for (vDSP_Length i = 0; i < it->count; i++) {
        // The chirp is periodic: i² counts modulo 2 * count.
        double angle = M_PI * (double)((unsigned __int128)i * i % (2 * it->count)) / (double)it->count;
        it->cosines[i] = cos(angle), it->sines[i] = -sin(angle);
        vDSP_Length mirrored = (all - i) % all;
        it->spectrumReal[i] = it->spectrumReal[mirrored] = cos(angle);
        it->spectrumImaginary[i] = it->spectrumImaginary[mirrored] = sin(angle);
    }
    DSPDoubleSplitComplex spectrum = {it->spectrumReal, it->spectrumImaginary};
    vDSP_fft_zipD(it->setup, &spectrum, 1, it->log2n, FFT_FORWARD);
    return it;
}

vDSP_DFT_Setup vDSP_DFT_CreateSetup(vDSP_DFT_Setup previous, vDSP_Length count) { return make(count, 0, 0); }

vDSP_DFT_Setup vDSP_DFT_zop_CreateSetup(vDSP_DFT_Setup previous, vDSP_Length count, vDSP_DFT_Direction direction) {
    return make(count, direction, 0);
}

vDSP_DFT_Setup vDSP_DFT_zrop_CreateSetup(vDSP_DFT_Setup previous, vDSP_Length count, vDSP_DFT_Direction direction) {
    return make(count, direction, 1);
}

void vDSP_DFT_DestroySetup(vDSP_DFT_Setup setup) {
    if (setup == NULL) return;
    vDSP_destroy_fftsetupD(setup->setup);
    free(setup->cosines);
    free(setup);
}

/// Transforms in place. The inverse transform is the forward one with real and imaginary parts exchanged.
static void transform(const struct vDSP_DFT_SetupStruct *it, double *real, double *imaginary, int isForward) {
    vDSP_Length all = (vDSP_Length)1 << it->log2n;
    double *memory = calloc(2 * all, sizeof *memory);
    if (memory == NULL) return;
    DSPDoubleSplitComplex work = {memory, memory + all};
    double *x = isForward ? real : imaginary, *y = isForward ? imaginary : real;
    for (vDSP_Length i = 0; i < it->count; i++) {
        work.realp[i] = x[i] * it->cosines[i] - y[i] * it->sines[i];
        work.imagp[i] = x[i] * it->sines[i] + y[i] * it->cosines[i];
    }
    vDSP_fft_zipD(it->setup, &work, 1, it->log2n, FFT_FORWARD);
    for (vDSP_Length i = 0; i < all; i++) {
        double first = work.realp[i], second = work.imagp[i];
        work.realp[i] = (first * it->spectrumReal[i] - second * it->spectrumImaginary[i]) / (double)all;
        work.imagp[i] = (first * it->spectrumImaginary[i] + second * it->spectrumReal[i]) / (double)all;
    }
    vDSP_fft_zipD(it->setup, &work, 1, it->log2n, FFT_INVERSE);
    for (vDSP_Length i = 0; i < it->count; i++) {
        x[i] = work.realp[i] * it->cosines[i] - work.imagp[i] * it->sines[i];
        y[i] = work.realp[i] * it->sines[i] + work.imagp[i] * it->cosines[i];
    }
    free(memory);
}

/// Converts between the DFT of real numbers and the complex DFT whose real parts are the even and whose imaginary parts
/// are the odd numbers.
static void untangle(const struct vDSP_DFT_SetupStruct *it, double *real, double *imaginary, int isForward) {
    vDSP_Length half = it->count;
    double first = real[0], second = imaginary[0];
    real[0] = (first + second) * (isForward ? 2 : 1);
    imaginary[0] = (first - second) * (isForward ? 2 : 1);
    for (vDSP_Length k = 1; k <= half / 2; k++) {
        vDSP_Length other = half - k;
        double angle = M_PI * (double)k / (double)half, cosine = cos(angle), sine = isForward ? -sin(angle) : sin(angle);
        double evenReal = real[k] + real[other], evenImaginary = imaginary[k] - imaginary[other];
        double oddReal = imaginary[k] + imaginary[other], oddImaginary = real[other] - real[k];
        if (!isForward) oddReal = -oddReal, oddImaginary = -oddImaginary;
        double x = oddReal * cosine - oddImaginary * sine, y = oddReal * sine + oddImaginary * cosine;
        real[k] = evenReal + x;
        imaginary[k] = evenImaginary + y;
        real[other] = evenReal - x;
        imaginary[other] = y - evenImaginary;
    }
}

static void execute(const struct vDSP_DFT_SetupStruct *it, const float *inReal, const float *inImaginary,
                    vDSP_Stride inStride, float *outReal, float *outImaginary, vDSP_Stride outStride, int isForward) {
    if (it == NULL) return;
    double *real = calloc(2 * it->count, sizeof *real), *imaginary = real + it->count;
    if (real == NULL) return;
    for (vDSP_Stride i = 0; i < (vDSP_Stride)it->count; i++) {
        real[i] = inReal[i * inStride], imaginary[i] = inImaginary[i * inStride];
    }
    if (it->isReal && !isForward) untangle(it, real, imaginary, 0);
    transform(it, real, imaginary, isForward);
    if (it->isReal && isForward) untangle(it, real, imaginary, 1);
    for (vDSP_Stride i = 0; i < (vDSP_Stride)it->count; i++) {
        outReal[i * outStride] = (float)real[i], outImaginary[i * outStride] = (float)imaginary[i];
    }
    free(real);
}

void vDSP_DFT_Execute(const struct vDSP_DFT_SetupStruct *setup, const float *inReal, const float *inImaginary,
                      float *outReal, float *outImaginary) {
    int isForward = setup && setup->direction != vDSP_DFT_INVERSE;
    execute(setup, inReal, inImaginary, 1, outReal, outImaginary, 1, isForward);
}

void vDSP_DFT_zop(const struct vDSP_DFT_SetupStruct *setup, const float *inReal, const float *inImaginary,
                  vDSP_Stride inStride, float *outReal, float *outImaginary, vDSP_Stride outStride,
                  vDSP_DFT_Direction direction) {
    execute(setup, inReal, inImaginary, inStride, outReal, outImaginary, outStride, direction == vDSP_DFT_FORWARD);
}

// DFTs of length 16 and 32.

static void of_power(float *outReal, float *outImaginary, vDSP_Stride outStride, const float *inReal,
                     const float *inImaginary, vDSP_Stride inStride, vDSP_Length log2n, FFTDirection direction) {
    FFTSetup setup = vDSP_create_fftsetup(log2n, kFFTRadix2);
    DSPSplitComplex in = {(float *)(uintptr_t)inReal, (float *)(uintptr_t)inImaginary}, out = {outReal, outImaginary};
    vDSP_fft_zop(setup, &in, inStride, &out, outStride, log2n, direction);
    vDSP_destroy_fftsetup(setup);
}

void vDSP_FFT16_copv(float *result, const float *numbers, FFTDirection direction) {
    of_power(result, result + 1, 2, numbers, numbers + 1, 2, 4, direction);
}

void vDSP_FFT32_copv(float *result, const float *numbers, FFTDirection direction) {
    of_power(result, result + 1, 2, numbers, numbers + 1, 2, 5, direction);
}

void vDSP_FFT16_zopv(float *outReal, float *outImaginary, const float *inReal, const float *inImaginary,
                     FFTDirection direction) {
    of_power(outReal, outImaginary, 1, inReal, inImaginary, 1, 4, direction);
}

void vDSP_FFT32_zopv(float *outReal, float *outImaginary, const float *inReal, const float *inImaginary,
                     FFTDirection direction) {
    of_power(outReal, outImaginary, 1, inReal, inImaginary, 1, 5, direction);
}
