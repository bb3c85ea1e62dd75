// What compositions, their tracks and segments know of each other.
#pragma once
#import "Asset/AssetState.h"
#import "Composition/TrackPieces.h"
#import "Reader/SampleSource.h"
#include <math.h>

@interface AVAssetTrackSegment ()
- (id)initWithMapping:(CMTimeMapping)mapping isEmpty:(BOOL)isEmpty;
@end

@interface AVCompositionTrackSegment ()
/// - Parameter file: the file that the URL names, if it is known already.
- (id)initWithURL:(NSURL *)URL file:(AssetFile *)file trackID:(CMPersistentTrackID)trackID mapping:(CMTimeMapping)mapping;
/// The file that it is taken from, read if need be; nil for an empty segment.
@property (nonatomic, readonly) AssetFile *file;
/// The track's index in the file; -1 if the file has no such track.
@property (nonatomic, readonly) int trackIndex;
/// The same with other times.
- (AVCompositionTrackSegment *)segmentWithSource:(CMTimeRange)source target:(CMTimeRange)target;
@end

@interface AVCompositionTrack ()
- (id)initWithAsset:(AVAsset *)asset mediaType:(NSString *)mediaType trackID:(CMPersistentTrackID)trackID;
/// The parts as they are; without the checks of `setSegments:`.
@property (nonatomic, copy) NSArray *parts;
@property (nonatomic, readonly) CMTime end;
/// Nothing says otherwise: of the first source.
@property (nonatomic) CMTimeScale ownTimeScale;
@property (nonatomic, copy) NSString *ownLanguageCode, *ownLanguageTag;
@property (nonatomic) CGAffineTransform ownTransform;
@property (nonatomic) float ownVolume;
/// A copy of a track for another asset.
- (AVCompositionTrack *)copyAs:(Class)kind for:(AVAsset *)asset;
@end

@interface AVComposition ()
/// The tracks, of `kind`, as copies of those of another composition.
- (void)takeTracksOf:(AVComposition *)other as:(Class)kind;
@property (nonatomic, copy) NSArray *parts;
/// Zero if the tracks tell it.
@property (nonatomic) CGSize ownSize;
@end

/// True if what one track has can be inserted into a composition's track, and looks and sounds as what is there.
BOOL tracks_are_compatible(AVCompositionTrack *track, AVAssetTrack *source);

/// The segments of a composition's track that show a range of another track, from a time on, one behind the other.
/// - Parameter isWhole: YES fills what the track does not have with empty segments.
/// - Returns: nil if the track has nothing of the range.
NSArray *segments_of_range(AVAssetTrack *track, CMTimeRange range, CMTime time, BOOL isWhole);
