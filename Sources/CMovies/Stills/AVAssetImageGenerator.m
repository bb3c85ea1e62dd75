// After "AVAssetImageGenerator Class Reference" of iOS 5.

#import "Asset/AssetState.h"
#import "Dispatch/Queues.h"
#import "Stills/FilmStills.h"
#import "VideoComposition/LayeredPictures.h"
#import "VideoComposition/VideoCompositionState.h"
#include <math.h>
#include <stdatomic.h>

@implementation AVAssetImageGenerator {
    AVAsset *_asset;
    FilmStills *_stills;
    AVVideoComposition *_composition;
    NSString *_aperture;
    /// Counts the cancellations: what was asked for before the last one is not made.
    atomic_int _cancellations;
}

+ (AVAssetImageGenerator *)assetImageGeneratorWithAsset:(AVAsset *)asset { return [[self alloc] initWithAsset:asset]; }

- (id)initWithAsset:(AVAsset *)asset {
    if (asset == nil) {
        [NSException raise:NSInvalidArgumentException format:@"-[AVAssetImageGenerator initWithAsset:] asset is nil"];
    }
    if (!(self = [super init])) return nil;
    _asset = asset;
    _requestedTimeToleranceBefore = _requestedTimeToleranceAfter = kCMTimePositiveInfinity;
    return self;
}

/// With the object's lock held.
- (FilmStills *)stills:(NSError **)error {
    if (_stills) return _stills;
    NSError *cause = nil;
    if ([_asset loadMedia:&cause]) {
        OpenPictures *pictures = [self openPictures];
        _stills = [[FilmStills alloc] initWithPictures:pictures duration:CMTimeGetSeconds(_asset.duration)];
    }
    if (_stills == nil && error) *error = cause ? cause : media_error(AVErrorNoImageAtTime, nil);
    return _stills;
}

- (AVVideoComposition *)videoComposition { return _composition; }

/// The pictures are made anew.
- (void)setVideoComposition:(AVVideoComposition *)composition {
    [composition demandFor:@"-[AVAssetImageGenerator setVideoComposition:]" isPlayed:YES];
    @synchronized(self) {
        _composition = [composition copy];
        _stills = nil;
    }
}

- (OpenPictures *)openPictures {
    if (_composition) return [LayeredPictures picturesOfAsset:_asset composition:_composition];
    for (AVAssetTrack *track in [_asset tracksWithMediaType:AVMediaTypeVideo]) {
        OpenPictures *pictures = [OpenPictures picturesOfTrack:track];
        // The other modes show pixels in their shape; what a file may say of a clean aperture is not read.
        BOOL isEncoded = [_aperture isEqualToString:AVAssetImageGeneratorApertureModeEncodedPixels];
        if (pictures && isEncoded) [pictures takeEncodedSizeOf:track];
        if (pictures) return pictures;
    }
    return nil;
}

- (NSString *)apertureMode { return _aperture; }

- (void)setApertureMode:(NSString *)mode {
    @synchronized(self) {
        _aperture = [mode copy];
        _stills = nil;
    }
}

- (CGImageRef)copyCGImageAtTime:(CMTime)requestedTime actualTime:(CMTime *)actualTime error:(NSError **)error {
    @synchronized(self) {
        FilmStills *stills = [self stills:error];
        if (stills == nil) return NULL;
        NSTimeInterval time = CMTimeGetSeconds(requestedTime), before = CMTimeGetSeconds(_requestedTimeToleranceBefore);
        struct film_time exact = {0, 1};
        BOOL isBeyond = !isfinite(time) || time < 0 || time > stills.duration + 0.001;
        CGImageRef image = NULL;
        if (!isBeyond && before > 0) {
            image = [stills copyImageAt:time near:YES largest:_maximumSize upright:_appliesPreferredTrackTransform
                              exactTime:&exact];
            if (time - (double)exact.value / exact.scale > before) {
                CGImageRelease(image);
                image = NULL;
            }
        }
        if (!isBeyond && image == NULL) {
            image = [stills copyImageAt:time near:NO largest:_maximumSize upright:_appliesPreferredTrackTransform
                              exactTime:&exact];
        }
        if (image && actualTime) *actualTime = CMTimeMake(exact.value, exact.scale);
        if (image == NULL && error) *error = media_error(AVErrorNoImageAtTime, nil);
        return image;
    }
}

- (void)generateCGImagesAsynchronouslyForTimes:(NSArray *)requestedTimes
                             completionHandler:(AVAssetImageGeneratorCompletionHandler)handler {
    int cancellations = atomic_load(&_cancellations);
    NSArray *times = [requestedTimes copy];
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        for (NSValue *value in times) {
            @autoreleasepool {
                CMTime requested = [value CMTimeValue], actual = kCMTimeInvalid;
                NSError *error = nil;
                BOOL isCancelled = atomic_load(&_cancellations) != cancellations;
                CGImageRef image =
                    isCancelled ? NULL : [self copyCGImageAtTime:requested actualTime:&actual error:&error];
                AVAssetImageGeneratorResult result = isCancelled ? AVAssetImageGeneratorCancelled
                                                     : image     ? AVAssetImageGeneratorSucceeded
                                                                 : AVAssetImageGeneratorFailed;
                handler(requested, image, actual, result, error);
                CGImageRelease(image);
            }
        }
    });
}

- (void)cancelAllCGImageGeneration { atomic_fetch_add(&_cancellations, 1); }

@end
