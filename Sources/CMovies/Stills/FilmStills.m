#import "Stills/FilmStills.h"
#include <math.h>

@implementation FilmStills {
    OpenPictures *_open;
    struct film_pictures *_pictures;
}

- (id)initWithBytes:(NSData *)bytes {
    double duration = 0;
    OpenPictures *pictures = [OpenPictures picturesOfBytes:bytes duration:&duration];
    return [self initWithPictures:pictures duration:duration];
}

- (id)initWithPictures:(OpenPictures *)pictures duration:(NSTimeInterval)duration {
    if (!(self = [super init])) return nil;
    _open = pictures;
    _pictures = pictures.pictures;
    _duration = duration;
    return _pictures ? self : nil;
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
    if (!isThere || film_pictures_are_blank(_pictures)) return NULL;
    if (exactTime) *exactTime = film_pictures_exact_time(_pictures);
    double width = _open.size.width, height = _open.size.height;
    int turns = isUpright ? _open.turns : 0;
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
