// vDSP's Fourier transforms of both types, against sums.

#import <Accelerate/Accelerate.h>
#import "../../../Programs/Checks.h"

static int near(double found, double wanted) { return fabs(found - wanted) < 1e-3 * (1 + fabs(wanted)); }

static void transforms(void) {
    enum { Log = 4, All = 16 };
    FFTSetup setup = vDSP_create_fftsetup(Log + 1, kFFTRadix2);
    float x[All], y[All], outx[All], outy[All], keptx[All], kepty[All];
    for (int i = 0; i < All; i++) x[i] = keptx[i] = (float)sin(i * 1.3) + i, y[i] = kepty[i] = (float)cos(i * i);
    DSPSplitComplex in = {x, y}, out = {outx, outy};
    vDSP_fft_zop(setup, &in, 1, &out, 1, Log, FFT_FORWARD);
    for (int k = 0; k < All; k++) {
        double real = 0, imaginary = 0;
        for (int i = 0; i < All; i++) {
            double angle = -2 * M_PI * i * k / All;
            real += x[i] * cos(angle) - y[i] * sin(angle);
            imaginary += x[i] * sin(angle) + y[i] * cos(angle);
        }
        CHECK(near(outx[k], real) && near(outy[k], imaginary));
    }
    vDSP_fft_zip(setup, &out, 1, Log, FFT_INVERSE);
    int wrong = 0;
    for (int i = 0; i < All; i++) wrong += !near(outx[i] / All, x[i]) || !near(outy[i] / All, y[i]);
    CHECK_NUMBER(wrong, 0);
    // Real numbers: those of even places in x, of odd places in y.
    vDSP_fft_zrop(setup, &in, 1, &out, 1, Log + 1, FFT_FORWARD);
    for (int k = 0; k <= All; k++) {
        double real = 0, imaginary = 0;
        for (int i = 0; i < 2 * All; i++) {
            double value = i % 2 ? y[i / 2] : x[i / 2], angle = -2 * M_PI * i * k / (2 * All);
            real += value * cos(angle);
            imaginary += value * sin(angle);
        }
        if (k == 0) CHECK(near(outx[0], 2 * real));
        else if (k == All) CHECK(near(outy[0], 2 * real));
        else CHECK(near(outx[k], 2 * real) && near(outy[k], 2 * imaginary));
    }
    vDSP_fft_zrip(setup, &out, 1, Log + 1, FFT_INVERSE);
    wrong = 0;
    for (int i = 0; i < All; i++) wrong += !near(outx[i] / (4 * All), x[i]) || !near(outy[i] / (4 * All), y[i]);
    CHECK_NUMBER(wrong, 0);
    // With a buffer, with strides, and many at once: the same.
    float bufferx[All], buffery[All], other[2 * All], othery[2 * All];
    DSPSplitComplex buffer = {bufferx, buffery}, apart = {other, othery};
    vDSP_fft_zopt(setup, &in, 1, &out, 1, &buffer, Log, FFT_FORWARD);
    vDSP_fft_zop(setup, &in, 1, &apart, 2, Log, FFT_FORWARD);
    CHECK(near(other[6], outx[3]) && near(othery[6], outy[3]));
    vDSP_fft_zipt(setup, &out, 1, &buffer, Log, FFT_INVERSE);
    vDSP_fft_zropt(setup, &in, 1, &out, 1, &buffer, Log + 1, FFT_FORWARD);
    vDSP_fft_zript(setup, &out, 1, &buffer, Log + 1, FFT_INVERSE);
    CHECK(near(outx[5] / (4 * All), x[5]));
    vDSP_fftm_zop(setup, &in, 1, 8, &out, 1, 8, 3, 2, FFT_FORWARD);
    vDSP_fftm_zip(setup, &out, 1, 8, 3, 2, FFT_INVERSE);
    CHECK(near(outx[11] / 8, x[11]) && near(outy[3] / 8, y[3]));
    vDSP_fftm_zopt(setup, &in, 1, 8, &out, 1, 8, &buffer, 3, 2, FFT_FORWARD);
    vDSP_fftm_zipt(setup, &out, 1, 8, &buffer, 3, 2, FFT_INVERSE);
    CHECK(near(outx[11] / 8, x[11]));
    vDSP_fftm_zrop(setup, &in, 1, 8, &out, 1, 8, 4, 2, FFT_FORWARD);
    vDSP_fftm_zrip(setup, &out, 1, 8, 4, 2, FFT_INVERSE);
    CHECK(near(outx[11] / 32, x[11]));
    vDSP_fftm_zropt(setup, &in, 1, 8, &out, 1, 8, &buffer, 4, 2, FFT_FORWARD);
    vDSP_fftm_zript(setup, &out, 1, 8, &buffer, 4, 2, FFT_INVERSE);
    CHECK(near(outy[9] / 32, y[9]));
    vDSP_destroy_fftsetup(setup);
    CHECK(vDSP_create_fftsetup(4, 9) == NULL && vDSP_create_fftsetup(60, kFFTRadix2) == NULL);
    CHECK(keptx[3] == x[3] && kepty[3] == y[3]);
}

static void transformsD(void) {
    enum { Log = 4, All = 16 };
    FFTSetupD setup = vDSP_create_fftsetupD(Log + 1, kFFTRadix2);
    double x[All], y[All], outx[All], outy[All], keptx[All], kepty[All];
    for (int i = 0; i < All; i++) x[i] = keptx[i] = (double)sin(i * 1.3) + i, y[i] = kepty[i] = (double)cos(i * i);
    DSPDoubleSplitComplex in = {x, y}, out = {outx, outy};
    vDSP_fft_zopD(setup, &in, 1, &out, 1, Log, FFT_FORWARD);
    for (int k = 0; k < All; k++) {
        double real = 0, imaginary = 0;
        for (int i = 0; i < All; i++) {
            double angle = -2 * M_PI * i * k / All;
            real += x[i] * cos(angle) - y[i] * sin(angle);
            imaginary += x[i] * sin(angle) + y[i] * cos(angle);
        }
        CHECK(near(outx[k], real) && near(outy[k], imaginary));
    }
    vDSP_fft_zipD(setup, &out, 1, Log, FFT_INVERSE);
    int wrong = 0;
    for (int i = 0; i < All; i++) wrong += !near(outx[i] / All, x[i]) || !near(outy[i] / All, y[i]);
    CHECK_NUMBER(wrong, 0);
    // Real numbers: those of even places in x, of odd places in y.
    vDSP_fft_zropD(setup, &in, 1, &out, 1, Log + 1, FFT_FORWARD);
    for (int k = 0; k <= All; k++) {
        double real = 0, imaginary = 0;
        for (int i = 0; i < 2 * All; i++) {
            double value = i % 2 ? y[i / 2] : x[i / 2], angle = -2 * M_PI * i * k / (2 * All);
            real += value * cos(angle);
            imaginary += value * sin(angle);
        }
        if (k == 0) CHECK(near(outx[0], 2 * real));
        else if (k == All) CHECK(near(outy[0], 2 * real));
        else CHECK(near(outx[k], 2 * real) && near(outy[k], 2 * imaginary));
    }
    vDSP_fft_zripD(setup, &out, 1, Log + 1, FFT_INVERSE);
    wrong = 0;
    for (int i = 0; i < All; i++) wrong += !near(outx[i] / (4 * All), x[i]) || !near(outy[i] / (4 * All), y[i]);
    CHECK_NUMBER(wrong, 0);
    // With a buffer, with strides, and many at once: the same.
    double bufferx[All], buffery[All], other[2 * All], othery[2 * All];
    DSPDoubleSplitComplex buffer = {bufferx, buffery}, apart = {other, othery};
    vDSP_fft_zoptD(setup, &in, 1, &out, 1, &buffer, Log, FFT_FORWARD);
    vDSP_fft_zopD(setup, &in, 1, &apart, 2, Log, FFT_FORWARD);
    CHECK(near(other[6], outx[3]) && near(othery[6], outy[3]));
    vDSP_fft_ziptD(setup, &out, 1, &buffer, Log, FFT_INVERSE);
    vDSP_fft_zroptD(setup, &in, 1, &out, 1, &buffer, Log + 1, FFT_FORWARD);
    vDSP_fft_zriptD(setup, &out, 1, &buffer, Log + 1, FFT_INVERSE);
    CHECK(near(outx[5] / (4 * All), x[5]));
    vDSP_fftm_zopD(setup, &in, 1, 8, &out, 1, 8, 3, 2, FFT_FORWARD);
    vDSP_fftm_zipD(setup, &out, 1, 8, 3, 2, FFT_INVERSE);
    CHECK(near(outx[11] / 8, x[11]) && near(outy[3] / 8, y[3]));
    vDSP_fftm_zoptD(setup, &in, 1, 8, &out, 1, 8, &buffer, 3, 2, FFT_FORWARD);
    vDSP_fftm_ziptD(setup, &out, 1, 8, &buffer, 3, 2, FFT_INVERSE);
    CHECK(near(outx[11] / 8, x[11]));
    vDSP_fftm_zropD(setup, &in, 1, 8, &out, 1, 8, 4, 2, FFT_FORWARD);
    vDSP_fftm_zripD(setup, &out, 1, 8, 4, 2, FFT_INVERSE);
    CHECK(near(outx[11] / 32, x[11]));
    vDSP_fftm_zroptD(setup, &in, 1, 8, &out, 1, 8, &buffer, 4, 2, FFT_FORWARD);
    vDSP_fftm_zriptD(setup, &out, 1, 8, &buffer, 4, 2, FFT_INVERSE);
    CHECK(near(outy[9] / 32, y[9]));
    vDSP_destroy_fftsetupD(setup);
    CHECK(vDSP_create_fftsetupD(4, 9) == NULL && vDSP_create_fftsetupD(60, kFFTRadix2) == NULL);
    CHECK(keptx[3] == x[3] && kepty[3] == y[3]);
}

int main(void) {
    transforms();
    transformsD();
    FFTDirection direction = kFFTDirection_Forward;
    FFTRadix radix = FFT_RADIX2;
    CHECK(direction == FFT_FORWARD && FFT_INVERSE == kFFTDirection_Inverse && radix == kFFTRadix2);
    CHECK(FFT_RADIX3 == kFFTRadix3 && FFT_RADIX5 == kFFTRadix5 && vDSP_Version0 > 0 && vDSP_Version1 >= 0);
    COMPLEX one = {1, 2};
    DOUBLE_COMPLEX two = {1, 2};
    COMPLEX_SPLIT three = {&one.real, &one.imag};
    DOUBLE_COMPLEX_SPLIT four = {&two.real, &two.imag};
    CHECK(*three.imagp == 2 && *four.realp == 1);
    return end_of_checks();
}

// > 89 checks
