// Animations in time with media. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>

/// Core Animation takes 0 for now: the begin time that stands for the start of the media.
AV_EXTERN const CFTimeInterval AVCoreAnimationBeginTimeAtZero;
AV_EXTERN NSString *const AVLayerVideoGravityResizeAspect;
AV_EXTERN NSString *const AVLayerVideoGravityResizeAspectFill;
AV_EXTERN NSString *const AVLayerVideoGravityResize;
