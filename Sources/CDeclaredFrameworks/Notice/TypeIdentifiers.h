#pragma once

/// What CFGetTypeID gives for the objects of these frameworks; far from Core Foundation's own numbers.
enum {
    PixelBufferType = 0x1001,
    PixelBufferPoolType,
    SimpleQueueType,
    BlockBufferType,
    SampleBufferType,
    FormatDescriptionType,
    MatrixStackType,
    ImageSourceType,
    ImageDestinationType,
    GraphicsTextureType,
    GraphicsTextureCacheType,
};
