#import "Stills/OpenPictures.h"
#import "Composition/CompositionState.h"
#include <math.h>

int turns_of_transform(CGAffineTransform transform) {
    double angle = atan2(transform.b, transform.a);
    return isfinite(angle) ? ((int)lround(angle / M_PI_2) + 4) % 4 : 0;
}

@implementation OpenPictures {
    struct film *_film;
    id _kept;
}

- (id)initWithPictures:(struct film_pictures *)pictures size:(CGSize)size turns:(int)turns kept:(id)kept {
    if (!(self = [super init])) return nil;
    _pictures = pictures;
    _size = size;
    _turns = turns;
    _kept = kept;
    return pictures ? self : nil;
}

+ (OpenPictures *)picturesOfBytes:(NSData *)bytes duration:(double *)duration {
    enum film_fault fault = film_is_fine;
    struct film *film = film_open([bytes bytes], [bytes length], &fault);
    int index = film ? film_track_of(film, film_pictures_media) : -1;
    OpenPictures *open = nil;
    if (index >= 0) {
        const struct film_track *track = film_track(film, index);
        CGSize size = CGSizeMake(round(track->width * track->pixel_aspect), track->height);
        *duration = film_duration(film);
        open = [[self alloc] initWithPictures:film_pictures_open(film, index) size:size turns:track->turns kept:bytes];
    }
    if (open) open->_film = film;
    else film_close(film);
    return open;
}

+ (OpenPictures *)picturesOfTrack:(AVAssetTrack *)track {
    if (![track.mediaType isEqualToString:AVMediaTypeVideo]) return nil;
    int turns = turns_of_transform(track.preferredTransform);
    if (track.file == nil) {
        TrackPieces *pieces = track.pieces;
        struct film_pictures *pictures = film_pictures_of_pieces(pieces.pieces, pieces.count);
        return [[self alloc] initWithPictures:pictures size:track.naturalSize turns:turns kept:pieces];
    }
    // Alone a file's track tells its times as they stand in the file.
    NSData *bytes = track.file.bytes;
    enum film_fault fault = film_is_fine;
    struct film *film = film_open([bytes bytes], [bytes length], &fault);
    struct film_pictures *pictures = film ? film_pictures_open(film, track.index) : NULL;
    OpenPictures *open = [[self alloc] initWithPictures:pictures size:track.naturalSize turns:turns kept:track.file];
    if (open) open->_film = film;
    else film_close(film);
    return open;
}

- (void)takeEncodedSizeOf:(AVAssetTrack *)track {
    NSArray *formats = track.formatDescriptions;
    if ([formats count] == 0) return;
    CMVideoDimensions size =
        CMVideoFormatDescriptionGetDimensions((__bridge CMFormatDescriptionRef)[formats objectAtIndex:0]);
    if (size.width > 0 && size.height > 0) _size = CGSizeMake(size.width, size.height);
}

- (void)dealloc {
    film_pictures_close(_pictures);
    film_close(_film);
}

@end
