// What a reader and its outputs know of each other.
#pragma once
#import "Reader/SampleSource.h"

@interface AVAssetReaderOutput ()
/// The tracks that it reads.
@property (nonatomic, readonly) NSArray *tracks;
@property (nonatomic, readonly) NSDictionary *settings;
/// The reader that has the output; nil if none has.
@property (nonatomic, weak) AVAssetReader *reader;
/// What it gives; nil for what cannot be decoded.
- (SampleSource *)sourceInRange:(CMTimeRange)range;
/// - Returns: NO for what cannot be decoded.
- (BOOL)beginInRange:(CMTimeRange)range;
/// True once it has given its last sample.
@property (readonly) BOOL isAtEnd;
- (void)cancel;
@end

@interface AVAssetReader ()
/// An output has given its last sample.
- (void)outputDidEnd;
@end

/// Raises what the platform raises for settings that a track's samples cannot have.
void reader_demand_settings(NSDictionary *settings, AVAssetTrack *track, SEL initializer);
