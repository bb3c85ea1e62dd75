#import "Drawable/Drawable.h"
#import "Drawable/FramePace.h"
#import "Drawable/LayerPixels.h"
#import <QuartzCore/CAEAGLLayer.h>

@implementation VergerDrawable {
    CAEAGLLayer *_layer;
    uint32_t *_rows;
    /// Guards the rows and what follows.
    NSLock *_lock;
    BOOL _isOnItsWay;
    /// By the thread that presents.
    int64_t _allShown;
}

/// The longest side of a renderbuffer, as the iPad 2 had it.
static const GLsizei longest_side = 4096;

- (instancetype)initWithLayer:(CAEAGLLayer *)layer {
    if (!(self = [super init])) return nil;
    layer_pixel_size(layer, &_width, &_height);
    if (_width < 1 || _height < 1 || _width > longest_side || _height > longest_side) return nil;
    _rows = calloc((size_t)_width * (size_t)_height, sizeof *_rows);
    if (_rows == NULL) return nil;
    NSString *format = [layer.drawableProperties objectForKey:kEAGLDrawablePropertyColorFormat];
    _format = [format isEqual:kEAGLColorFormatRGB565] ? GL_RGB565 : GL_RGBA8_OES;
    _layer = layer;
    _lock = [[NSLock alloc] init];
    return self;
}

- (void)dealloc { free(_rows); }

- (void)showPixels:(BOOL (^)(void *pixels))read {
    [_lock lock];
    BOOL isRead = read(_rows);
    BOOL isShownLater = isRead && ![NSThread isMainThread] && !_isOnItsWay;
    if (isShownLater) _isOnItsWay = YES;
    if (isRead && [NSThread isMainThread]) layer_show_rows(_layer, _rows, _width, _height);
    [_lock unlock];
    if (isShownLater) {
        [self performSelectorOnMainThread:@selector(showLater) withObject:nil waitUntilDone:NO
                                    modes:@[ NSRunLoopCommonModes ]];
    }
    frame_pace_wait(&_allShown);
}

- (void)showLater {
    [_lock lock];
    _isOnItsWay = NO;
    layer_show_rows(_layer, _rows, _width, _height);
    [_lock unlock];
}

@end
