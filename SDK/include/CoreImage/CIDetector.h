#pragma once
#import <CoreImage/CoreImageDefines.h>

@class CIContext, CIImage;

CORE_IMAGE_EXPORT NSString *const CIDetectorTypeFace;
CORE_IMAGE_EXPORT NSString *const CIDetectorAccuracy;
CORE_IMAGE_EXPORT NSString *const CIDetectorAccuracyLow;
CORE_IMAGE_EXPORT NSString *const CIDetectorAccuracyHigh;
CORE_IMAGE_EXPORT NSString *const CIDetectorImageOrientation;

/// Finds faces: none yet. Since iOS 5.
///
/// - Status: stub
@interface CIDetector : NSObject
+ (CIDetector *)detectorOfType:(NSString *)type context:(CIContext *)context options:(NSDictionary *)options;
- (NSArray *)featuresInImage:(CIImage *)image;
- (NSArray *)featuresInImage:(CIImage *)image options:(NSDictionary *)options;
@end
