// Pictures out of an asset. Since iOS 4.
#pragma once
#import <AVFoundation/AVAsset.h>

@class AVVideoComposition;

AV_EXTERN NSString *const AVAssetImageGeneratorApertureModeCleanAperture;
AV_EXTERN NSString *const AVAssetImageGeneratorApertureModeProductionAperture;
AV_EXTERN NSString *const AVAssetImageGeneratorApertureModeEncodedPixels;

enum {
    AVAssetImageGeneratorSucceeded = 0,
    AVAssetImageGeneratorFailed = 1,
    AVAssetImageGeneratorCancelled = 2
};
typedef NSInteger AVAssetImageGeneratorResult;

typedef void (^AVAssetImageGeneratorCompletionHandler)(CMTime requestedTime, CGImageRef image, CMTime actualTime,
                                                       AVAssetImageGeneratorResult result, NSError *error);

@interface AVAssetImageGenerator : NSObject
@property (nonatomic) BOOL appliesPreferredTrackTransform;
@property (nonatomic) CGSize maximumSize;
/// Encoded pixels have the size that is in the file; the other modes, and nil, show pixels in their shape.
@property (nonatomic, copy) NSString *apertureMode;
/// Images are its frames.
@property (nonatomic, copy) AVVideoComposition *videoComposition;
@property (nonatomic) CMTime requestedTimeToleranceBefore;
@property (nonatomic) CMTime requestedTimeToleranceAfter;
+ (AVAssetImageGenerator *)assetImageGeneratorWithAsset:(AVAsset *)asset;
- (id)initWithAsset:(AVAsset *)asset;
- (CGImageRef)copyCGImageAtTime:(CMTime)requestedTime actualTime:(CMTime *)actualTime error:(NSError **)error;
- (void)generateCGImagesAsynchronouslyForTimes:(NSArray *)requestedTimes
                             completionHandler:(AVAssetImageGeneratorCompletionHandler)handler;
- (void)cancelAllCGImageGeneration;
@end
