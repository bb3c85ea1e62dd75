// Transforms of vDSP for other lengths than powers of 2, and for 16 and 32 numbers: vDSP.h includes this.

typedef struct vDSP_DFT_SetupStruct *vDSP_DFT_Setup;
typedef enum { vDSP_DFT_FORWARD = +1, vDSP_DFT_INVERSE = -1 } vDSP_DFT_Direction;

/// What a transform needs. `previous` is not used up and may be NULL. NULL for a length of 0, without memory, and for real
/// numbers of an odd length.
vDSP_DFT_Setup vDSP_DFT_CreateSetup(vDSP_DFT_Setup previous, vDSP_Length count);
vDSP_DFT_Setup vDSP_DFT_zop_CreateSetup(vDSP_DFT_Setup previous, vDSP_Length count, vDSP_DFT_Direction direction);
/// Of `count` real numbers, packed as those of vDSP_fft_zrop; twice the sums forward.
vDSP_DFT_Setup vDSP_DFT_zrop_CreateSetup(vDSP_DFT_Setup previous, vDSP_Length count, vDSP_DFT_Direction direction);
void vDSP_DFT_DestroySetup(vDSP_DFT_Setup setup);
/// Of a setup for one direction. The results may not be where the numbers are.
void vDSP_DFT_Execute(const struct vDSP_DFT_SetupStruct *setup, const float *inReal, const float *inImaginary,
                      float *outReal, float *outImaginary);
void vDSP_DFT_zop(const struct vDSP_DFT_SetupStruct *setup, const float *inReal, const float *inImaginary,
                  vDSP_Stride inStride, float *outReal, float *outImaginary, vDSP_Stride outStride,
                  vDSP_DFT_Direction direction);

/// 16 and 32 complex numbers, one after the other, or real and imaginary parts apart.
void vDSP_FFT16_copv(float *result, const float *numbers, FFTDirection direction);
void vDSP_FFT32_copv(float *result, const float *numbers, FFTDirection direction);
void vDSP_FFT16_zopv(float *outReal, float *outImaginary, const float *inReal, const float *inImaginary,
                     FFTDirection direction);
void vDSP_FFT32_zopv(float *outReal, float *outImaginary, const float *inReal, const float *inImaginary,
                     FFTDirection direction);
