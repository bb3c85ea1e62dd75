#pragma once

/// The results of CFGetTypeID for the objects of these frameworks. They do not overlap with those of Core Foundation.
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
    BufferQueueType,
    TextFontType,
    TextFontDescriptorType,
    TextFontCollectionType,
    TextParagraphStyleType,
    TextTabType,
    TextGlyphInfoType,
    TextRunDelegateType,
    TextRunType,
    TextLineType,
    TextTypesetterType,
    TextFrameType,
    TextFramesetterType,
};
