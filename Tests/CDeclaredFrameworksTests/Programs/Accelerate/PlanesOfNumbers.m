// vDSP's transforms of two dimensions, of radix 3 and 5, and of any length, against sums.

#include <complex.h>
#include "Pictures.h"

static int is_close(double complex found, double complex wanted) { return cabs(found - wanted) < 1e-3 * (1 + cabs(wanted)); }

/// The sum over all numbers of a plane.
static double complex sum(const double complex *numbers, int columns, int rows, int column, int row, int sign) {
    double complex total = 0;
    for (int y = 0; y < rows; y++) {
        for (int x = 0; x < columns; x++) {
            double angle = sign * 2 * M_PI * ((double)x * column / columns + (double)y * row / rows);
            total += numbers[y * columns + x] * cexp(I * angle);
        }
    }
    return total;
}

enum { Columns = 8, Rows = 4, All = Columns * Rows };
static double complex numbers[All];

// One test for both types of numbers.
#define PLANES(Test, Real, Split, Setup, create, destroy, zip, zipt, zop, zopt, zrip, zript, zrop, zropt, three, five)        \
    static void Test(void) {                                                                                                  \
        Setup setup = create(4, FFT_RADIX2);                                                                                  \
        Real memory[8][2 * All];                                                                                              \
        Split a = {memory[0], memory[1]}, b = {memory[2], memory[3]}, c = {memory[4], memory[5]}, d = {memory[6], memory[7]}; \
        for (int i = 0; i < All; i++) {                                                                                       \
            numbers[i] = (noise() % 100) / 50.0 - 1 + I * ((noise() % 100) / 50.0 - 1);                                       \
            a.realp[i] = b.realp[i] = (Real)creal(numbers[i]), a.imagp[i] = b.imagp[i] = (Real)cimag(numbers[i]);             \
        }                                                                                                                     \
        zip(setup, &b, 1, 0, 3, 2, FFT_FORWARD);                                                                              \
        zop(setup, &a, 1, 0, &c, 2, 2 * Columns, 3, 2, FFT_FORWARD);                                                          \
        zopt(setup, &a, 1, Columns, &d, 1, 0, &d, 3, 2, FFT_INVERSE);                                                         \
        int wrong = 0;                                                                                                        \
        for (int i = 0; i < All; i++) {                                                                                       \
            double complex wanted = sum(numbers, Columns, Rows, i % Columns, i / Columns, -1);                                \
            wrong += !is_close(b.realp[i] + I * b.imagp[i], wanted);                                                          \
            wrong += !is_close(c.realp[2 * i] + I * c.imagp[2 * i], wanted);                                                  \
            wrong += !is_close(d.realp[i] + I * d.imagp[i], sum(numbers, Columns, Rows, i % Columns, i / Columns, 1));        \
        }                                                                                                                     \
        CHECK_NUMBER(wrong, 0);                                                                                               \
        zipt(setup, &b, 1, 0, &c, 3, 2, FFT_INVERSE);                                                                         \
        for (int i = 0; i < All; i++) wrong += !is_close((b.realp[i] + I * b.imagp[i]) / All, numbers[i]);                    \
        CHECK_NUMBER(wrong, 0);                                                                                               \
        /* Real numbers: twice as many columns as there are pairs. */                                                         \
        double complex reals[2 * All];                                                                                        \
        for (int i = 0; i < 2 * All; i++) reals[i] = i % 2 ? a.imagp[i / 2] : a.realp[i / 2];                                 \
        zrop(setup, &a, 1, 0, &b, 1, 0, 4, 2, FFT_FORWARD);                                                                   \
        zropt(setup, &a, 1, 0, &c, 1, 0, &d, 4, 2, FFT_FORWARD);                                                              \
        for (int row = 0; row < Rows; row++) {                                                                                \
            for (int column = 1; column < Columns; column++) {                                                                \
                int i = row * Columns + column;                                                                               \
                double complex wanted = 2 * sum(reals, 2 * Columns, Rows, column, row, -1);                                   \
                wrong += !is_close(b.realp[i] + I * b.imagp[i], wanted) || !is_close(c.realp[i] + I * c.imagp[i], wanted);    \
            }                                                                                                                 \
        }                                                                                                                     \
        CHECK_NUMBER(wrong, 0);                                                                                               \
        for (int part = 0; part < 2; part++) {                                                                                \
            Real *first = part ? b.imagp : b.realp;                                                                           \
            int column = part * Columns;                                                                                      \
            CHECK(is_close(first[0], 2 * sum(reals, 2 * Columns, Rows, column, 0, -1)));                                      \
            CHECK(is_close(first[Columns], 2 * sum(reals, 2 * Columns, Rows, column, 2, -1)));                                \
            double complex found = first[2 * Columns] + I * first[3 * Columns];                                               \
            CHECK(is_close(found, 2 * sum(reals, 2 * Columns, Rows, column, 1, -1)));                                         \
        }                                                                                                                     \
        zrip(setup, &b, 1, 0, 4, 2, FFT_INVERSE);                                                                             \
        zript(setup, &c, 1, 0, &d, 4, 2, FFT_INVERSE);                                                                        \
        for (int i = 0; i < All; i++) {                                                                                       \
            wrong += !is_close((b.realp[i] + I * b.imagp[i]) / (4 * All), numbers[i]);                                        \
            wrong += !is_close((c.realp[i] + I * c.imagp[i]) / (4 * All), numbers[i]);                                        \
        }                                                                                                                     \
        CHECK_NUMBER(wrong, 0);                                                                                               \
        /* 12 and 20 numbers. */                                                                                              \
        three(setup, &a, 1, &b, 1, 2, FFT_FORWARD);                                                                           \
        five(setup, &a, 1, &c, 2, 2, FFT_INVERSE);                                                                            \
        for (int i = 0; i < 12; i++) wrong += !is_close(b.realp[i] + I * b.imagp[i], sum(numbers, 12, 1, i, 0, -1));          \
        for (int i = 0; i < 20; i++) wrong += !is_close(c.realp[2 * i] + I * c.imagp[2 * i], sum(numbers, 20, 1, i, 0, 1));   \
        CHECK_NUMBER(wrong, 0);                                                                                               \
        zip(NULL, &b, 1, 0, 3, 2, FFT_FORWARD);                                                                               \
        three(setup, &a, 1, &b, 1, 50, FFT_FORWARD);                                                                          \
        destroy(setup);                                                                                                       \
    }
PLANES(floats, float, DSPSplitComplex, FFTSetup, vDSP_create_fftsetup, vDSP_destroy_fftsetup, vDSP_fft2d_zip, vDSP_fft2d_zipt,
       vDSP_fft2d_zop, vDSP_fft2d_zopt, vDSP_fft2d_zrip, vDSP_fft2d_zript, vDSP_fft2d_zrop, vDSP_fft2d_zropt, vDSP_fft3_zop,
       vDSP_fft5_zop)
PLANES(doubles, double, DSPDoubleSplitComplex, FFTSetupD, vDSP_create_fftsetupD, vDSP_destroy_fftsetupD, vDSP_fft2d_zipD,
       vDSP_fft2d_ziptD, vDSP_fft2d_zopD, vDSP_fft2d_zoptD, vDSP_fft2d_zripD, vDSP_fft2d_zriptD, vDSP_fft2d_zropD,
       vDSP_fft2d_zroptD, vDSP_fft3_zopD, vDSP_fft5_zopD)

static void anyLength(void) {
    float x[64], y[64], u[64], v[64];
    int lengths[] = {1, 2, 3, 7, 16, 30};
    for (int l = 0; l < 6; l++) {
        int count = lengths[l], wrong = 0;
        for (int i = 0; i < 64; i++) x[i] = (noise() % 100) / 50.0f - 1, y[i] = (noise() % 100) / 50.0f - 1;
        double complex given[64];
        for (int i = 0; i < count; i++) given[i] = x[i] + I * y[i];
        vDSP_DFT_Setup both = vDSP_DFT_CreateSetup(NULL, (vDSP_Length)count);
        vDSP_DFT_Setup forward = vDSP_DFT_zop_CreateSetup(both, (vDSP_Length)count, vDSP_DFT_FORWARD);
        vDSP_DFT_Setup back = vDSP_DFT_zop_CreateSetup(both, (vDSP_Length)count, vDSP_DFT_INVERSE);
        vDSP_DFT_Execute(forward, x, y, u, v);
        for (int i = 0; i < count; i++) wrong += !is_close(u[i] + I * v[i], sum(given, count, 1, i, 0, -1));
        vDSP_DFT_Execute(back, u, v, u, v);
        for (int i = 0; i < count; i++) wrong += !is_close((u[i] + I * v[i]) / count, given[i]);
        vDSP_DFT_zop(both, x, y, 1, u, v, 2, vDSP_DFT_INVERSE);
        for (int i = 0; i < count; i++) wrong += !is_close(u[2 * i] + I * v[2 * i], sum(given, count, 1, i, 0, 1));
        CHECK_NUMBER(wrong, 0);
        // Real numbers, in pairs.
        vDSP_DFT_Setup real = vDSP_DFT_zrop_CreateSetup(NULL, 2 * (vDSP_Length)count, vDSP_DFT_FORWARD);
        vDSP_DFT_Setup realBack = vDSP_DFT_zrop_CreateSetup(NULL, 2 * (vDSP_Length)count, vDSP_DFT_INVERSE);
        double complex pairs[64];
        for (int i = 0; i < 2 * count; i++) pairs[i] = i % 2 ? y[i / 2] : x[i / 2];
        vDSP_DFT_Execute(real, x, y, u, v);
        wrong += !is_close(u[0], 2 * sum(pairs, 2 * count, 1, 0, 0, -1)) + !is_close(v[0], 2 * sum(pairs, 2 * count, 1, count, 0, -1));
        for (int i = 1; i < count; i++) wrong += !is_close(u[i] + I * v[i], 2 * sum(pairs, 2 * count, 1, i, 0, -1));
        vDSP_DFT_Execute(realBack, u, v, u, v);
        for (int i = 0; i < count; i++) wrong += !is_close((u[i] + I * v[i]) / (4 * count), given[i]);
        CHECK_NUMBER(wrong, 0);
        vDSP_DFT_Setup all[] = {both, forward, back, real, realBack, NULL};
        for (int i = 0; i < 6; i++) vDSP_DFT_DestroySetup(all[i]);
    }
    CHECK(vDSP_DFT_CreateSetup(NULL, 0) == NULL && vDSP_DFT_zrop_CreateSetup(NULL, 7, vDSP_DFT_FORWARD) == NULL);
    vDSP_DFT_Execute(NULL, x, y, u, v);
    // 16 and 32.
    float pairs[64], result[64];
    double complex given[32];
    int wrong = 0;
    for (int i = 0; i < 32; i++) given[i] = x[i] + I * y[i], pairs[2 * i] = x[i], pairs[2 * i + 1] = y[i];
    vDSP_FFT16_copv(result, pairs, FFT_FORWARD);
    vDSP_FFT16_zopv(u, v, x, y, FFT_INVERSE);
    for (int i = 0; i < 16; i++) {
        wrong += !is_close(result[2 * i] + I * result[2 * i + 1], sum(given, 16, 1, i, 0, -1));
        wrong += !is_close(u[i] + I * v[i], sum(given, 16, 1, i, 0, 1));
    }
    vDSP_FFT32_copv(result, pairs, FFT_FORWARD);
    vDSP_FFT32_zopv(u, v, x, y, FFT_INVERSE);
    for (int i = 0; i < 32; i++) {
        wrong += !is_close(result[2 * i] + I * result[2 * i + 1], sum(given, 32, 1, i, 0, -1));
        wrong += !is_close(u[i] + I * v[i], sum(given, 32, 1, i, 0, 1));
    }
    CHECK_NUMBER(wrong, 0);
}

int main(void) {
    floats();
    doubles();
    anyLength();
    return end_of_checks();
}

// > 36 checks
