#import "Mix/TrackMix.h"
#import "Composition/CompositionState.h"
#import "Mix/MixState.h"

@implementation TrackMix {
    NSMutableArray *_pieces, *_ramps;
    double _duration;
}

/// The ramps of a track, multiplied by its own volume.
static NSData *ramps_of(AVAssetTrack *track, AVAudioMix *mix) {
    float own = track.preferredVolume;
    NSData *ramps = nil;
    for (AVAudioMixInputParameters *parameters in mix.inputParameters) {
        if (parameters.trackID == track.trackID) ramps = [parameters.ramps volumeRamps];
    }
    if (own == 1) return ramps ? ramps : [NSData data];
    struct film_volume_ramp whole = {-1, -1, own, own};
    NSMutableData *all = [NSMutableData dataWithBytes:&whole length:sizeof whole];
    [all appendData:ramps];
    struct film_volume_ramp *each = [all mutableBytes];
    for (size_t i = 1; i < [all length] / sizeof *each; i++) {
        each[i].from *= own;
        each[i].to *= own;
    }
    return all;
}

+ (TrackMix *)mixOfTracks:(NSArray *)tracks mix:(AVAudioMix *)mix {
    TrackMix *result = [[self alloc] init];
    result->_pieces = [NSMutableArray array];
    result->_ramps = [NSMutableArray array];
    for (AVAssetTrack *track in tracks) {
        if ([result->_pieces count] == film_most_mixed) break;
        [result->_pieces addObject:track.pieces];
        [result->_ramps addObject:ramps_of(track, mix)];
        result->_duration = MAX(result->_duration, CMTimeGetSeconds(CMTimeRangeGetEnd(track.timeRange)));
    }
    return result;
}

- (struct film_mix *)openMix {
    struct film_mix_track tracks[film_most_mixed];
    int count = 0;
    for (TrackPieces *pieces in _pieces) {
        NSData *ramps = [_ramps objectAtIndex:(NSUInteger)count];
        int ramp_count = (int)([ramps length] / sizeof(struct film_volume_ramp));
        tracks[count++] = (struct film_mix_track){pieces.pieces, pieces.count, [ramps bytes], ramp_count};
    }
    return film_mix_open(tracks, count, _duration);
}

@end
