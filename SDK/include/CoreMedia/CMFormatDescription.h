// What media are: their kind, codec, sizes, rates. Since iOS 4.
#pragma once
#import <AudioToolbox/AudioFormat.h>
#import <CoreAudio/CoreAudioTypes.h>
#import <CoreGraphics/CoreGraphics.h>
#import <CoreMedia/CMBase.h>
#import <CoreMedia/CMTime.h>
#import <CoreVideo/CoreVideo.h>

typedef const struct opaqueCMFormatDescription *CMFormatDescriptionRef;
typedef CMFormatDescriptionRef CMAudioFormatDescriptionRef;
typedef CMFormatDescriptionRef CMVideoFormatDescriptionRef;
typedef CMFormatDescriptionRef CMMuxedFormatDescriptionRef;
typedef CMFormatDescriptionRef CMClosedCaptionFormatDescriptionRef;
typedef CMFormatDescriptionRef CMTimeCodeFormatDescriptionRef;
typedef CMFormatDescriptionRef CMMetadataFormatDescriptionRef;

typedef FourCharCode CMMediaType;
typedef FourCharCode CMAudioCodecType;
typedef FourCharCode CMPixelFormatType;
typedef FourCharCode CMVideoCodecType;
typedef FourCharCode CMMuxedStreamType;
typedef FourCharCode CMClosedCaptionFormatType;
typedef FourCharCode CMTextFormatType;
typedef uint32_t CMTextDisplayFlags;
typedef uint8_t CMTextJustificationValue;
typedef FourCharCode CMTimeCodeFormatType;
typedef FourCharCode CMMetadataFormatType;

enum {
    kCMFormatDescriptionError_InvalidParameter = -12710,
    kCMFormatDescriptionError_AllocationFailed = -12711,
    kCMMediaType_Video = 'vide',
    kCMMediaType_Audio = 'soun',
    kCMMediaType_Muxed = 'muxx',
    kCMMediaType_Text = 'text',
    kCMMediaType_ClosedCaption = 'clcp',
    kCMMediaType_Subtitle = 'sbtl',
    kCMMediaType_TimeCode = 'tmcd',
    kCMMediaType_TimedMetadata = 'tmet'
};

enum {
    kCMAudioCodecType_AAC_LCProtected = 'paac',
    kCMAudioCodecType_AAC_AudibleProtected = 'aaac'
};

enum {
    kCMAudioFormatDescriptionMask_StreamBasicDescription = 1,
    kCMAudioFormatDescriptionMask_MagicCookie = 2,
    kCMAudioFormatDescriptionMask_ChannelLayout = 4,
    kCMAudioFormatDescriptionMask_Extensions = 8,
    kCMAudioFormatDescriptionMask_All = 15
};
typedef uint32_t CMAudioFormatDescriptionMask;

enum {
    kCMPixelFormat_32ARGB = 32,
    kCMPixelFormat_32BGRA = 'BGRA',
    kCMPixelFormat_24RGB = 24,
    kCMPixelFormat_16BE555 = 16,
    kCMPixelFormat_16BE565 = 'B565',
    kCMPixelFormat_16LE555 = 'L555',
    kCMPixelFormat_16LE565 = 'L565',
    kCMPixelFormat_16LE5551 = '5551',
    kCMPixelFormat_422YpCbCr8 = '2vuy',
    kCMPixelFormat_422YpCbCr8_yuvs = 'yuvs',
    kCMPixelFormat_444YpCbCr8 = 'v308',
    kCMPixelFormat_4444YpCbCrA8 = 'v408',
    kCMPixelFormat_422YpCbCr16 = 'v216',
    kCMPixelFormat_422YpCbCr10 = 'v210',
    kCMPixelFormat_444YpCbCr10 = 'v410',
    kCMPixelFormat_8IndexedGray_WhiteIsZero = 40,
    kCMVideoCodecType_422YpCbCr8 = '2vuy',
    kCMVideoCodecType_Animation = 'rle ',
    kCMVideoCodecType_Cinepak = 'cvid',
    kCMVideoCodecType_JPEG = 'jpeg',
    kCMVideoCodecType_JPEG_OpenDML = 'dmb1',
    kCMVideoCodecType_SorensonVideo = 'SVQ1',
    kCMVideoCodecType_SorensonVideo3 = 'SVQ3',
    kCMVideoCodecType_H263 = 'h263',
    kCMVideoCodecType_H264 = 'avc1',
    kCMVideoCodecType_MPEG4Video = 'mp4v',
    kCMVideoCodecType_MPEG2Video = 'mp2v',
    kCMVideoCodecType_MPEG1Video = 'mp1v',
    kCMVideoCodecType_DVCNTSC = 'dvc ',
    kCMVideoCodecType_DVCPAL = 'dvcp',
    kCMVideoCodecType_DVCProPAL = 'dvpp',
    kCMVideoCodecType_DVCPro50NTSC = 'dv5n',
    kCMVideoCodecType_DVCPro50PAL = 'dv5p',
    kCMVideoCodecType_DVCPROHD720p60 = 'dvhp',
    kCMVideoCodecType_DVCPROHD720p50 = 'dvhq',
    kCMVideoCodecType_DVCPROHD1080i60 = 'dvh6',
    kCMVideoCodecType_DVCPROHD1080i50 = 'dvh5',
    kCMVideoCodecType_DVCPROHD1080p30 = 'dvh3',
    kCMVideoCodecType_DVCPROHD1080p25 = 'dvh2',
    kCMVideoCodecType_AppleProRes4444 = 'ap4h',
    kCMVideoCodecType_AppleProRes422HQ = 'apch',
    kCMVideoCodecType_AppleProRes422 = 'apcn',
    kCMVideoCodecType_AppleProRes422LT = 'apcs',
    kCMVideoCodecType_AppleProRes422Proxy = 'apco',
    kCMMPEG2VideoProfile_HDV_720p30 = 'hdv1',
    kCMMPEG2VideoProfile_HDV_1080i60 = 'hdv2',
    kCMMPEG2VideoProfile_HDV_1080i50 = 'hdv3',
    kCMMPEG2VideoProfile_HDV_720p24 = 'hdv4',
    kCMMPEG2VideoProfile_HDV_720p25 = 'hdv5',
    kCMMPEG2VideoProfile_HDV_1080p24 = 'hdv6',
    kCMMPEG2VideoProfile_HDV_1080p25 = 'hdv7',
    kCMMPEG2VideoProfile_HDV_1080p30 = 'hdv8',
    kCMMPEG2VideoProfile_HDV_720p60 = 'hdv9',
    kCMMPEG2VideoProfile_HDV_720p50 = 'hdva',
    kCMMPEG2VideoProfile_XDCAM_HD_1080i60_VBR35 = 'xdv2',
    kCMMPEG2VideoProfile_XDCAM_HD_1080i50_VBR35 = 'xdv3',
    kCMMPEG2VideoProfile_XDCAM_HD_1080p24_VBR35 = 'xdv6',
    kCMMPEG2VideoProfile_XDCAM_HD_1080p25_VBR35 = 'xdv7',
    kCMMPEG2VideoProfile_XDCAM_HD_1080p30_VBR35 = 'xdv8',
    kCMMPEG2VideoProfile_XDCAM_EX_720p24_VBR35 = 'xdv4',
    kCMMPEG2VideoProfile_XDCAM_EX_720p25_VBR35 = 'xdv5',
    kCMMPEG2VideoProfile_XDCAM_EX_720p30_VBR35 = 'xdv1',
    kCMMPEG2VideoProfile_XDCAM_EX_720p50_VBR35 = 'xdva',
    kCMMPEG2VideoProfile_XDCAM_EX_720p60_VBR35 = 'xdv9',
    kCMMPEG2VideoProfile_XDCAM_EX_1080i60_VBR35 = 'xdvb',
    kCMMPEG2VideoProfile_XDCAM_EX_1080i50_VBR35 = 'xdvc',
    kCMMPEG2VideoProfile_XDCAM_EX_1080p24_VBR35 = 'xdvd',
    kCMMPEG2VideoProfile_XDCAM_EX_1080p25_VBR35 = 'xdve',
    kCMMPEG2VideoProfile_XDCAM_EX_1080p30_VBR35 = 'xdvf',
    kCMMPEG2VideoProfile_XDCAM_HD422_720p50_CBR50 = 'xd5a',
    kCMMPEG2VideoProfile_XDCAM_HD422_720p60_CBR50 = 'xd59',
    kCMMPEG2VideoProfile_XDCAM_HD422_1080i60_CBR50 = 'xd5b',
    kCMMPEG2VideoProfile_XDCAM_HD422_1080i50_CBR50 = 'xd5c',
    kCMMPEG2VideoProfile_XDCAM_HD422_1080p24_CBR50 = 'xd5d',
    kCMMPEG2VideoProfile_XDCAM_HD422_1080p25_CBR50 = 'xd5e',
    kCMMPEG2VideoProfile_XDCAM_HD422_1080p30_CBR50 = 'xd5f',
    kCMMPEG2VideoProfile_XDCAM_HD_540p = 'xdhd',
    kCMMPEG2VideoProfile_XDCAM_HD422_540p = 'xdh2',
    kCMMPEG2VideoProfile_XDCAM_HD422_720p24_CBR50 = 'xd54',
    kCMMPEG2VideoProfile_XDCAM_HD422_720p25_CBR50 = 'xd55',
    kCMMPEG2VideoProfile_XDCAM_HD422_720p30_CBR50 = 'xd51'
};

enum {
    kCMMuxedStreamType_MPEG1System = 'mp1s',
    kCMMuxedStreamType_MPEG2Transport = 'mp2t',
    kCMMuxedStreamType_MPEG2Program = 'mp2p',
    kCMMuxedStreamType_DV = 'dv  '
};

enum {
    kCMClosedCaptionFormatType_CEA608 = 'c608',
    kCMClosedCaptionFormatType_CEA708 = 'c708',
    kCMClosedCaptionFormatType_ATSC = 'atcc',
    kCMTextFormatType_QTText = 'text',
    kCMTextFormatType_3GText = 'tx3g'
};

enum {
    kCMTextDisplayFlag_scrollIn = 32,
    kCMTextDisplayFlag_scrollOut = 64,
    kCMTextDisplayFlag_scrollDirectionMask = 384,
    kCMTextDisplayFlag_scrollDirection_bottomToTop = 0,
    kCMTextDisplayFlag_scrollDirection_rightToLeft = 128,
    kCMTextDisplayFlag_scrollDirection_topToBottom = 256,
    kCMTextDisplayFlag_scrollDirection_leftToRight = 384,
    kCMTextDisplayFlag_continuousKaraoke = 2048,
    kCMTextDisplayFlag_writeTextVertically = 1 << 17,
    kCMTextDisplayFlag_fillTextRegion = 1 << 18,
    kCMTextDisplayFlag_obeySubtitleFormatting = 1 << 29,
    kCMTextDisplayFlag_forcedSubtitlesPresent = 1 << 30,
    kCMTextDisplayFlag_allSubtitlesForced = 1u << 31
};

enum {
    kCMTextJustification_left_top = 0,
    kCMTextJustification_centered = 1,
    kCMTextJustification_bottom_right = -1
};

enum {
    kCMTimeCodeFormatType_TimeCode32 = 'tmcd',
    kCMTimeCodeFormatType_TimeCode64 = 'tc64',
    kCMTimeCodeFormatType_Counter32 = 'cn32',
    kCMTimeCodeFormatType_Counter64 = 'cn64',
    kCMTimeCodeFlag_DropFrame = 1,
    kCMTimeCodeFlag_24HourMax = 2,
    kCMTimeCodeFlag_NegTimesOK = 4,
    kCMTimedMetadataFormatType_ICY = 'icy ',
    kCMTimedMetadataFormatType_ID3 = 'id3 ',
    kCMTimedMetadataFormatType_Boxed = 'mebx'
};

CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_OriginalCompressionSettings;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_VerbatimISOSampleEntry;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_FormatName;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_Depth;
CM_EXPORT const CFStringRef kCMFormatDescriptionKey_CleanApertureWidthRational;
CM_EXPORT const CFStringRef kCMFormatDescriptionKey_CleanApertureHeightRational;
CM_EXPORT const CFStringRef kCMFormatDescriptionKey_CleanApertureHorizontalOffsetRational;
CM_EXPORT const CFStringRef kCMFormatDescriptionKey_CleanApertureVerticalOffsetRational;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_FullRangeVideo;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_ICCProfile;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_BytesPerRow;
CM_EXPORT const CFStringRef kCMFormatDescriptionConformsToMPEG2VideoProfile;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_TemporalQuality;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_SpatialQuality;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_Version;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_RevisionLevel;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_Vendor;
CM_EXPORT const CFStringRef kCMFormatDescriptionVendor_Apple;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_DisplayFlags;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_BackgroundColor;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionColor_Red;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionColor_Green;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionColor_Blue;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionColor_Alpha;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_DefaultTextBox;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionRect_Top;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionRect_Left;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionRect_Bottom;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionRect_Right;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_DefaultStyle;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_StartChar;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_Font;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_FontFace;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_ForegroundColor;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_FontSize;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_HorizontalJustification;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_VerticalJustification;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_EndChar;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_FontTable;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_TextJustification;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_Height;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionStyle_Ascent;
CM_EXPORT const CFStringRef kCMTextFormatDescriptionExtension_DefaultFontName;
CM_EXPORT const CFStringRef kCMTimeCodeFormatDescriptionExtension_SourceReferenceName;
CM_EXPORT const CFStringRef kCMTimeCodeFormatDescriptionKey_Value;
CM_EXPORT const CFStringRef kCMTimeCodeFormatDescriptionKey_LangCode;
CM_EXPORT const CFStringRef kCMFormatDescriptionExtensionKey_MetadataKeyTable;
CM_EXPORT const CFStringRef kCMMetadataFormatDescriptionKey_Namespace;
CM_EXPORT const CFStringRef kCMMetadataFormatDescriptionKey_Value;
CM_EXPORT const CFStringRef kCMMetadataFormatDescriptionKey_LocalID;

// The same names in Core Video.
#define kCMFormatDescriptionExtension_CleanAperture kCVImageBufferCleanApertureKey
#define kCMFormatDescriptionKey_CleanApertureWidth kCVImageBufferCleanApertureWidthKey
#define kCMFormatDescriptionKey_CleanApertureHeight kCVImageBufferCleanApertureHeightKey
#define kCMFormatDescriptionKey_CleanApertureHorizontalOffset kCVImageBufferCleanApertureHorizontalOffsetKey
#define kCMFormatDescriptionKey_CleanApertureVerticalOffset kCVImageBufferCleanApertureVerticalOffsetKey
#define kCMFormatDescriptionExtension_FieldCount kCVImageBufferFieldCountKey
#define kCMFormatDescriptionExtension_FieldDetail kCVImageBufferFieldDetailKey
#define kCMFormatDescriptionFieldDetail_TemporalTopFirst kCVImageBufferFieldDetailTemporalTopFirst
#define kCMFormatDescriptionFieldDetail_TemporalBottomFirst kCVImageBufferFieldDetailTemporalBottomFirst
#define kCMFormatDescriptionFieldDetail_SpatialFirstLineEarly kCVImageBufferFieldDetailSpatialFirstLineEarly
#define kCMFormatDescriptionFieldDetail_SpatialFirstLineLate kCVImageBufferFieldDetailSpatialFirstLineLate
#define kCMFormatDescriptionExtension_PixelAspectRatio kCVImageBufferPixelAspectRatioKey
#define kCMFormatDescriptionKey_PixelAspectRatioHorizontalSpacing kCVImageBufferPixelAspectRatioHorizontalSpacingKey
#define kCMFormatDescriptionKey_PixelAspectRatioVerticalSpacing kCVImageBufferPixelAspectRatioVerticalSpacingKey
#define kCMFormatDescriptionExtension_ColorPrimaries kCVImageBufferColorPrimariesKey
#define kCMFormatDescriptionColorPrimaries_ITU_R_709_2 kCVImageBufferColorPrimaries_ITU_R_709_2
#define kCMFormatDescriptionColorPrimaries_EBU_3213 kCVImageBufferColorPrimaries_EBU_3213
#define kCMFormatDescriptionColorPrimaries_SMPTE_C kCVImageBufferColorPrimaries_SMPTE_C
#define kCMFormatDescriptionExtension_TransferFunction kCVImageBufferTransferFunctionKey
#define kCMFormatDescriptionTransferFunction_ITU_R_709_2 kCVImageBufferTransferFunction_ITU_R_709_2
#define kCMFormatDescriptionTransferFunction_SMPTE_240M_1995 kCVImageBufferTransferFunction_SMPTE_240M_1995
#define kCMFormatDescriptionTransferFunction_UseGamma kCVImageBufferTransferFunction_UseGamma
#define kCMFormatDescriptionExtension_GammaLevel kCVImageBufferGammaLevelKey
#define kCMFormatDescriptionExtension_YCbCrMatrix kCVImageBufferYCbCrMatrixKey
#define kCMFormatDescriptionYCbCrMatrix_ITU_R_709_2 kCVImageBufferYCbCrMatrix_ITU_R_709_2
#define kCMFormatDescriptionYCbCrMatrix_ITU_R_601_4 kCVImageBufferYCbCrMatrix_ITU_R_601_4
#define kCMFormatDescriptionYCbCrMatrix_SMPTE_240M_1995 kCVImageBufferYCbCrMatrix_SMPTE_240M_1995
#define kCMFormatDescriptionExtension_ChromaLocationTopField kCVImageBufferChromaLocationTopFieldKey
#define kCMFormatDescriptionExtension_ChromaLocationBottomField kCVImageBufferChromaLocationBottomFieldKey
#define kCMFormatDescriptionChromaLocation_Left kCVImageBufferChromaLocation_Left
#define kCMFormatDescriptionChromaLocation_Center kCVImageBufferChromaLocation_Center
#define kCMFormatDescriptionChromaLocation_TopLeft kCVImageBufferChromaLocation_TopLeft
#define kCMFormatDescriptionChromaLocation_Top kCVImageBufferChromaLocation_Top
#define kCMFormatDescriptionChromaLocation_BottomLeft kCVImageBufferChromaLocation_BottomLeft
#define kCMFormatDescriptionChromaLocation_Bottom kCVImageBufferChromaLocation_Bottom
#define kCMFormatDescriptionChromaLocation_DV420 kCVImageBufferChromaLocation_DV420
#define kCMFormatDescriptionExtension_VerbatimImageDescription kCMFormatDescriptionExtension_VerbatimSampleDescription
CM_EXPORT const CFStringRef kCMFormatDescriptionExtension_VerbatimSampleDescription;

/// Width and height in pixels.
typedef struct {
    int32_t width;
    int32_t height;
} CMVideoDimensions;

CM_EXPORT OSStatus CMFormatDescriptionCreate(CFAllocatorRef allocator, CMMediaType mediaType, FourCharCode mediaSubtype,
                                             CFDictionaryRef extensions, CMFormatDescriptionRef *description);
CM_EXPORT CFTypeID CMFormatDescriptionGetTypeID(void);
CM_EXPORT Boolean CMFormatDescriptionEqual(CMFormatDescriptionRef desc1, CMFormatDescriptionRef desc2);
CM_EXPORT Boolean CMFormatDescriptionEqualIgnoringExtensionKeys(CMFormatDescriptionRef desc1,
                                                                CMFormatDescriptionRef desc2,
                                                                CFTypeRef formatExtensionKeysToIgnore,
                                                                CFTypeRef sampleExtensionKeysToIgnore);
CM_EXPORT CMMediaType CMFormatDescriptionGetMediaType(CMFormatDescriptionRef desc);
CM_EXPORT FourCharCode CMFormatDescriptionGetMediaSubType(CMFormatDescriptionRef desc);
CM_EXPORT CFDictionaryRef CMFormatDescriptionGetExtensions(CMFormatDescriptionRef desc);
CM_EXPORT CFPropertyListRef CMFormatDescriptionGetExtension(CMFormatDescriptionRef desc, CFStringRef extensionKey);

CM_EXPORT OSStatus CMAudioFormatDescriptionCreate(CFAllocatorRef allocator, const AudioStreamBasicDescription *asbd,
                                                  size_t layoutSize, const AudioChannelLayout *layout,
                                                  size_t magicCookieSize, const void *magicCookie,
                                                  CFDictionaryRef extensions, CMAudioFormatDescriptionRef *description);
CM_EXPORT const AudioStreamBasicDescription *
CMAudioFormatDescriptionGetStreamBasicDescription(CMAudioFormatDescriptionRef desc);
CM_EXPORT const void *CMAudioFormatDescriptionGetMagicCookie(CMAudioFormatDescriptionRef desc, size_t *cookieSize);
CM_EXPORT const AudioChannelLayout *CMAudioFormatDescriptionGetChannelLayout(CMAudioFormatDescriptionRef desc,
                                                                             size_t *layoutSize);
CM_EXPORT const AudioFormatListItem *CMAudioFormatDescriptionGetFormatList(CMAudioFormatDescriptionRef desc,
                                                                           size_t *formatListSize);
CM_EXPORT const AudioFormatListItem *
CMAudioFormatDescriptionGetRichestDecodableFormat(CMAudioFormatDescriptionRef desc);
CM_EXPORT const AudioFormatListItem *CMAudioFormatDescriptionGetMostCompatibleFormat(CMAudioFormatDescriptionRef desc);
CM_EXPORT OSStatus CMAudioFormatDescriptionCreateSummary(CFAllocatorRef allocator, CFArrayRef formatDescriptionArray,
                                                         uint32_t flags,
                                                         CMAudioFormatDescriptionRef *summaryFormatDescription);
CM_EXPORT Boolean CMAudioFormatDescriptionEqual(CMAudioFormatDescriptionRef desc1, CMAudioFormatDescriptionRef desc2,
                                                CMAudioFormatDescriptionMask equalityMask,
                                                CMAudioFormatDescriptionMask *equalityMaskOut);

#define CMVideoFormatDescriptionGetCodecType(desc) CMFormatDescriptionGetMediaSubType(desc)
CM_EXPORT OSStatus CMVideoFormatDescriptionCreate(CFAllocatorRef allocator, CMVideoCodecType codecType, int32_t width,
                                                  int32_t height, CFDictionaryRef extensions,
                                                  CMVideoFormatDescriptionRef *description);
CM_EXPORT OSStatus CMVideoFormatDescriptionCreateForImageBuffer(CFAllocatorRef allocator, CVImageBufferRef imageBuffer,
                                                                CMVideoFormatDescriptionRef *description);
CM_EXPORT CMVideoDimensions CMVideoFormatDescriptionGetDimensions(CMVideoFormatDescriptionRef videoDesc);
CM_EXPORT CGSize CMVideoFormatDescriptionGetPresentationDimensions(CMVideoFormatDescriptionRef videoDesc,
                                                                   Boolean usePixelAspectRatio, Boolean useCleanAperture);
CM_EXPORT CGRect CMVideoFormatDescriptionGetCleanAperture(CMVideoFormatDescriptionRef videoDesc, Boolean originIsAtTopLeft);
CM_EXPORT CFArrayRef CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers(void);
CM_EXPORT Boolean CMVideoFormatDescriptionMatchesImageBuffer(CMVideoFormatDescriptionRef desc,
                                                             CVImageBufferRef imageBuffer);

#define CMMuxedFormatDescriptionGetStreamType(desc) CMFormatDescriptionGetMediaSubType(desc)
CM_EXPORT OSStatus CMMuxedFormatDescriptionCreate(CFAllocatorRef allocator, CMMuxedStreamType muxType,
                                                  CFDictionaryRef extensions, CMMuxedFormatDescriptionRef *description);
#define CMClosedCaptionFormatDescriptionGetFormatType(desc) CMFormatDescriptionGetMediaSubType(desc)

CM_EXPORT OSStatus CMTextFormatDescriptionGetDisplayFlags(CMFormatDescriptionRef desc, CMTextDisplayFlags *displayFlags);
CM_EXPORT OSStatus CMTextFormatDescriptionGetJustification(CMFormatDescriptionRef desc,
                                                           CMTextJustificationValue *horizontalJust,
                                                           CMTextJustificationValue *verticalJust);
CM_EXPORT OSStatus CMTextFormatDescriptionGetDefaultTextBox(CMFormatDescriptionRef desc, Boolean originIsAtTopLeft,
                                                            CGFloat heightOfTextTrack, CGRect *defaultTextBox);
CM_EXPORT OSStatus CMTextFormatDescriptionGetDefaultStyle(CMFormatDescriptionRef desc, uint16_t *localFontID,
                                                          Boolean *bold, Boolean *italic, Boolean *underline,
                                                          CGFloat *fontSize, CGFloat colorComponents[4]);
CM_EXPORT OSStatus CMTextFormatDescriptionGetFontName(CMFormatDescriptionRef desc, uint16_t localFontID,
                                                      CFStringRef *fontName);

#define CMTimeCodeFormatDescriptionGetFormatType(desc) CMFormatDescriptionGetMediaSubType(desc)
CM_EXPORT OSStatus CMTimeCodeFormatDescriptionCreate(CFAllocatorRef allocator, CMTimeCodeFormatType timeCodeFormatType,
                                                     CMTime frameDuration, uint32_t frameQuanta, uint32_t tcFlags,
                                                     CFDictionaryRef extensions,
                                                     CMTimeCodeFormatDescriptionRef *description);
CM_EXPORT CMTime CMTimeCodeFormatDescriptionGetFrameDuration(CMTimeCodeFormatDescriptionRef desc);
CM_EXPORT uint32_t CMTimeCodeFormatDescriptionGetFrameQuanta(CMTimeCodeFormatDescriptionRef desc);
CM_EXPORT uint32_t CMTimeCodeFormatDescriptionGetTimeCodeFlags(CMTimeCodeFormatDescriptionRef desc);

CM_EXPORT OSStatus CMMetadataFormatDescriptionCreateWithKeys(CFAllocatorRef allocator, CMMetadataFormatType metadataType,
                                                             CFArrayRef keys,
                                                             CMMetadataFormatDescriptionRef *description);
CM_EXPORT CFDictionaryRef CMMetadataFormatDescriptionGetKeyWithLocalID(CMMetadataFormatDescriptionRef desc,
                                                                       OSType localKeyID);
