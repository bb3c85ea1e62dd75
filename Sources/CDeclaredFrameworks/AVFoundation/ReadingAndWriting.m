#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVAssetExportSession

+ (NSArray *)allExportPresets REFUSES(nil)
+ (NSArray *)exportPresetsCompatibleWithAsset:(AVAsset *)asset REFUSES(nil)
+ (id)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)presetName REFUSES(nil)
- (id)initWithAsset:(AVAsset *)asset presetName:(NSString *)presetName REFUSES(nil)
- (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler REFUSES()
- (void)cancelExport REFUSES()

@end

@implementation AVAssetReaderVideoCompositionOutput

+ (AVAssetReaderVideoCompositionOutput *)assetReaderVideoCompositionOutputWithVideoTracks:(NSArray *)videoTracks
    videoSettings:(NSDictionary *)videoSettings REFUSES(nil)
- (id)initWithVideoTracks:(NSArray *)videoTracks videoSettings:(NSDictionary *)videoSettings REFUSES(nil)

@end

@interface AVAssetWriter ()
@property (nonatomic) CMTime movieFragmentInterval;
@property (nonatomic) CMTimeScale movieTimeScale;
@end

@implementation AVAssetWriter

+ (AVAssetWriter *)assetWriterWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
- (id)initWithURL:(NSURL *)outputURL fileType:(NSString *)outputFileType error:(NSError **)error REFUSES_WITH_ERROR(nil)
- (BOOL)canApplyOutputSettings:(NSDictionary *)outputSettings forMediaType:(NSString *)mediaType REFUSES(NO)
- (BOOL)canAddInput:(AVAssetWriterInput *)input REFUSES(NO)
- (void)addInput:(AVAssetWriterInput *)input REFUSES()
- (BOOL)startWriting REFUSES(NO)
- (void)startSessionAtSourceTime:(CMTime)startTime REFUSES()
- (void)endSessionAtSourceTime:(CMTime)endTime REFUSES()
- (void)cancelWriting REFUSES()
- (BOOL)finishWriting REFUSES(NO)

@end

@interface AVAssetWriterInput ()
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CMTimeScale mediaTimeScale;
@end

@implementation AVAssetWriterInput

+ (AVAssetWriterInput *)assetWriterInputWithMediaType:(NSString *)mediaType
    outputSettings:(NSDictionary *)outputSettings REFUSES(nil)
- (id)initWithMediaType:(NSString *)mediaType outputSettings:(NSDictionary *)outputSettings REFUSES(nil)
- (void)requestMediaDataWhenReadyOnQueue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block REFUSES()
- (BOOL)appendSampleBuffer:(CMSampleBufferRef)sampleBuffer REFUSES(NO)
- (void)markAsFinished REFUSES()

@end

@implementation AVAssetWriterInputPixelBufferAdaptor

+ (AVAssetWriterInputPixelBufferAdaptor *)
    assetWriterInputPixelBufferAdaptorWithAssetWriterInput:(AVAssetWriterInput *)input
    sourcePixelBufferAttributes:(NSDictionary *)sourcePixelBufferAttributes REFUSES(nil)
- (id)initWithAssetWriterInput:(AVAssetWriterInput *)input
    sourcePixelBufferAttributes:(NSDictionary *)sourcePixelBufferAttributes REFUSES(nil)
- (BOOL)appendPixelBuffer:(CVPixelBufferRef)pixelBuffer withPresentationTime:(CMTime)presentationTime REFUSES(NO)

@end
