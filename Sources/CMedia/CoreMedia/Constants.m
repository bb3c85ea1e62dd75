#import <CoreMedia/CoreMedia.h>

// CMFormatDescription.h
const CFStringRef kCMFormatDescriptionExtension_OriginalCompressionSettings = (__bridge CFStringRef) @"OriginalCompressionSettings";
const CFStringRef kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms = (__bridge CFStringRef) @"SampleDescriptionExtensionAtoms";
const CFStringRef kCMFormatDescriptionExtension_VerbatimISOSampleEntry = (__bridge CFStringRef) @"VerbatimISOSampleEntry";
const CFStringRef kCMFormatDescriptionExtension_FormatName = (__bridge CFStringRef) @"FormatName";
const CFStringRef kCMFormatDescriptionExtension_Depth = (__bridge CFStringRef) @"Depth";
const CFStringRef kCMFormatDescriptionKey_CleanApertureWidthRational = (__bridge CFStringRef) @"CleanApertureWidthRational";
const CFStringRef kCMFormatDescriptionKey_CleanApertureHeightRational = (__bridge CFStringRef) @"CleanApertureHeightRational";
const CFStringRef kCMFormatDescriptionKey_CleanApertureHorizontalOffsetRational = (__bridge CFStringRef) @"CleanApertureHorizontalOffsetRational";
const CFStringRef kCMFormatDescriptionKey_CleanApertureVerticalOffsetRational = (__bridge CFStringRef) @"CleanApertureVerticalOffsetRational";
const CFStringRef kCMFormatDescriptionExtension_FullRangeVideo = (__bridge CFStringRef) @"FullRangeVideo";
const CFStringRef kCMFormatDescriptionExtension_ICCProfile = (__bridge CFStringRef) @"ICCProfile";
const CFStringRef kCMFormatDescriptionExtension_BytesPerRow = (__bridge CFStringRef) @"BytesPerRow";
const CFStringRef kCMFormatDescriptionConformsToMPEG2VideoProfile = (__bridge CFStringRef) @"kCMFormatDescriptionConformsToMPEG2VideoProfile";
const CFStringRef kCMFormatDescriptionExtension_TemporalQuality = (__bridge CFStringRef) @"TemporalQuality";
const CFStringRef kCMFormatDescriptionExtension_SpatialQuality = (__bridge CFStringRef) @"SpatialQuality";
const CFStringRef kCMFormatDescriptionExtension_Version = (__bridge CFStringRef) @"Version";
const CFStringRef kCMFormatDescriptionExtension_RevisionLevel = (__bridge CFStringRef) @"RevisionLevel";
const CFStringRef kCMFormatDescriptionExtension_Vendor = (__bridge CFStringRef) @"Vendor";
const CFStringRef kCMFormatDescriptionVendor_Apple = (__bridge CFStringRef) @"Apple";
const CFStringRef kCMTextFormatDescriptionExtension_DisplayFlags = (__bridge CFStringRef) @"DisplayFlags";
const CFStringRef kCMTextFormatDescriptionExtension_BackgroundColor = (__bridge CFStringRef) @"BackgroundColor";
const CFStringRef kCMTextFormatDescriptionColor_Red = (__bridge CFStringRef) @"Red";
const CFStringRef kCMTextFormatDescriptionColor_Green = (__bridge CFStringRef) @"Green";
const CFStringRef kCMTextFormatDescriptionColor_Blue = (__bridge CFStringRef) @"Blue";
const CFStringRef kCMTextFormatDescriptionColor_Alpha = (__bridge CFStringRef) @"Alpha";
const CFStringRef kCMTextFormatDescriptionExtension_DefaultTextBox = (__bridge CFStringRef) @"DefaultTextBox";
const CFStringRef kCMTextFormatDescriptionRect_Top = (__bridge CFStringRef) @"Top";
const CFStringRef kCMTextFormatDescriptionRect_Left = (__bridge CFStringRef) @"Left";
const CFStringRef kCMTextFormatDescriptionRect_Bottom = (__bridge CFStringRef) @"Bottom";
const CFStringRef kCMTextFormatDescriptionRect_Right = (__bridge CFStringRef) @"Right";
const CFStringRef kCMTextFormatDescriptionExtension_DefaultStyle = (__bridge CFStringRef) @"DefaultStyle";
const CFStringRef kCMTextFormatDescriptionStyle_StartChar = (__bridge CFStringRef) @"StartChar";
const CFStringRef kCMTextFormatDescriptionStyle_Font = (__bridge CFStringRef) @"Font";
const CFStringRef kCMTextFormatDescriptionStyle_FontFace = (__bridge CFStringRef) @"FontFace";
const CFStringRef kCMTextFormatDescriptionStyle_ForegroundColor = (__bridge CFStringRef) @"ForegroundColor";
const CFStringRef kCMTextFormatDescriptionStyle_FontSize = (__bridge CFStringRef) @"FontSize";
const CFStringRef kCMTextFormatDescriptionExtension_HorizontalJustification = (__bridge CFStringRef) @"HorizontalJustification";
const CFStringRef kCMTextFormatDescriptionExtension_VerticalJustification = (__bridge CFStringRef) @"VerticalJustification";
const CFStringRef kCMTextFormatDescriptionStyle_EndChar = (__bridge CFStringRef) @"EndChar";
const CFStringRef kCMTextFormatDescriptionExtension_FontTable = (__bridge CFStringRef) @"FontTable";
const CFStringRef kCMTextFormatDescriptionExtension_TextJustification = (__bridge CFStringRef) @"TextJustification";
const CFStringRef kCMTextFormatDescriptionStyle_Height = (__bridge CFStringRef) @"Height";
const CFStringRef kCMTextFormatDescriptionStyle_Ascent = (__bridge CFStringRef) @"Ascent";
const CFStringRef kCMTextFormatDescriptionExtension_DefaultFontName = (__bridge CFStringRef) @"DefaultFontName";
const CFStringRef kCMTimeCodeFormatDescriptionExtension_SourceReferenceName = (__bridge CFStringRef) @"SourceReferenceName";
const CFStringRef kCMTimeCodeFormatDescriptionKey_Value = (__bridge CFStringRef) @"Value";
const CFStringRef kCMTimeCodeFormatDescriptionKey_LangCode = (__bridge CFStringRef) @"LangCode";
const CFStringRef kCMFormatDescriptionExtensionKey_MetadataKeyTable = (__bridge CFStringRef) @"MetadataKeyTable";
const CFStringRef kCMMetadataFormatDescriptionKey_Namespace = (__bridge CFStringRef) @"Namespace";
const CFStringRef kCMMetadataFormatDescriptionKey_Value = (__bridge CFStringRef) @"Value";
const CFStringRef kCMMetadataFormatDescriptionKey_LocalID = (__bridge CFStringRef) @"LocalID";

// CMSampleBuffer.h
const CMSampleTimingInfo kCMTimingInfoInvalid = {{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
const CFStringRef kCMSampleBufferNotification_DataBecameReady = (__bridge CFStringRef) @"kCMSampleBufferNotification_DataBecameReady";
const CFStringRef kCMSampleBufferConduitNotification_InhibitOutputUntil = (__bridge CFStringRef) @"kCMSampleBufferConduitNotification_InhibitOutputUntil";
const CFStringRef kCMSampleBufferConduitNotificationParameter_ResumeTag = (__bridge CFStringRef) @"kCMSampleBufferConduitNotificationParameter_ResumeTag";
const CFStringRef kCMSampleBufferConduitNotification_ResetOutput = (__bridge CFStringRef) @"kCMSampleBufferConduitNotification_ResetOutput";
const CFStringRef kCMSampleBufferConduitNotification_UpcomingOutputPTSRangeChanged = (__bridge CFStringRef) @"kCMSampleBufferConduitNotification_UpcomingOutputPTSRangeChanged";
const CFStringRef kCMSampleBufferConduitNotificationParameter_UpcomingOutputPTSRangeMayOverlapQueuedOutputPTSRange = (__bridge CFStringRef) @"kCMSampleBufferConduitNotificationParameter_UpcomingOutputPTSRangeMayOverlapQueuedOutputPTSRange";
const CFStringRef kCMSampleBufferConduitNotificationParameter_MinUpcomingOutputPTS = (__bridge CFStringRef) @"kCMSampleBufferConduitNotificationParameter_MinUpcomingOutputPTS";
const CFStringRef kCMSampleBufferConduitNotificationParameter_MaxUpcomingOutputPTS = (__bridge CFStringRef) @"kCMSampleBufferConduitNotificationParameter_MaxUpcomingOutputPTS";
const CFStringRef kCMSampleBufferConsumerNotification_BufferConsumed = (__bridge CFStringRef) @"kCMSampleBufferConsumerNotification_BufferConsumed";
const CFStringRef kCMSampleAttachmentKey_NotSync = (__bridge CFStringRef) @"NotSync";
const CFStringRef kCMSampleAttachmentKey_PartialSync = (__bridge CFStringRef) @"PartialSync";
const CFStringRef kCMSampleAttachmentKey_HasRedundantCoding = (__bridge CFStringRef) @"HasRedundantCoding";
const CFStringRef kCMSampleAttachmentKey_IsDependedOnByOthers = (__bridge CFStringRef) @"IsDependedOnByOthers";
const CFStringRef kCMSampleAttachmentKey_DependsOnOthers = (__bridge CFStringRef) @"DependsOnOthers";
const CFStringRef kCMSampleAttachmentKey_EarlierDisplayTimesAllowed = (__bridge CFStringRef) @"EarlierDisplayTimesAllowed";
const CFStringRef kCMSampleAttachmentKey_DisplayImmediately = (__bridge CFStringRef) @"DisplayImmediately";
const CFStringRef kCMSampleAttachmentKey_DoNotDisplay = (__bridge CFStringRef) @"DoNotDisplay";
const CFStringRef kCMSampleBufferAttachmentKey_ResetDecoderBeforeDecoding = (__bridge CFStringRef) @"ResetDecoderBeforeDecoding";
const CFStringRef kCMSampleBufferAttachmentKey_DrainAfterDecoding = (__bridge CFStringRef) @"DrainAfterDecoding";
const CFStringRef kCMSampleBufferAttachmentKey_PostNotificationWhenConsumed = (__bridge CFStringRef) @"PostNotificationWhenConsumed";
const CFStringRef kCMSampleBufferAttachmentKey_ResumeOutput = (__bridge CFStringRef) @"ResumeOutput";
const CFStringRef kCMSampleBufferAttachmentKey_TransitionID = (__bridge CFStringRef) @"TransitionID";
const CFStringRef kCMSampleBufferAttachmentKey_TrimDurationAtStart = (__bridge CFStringRef) @"TrimDurationAtStart";
const CFStringRef kCMSampleBufferAttachmentKey_TrimDurationAtEnd = (__bridge CFStringRef) @"TrimDurationAtEnd";
const CFStringRef kCMSampleBufferAttachmentKey_SpeedMultiplier = (__bridge CFStringRef) @"SpeedMultiplier";
const CFStringRef kCMSampleBufferAttachmentKey_Reverse = (__bridge CFStringRef) @"Reverse";
const CFStringRef kCMSampleBufferAttachmentKey_FillDiscontinuitiesWithSilence = (__bridge CFStringRef) @"FillDiscontinuitiesWithSilence";
const CFStringRef kCMSampleBufferAttachmentKey_EmptyMedia = (__bridge CFStringRef) @"EmptyMedia";
const CFStringRef kCMSampleBufferAttachmentKey_PermanentEmptyMedia = (__bridge CFStringRef) @"PermanentEmptyMedia";
const CFStringRef kCMSampleBufferAttachmentKey_DisplayEmptyMediaImmediately = (__bridge CFStringRef) @"DisplayEmptyMediaImmediately";
const CFStringRef kCMSampleBufferAttachmentKey_EndsPreviousSampleDuration = (__bridge CFStringRef) @"EndsPreviousSampleDuration";
const CFStringRef kCMSampleBufferAttachmentKey_SampleReferenceURL = (__bridge CFStringRef) @"SampleReferenceURL";
const CFStringRef kCMSampleBufferAttachmentKey_SampleReferenceByteOffset = (__bridge CFStringRef) @"SampleReferenceByteOffset";
const CFStringRef kCMSampleBufferAttachmentKey_GradualDecoderRefresh = (__bridge CFStringRef) @"GradualDecoderRefresh";

// CMTime.h
const CFStringRef kCMTimeValueKey = (__bridge CFStringRef) @"value";
const CFStringRef kCMTimeScaleKey = (__bridge CFStringRef) @"timescale";
const CFStringRef kCMTimeEpochKey = (__bridge CFStringRef) @"epoch";
const CFStringRef kCMTimeFlagsKey = (__bridge CFStringRef) @"flags";

// CMTimeRange.h
const CFStringRef kCMTimeRangeStartKey = (__bridge CFStringRef) @"start";
const CFStringRef kCMTimeRangeDurationKey = (__bridge CFStringRef) @"duration";

// CMFormatDescription.h
const CFStringRef kCMFormatDescriptionExtension_VerbatimSampleDescription = (__bridge CFStringRef) @"VerbatimSampleDescription";
