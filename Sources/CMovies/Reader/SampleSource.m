#import "Reader/SampleSource.h"
#import "Composition/CompositionState.h"
#import "Mix/TrackMix.h"
#import "Reader/PacketSource.h"
#import "Reader/PictureSource.h"
#import "Reader/SoundSource.h"
#include <math.h>

@implementation SampleSource

+ (SampleSource *)sourceOfTrack:(AVAssetTrack *)track settings:(NSDictionary *)settings range:(CMTimeRange)range {
    if (settings == nil) return [[PacketSource alloc] initWithTrack:track range:range];
    if (![track.mediaType isEqualToString:AVMediaTypeVideo])
        return [self sourceOfTracks:[NSArray arrayWithObject:track] mix:nil settings:settings range:range];
    double end = CMTimeGetSeconds(CMTimeRangeGetEnd(track.timeRange));
    return [self sourceOfPictures:[OpenPictures picturesOfTrack:track] settings:settings end:end range:range];
}

+ (SampleSource *)sourceOfPictures:(OpenPictures *)pictures settings:(NSDictionary *)settings end:(double)end
                             range:(CMTimeRange)range {
    return pictures ? [[PictureSource alloc] initWithPictures:pictures settings:settings end:end range:range] : nil;
}

+ (SampleSource *)sourceOfTracks:(NSArray *)tracks mix:(AVAudioMix *)mix settings:(NSDictionary *)settings
                           range:(CMTimeRange)range {
    AVAssetTrack *only = [tracks count] == 1 ? [tracks objectAtIndex:0] : nil;
    // A track of a file as it is needs no mixing: it keeps its rate and its channels.
    if (only.file && mix == nil) return [[SoundSource alloc] initWithTrack:only settings:settings range:range];
    return [[SoundSource alloc] initWithMix:[TrackMix mixOfTracks:tracks mix:mix] settings:settings range:range];
}

- (id)initWithRange:(CMTimeRange)range {
    if (!(self = [super init])) return nil;
    double start = CMTimeGetSeconds(range.start), duration = CMTimeGetSeconds(range.duration);
    _start = isfinite(start) ? fmax(0, start) : 0;
    _end = isfinite(duration) ? _start + duration : INFINITY;
    return self;
}

- (CMSampleBufferRef)copyNextSample { return NULL; }

@end
