#import <CoreImage/CoreImage.h>

// CIContext.h
NSString *const kCIContextOutputColorSpace = @"kCIContextOutputColorSpace";
NSString *const kCIContextWorkingColorSpace = @"kCIContextWorkingColorSpace";
NSString *const kCIContextUseSoftwareRenderer = @"kCIContextUseSoftwareRenderer";

// CIDetector.h
NSString *const CIDetectorTypeFace = @"CIDetectorTypeFace";
NSString *const CIDetectorAccuracy = @"CIDetectorAccuracy";
NSString *const CIDetectorAccuracyLow = @"CIDetectorAccuracyLow";
NSString *const CIDetectorAccuracyHigh = @"CIDetectorAccuracyHigh";
NSString *const CIDetectorImageOrientation = @"CIDetectorImageOrientation";

// CIFeature.h
NSString *const CIFeatureTypeFace = @"Face";

// CIFilter.h
NSString *const kCIAttributeFilterName = @"CIAttributeFilterName";
NSString *const kCIAttributeFilterDisplayName = @"CIAttributeFilterDisplayName";
NSString *const kCIAttributeFilterCategories = @"CIAttributeFilterCategories";
NSString *const kCIAttributeClass = @"CIAttributeClass";
NSString *const kCIAttributeType = @"CIAttributeType";
NSString *const kCIAttributeMin = @"CIAttributeMin";
NSString *const kCIAttributeMax = @"CIAttributeMax";
NSString *const kCIAttributeSliderMin = @"CIAttributeSliderMin";
NSString *const kCIAttributeSliderMax = @"CIAttributeSliderMax";
NSString *const kCIAttributeDefault = @"CIAttributeDefault";
NSString *const kCIAttributeIdentity = @"CIAttributeIdentity";
NSString *const kCIAttributeName = @"CIAttributeName";
NSString *const kCIAttributeDisplayName = @"CIAttributeDisplayName";
NSString *const kCIAttributeTypeTime = @"CIAttributeTypeTime";
NSString *const kCIAttributeTypeScalar = @"CIAttributeTypeScalar";
NSString *const kCIAttributeTypeDistance = @"CIAttributeTypeDistance";
NSString *const kCIAttributeTypeAngle = @"CIAttributeTypeAngle";
NSString *const kCIAttributeTypeBoolean = @"CIAttributeTypeBoolean";
NSString *const kCIAttributeTypeInteger = @"CIAttributeTypeInteger";
NSString *const kCIAttributeTypeCount = @"CIAttributeTypeCount";
NSString *const kCIAttributeTypePosition = @"CIAttributeTypePosition";
NSString *const kCIAttributeTypeOffset = @"CIAttributeTypeOffset";
NSString *const kCIAttributeTypePosition3 = @"CIAttributeTypePosition3";
NSString *const kCIAttributeTypeRectangle = @"CIAttributeTypeRectangle";
NSString *const kCIAttributeTypeColor = @"CIAttributeTypeColor";
NSString *const kCIAttributeTypeImage = @"CIAttributeTypeImage";
NSString *const kCIAttributeTypeTransform = @"CIAttributeTypeTransform";
NSString *const kCICategoryDistortionEffect = @"CICategoryDistortionEffect";
NSString *const kCICategoryGeometryAdjustment = @"CICategoryGeometryAdjustment";
NSString *const kCICategoryCompositeOperation = @"CICategoryCompositeOperation";
NSString *const kCICategoryHalftoneEffect = @"CICategoryHalftoneEffect";
NSString *const kCICategoryColorAdjustment = @"CICategoryColorAdjustment";
NSString *const kCICategoryColorEffect = @"CICategoryColorEffect";
NSString *const kCICategoryTransition = @"CICategoryTransition";
NSString *const kCICategoryTileEffect = @"CICategoryTileEffect";
NSString *const kCICategoryGenerator = @"CICategoryGenerator";
NSString *const kCICategoryReduction = @"CICategoryReduction";
NSString *const kCICategoryGradient = @"CICategoryGradient";
NSString *const kCICategoryStylize = @"CICategoryStylize";
NSString *const kCICategorySharpen = @"CICategorySharpen";
NSString *const kCICategoryBlur = @"CICategoryBlur";
NSString *const kCICategoryVideo = @"CICategoryVideo";
NSString *const kCICategoryStillImage = @"CICategoryStillImage";
NSString *const kCICategoryInterlaced = @"CICategoryInterlaced";
NSString *const kCICategoryNonSquarePixels = @"CICategoryNonSquarePixels";
NSString *const kCICategoryHighDynamicRange = @"CICategoryHighDynamicRange";
NSString *const kCICategoryApplePrivate = @"CICategoryApplePrivate";
NSString *const kCICategoryBuiltIn = @"CICategoryBuiltIn";
NSString *const kCIOutputImageKey = @"outputImage";
NSString *const kCIInputBackgroundImageKey = @"inputBackgroundImage";
NSString *const kCIInputImageKey = @"inputImage";

// CIImage.h
CIFormat kCIFormatBGRA8 = 1;
CIFormat kCIFormatRGBA8 = 2;
NSString *const kCIImageColorSpace = @"kCIImageColorSpace";
NSString *const kCIImageProperties = @"kCIImageProperties";
NSString *const kCIImageAutoAdjustEnhance = @"kCIImageAutoAdjustEnhance";
NSString *const kCIImageAutoAdjustRedEye = @"kCIImageAutoAdjustRedEye";
NSString *const kCIImageAutoAdjustFeatures = @"kCIImageAutoAdjustFeatures";
