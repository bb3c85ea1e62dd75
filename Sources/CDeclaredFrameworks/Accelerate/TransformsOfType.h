// vDSP's FFTs for one number type, REAL. Included once for each type.

/// Tables of cosines and sines for a full circle. The number of steps is the length of the longest transform.
struct OPAQUE_SETUP {
    vDSP_Length log2n;
    REAL *cosines, *sines;
};

SETUP VDSP(create_fftsetup)(vDSP_Length log2n, FFTRadix radix) {
    if (radix < kFFTRadix2 || radix > kFFTRadix5 || log2n > 26) return NULL;
    vDSP_Length count = (vDSP_Length)1 << log2n;
    SETUP setup = malloc(sizeof *setup);
    REAL *tables = malloc(2 * count * sizeof *tables);
    if (setup == NULL || tables == NULL) {
        free(setup);
        free(tables);
        return NULL;
    }
    *setup = (struct OPAQUE_SETUP){log2n, tables, tables + count};
    for (vDSP_Length i = 0; i < count; i++) {
        double angle = 2 * M_PI * (double)i / (double)count;
        setup->cosines[i] = (REAL)cos(angle);
        setup->sines[i] = (REAL)sin(angle);
    }
    return setup;
}

void VDSP(destroy_fftsetup)(SETUP setup) {
    if (setup) free(setup->cosines);
    free(setup);
}

/// A radix-2 decimation-in-time FFT of 2^log2n contiguous complex numbers, in place.
/// - sign: -1 for the forward transform, 1 for the inverse.
static void VDSP(halve)(SETUP setup, REAL *real, REAL *imaginary, vDSP_Length log2n, REAL sign) {
    vDSP_Length count = (vDSP_Length)1 << log2n, all = (vDSP_Length)1 << setup->log2n;
    for (vDSP_Length i = 1, j = 0; i < count; i++) {
        vDSP_Length bit = count >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i >= j) continue;
        REAL kept = real[i];
        real[i] = real[j], real[j] = kept;
        kept = imaginary[i];
        imaginary[i] = imaginary[j], imaginary[j] = kept;
    }
    for (vDSP_Length half = 1; half < count; half *= 2) {
        vDSP_Length step = all / (2 * half);
        for (vDSP_Length start = 0; start < count; start += 2 * half) {
            for (vDSP_Length k = 0; k < half; k++) {
                REAL cosine = setup->cosines[k * step], sine = sign * setup->sines[k * step];
                vDSP_Length i = start + k, j = i + half;
                REAL x = real[j] * cosine - imaginary[j] * sine, y = real[j] * sine + imaginary[j] * cosine;
                real[j] = real[i] - x;
                imaginary[j] = imaginary[i] - y;
                real[i] += x;
                imaginary[i] += y;
            }
        }
    }
}

/// Converts between the FFT of real numbers and the complex FFT whose real parts are the even and whose imaginary parts
/// are the odd numbers.
static void VDSP(untangle)(SETUP setup, REAL *real, REAL *imaginary, vDSP_Length log2n, int is_forward) {
    vDSP_Length half = (vDSP_Length)1 << (log2n - 1), step = ((vDSP_Length)1 << setup->log2n) >> log2n;
    REAL first = real[0], second = imaginary[0];
    // The lowest and the highest frequency are real; they share the first complex number.
    real[0] = (first + second) * (is_forward ? 2 : 1);
    imaginary[0] = (first - second) * (is_forward ? 2 : 1);
    for (vDSP_Length k = 1; k <= half / 2; k++) {
        vDSP_Length other = half - k;
        REAL cosine = setup->cosines[k * step], sine = setup->sines[k * step] * (is_forward ? -1 : 1);
        REAL even_real = real[k] + real[other], even_imaginary = imaginary[k] - imaginary[other];
        REAL odd_real = imaginary[k] + imaginary[other], odd_imaginary = real[other] - real[k];
        if (!is_forward) odd_real = -odd_real, odd_imaginary = -odd_imaginary;
        REAL x = odd_real * cosine - odd_imaginary * sine, y = odd_real * sine + odd_imaginary * cosine;
        real[k] = even_real + x;
        imaginary[k] = even_imaginary + y;
        real[other] = even_real - x;
        imaginary[other] = y - even_imaginary;
    }
}

static void VDSP(transform)(SETUP setup, const SPLIT *from, vDSP_Stride strideA, const SPLIT *to, vDSP_Stride strideC,
                            vDSP_Length log2n, FFTDirection direction, int is_real) {
    if (setup == NULL || log2n > setup->log2n || (is_real && log2n < 2)) return;
    vDSP_Length count = (vDSP_Length)1 << (is_real ? log2n - 1 : log2n);
    REAL *real = malloc(2 * count * sizeof *real), *imaginary = real + count;
    if (real == NULL) return;
    for (vDSP_Length i = 0; i < count; i++) {
        real[i] = from->realp[(vDSP_Stride)i * strideA];
        imaginary[i] = from->imagp[(vDSP_Stride)i * strideA];
    }
    int is_forward = direction == FFT_FORWARD;
    if (is_real && !is_forward) VDSP(untangle)(setup, real, imaginary, log2n, 0);
    VDSP(halve)(setup, real, imaginary, is_real ? log2n - 1 : log2n, is_forward ? -1 : 1);
    if (is_real && is_forward) VDSP(untangle)(setup, real, imaginary, log2n, 1);
    for (vDSP_Length i = 0; i < count; i++) {
        to->realp[(vDSP_Stride)i * strideC] = real[i];
        to->imagp[(vDSP_Stride)i * strideC] = imaginary[i];
    }
    free(real);
}

void VDSP(fft_zip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Length log2n, FFTDirection direction) {
    VDSP(transform)(setup, c, strideC, c, strideC, log2n, direction, 0);
}

void VDSP(fft_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                   vDSP_Length log2n, FFTDirection direction) {
    VDSP(transform)(setup, a, strideA, c, strideC, log2n, direction, 0);
}

void VDSP(fft_zrip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Length log2n, FFTDirection direction) {
    VDSP(transform)(setup, c, strideC, c, strideC, log2n, direction, 1);
}

void VDSP(fft_zrop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    vDSP_Length log2n, FFTDirection direction) {
    VDSP(transform)(setup, a, strideA, c, strideC, log2n, direction, 1);
}

void VDSP(fftm_zip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n,
                    vDSP_Length signals, FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideC, &to, strideC, log2n, direction, 0);
    }
}

void VDSP(fftm_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                    vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n, vDSP_Length signals,
                    FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {a->realp + (vDSP_Stride)i * signalA, a->imagp + (vDSP_Stride)i * signalA};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideA, &to, strideC, log2n, direction, 0);
    }
}

void VDSP(fftm_zrip)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n,
                     vDSP_Length signals, FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideC, &to, strideC, log2n, direction, 1);
    }
}

void VDSP(fftm_zrop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                     vDSP_Stride strideC, vDSP_Stride signalC, vDSP_Length log2n, vDSP_Length signals,
                     FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {a->realp + (vDSP_Stride)i * signalA, a->imagp + (vDSP_Stride)i * signalA};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideA, &to, strideC, log2n, direction, 1);
    }
}

void VDSP(fft_zipt)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, const SPLIT *buffer, vDSP_Length log2n,
                    FFTDirection direction) {
    VDSP(transform)(setup, c, strideC, c, strideC, log2n, direction, 0);
}

void VDSP(fft_zopt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    const SPLIT *buffer, vDSP_Length log2n, FFTDirection direction) {
    VDSP(transform)(setup, a, strideA, c, strideC, log2n, direction, 0);
}

void VDSP(fft_zript)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, const SPLIT *buffer, vDSP_Length log2n,
                     FFTDirection direction) {
    VDSP(transform)(setup, c, strideC, c, strideC, log2n, direction, 1);
}

void VDSP(fft_zropt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                     const SPLIT *buffer, vDSP_Length log2n, FFTDirection direction) {
    VDSP(transform)(setup, a, strideA, c, strideC, log2n, direction, 1);
}

void VDSP(fftm_zipt)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer,
                     vDSP_Length log2n, vDSP_Length signals, FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideC, &to, strideC, log2n, direction, 0);
    }
}

void VDSP(fftm_zopt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                     vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer, vDSP_Length log2n,
                     vDSP_Length signals, FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {a->realp + (vDSP_Stride)i * signalA, a->imagp + (vDSP_Stride)i * signalA};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideA, &to, strideC, log2n, direction, 0);
    }
}

void VDSP(fftm_zript)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer,
                      vDSP_Length log2n, vDSP_Length signals, FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideC, &to, strideC, log2n, direction, 1);
    }
}

void VDSP(fftm_zropt)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride signalA, const SPLIT *c,
                      vDSP_Stride strideC, vDSP_Stride signalC, const SPLIT *buffer, vDSP_Length log2n,
                      vDSP_Length signals, FFTDirection direction) {
    for (vDSP_Length i = 0; i < signals; i++) {
        SPLIT from = {a->realp + (vDSP_Stride)i * signalA, a->imagp + (vDSP_Stride)i * signalA};
        SPLIT to = {c->realp + (vDSP_Stride)i * signalC, c->imagp + (vDSP_Stride)i * signalC};
        VDSP(transform)(setup, &from, strideA, &to, strideC, log2n, direction, 1);
    }
}
