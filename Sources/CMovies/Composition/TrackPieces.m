#import "Composition/TrackPieces.h"

@implementation TrackPieces {
    NSMutableData *_all;
    NSMutableArray *_files;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _all = [[NSMutableData alloc] init];
    _files = [[NSMutableArray alloc] init];
    return self;
}

- (void)add:(struct film_piece)piece in:(CMTimeRange)target {
    piece.start = CMTimeGetSeconds(target.start);
    piece.duration = CMTimeGetSeconds(target.duration);
    if (self.count < film_most_pieces && piece.duration > 0) [_all appendBytes:&piece length:sizeof piece];
}

- (void)addNothing:(CMTimeRange)target { [self add:(struct film_piece){0} in:target]; }

- (void)addFile:(AssetFile *)file track:(int)index source:(CMTimeRange)source target:(CMTimeRange)target {
    struct film_piece piece = {.bytes = [file.bytes bytes], .count = [file.bytes length], .track = index,
                               .source = CMTimeGetSeconds(source.start),
                               .source_duration = CMTimeGetSeconds(source.duration)};
    // A decoder of sound begins with the track's first frame.
    const struct film_track *track = film_track(file.film, index);
    if (track->media == film_sound_media) piece.source -= track->start;
    if (![_files containsObject:file]) [_files addObject:file];
    [self add:piece in:target];
}

- (const struct film_piece *)pieces { return [_all bytes]; }
- (int)count { return (int)([_all length] / sizeof(struct film_piece)); }

@end
