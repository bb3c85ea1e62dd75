#pragma once
#import <CoreImage/CoreImageDefines.h>
#import <CoreVideo/CoreVideo.h>

@class CIImage, EAGLContext;

CORE_IMAGE_EXPORT NSString *const kCIContextOutputColorSpace;
CORE_IMAGE_EXPORT NSString *const kCIContextWorkingColorSpace;
CORE_IMAGE_EXPORT NSString *const kCIContextUseSoftwareRenderer;

/// Draws pictures that filters made. Since iOS 5.
///
/// - Status: stub
@interface CIContext : NSObject
+ (CIContext *)contextWithOptions:(NSDictionary *)options;
+ (CIContext *)contextWithEAGLContext:(EAGLContext *)eaglContext;
+ (CIContext *)contextWithEAGLContext:(EAGLContext *)eaglContext options:(NSDictionary *)options;
- (void)drawImage:(CIImage *)im atPoint:(CGPoint)p fromRect:(CGRect)src;
- (void)drawImage:(CIImage *)im inRect:(CGRect)dest fromRect:(CGRect)src;
- (CGImageRef)createCGImage:(CIImage *)im fromRect:(CGRect)r;
- (CGImageRef)createCGImage:(CIImage *)im fromRect:(CGRect)r format:(int)f colorSpace:(CGColorSpaceRef)cs;
- (void)render:(CIImage *)im
      toBitmap:(void *)data
      rowBytes:(ptrdiff_t)rb
        bounds:(CGRect)r
        format:(int)f
    colorSpace:(CGColorSpaceRef)cs;
- (void)render:(CIImage *)image toCVPixelBuffer:(CVPixelBufferRef)buffer;
- (void)render:(CIImage *)image
    toCVPixelBuffer:(CVPixelBufferRef)buffer
             bounds:(CGRect)r
         colorSpace:(CGColorSpaceRef)cs;
- (CGSize)inputImageMaximumSize;
- (CGSize)outputImageMaximumSize;
@end
