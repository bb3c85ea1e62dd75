#import "Playing/FilmScreen.h"
#import "Playing/LayerPixels.h"
#import <UIKit/UIKit.h>

@implementation FilmScreen {
    /// The picture that the layer shows, and its size in pixels, so that nothing is drawn twice.
    NSTimeInterval _shownTime;
    CGSize _shownSize;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _layer = [CALayer layer];
    _layer.opaque = YES;
    _layer.contentsScale = [UIScreen mainScreen].scale;
    _layer.hidden = YES;
    _scaling = film_scaling_fit;
    return self;
}

- (void)dealloc { [_player removeScreen:self]; }

- (void)setPlayer:(FilmPlayer *)player {
    if (player == _player) return;
    [_player removeScreen:self];
    _player = player;
    _shownSize = CGSizeZero;
    [self place];
    [player addScreen:self];
}

- (void)forgetPicture { _shownSize = CGSizeZero; }

- (void)setBounds:(CGRect)bounds {
    if (CGRectEqualToRect(bounds, _bounds)) return;
    _bounds = bounds;
    [self showPicture];
}

- (void)setScaling:(enum film_scaling)scaling {
    _scaling = scaling;
    [self showPicture];
}

- (CGRect)pictureFrame {
    CGSize size = _player.naturalSize, room = _bounds.size;
    if (size.width <= 0 || size.height <= 0 || room.width <= 0 || room.height <= 0) return CGRectZero;
    CGFloat wide = room.width / size.width, high = room.height / size.height;
    switch (_scaling) {
    case film_scaling_none: break;
    case film_scaling_fit: size = CGSizeMake(size.width * MIN(wide, high), size.height * MIN(wide, high)); break;
    case film_scaling_fill: size = CGSizeMake(size.width * MAX(wide, high), size.height * MAX(wide, high)); break;
    case film_scaling_stretch: size = room; break;
    }
    // On whole pixels, so that the picture is copied and not scaled again.
    CGFloat scale = _layer.contentsScale;
    CGFloat width = MAX(1, round(size.width * scale)) / scale, height = MAX(1, round(size.height * scale)) / scale;
    return CGRectMake(CGRectGetMinX(_bounds) + round((room.width - width) / 2 * scale) / scale,
                      CGRectGetMinY(_bounds) + round((room.height - height) / 2 * scale) / scale, width, height);
}

- (void)place {
    CGRect frame = [self pictureFrame];
    BOOL isTurned = _player.turns % 2;
    [CATransaction begin];
    [CATransaction setDisableActions:YES];
    _layer.hidden = CGRectIsEmpty(frame) || _player.pictures == NULL;
    _layer.bounds = isTurned ? CGRectMake(0, 0, frame.size.height, frame.size.width)
                             : CGRectMake(0, 0, frame.size.width, frame.size.height);
    _layer.position = CGPointMake(CGRectGetMidX(frame), CGRectGetMidY(frame));
    _layer.affineTransform = CGAffineTransformMakeRotation((CGFloat)(_player.turns * M_PI_2));
    [CATransaction commit];
}

static void draw(void *context, void *rows, size_t stride, int32_t width, int32_t height) {
    film_pictures_draw(context, rows, stride, width, height);
}

- (void)showPicture {
    [self place];
    struct film_pictures *pictures = _player.pictures;
    if (pictures == NULL || _layer.hidden) return;
    CGSize size = _layer.bounds.size;
    size = CGSizeMake(round(size.width * _layer.contentsScale), round(size.height * _layer.contentsScale));
    NSTimeInterval time = film_pictures_time(pictures);
    if (time == _shownTime && CGSizeEqualToSize(size, _shownSize)) return;
    _shownTime = time;
    _shownSize = size;
    layer_draw_rows(_layer, (int32_t)size.width, (int32_t)size.height, draw, pictures);
}

@end
