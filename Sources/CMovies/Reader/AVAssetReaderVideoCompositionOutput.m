// After "AVAssetReaderVideoCompositionOutput Class Reference" of iOS 5.

#import "Reader/ReaderState.h"
#import "VideoComposition/LayeredPictures.h"
#import "VideoComposition/VideoCompositionState.h"

@implementation AVAssetReaderVideoCompositionOutput {
    AVVideoComposition *_composition;
}

+ (AVAssetReaderVideoCompositionOutput *)assetReaderVideoCompositionOutputWithVideoTracks:(NSArray *)videoTracks
                                                                            videoSettings:(NSDictionary *)videoSettings {
    return [[self alloc] initWithVideoTracks:videoTracks videoSettings:videoSettings];
}

/// Without settings pictures come as the camera gives them.
- (id)initWithVideoTracks:(NSArray *)videoTracks videoSettings:(NSDictionary *)videoSettings {
    NSDictionary *settings = videoSettings ? videoSettings : [NSDictionary dictionary];
    if ([videoTracks count] == 0) reader_demand_settings(settings, nil, _cmd);
    for (AVAssetTrack *track in videoTracks) reader_demand_settings(settings, track, _cmd);
    if (!(self = [super init])) return nil;
    _videoTracks = [videoTracks copy];
    _videoSettings = [settings copy];
    return self;
}

- (NSArray *)tracks { return _videoTracks; }
- (NSDictionary *)settings { return _videoSettings; }
- (AVVideoComposition *)videoComposition { return _composition; }

- (void)setVideoComposition:(AVVideoComposition *)composition {
    [composition demandFor:@"-[AVAssetReaderVideoCompositionOutput setVideoComposition:]" isPlayed:NO];
    _composition = [composition copy];
}

- (SampleSource *)sourceInRange:(CMTimeRange)range {
    if (_composition == nil) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"*** -[AVAssetReader startReading] an AVAssetReaderVideoCompositionOutput has no "
                           @"videoComposition"];
    }
    AVAsset *asset = self.reader.asset;
    return [SampleSource sourceOfPictures:[LayeredPictures picturesOfAsset:asset composition:_composition]
                                 settings:_videoSettings
                                      end:CMTimeGetSeconds(asset.duration)
                                    range:range];
}

@end
