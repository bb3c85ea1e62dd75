#pragma once
#import <CoreImage/CoreImageDefines.h>

CORE_IMAGE_EXPORT NSString *const CIFeatureTypeFace;

/// - Status: stub
@interface CIFeature : NSObject
@property (readonly, assign) NSString *type;
@property (readonly, assign) CGRect bounds;
@end

/// - Status: stub
@interface CIFaceFeature : CIFeature
@property (readonly, assign) BOOL hasLeftEyePosition;
@property (readonly, assign) CGPoint leftEyePosition;
@property (readonly, assign) BOOL hasRightEyePosition;
@property (readonly, assign) CGPoint rightEyePosition;
@property (readonly, assign) BOOL hasMouthPosition;
@property (readonly, assign) CGPoint mouthPosition;
@end
