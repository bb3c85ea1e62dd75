#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreGraphics/CoreGraphics.h>

/// The largest rectangle of this shape in the middle of `boundingRect`. Since iOS 4.
AV_EXTERN CGRect AVMakeRectWithAspectRatioInsideRect(CGSize aspectRatio, CGRect boundingRect);
