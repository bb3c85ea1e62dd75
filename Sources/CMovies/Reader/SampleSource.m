#import "Reader/SampleSource.h"
#import "Reader/PacketSource.h"
#import "Reader/PictureSource.h"
#import "Reader/SoundSource.h"
#include <math.h>

@implementation SampleSource

+ (SampleSource *)sourceOfTrack:(AVAssetTrack *)track settings:(NSDictionary *)settings range:(CMTimeRange)range {
    if (settings == nil) return [[PacketSource alloc] initWithTrack:track range:range];
    if ([track.mediaType isEqualToString:AVMediaTypeVideo])
        return [[PictureSource alloc] initWithTrack:track settings:settings range:range];
    return [[SoundSource alloc] initWithTrack:track settings:settings range:range];
}

- (id)initWithTrack:(AVAssetTrack *)track range:(CMTimeRange)range {
    if (!(self = [super init])) return nil;
    NSData *bytes = track.file.bytes;
    enum film_fault fault = film_is_fine;
    _track = track;
    _film = film_open([bytes bytes], [bytes length], &fault);
    if (_film == NULL || track.index >= film_track_count(_film)) return nil;
    _filmTrack = film_track(_film, track.index);
    double start = CMTimeGetSeconds(range.start), duration = CMTimeGetSeconds(range.duration);
    _start = isfinite(start) ? fmax(0, start) : 0;
    _end = isfinite(duration) ? _start + duration : INFINITY;
    return self;
}

- (void)dealloc { film_close(_film); }

- (CMSampleBufferRef)copyNextSample { return NULL; }

@end
