// What an asset writer writes as one track. Since iOS 4.1.
#pragma once
#import <AVFoundation/AVBase.h>
#import <CoreGraphics/CoreGraphics.h>
#import <CoreMedia/CMSampleBuffer.h>
#import <CoreVideo/CVPixelBufferPool.h>
#include <dispatch/dispatch.h>

@interface AVAssetWriterInput : NSObject
+ (AVAssetWriterInput *)assetWriterInputWithMediaType:(NSString *)mediaType
                                       outputSettings:(NSDictionary *)outputSettings;
- (id)initWithMediaType:(NSString *)mediaType outputSettings:(NSDictionary *)outputSettings;
@property (nonatomic, readonly) NSString *mediaType;
@property (nonatomic, readonly) NSDictionary *outputSettings;
/// What the file says of the track.
@property (nonatomic, copy) NSArray *metadata;
@property (nonatomic, readonly, getter=isReadyForMoreMediaData) BOOL readyForMoreMediaData;
/// Inputs are ready for more in either case, since each sample is written at once.
@property (nonatomic) BOOL expectsMediaDataInRealTime;
- (void)requestMediaDataWhenReadyOnQueue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block;
- (BOOL)appendSampleBuffer:(CMSampleBufferRef)sampleBuffer;
- (void)markAsFinished;
@end

@interface AVAssetWriterInput (AVAssetWriterInputPropertiesForVisualCharacteristic)
@property (nonatomic) CGAffineTransform transform;
@end

@interface AVAssetWriterInput (AVAssetWriterInputFileTypeSpecificProperties)
@property (nonatomic) CMTimeScale mediaTimeScale;
@end

@interface AVAssetWriterInputPixelBufferAdaptor : NSObject
+ (AVAssetWriterInputPixelBufferAdaptor *)
    assetWriterInputPixelBufferAdaptorWithAssetWriterInput:(AVAssetWriterInput *)input
                               sourcePixelBufferAttributes:(NSDictionary *)sourcePixelBufferAttributes;
- (id)initWithAssetWriterInput:(AVAssetWriterInput *)input
    sourcePixelBufferAttributes:(NSDictionary *)sourcePixelBufferAttributes;
@property (nonatomic, readonly) AVAssetWriterInput *assetWriterInput;
@property (nonatomic, readonly) NSDictionary *sourcePixelBufferAttributes;
@property (nonatomic, readonly) CVPixelBufferPoolRef pixelBufferPool;
- (BOOL)appendPixelBuffer:(CVPixelBufferRef)pixelBuffer withPresentationTime:(CMTime)presentationTime;
@end
