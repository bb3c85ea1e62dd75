#pragma once
#import <AVFoundation/AVBase.h>

// Kinds of media. Since iOS 4.
AV_EXTERN NSString *const AVMediaTypeVideo;
AV_EXTERN NSString *const AVMediaTypeAudio;
AV_EXTERN NSString *const AVMediaTypeText;
AV_EXTERN NSString *const AVMediaTypeClosedCaption;
AV_EXTERN NSString *const AVMediaTypeSubtitle;
AV_EXTERN NSString *const AVMediaTypeTimecode;
AV_EXTERN NSString *const AVMediaTypeTimedMetadata;
AV_EXTERN NSString *const AVMediaTypeMuxed;

AV_EXTERN NSString *const AVFileTypeQuickTimeMovie;
AV_EXTERN NSString *const AVFileTypeMPEG4;
AV_EXTERN NSString *const AVFileTypeAppleM4V;
AV_EXTERN NSString *const AVFileTypeAppleM4A;
AV_EXTERN NSString *const AVFileTypeCoreAudioFormat;
AV_EXTERN NSString *const AVFileTypeWAVE;
AV_EXTERN NSString *const AVFileTypeAIFF;
AV_EXTERN NSString *const AVMediaCharacteristicVisual;
AV_EXTERN NSString *const AVMediaCharacteristicAudible;
AV_EXTERN NSString *const AVMediaCharacteristicLegible;
AV_EXTERN NSString *const AVMediaCharacteristicFrameBased;
AV_EXTERN NSString *const AVMediaCharacteristicIsMainProgramContent;
AV_EXTERN NSString *const AVMediaCharacteristicIsAuxiliaryContent;
AV_EXTERN NSString *const AVMediaCharacteristicContainsOnlyForcedSubtitles;
AV_EXTERN NSString *const AVMediaCharacteristicTranscribesSpokenDialogForAccessibility;
AV_EXTERN NSString *const AVMediaCharacteristicDescribesMusicAndSoundForAccessibility;
AV_EXTERN NSString *const AVMediaCharacteristicDescribesVideoForAccessibility;
AV_EXTERN NSString *const AVFileType3GPP;
AV_EXTERN NSString *const AVFileTypeAIFC;
AV_EXTERN NSString *const AVFileTypeAMR;
