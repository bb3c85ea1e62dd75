// vDSP's two-dimensional FFTs and its FFTs of radix 3 and 5, for one number type. Included once for each type, after
// TransformsOfType.h.

/// A row or a column of a two-dimensional array.
static SPLIT VDSP(line)(const SPLIT *c, vDSP_Stride offset) { return (SPLIT){c->realp + offset, c->imagp + offset}; }

/// Transforms the first column of a packed real 2-D FFT. Its real and imaginary parts belong to two real sequences, the
/// lowest and the highest frequency of the rows. Each result is packed: lowest frequency, highest frequency, then real
/// and imaginary parts in turn.
static void VDSP(first_column)(SETUP setup, const SPLIT *c, vDSP_Stride row, vDSP_Length log2n, int isForward) {
    vDSP_Length count = (vDSP_Length)1 << log2n;
    REAL *memory = calloc(2 * count, sizeof *memory);
    if (memory == NULL) return;
    SPLIT work = {memory, memory + count};
    for (int part = 0; part < 2; part++) {
        REAL *numbers = part ? c->imagp : c->realp;
        for (vDSP_Length i = 0; i < count; i++) {
            vDSP_Length k = i / 2, other = (count - k) % count;
            REAL value = numbers[(vDSP_Stride)i * row];
            if (isForward) {
                work.realp[i] = value, work.imagp[i] = 0;
            } else if (i < 2) {
                work.realp[i * count / 2] = value, work.imagp[i * count / 2] = 0;
            } else if (i % 2 == 0) {
                work.realp[k] = work.realp[other] = value;
            } else {
                work.imagp[k] = value, work.imagp[other] = -value;
            }
        }
        VDSP(transform)(setup, &work, 1, &work, 1, log2n, isForward ? FFT_FORWARD : FFT_INVERSE, 0);
        for (vDSP_Length i = 0; i < count; i++) {
            REAL *place = &numbers[(vDSP_Stride)i * row];
            if (!isForward) *place = work.realp[i];
            else if (i < 2) *place = work.realp[i * count / 2];
            else *place = i % 2 ? work.imagp[i / 2] : work.realp[i / 2];
        }
    }
    free(memory);
}

static void VDSP(plane)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride rowA, const SPLIT *c,
                        vDSP_Stride strideC, vDSP_Stride rowC, vDSP_Length log2Columns, vDSP_Length log2Rows,
                        FFTDirection direction, int isReal) {
    if (setup == NULL || log2Columns > setup->log2n || log2Rows > setup->log2n) return;
    if (isReal && (log2Columns < 2 || log2Rows < 1)) return;
    vDSP_Stride columns = (vDSP_Stride)1 << (isReal ? log2Columns - 1 : log2Columns);
    vDSP_Stride rows = (vDSP_Stride)1 << log2Rows;
    if (rowA == 0) rowA = columns * strideA;
    if (rowC == 0) rowC = columns * strideC;
    int isForward = direction == FFT_FORWARD;
    for (vDSP_Stride row = 0; row < rows; row++) {
        SPLIT from = VDSP(line)(a, row * rowA), to = VDSP(line)(c, row * rowC);
        for (vDSP_Stride i = 0; i < columns; i++) {
            to.realp[i * strideC] = from.realp[i * strideA], to.imagp[i * strideC] = from.imagp[i * strideA];
        }
        if (isForward) VDSP(transform)(setup, &to, strideC, &to, strideC, log2Columns, direction, isReal);
    }
    for (vDSP_Stride i = 0; i < columns; i++) {
        SPLIT column = VDSP(line)(c, i * strideC);
        if (isReal && i == 0) VDSP(first_column)(setup, &column, rowC, log2Rows, isForward);
        else VDSP(transform)(setup, &column, rowC, &column, rowC, log2Rows, direction, 0);
    }
    for (vDSP_Stride row = 0; row < rows && !isForward; row++) {
        SPLIT to = VDSP(line)(c, row * rowC);
        VDSP(transform)(setup, &to, strideC, &to, strideC, log2Columns, direction, isReal);
    }
}

#define IN_PLACE(Name, isReal, ...)                                                                                    \
    void VDSP(Name)(SETUP setup, const SPLIT *c, vDSP_Stride strideC, vDSP_Stride rowC, __VA_ARGS__                    \
                    vDSP_Length log2Columns, vDSP_Length log2Rows, FFTDirection direction) {                           \
        VDSP(plane)(setup, c, strideC, rowC, c, strideC, rowC, log2Columns, log2Rows, direction, isReal);              \
    }
#define OUT_OF_PLACE(Name, isReal, ...)                                                                                \
    void VDSP(Name)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, vDSP_Stride rowA, const SPLIT *c,                \
                    vDSP_Stride strideC, vDSP_Stride rowC, __VA_ARGS__ vDSP_Length log2Columns,                        \
                    vDSP_Length log2Rows, FFTDirection direction) {                                                    \
        VDSP(plane)(setup, a, strideA, rowA, c, strideC, rowC, log2Columns, log2Rows, direction, isReal);              \
    }
IN_PLACE(fft2d_zip, 0, )
IN_PLACE(fft2d_zipt, 0, const SPLIT *buffer, )
IN_PLACE(fft2d_zrip, 1, )
IN_PLACE(fft2d_zript, 1, const SPLIT *buffer, )
OUT_OF_PLACE(fft2d_zop, 0, )
OUT_OF_PLACE(fft2d_zopt, 0, const SPLIT *buffer, )
OUT_OF_PLACE(fft2d_zrop, 1, )
OUT_OF_PLACE(fft2d_zropt, 1, const SPLIT *buffer, )
#undef IN_PLACE
#undef OUT_OF_PLACE

/// A decimation-in-time step: transforms the `radix` interleaved sequences of 2^log2n numbers, and combines the results
/// with twiddle factors.
static void VDSP(radix)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                        vDSP_Length radix, vDSP_Length log2n, FFTDirection direction) {
    if (setup == NULL || log2n > setup->log2n) return;
    vDSP_Length part = (vDSP_Length)1 << log2n, count = radix * part;
    REAL *memory = calloc(2 * count, sizeof *memory);
    if (memory == NULL) return;
    for (vDSP_Length i = 0; i < radix; i++) {
        SPLIT from = VDSP(line)(a, (vDSP_Stride)i * strideA), to = {memory + i * part, memory + count + i * part};
        VDSP(transform)(setup, &from, (vDSP_Stride)radix * strideA, &to, 1, log2n, direction, 0);
    }
    double turn = (direction == FFT_FORWARD ? -2 : 2) * M_PI / (double)count;
    for (vDSP_Length k = 0; k < count; k++) {
        double real = 0, imaginary = 0;
        for (vDSP_Length i = 0; i < radix; i++) {
            double cosine = cos(turn * (double)(i * k % count)), sine = sin(turn * (double)(i * k % count));
            double x = (double)memory[i * part + k % part], y = (double)memory[count + i * part + k % part];
            real += x * cosine - y * sine, imaginary += x * sine + y * cosine;
        }
        c->realp[(vDSP_Stride)k * strideC] = (REAL)real, c->imagp[(vDSP_Stride)k * strideC] = (REAL)imaginary;
    }
    free(memory);
}

void VDSP(fft3_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    vDSP_Length log2n, FFTDirection direction) {
    VDSP(radix)(setup, a, strideA, c, strideC, 3, log2n, direction);
}

void VDSP(fft5_zop)(SETUP setup, const SPLIT *a, vDSP_Stride strideA, const SPLIT *c, vDSP_Stride strideC,
                    vDSP_Length log2n, FFTDirection direction) {
    VDSP(radix)(setup, a, strideA, c, strideC, 5, log2n, direction);
}
