#pragma once
#import <AVFoundation/AVFoundation.h>
#import <CFilm.h>

/// Several tracks of sound as one, each as loud as an audio mix says. Keeps the files that the mix reads.
@interface TrackMix : NSObject
/// - Parameter mix: nil for tracks as loud as they say themselves.
+ (TrackMix *)mixOfTracks:(NSArray *)tracks mix:(AVAudioMix *)mix;
/// A mix of its own for each reader, who closes it; NULL without memory.
- (struct film_mix *)openMix;
@end
