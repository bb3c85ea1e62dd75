#import "Playing/PlayedMedia.h"

@implementation PlayedMedia {
    OpenPictures *_open;
    struct film_pictures *_own;
    CGSize _size;
    id _kept;
}

- (id)initWithFilm:(struct film *)film bytes:(NSData *)bytes {
    if (!(self = [super init])) return nil;
    int index = film_track_of(film, film_pictures_media);
    _own = film_pictures_open(film, index);
    _sound = film_sound_open(film, [bytes bytes], [bytes length]);
    _kept = bytes;
    _duration = film_duration(film);
    if (_own) {
        const struct film_track *track = film_track(film, index);
        _size = CGSizeMake(round(track->width * track->pixel_aspect), track->height);
        _turns = track->turns;
        if (track->rate > 0) _pictureLength = 1 / track->rate;
    }
    return _own || _sound ? self : nil;
}

- (id)initWithPictures:(OpenPictures *)pictures sound:(struct film_sound *)sound duration:(NSTimeInterval)duration
                  kept:(id)kept {
    if (!(self = [super init])) return nil;
    _open = pictures;
    _sound = sound;
    _size = pictures.size;
    _turns = pictures.turns;
    _duration = duration;
    _kept = kept;
    return self;
}

- (void)dealloc { [self close]; }

/// The mixer's thread may still read when the player goes: it keeps the bytes itself.
static void release_kept(void *kept) {
    @autoreleasepool {
        CFBridgingRelease(kept);
    }
}

- (void)close {
    if (_sound) film_sound_close(_sound, release_kept, (void *)CFBridgingRetain(_kept));
    _sound = NULL;
    film_pictures_close(_own);
    _own = NULL;
    _open = nil;
}

- (struct film_pictures *)pictures { return _own ? _own : _open.pictures; }
- (CGSize)naturalSize { return _turns % 2 ? CGSizeMake(_size.height, _size.width) : _size; }

@end
