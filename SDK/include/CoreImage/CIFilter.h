#pragma once
#import <CoreImage/CoreImageDefines.h>

@class CIImage;

CORE_IMAGE_EXPORT NSString *const kCIAttributeFilterName;
CORE_IMAGE_EXPORT NSString *const kCIAttributeFilterDisplayName;
CORE_IMAGE_EXPORT NSString *const kCIAttributeFilterCategories;
CORE_IMAGE_EXPORT NSString *const kCIAttributeClass;
CORE_IMAGE_EXPORT NSString *const kCIAttributeType;
CORE_IMAGE_EXPORT NSString *const kCIAttributeMin;
CORE_IMAGE_EXPORT NSString *const kCIAttributeMax;
CORE_IMAGE_EXPORT NSString *const kCIAttributeSliderMin;
CORE_IMAGE_EXPORT NSString *const kCIAttributeSliderMax;
CORE_IMAGE_EXPORT NSString *const kCIAttributeDefault;
CORE_IMAGE_EXPORT NSString *const kCIAttributeIdentity;
CORE_IMAGE_EXPORT NSString *const kCIAttributeName;
CORE_IMAGE_EXPORT NSString *const kCIAttributeDisplayName;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeTime;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeScalar;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeDistance;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeAngle;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeBoolean;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeInteger;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeCount;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypePosition;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeOffset;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypePosition3;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeRectangle;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeColor;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeImage;
CORE_IMAGE_EXPORT NSString *const kCIAttributeTypeTransform;
CORE_IMAGE_EXPORT NSString *const kCICategoryDistortionEffect;
CORE_IMAGE_EXPORT NSString *const kCICategoryGeometryAdjustment;
CORE_IMAGE_EXPORT NSString *const kCICategoryCompositeOperation;
CORE_IMAGE_EXPORT NSString *const kCICategoryHalftoneEffect;
CORE_IMAGE_EXPORT NSString *const kCICategoryColorAdjustment;
CORE_IMAGE_EXPORT NSString *const kCICategoryColorEffect;
CORE_IMAGE_EXPORT NSString *const kCICategoryTransition;
CORE_IMAGE_EXPORT NSString *const kCICategoryTileEffect;
CORE_IMAGE_EXPORT NSString *const kCICategoryGenerator;
CORE_IMAGE_EXPORT NSString *const kCICategoryReduction;
CORE_IMAGE_EXPORT NSString *const kCICategoryGradient;
CORE_IMAGE_EXPORT NSString *const kCICategoryStylize;
CORE_IMAGE_EXPORT NSString *const kCICategorySharpen;
CORE_IMAGE_EXPORT NSString *const kCICategoryBlur;
CORE_IMAGE_EXPORT NSString *const kCICategoryVideo;
CORE_IMAGE_EXPORT NSString *const kCICategoryStillImage;
CORE_IMAGE_EXPORT NSString *const kCICategoryInterlaced;
CORE_IMAGE_EXPORT NSString *const kCICategoryNonSquarePixels;
CORE_IMAGE_EXPORT NSString *const kCICategoryHighDynamicRange;
CORE_IMAGE_EXPORT NSString *const kCICategoryApplePrivate;
CORE_IMAGE_EXPORT NSString *const kCICategoryBuiltIn;
CORE_IMAGE_EXPORT NSString *const kCIOutputImageKey;
CORE_IMAGE_EXPORT NSString *const kCIInputBackgroundImageKey;
CORE_IMAGE_EXPORT NSString *const kCIInputImageKey;

/// Makes a picture of others. There are no filters yet. Since iOS 5.
///
/// - Status: stub
@interface CIFilter : NSObject <NSCoding, NSCopying>
@property (readonly, nonatomic) CIImage *outputImage;
- (NSString *)name;
- (NSArray *)inputKeys;
- (NSArray *)outputKeys;
- (void)setDefaults;
- (NSDictionary *)attributes;
@end

@interface CIFilter (CIFilterRegistry)
+ (CIFilter *)filterWithName:(NSString *)name;
+ (CIFilter *)filterWithName:(NSString *)name keysAndValues:key0, ...;
+ (NSArray *)filterNamesInCategory:(NSString *)category;
+ (NSArray *)filterNamesInCategories:(NSArray *)categories;
@end
