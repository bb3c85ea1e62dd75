#import "Stills/FilmStills.h"
#include <math.h>

@implementation FilmStills {
    NSData *_bytes;
    struct film_pictures *_pictures;
    const struct film_track *_track;
}

- (id)initWithBytes:(NSData *)bytes {
    if (!(self = [super init])) return nil;
    enum film_fault fault;
    _bytes = bytes;
    _film = film_open([bytes bytes], [bytes length], &fault);
    int index = _film ? film_track_of(_film, film_pictures_media) : -1;
    _pictures = index >= 0 ? film_pictures_open(_film, index) : NULL;
    if (_pictures == NULL) return nil;
    _track = film_track(_film, index);
    return self;
}

- (void)dealloc {
    film_pictures_close(_pictures);
    film_close(_film);
}

static CGContextRef bitmap(int width, int height) {
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGBitmapInfo format = kCGImageAlphaNoneSkipFirst | kCGBitmapByteOrder32Little;
    CGContextRef context = CGBitmapContextCreate(NULL, (size_t)width, (size_t)height, 8, (size_t)width * 4, space,
        format);
    CGColorSpaceRelease(space);
    return context;
}

/// The picture as it stands in the file, scaled.
- (CGImageRef)copyImageOfWidth:(int)width height:(int)height {
    CGContextRef context = bitmap(width, height);
    if (context == NULL) return NULL;
    void *rows = CGBitmapContextGetData(context);
    BOOL isDrawn = film_pictures_draw(_pictures, rows, CGBitmapContextGetBytesPerRow(context), width, height);
    CGImageRef image = isDrawn ? CGBitmapContextCreateImage(context) : NULL;
    CGContextRelease(context);
    return image;
}

static CGImageRef copy_turned(CGImageRef image, int turns) {
    int width = (int)CGImageGetWidth(image), height = (int)CGImageGetHeight(image);
    BOOL isAcross = turns % 2;
    CGContextRef context = isAcross ? bitmap(height, width) : bitmap(width, height);
    if (context == NULL) return NULL;
    CGContextTranslateCTM(context, (isAcross ? height : width) / 2.0, (isAcross ? width : height) / 2.0);
    CGContextRotateCTM(context, -turns * M_PI_2);
    CGContextDrawImage(context, CGRectMake(-width / 2.0, -height / 2.0, width, height), image);
    CGImageRef turned = CGBitmapContextCreateImage(context);
    CGContextRelease(context);
    return turned;
}

- (CGImageRef)copyImageAt:(NSTimeInterval)time near:(BOOL)isNear largest:(CGSize)largest upright:(BOOL)isUpright
               exactTime:(struct film_time *)exactTime {
    BOOL isThere = isNear ? film_pictures_show_key(_pictures, time) : film_pictures_show(_pictures, time);
    if (!isThere) return NULL;
    if (exactTime) *exactTime = film_pictures_exact_time(_pictures);
    double width = round(_track->width * _track->pixel_aspect), height = _track->height;
    int turns = isUpright ? _track->turns : 0;
    CGSize room = turns % 2 ? CGSizeMake(largest.height, largest.width) : largest;
    double scale = 1;
    if (room.width > 0) scale = fmin(scale, room.width / width);
    if (room.height > 0) scale = fmin(scale, room.height / height);
    int scaledWidth = (int)fmax(1, round(width * scale)), scaledHeight = (int)fmax(1, round(height * scale));
    CGImageRef image = [self copyImageOfWidth:scaledWidth height:scaledHeight];
    if (image == NULL || turns == 0) return image;
    CGImageRef turned = copy_turned(image, turns);
    CGImageRelease(image);
    return turned;
}

@end
