// Where the samples of a reader's output come from. Each has a reader of the file of its own, and belongs to one thread at a
// time.
#pragma once
#import "Asset/AssetState.h"
#import "Stills/OpenPictures.h"
#import <CoreMedia/CMSampleBuffer.h>

@interface SampleSource : NSObject
/// Of the samples of a track that begin in a range.
/// - Parameter settings: nil for samples as they stand in the file; they have been checked.
/// - Returns: nil for what cannot be decoded.
+ (SampleSource *)sourceOfTrack:(AVAssetTrack *)track settings:(NSDictionary *)settings range:(CMTimeRange)range;
- (id)initWithRange:(CMTimeRange)range;
/// In seconds; the end may be infinite.
@property (nonatomic, readonly) double start, end;
/// - Returns: NULL behind the last one. The caller releases it.
- (CMSampleBufferRef)copyNextSample;
@end

/// Pictures of which each is one sample.
/// - Parameter end: of the last one, in seconds.
@interface SampleSource (Pictures)
+ (SampleSource *)sourceOfPictures:(OpenPictures *)pictures settings:(NSDictionary *)settings end:(double)end
                             range:(CMTimeRange)range;
/// Several tracks as one sound, as loud as a mix says; nil for none.
+ (SampleSource *)sourceOfTracks:(NSArray *)tracks mix:(AVAudioMix *)mix settings:(NSDictionary *)settings
                           range:(CMTimeRange)range;
@end

/// True if a track's samples can be given as settings say.
BOOL sample_settings_suit(NSDictionary *settings, AVAssetTrack *track);

/// What a track says of its samples; the caller releases it.
CMFormatDescriptionRef track_format_create(const struct film_track *track);
