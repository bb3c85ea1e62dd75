#pragma once
#import <CoreImage/CoreImageDefines.h>
#import <CoreVideo/CoreVideo.h>

@class CIColor;

typedef int CIFormat;
CORE_IMAGE_EXPORT CIFormat kCIFormatBGRA8;
CORE_IMAGE_EXPORT CIFormat kCIFormatRGBA8;
CORE_IMAGE_EXPORT NSString *const kCIImageColorSpace;
CORE_IMAGE_EXPORT NSString *const kCIImageProperties;
CORE_IMAGE_EXPORT NSString *const kCIImageAutoAdjustEnhance;
CORE_IMAGE_EXPORT NSString *const kCIImageAutoAdjustRedEye;
CORE_IMAGE_EXPORT NSString *const kCIImageAutoAdjustFeatures;

/// A picture that filters make others of: none can be made yet. Since iOS 5.
///
/// - Status: stub
@interface CIImage : NSObject <NSCoding, NSCopying>
+ (CIImage *)imageWithCGImage:(CGImageRef)image;
+ (CIImage *)imageWithCGImage:(CGImageRef)image options:(NSDictionary *)options;
+ (CIImage *)imageWithBitmapData:(NSData *)d
                     bytesPerRow:(size_t)bpr
                            size:(CGSize)size
                          format:(CIFormat)f
                      colorSpace:(CGColorSpaceRef)c;
+ (CIImage *)imageWithContentsOfURL:(NSURL *)url;
+ (CIImage *)imageWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options;
+ (CIImage *)imageWithData:(NSData *)data;
+ (CIImage *)imageWithData:(NSData *)data options:(NSDictionary *)options;
+ (CIImage *)imageWithCVPixelBuffer:(CVPixelBufferRef)buffer;
+ (CIImage *)imageWithCVPixelBuffer:(CVPixelBufferRef)buffer options:(NSDictionary *)dict;
+ (CIImage *)imageWithColor:(CIColor *)color;
+ (CIImage *)emptyImage;
- (id)initWithCGImage:(CGImageRef)image;
- (id)initWithCGImage:(CGImageRef)image options:(NSDictionary *)options;
- (id)initWithData:(NSData *)data;
- (id)initWithData:(NSData *)data options:(NSDictionary *)options;
- (id)initWithBitmapData:(NSData *)d
             bytesPerRow:(size_t)bpr
                    size:(CGSize)size
                  format:(CIFormat)f
              colorSpace:(CGColorSpaceRef)c;
- (id)initWithContentsOfURL:(NSURL *)url;
- (id)initWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options;
- (id)initWithCVPixelBuffer:(CVPixelBufferRef)buffer;
- (id)initWithCVPixelBuffer:(CVPixelBufferRef)buffer options:(NSDictionary *)options;
- (id)initWithColor:(CIColor *)color;
- (CIImage *)imageByApplyingTransform:(CGAffineTransform)matrix;
- (CIImage *)imageByCroppingToRect:(CGRect)r;
- (CGRect)extent;
- (NSDictionary *)properties;
@end

@interface CIImage (AutoAdjustment)
- (NSArray *)autoAdjustmentFilters;
- (NSArray *)autoAdjustmentFiltersWithOptions:(NSDictionary *)options;
@end
