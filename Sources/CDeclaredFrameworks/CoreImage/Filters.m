#import "Notice/Refusal.h"
#import <CoreImage/CoreImage.h>
#import <UIKit/UIKit.h>

@implementation CIImage

+ (CIImage *)imageWithCGImage:(CGImageRef)image REFUSES(nil)
+ (CIImage *)imageWithCGImage:(CGImageRef)image options:(NSDictionary *)options REFUSES(nil)
+ (CIImage *)imageWithBitmapData:(NSData *)d bytesPerRow:(size_t)bpr size:(CGSize)size format:(CIFormat)f
    colorSpace:(CGColorSpaceRef)c REFUSES(nil)
+ (CIImage *)imageWithContentsOfURL:(NSURL *)url REFUSES(nil)
+ (CIImage *)imageWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options REFUSES(nil)
+ (CIImage *)imageWithData:(NSData *)data REFUSES(nil)
+ (CIImage *)imageWithData:(NSData *)data options:(NSDictionary *)options REFUSES(nil)
+ (CIImage *)imageWithCVPixelBuffer:(CVPixelBufferRef)buffer REFUSES(nil)
+ (CIImage *)imageWithCVPixelBuffer:(CVPixelBufferRef)buffer options:(NSDictionary *)dict REFUSES(nil)
+ (CIImage *)imageWithColor:(CIColor *)color REFUSES(nil)
+ (CIImage *)emptyImage REFUSES(nil)
- (id)initWithCGImage:(CGImageRef)image REFUSES(nil)
- (id)initWithCGImage:(CGImageRef)image options:(NSDictionary *)options REFUSES(nil)
- (id)initWithData:(NSData *)data REFUSES(nil)
- (id)initWithData:(NSData *)data options:(NSDictionary *)options REFUSES(nil)
- (id)initWithBitmapData:(NSData *)d bytesPerRow:(size_t)bpr size:(CGSize)size format:(CIFormat)f
    colorSpace:(CGColorSpaceRef)c REFUSES(nil)
- (id)initWithContentsOfURL:(NSURL *)url REFUSES(nil)
- (id)initWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options REFUSES(nil)
- (id)initWithCVPixelBuffer:(CVPixelBufferRef)buffer REFUSES(nil)
- (id)initWithCVPixelBuffer:(CVPixelBufferRef)buffer options:(NSDictionary *)options REFUSES(nil)
- (id)initWithColor:(CIColor *)color REFUSES(nil)
- (id)initWithImage:(UIImage *)image REFUSES(nil)
- (id)initWithImage:(UIImage *)image options:(NSDictionary *)options REFUSES(nil)
- (CIImage *)imageByApplyingTransform:(CGAffineTransform)matrix REFUSES(nil)
- (CIImage *)imageByCroppingToRect:(CGRect)r REFUSES(nil)
- (CGRect)extent REFUSES(CGRectZero)
- (NSDictionary *)properties REFUSES(nil)
- (NSArray *)autoAdjustmentFilters REFUSES(nil)
- (NSArray *)autoAdjustmentFiltersWithOptions:(NSDictionary *)options REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end

@implementation CIContext

+ (CIContext *)contextWithOptions:(NSDictionary *)options REFUSES(nil)
+ (CIContext *)contextWithEAGLContext:(EAGLContext *)eaglContext REFUSES(nil)
+ (CIContext *)contextWithEAGLContext:(EAGLContext *)eaglContext options:(NSDictionary *)options REFUSES(nil)
- (void)drawImage:(CIImage *)im atPoint:(CGPoint)p fromRect:(CGRect)src REFUSES()
- (void)drawImage:(CIImage *)im inRect:(CGRect)dest fromRect:(CGRect)src REFUSES()
- (CGImageRef)createCGImage:(CIImage *)im fromRect:(CGRect)r REFUSES(NULL)
- (CGImageRef)createCGImage:(CIImage *)im fromRect:(CGRect)r format:(int)f colorSpace:(CGColorSpaceRef)cs REFUSES(NULL)
- (void)render:(CIImage *)im toBitmap:(void *)data rowBytes:(ptrdiff_t)rb bounds:(CGRect)r format:(int)f
    colorSpace:(CGColorSpaceRef)cs REFUSES()
- (void)render:(CIImage *)image toCVPixelBuffer:(CVPixelBufferRef)buffer REFUSES()
- (void)render:(CIImage *)image toCVPixelBuffer:(CVPixelBufferRef)buffer bounds:(CGRect)r
    colorSpace:(CGColorSpaceRef)cs REFUSES()
- (CGSize)inputImageMaximumSize REFUSES(CGSizeZero)
- (CGSize)outputImageMaximumSize REFUSES(CGSizeZero)

@end

@implementation CIFilter

- (NSString *)name REFUSES(nil)
- (NSArray *)inputKeys REFUSES(nil)
- (NSArray *)outputKeys REFUSES(nil)
- (void)setDefaults REFUSES()
- (NSDictionary *)attributes REFUSES(nil)
+ (CIFilter *)filterWithName:(NSString *)name REFUSES(nil)
+ (CIFilter *)filterWithName:(NSString *)name keysAndValues:key0, ... REFUSES(nil)
+ (NSArray *)filterNamesInCategory:(NSString *)category REFUSES(nil)
+ (NSArray *)filterNamesInCategories:(NSArray *)categories REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)initWithCoder:(NSCoder *)coder REFUSES(nil)
- (void)encodeWithCoder:(NSCoder *)coder REFUSES()

@end

@implementation CIDetector

+ (CIDetector *)detectorOfType:(NSString *)type context:(CIContext *)context
    options:(NSDictionary *)options REFUSES(nil)
- (NSArray *)featuresInImage:(CIImage *)image REFUSES(nil)
- (NSArray *)featuresInImage:(CIImage *)image options:(NSDictionary *)options REFUSES(nil)

@end

@implementation CIFeature
@end

@implementation CIFaceFeature
@end
