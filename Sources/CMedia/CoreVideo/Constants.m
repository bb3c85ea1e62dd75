#import <CoreVideo/CoreVideo.h>

// CVBuffer.h
const CFStringRef kCVBufferPropagatedAttachmentsKey = (__bridge CFStringRef) @"CVBufferPropagatedAttachments";
const CFStringRef kCVBufferNonPropagatedAttachmentsKey = (__bridge CFStringRef) @"CVBufferNonPropagatedAttachments";
const CFStringRef kCVBufferMovieTimeKey = (__bridge CFStringRef) @"CVBufferMovieTime";
const CFStringRef kCVBufferTimeValueKey = (__bridge CFStringRef) @"CVBufferTimeValue";
const CFStringRef kCVBufferTimeScaleKey = (__bridge CFStringRef) @"CVBufferTimeScale";

// CVImageBuffer.h
const CFStringRef kCVImageBufferCGColorSpaceKey = (__bridge CFStringRef) @"CGColorSpace";
const CFStringRef kCVImageBufferCleanApertureKey = (__bridge CFStringRef) @"CVCleanAperture";
const CFStringRef kCVImageBufferCleanApertureWidthKey = (__bridge CFStringRef) @"Width";
const CFStringRef kCVImageBufferCleanApertureHeightKey = (__bridge CFStringRef) @"Height";
const CFStringRef kCVImageBufferCleanApertureHorizontalOffsetKey = (__bridge CFStringRef) @"HorizontalOffset";
const CFStringRef kCVImageBufferCleanApertureVerticalOffsetKey = (__bridge CFStringRef) @"VerticalOffset";
const CFStringRef kCVImageBufferPreferredCleanApertureKey = (__bridge CFStringRef) @"CVPreferredCleanAperture";
const CFStringRef kCVImageBufferFieldCountKey = (__bridge CFStringRef) @"CVFieldCount";
const CFStringRef kCVImageBufferFieldDetailKey = (__bridge CFStringRef) @"CVFieldDetail";
const CFStringRef kCVImageBufferFieldDetailTemporalTopFirst = (__bridge CFStringRef) @"TemporalTopFirst";
const CFStringRef kCVImageBufferFieldDetailTemporalBottomFirst = (__bridge CFStringRef) @"TemporalBottomFirst";
const CFStringRef kCVImageBufferFieldDetailSpatialFirstLineEarly = (__bridge CFStringRef) @"SpatialFirstLineEarly";
const CFStringRef kCVImageBufferFieldDetailSpatialFirstLineLate = (__bridge CFStringRef) @"SpatialFirstLineLate";
const CFStringRef kCVImageBufferPixelAspectRatioKey = (__bridge CFStringRef) @"CVPixelAspectRatio";
const CFStringRef kCVImageBufferPixelAspectRatioHorizontalSpacingKey = (__bridge CFStringRef) @"HorizontalSpacing";
const CFStringRef kCVImageBufferPixelAspectRatioVerticalSpacingKey = (__bridge CFStringRef) @"VerticalSpacing";
const CFStringRef kCVImageBufferDisplayDimensionsKey = (__bridge CFStringRef) @"CVDisplayDimensions";
const CFStringRef kCVImageBufferDisplayWidthKey = (__bridge CFStringRef) @"Width";
const CFStringRef kCVImageBufferDisplayHeightKey = (__bridge CFStringRef) @"Height";
const CFStringRef kCVImageBufferGammaLevelKey = (__bridge CFStringRef) @"CVImageBufferGammaLevel";
const CFStringRef kCVImageBufferICCProfileKey = (__bridge CFStringRef) @"ICCProfile";
const CFStringRef kCVImageBufferYCbCrMatrixKey = (__bridge CFStringRef) @"CVImageBufferYCbCrMatrix";
const CFStringRef kCVImageBufferYCbCrMatrix_ITU_R_709_2 = (__bridge CFStringRef) @"ITU_R_709_2";
const CFStringRef kCVImageBufferYCbCrMatrix_ITU_R_601_4 = (__bridge CFStringRef) @"ITU_R_601_4";
const CFStringRef kCVImageBufferYCbCrMatrix_SMPTE_240M_1995 = (__bridge CFStringRef) @"SMPTE_240M_1995";
const CFStringRef kCVImageBufferColorPrimariesKey = (__bridge CFStringRef) @"CVImageBufferColorPrimaries";
const CFStringRef kCVImageBufferColorPrimaries_ITU_R_709_2 = (__bridge CFStringRef) @"ITU_R_709_2";
const CFStringRef kCVImageBufferColorPrimaries_EBU_3213 = (__bridge CFStringRef) @"EBU_3213";
const CFStringRef kCVImageBufferColorPrimaries_SMPTE_C = (__bridge CFStringRef) @"SMPTE_C";
const CFStringRef kCVImageBufferTransferFunctionKey = (__bridge CFStringRef) @"CVImageBufferTransferFunction";
const CFStringRef kCVImageBufferTransferFunction_ITU_R_709_2 = (__bridge CFStringRef) @"ITU_R_709_2";
const CFStringRef kCVImageBufferTransferFunction_SMPTE_240M_1995 = (__bridge CFStringRef) @"SMPTE_240M_1995";
const CFStringRef kCVImageBufferTransferFunction_UseGamma = (__bridge CFStringRef) @"UseGamma";
const CFStringRef kCVImageBufferChromaLocationTopFieldKey = (__bridge CFStringRef) @"CVImageBufferChromaLocationTopField";
const CFStringRef kCVImageBufferChromaLocationBottomFieldKey = (__bridge CFStringRef) @"CVImageBufferChromaLocationBottomField";
const CFStringRef kCVImageBufferChromaLocation_Left = (__bridge CFStringRef) @"Left";
const CFStringRef kCVImageBufferChromaLocation_Center = (__bridge CFStringRef) @"Center";
const CFStringRef kCVImageBufferChromaLocation_TopLeft = (__bridge CFStringRef) @"TopLeft";
const CFStringRef kCVImageBufferChromaLocation_Top = (__bridge CFStringRef) @"Top";
const CFStringRef kCVImageBufferChromaLocation_BottomLeft = (__bridge CFStringRef) @"BottomLeft";
const CFStringRef kCVImageBufferChromaLocation_Bottom = (__bridge CFStringRef) @"Bottom";
const CFStringRef kCVImageBufferChromaLocation_DV420 = (__bridge CFStringRef) @"DV420";
const CFStringRef kCVImageBufferChromaSubsamplingKey = (__bridge CFStringRef) @"CVImageBufferChromaSubsampling";
const CFStringRef kCVImageBufferChromaSubsampling_420 = (__bridge CFStringRef) @"420";
const CFStringRef kCVImageBufferChromaSubsampling_422 = (__bridge CFStringRef) @"422";
const CFStringRef kCVImageBufferChromaSubsampling_411 = (__bridge CFStringRef) @"411";

// CVOpenGLESTextureCache.h
const CFStringRef kCVOpenGLESTextureCacheMaximumTextureAgeKey = (__bridge CFStringRef) @"kCVOpenGLESTextureCacheMaximumTextureAgeKey";

// CVPixelBuffer.h
const CFStringRef kCVPixelBufferPixelFormatTypeKey = (__bridge CFStringRef) @"PixelFormatType";
const CFStringRef kCVPixelBufferMemoryAllocatorKey = (__bridge CFStringRef) @"MemoryAllocator";
const CFStringRef kCVPixelBufferWidthKey = (__bridge CFStringRef) @"Width";
const CFStringRef kCVPixelBufferHeightKey = (__bridge CFStringRef) @"Height";
const CFStringRef kCVPixelBufferExtendedPixelsLeftKey = (__bridge CFStringRef) @"ExtendedPixelsLeft";
const CFStringRef kCVPixelBufferExtendedPixelsTopKey = (__bridge CFStringRef) @"ExtendedPixelsTop";
const CFStringRef kCVPixelBufferExtendedPixelsRightKey = (__bridge CFStringRef) @"ExtendedPixelsRight";
const CFStringRef kCVPixelBufferExtendedPixelsBottomKey = (__bridge CFStringRef) @"ExtendedPixelsBottom";
const CFStringRef kCVPixelBufferBytesPerRowAlignmentKey = (__bridge CFStringRef) @"BytesPerRowAlignment";
const CFStringRef kCVPixelBufferCGBitmapContextCompatibilityKey = (__bridge CFStringRef) @"CGBitmapContextCompatibility";
const CFStringRef kCVPixelBufferCGImageCompatibilityKey = (__bridge CFStringRef) @"CGImageCompatibility";
const CFStringRef kCVPixelBufferOpenGLCompatibilityKey = (__bridge CFStringRef) @"OpenGLCompatibility";
const CFStringRef kCVPixelBufferPlaneAlignmentKey = (__bridge CFStringRef) @"PlaneAlignment";
const CFStringRef kCVPixelBufferIOSurfacePropertiesKey = (__bridge CFStringRef) @"IOSurfaceProperties";

// CVPixelBufferPool.h
const CFStringRef kCVPixelBufferPoolMinimumBufferCountKey = (__bridge CFStringRef) @"MinimumBufferCount";
const CFStringRef kCVPixelBufferPoolMaximumBufferAgeKey = (__bridge CFStringRef) @"MaximumBufferAge";
const CFStringRef kCVPixelBufferPoolAllocationThresholdKey = (__bridge CFStringRef) @"BufferPoolAllocationThreshold";
const CFStringRef kCVPixelBufferPoolFreeBufferNotification = (__bridge CFStringRef) @"FreeBufferNotification";

// CVPixelFormatDescription.h
const CFStringRef kCVPixelFormatName = (__bridge CFStringRef) @"Name";
const CFStringRef kCVPixelFormatConstant = (__bridge CFStringRef) @"Constant";
const CFStringRef kCVPixelFormatCodecType = (__bridge CFStringRef) @"CodecType";
const CFStringRef kCVPixelFormatFourCC = (__bridge CFStringRef) @"FourCC";
const CFStringRef kCVPixelFormatContainsAlpha = (__bridge CFStringRef) @"ContainsAlpha";
const CFStringRef kCVPixelFormatPlanes = (__bridge CFStringRef) @"Planes";
const CFStringRef kCVPixelFormatBlockWidth = (__bridge CFStringRef) @"BlockWidth";
const CFStringRef kCVPixelFormatBlockHeight = (__bridge CFStringRef) @"BlockHeight";
const CFStringRef kCVPixelFormatBitsPerBlock = (__bridge CFStringRef) @"BitsPerBlock";
const CFStringRef kCVPixelFormatBlockHorizontalAlignment = (__bridge CFStringRef) @"BlockHorizontalAlignment";
const CFStringRef kCVPixelFormatBlockVerticalAlignment = (__bridge CFStringRef) @"BlockVerticalAlignment";
const CFStringRef kCVPixelFormatBlackBlock = (__bridge CFStringRef) @"BlackBlock";
const CFStringRef kCVPixelFormatHorizontalSubsampling = (__bridge CFStringRef) @"HorizontalSubsampling";
const CFStringRef kCVPixelFormatVerticalSubsampling = (__bridge CFStringRef) @"VerticalSubsampling";
const CFStringRef kCVPixelFormatOpenGLFormat = (__bridge CFStringRef) @"OpenGLFormat";
const CFStringRef kCVPixelFormatOpenGLType = (__bridge CFStringRef) @"OpenGLType";
const CFStringRef kCVPixelFormatOpenGLInternalFormat = (__bridge CFStringRef) @"OpenGLInternalFormat";
const CFStringRef kCVPixelFormatCGBitmapInfo = (__bridge CFStringRef) @"CGBitmapInfo";
const CFStringRef kCVPixelFormatQDCompatibility = (__bridge CFStringRef) @"QDCompatibility";
const CFStringRef kCVPixelFormatCGBitmapContextCompatibility = (__bridge CFStringRef) @"CGBitmapContextCompatibility";
const CFStringRef kCVPixelFormatCGImageCompatibility = (__bridge CFStringRef) @"CGImageCompatibility";
const CFStringRef kCVPixelFormatOpenGLCompatibility = (__bridge CFStringRef) @"OpenGLCompatibility";
const CFStringRef kCVPixelFormatOpenGLESCompatibility = (__bridge CFStringRef) @"OpenGLESCompatibility";
const CFStringRef kCVPixelFormatFillExtendedPixelsCallback = (__bridge CFStringRef) @"FillExtendedPixelsCallback";
