// vImage's convolution with arbitrary kernels, and deconvolution.
#include "ImageAccess.h"

#define IMAGE_TEMPLATE "ConvolutionOfKind.h"
#include "EachKindOfImage.h"

vImage_Error vImageConvolveMultiKernel_ARGB8888(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                void *tempBuffer, vImagePixelCount x, vImagePixelCount y,
                                                const int16_t *kernels[4], uint32_t height, uint32_t width,
                                                const int32_t divisors[4], const int32_t biases[4],
                                                const Pixel_8888 background, vImage_Flags flags) {
    if (kernels == NULL || divisors == NULL) return kvImageNullPointerArgument;
    struct convolution_ARGB8888 it = {
        .x = x, .y = y, .height = height, .width = width, .background = background, .flags = flags};
    for (int i = 0; i < 4; i++) {
        it.kernels[i] = kernels[i], it.divisors[i] = divisors[i], it.biases[i] = biases ? biases[i] : 0;
    }
    return convolve_ARGB8888(&it, source, destination);
}

vImage_Error vImageConvolveMultiKernel_ARGBFFFF(const vImage_Buffer *source, const vImage_Buffer *destination,
                                                void *tempBuffer, vImagePixelCount x, vImagePixelCount y,
                                                const float *kernels[4], uint32_t height, uint32_t width,
                                                const float biases[4], const Pixel_FFFF background,
                                                vImage_Flags flags) {
    if (kernels == NULL) return kvImageNullPointerArgument;
    struct convolution_ARGBFFFF it = {
        .x = x, .y = y, .height = height, .width = width, .background = background, .flags = flags};
    for (int i = 0; i < 4; i++) it.kernels[i] = kernels[i], it.divisors[i] = 1, it.biases[i] = biases ? biases[i] : 0;
    return convolve_ARGBFFFF(&it, source, destination);
}
