// The keys of settings for video. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>

AV_EXTERN NSString *const AVVideoCodecKey;
AV_EXTERN NSString *const AVVideoCodecH264;
AV_EXTERN NSString *const AVVideoCodecJPEG;
AV_EXTERN NSString *const AVVideoWidthKey;
AV_EXTERN NSString *const AVVideoHeightKey;
AV_EXTERN NSString *const AVVideoScalingModeKey;
AV_EXTERN NSString *const AVVideoScalingModeFit;
AV_EXTERN NSString *const AVVideoScalingModeResize;
AV_EXTERN NSString *const AVVideoScalingModeResizeAspect;
AV_EXTERN NSString *const AVVideoScalingModeResizeAspectFill;
AV_EXTERN NSString *const AVVideoCompressionPropertiesKey;
AV_EXTERN NSString *const AVVideoAverageBitRateKey;
AV_EXTERN NSString *const AVVideoQualityKey;
AV_EXTERN NSString *const AVVideoMaxKeyFrameIntervalKey;
AV_EXTERN NSString *const AVVideoProfileLevelKey;
AV_EXTERN NSString *const AVVideoProfileLevelH264Baseline30;
AV_EXTERN NSString *const AVVideoProfileLevelH264Baseline31;
AV_EXTERN NSString *const AVVideoProfileLevelH264Baseline41;
AV_EXTERN NSString *const AVVideoProfileLevelH264Main30;
AV_EXTERN NSString *const AVVideoProfileLevelH264Main31;
AV_EXTERN NSString *const AVVideoProfileLevelH264Main32;
AV_EXTERN NSString *const AVVideoProfileLevelH264Main41;
AV_EXTERN NSString *const AVVideoPixelAspectRatioKey;
AV_EXTERN NSString *const AVVideoPixelAspectRatioHorizontalSpacingKey;
AV_EXTERN NSString *const AVVideoPixelAspectRatioVerticalSpacingKey;
AV_EXTERN NSString *const AVVideoCleanApertureKey;
AV_EXTERN NSString *const AVVideoCleanApertureWidthKey;
AV_EXTERN NSString *const AVVideoCleanApertureHeightKey;
AV_EXTERN NSString *const AVVideoCleanApertureHorizontalOffsetKey;
AV_EXTERN NSString *const AVVideoCleanApertureVerticalOffsetKey;
