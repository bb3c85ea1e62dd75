#pragma once
#import "Asset/AssetFile.h"
#import <AVFoundation/AVAssetTrack.h>

/// What a track is put together of, as the engine wants it. Keeps the files.
@interface TrackPieces : NSObject
/// - Parameter source: of the file; `target` of the film.
- (void)addFile:(AssetFile *)file track:(int)index source:(CMTimeRange)source target:(CMTimeRange)target;
- (void)addNothing:(CMTimeRange)target;
@property (nonatomic, readonly) const struct film_piece *pieces;
@property (nonatomic, readonly) int count;
@end
