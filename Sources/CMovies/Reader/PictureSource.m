#import "Reader/PictureSource.h"
#import "Pictures/PictureBuffers.h"
#import "Reader/ReaderSettings.h"
#include <math.h>

@implementation PictureSource {
    OpenPictures *_open;
    struct film_pictures *_pictures;
    struct picture_settings _settings;
    double _last;
    uint32_t *_pixels;
    BOOL _hasBegun;
}

- (id)initWithPictures:(OpenPictures *)pictures settings:(NSDictionary *)settings end:(double)end range:(CMTimeRange)range {
    if (!(self = [super initWithRange:range])) return nil;
    _open = pictures;
    _pictures = pictures.pictures;
    _last = end;
    if (!picture_settings_read(settings, pictures.size, &_settings)) return nil;
    _pixels = malloc((size_t)_settings.width * (size_t)_settings.height * sizeof *_pixels);
    return _pixels ? self : nil;
}

- (void)dealloc { free(_pixels); }

/// - Returns: NO behind the last picture.
- (BOOL)moveOn {
    if (_hasBegun) return film_pictures_step(_pictures);
    _hasBegun = YES;
    if (!film_pictures_show(_pictures, self.start)) return NO;
    // The picture that is shown at the beginning of the range belongs to it only if it begins there.
    BOOL isBefore = film_pictures_time(_pictures) < self.start - 0.0005;
    return !isBefore || _includesFirst || film_pictures_step(_pictures);
}

/// Where nothing is shown there is no sample.
- (BOOL)move {
    while ([self moveOn]) {
        if (!film_pictures_are_blank(_pictures)) return YES;
    }
    return NO;
}

- (CMSampleBufferRef)copyNextSample {
    if (![self move]) return NULL;
    double time = film_pictures_time(_pictures), next = film_pictures_next_time(_pictures);
    if (time >= self.end - 0.0005) return NULL;
    int width = _settings.width, height = _settings.height;
    if (!film_pictures_draw(_pictures, _pixels, (size_t)width * 4, width, height)) return NULL;
    struct picture_rows rows = {_pixels, (size_t)width, (size_t)width, (size_t)height};
    CVPixelBufferRef buffer = picture_buffer_create(_settings.format, &rows);
    if (buffer == NULL) return NULL;
    struct film_time exact = film_pictures_exact_time(_pictures);
    if (time < self.start) {
        time = self.start;
        exact.value = llround(time * exact.scale);
    }
    if (!isfinite(next)) next = fmax(time, _last);
    CMTime duration = CMTimeMakeWithSeconds(next - time, exact.scale);
    CMSampleBufferRef sample = picture_sample_create(buffer, NULL, CMTimeMake(exact.value, exact.scale), duration);
    CVPixelBufferRelease(buffer);
    return sample;
}

@end
