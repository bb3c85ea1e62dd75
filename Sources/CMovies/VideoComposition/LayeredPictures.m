#import "VideoComposition/LayeredPictures.h"
#import "Asset/AssetState.h"
#import "Dispatch/Queues.h"
#import "VideoComposition/FilmLayers.h"
#import "VideoComposition/VideoCompositionState.h"
#include <math.h>

/// A frame that is larger than this is not drawn.
enum { largest_side = 4096 };

@implementation LayeredPictures {
    AVVideoComposition *_composition;
    /// By the numbers of their tracks: the pictures, and the present one as an image with its time.
    NSMutableDictionary *_sources, *_images, *_times;
    /// The layers of the animation tool.
    void *_additional, *_around;
    CGSize _additionalSize;
}

/// Keeps a layer as it is. In films y grows upwards, so it is turned over in a layer around it while it is taken.
static void *freeze(CALayer *layer, CALayer *picture) {
    CALayer *before = layer.superlayer, *around = [CALayer layer];
    NSUInteger index = [before.sublayers indexOfObjectIdenticalTo:layer];
    CGPoint position = layer.position, anchor = layer.anchorPoint;
    CGSize size = layer.bounds.size;
    BOOL isFlipped = layer.geometryFlipped;
    [CATransaction begin];
    [CATransaction setDisableActions:YES];
    around.frame = CGRectMake(0, 0, size.width, size.height);
    [around addSublayer:layer];
    layer.position = CGPointMake(size.width * anchor.x, size.height * anchor.y);
    layer.geometryFlipped = !isFlipped;
    void *frozen = film_layers_freeze(around, picture);
    layer.geometryFlipped = isFlipped;
    layer.position = position;
    [layer removeFromSuperlayer];
    if (before) [before insertSublayer:layer atIndex:(unsigned)index];
    [CATransaction commit];
    return frozen;
}

+ (OpenPictures *)picturesOfAsset:(AVAsset *)asset composition:(AVVideoComposition *)composition {
    CMTime frame = composition.frameDuration;
    LayeredPictures *layered = [[self alloc] initWithAsset:asset composition:composition];
    struct film_pictures_maker maker = {draw, closed, {frame.value, frame.timescale}, CMTimeGetSeconds(asset.duration)};
    struct film_pictures *pictures = film_pictures_made(&maker, (void *)CFBridgingRetain(layered));
    CGSize size = CGSizeMake(fmax(1, round(composition.renderSize.width)), fmax(1, round(composition.renderSize.height)));
    return [[OpenPictures alloc] initWithPictures:pictures size:size turns:0 kept:nil];
}

- (id)initWithAsset:(AVAsset *)asset composition:(AVVideoComposition *)composition {
    if (!(self = [super init])) return nil;
    _composition = [composition copy];
    _sources = [NSMutableDictionary dictionary];
    _images = [NSMutableDictionary dictionary];
    _times = [NSMutableDictionary dictionary];
    for (AVAssetTrack *track in [asset tracksWithMediaType:AVMediaTypeVideo]) {
        OpenPictures *pictures = [OpenPictures picturesOfTrack:track];
        if (pictures) [_sources setObject:pictures forKey:[NSNumber numberWithInt:track.trackID]];
    }
    AVVideoCompositionCoreAnimationTool *tool = composition.animationTool;
    if (tool.additionalLayer) {
        _additional = freeze(tool.additionalLayer, nil);
        _additionalSize = tool.additionalLayer.bounds.size;
    }
    if (tool.animationLayer) _around = freeze(tool.animationLayer, tool.videoLayer);
    return self;
}

/// Layers are let go by the main thread.
- (void)dealloc {
    void *additional = _additional, *around = _around;
    if (additional == NULL && around == NULL) return;
    dispatch_async(main_queue(), ^{
        film_layers_free(additional);
        film_layers_free(around);
    });
}

static void closed(void *context) { CFBridgingRelease(context); }

static bool draw(void *context, double time, void *rows, size_t stride, int width, int height) {
    @autoreleasepool {
        return [(__bridge LayeredPictures *)context drawAt:time rows:rows stride:stride width:width height:height];
    }
}

// MARK: Drawing

static CGContextRef bitmap(int width, int height, CGImageAlphaInfo alpha) {
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGContextRef context = CGBitmapContextCreate(NULL, (size_t)width, (size_t)height, 8, (size_t)width * 4, space,
                                                 (CGBitmapInfo)alpha | kCGBitmapByteOrder32Little);
    CGColorSpaceRelease(space);
    return context;
}

/// - Returns: what is released by the caller.
static CGImageRef copy_image(int width, int height, CGImageAlphaInfo alpha, bool (^fill)(void *rows, size_t stride)) {
    if (width < 1 || height < 1 || width > largest_side || height > largest_side) return NULL;
    CGContextRef context = bitmap(width, height, alpha);
    if (context == NULL) return NULL;
    BOOL isDrawn = fill(CGBitmapContextGetData(context), CGBitmapContextGetBytesPerRow(context));
    CGImageRef image = isDrawn ? CGBitmapContextCreateImage(context) : NULL;
    CGContextRelease(context);
    return image;
}

/// The picture of a track at a time; NULL if it has none then.
- (CGImageRef)imageOf:(NSNumber *)track at:(double)time {
    OpenPictures *source = [_sources objectForKey:track];
    struct film_pictures *pictures = source.pictures;
    if (pictures == NULL || !film_pictures_show(pictures, time) || film_pictures_are_blank(pictures)) return NULL;
    NSNumber *moment = [NSNumber numberWithDouble:film_pictures_time(pictures)];
    if (![[_times objectForKey:track] isEqual:moment]) {
        int width = (int)source.size.width, height = (int)source.size.height;
        CGImageRef image = copy_image(width, height, kCGImageAlphaNoneSkipFirst, ^bool(void *rows, size_t stride) {
            return film_pictures_draw(pictures, rows, stride, width, height);
        });
        if (image == NULL) return NULL;
        [_images setObject:(__bridge_transfer id)image forKey:track];
        [_times setObject:moment forKey:track];
    }
    return (__bridge CGImageRef)[_images objectForKey:track];
}

/// The additional layer at a time.
- (CGImageRef)copyLayerAt:(double)time {
    int width = (int)ceil(_additionalSize.width), height = (int)ceil(_additionalSize.height);
    return copy_image(width, height, kCGImageAlphaPremultipliedFirst, ^bool(void *rows, size_t stride) {
        film_layers_draw(self->_additional, time, NULL, 0, 0, 1, rows, stride, width, height);
        return true;
    });
}

/// Places an image, whose pixels are points of the film, whose y grows downwards.
static void place(CGContextRef context, CGImageRef image, CGSize render, struct ramp_value transform, double opacity) {
    const double *n = transform.numbers;
    CGFloat width = CGImageGetWidth(image), height = CGImageGetHeight(image);
    CGContextSaveGState(context);
    CGContextTranslateCTM(context, 0, render.height);
    CGContextScaleCTM(context, 1, -1);
    CGContextConcatCTM(context, CGAffineTransformMake((CGFloat)n[0], (CGFloat)n[1], (CGFloat)n[2], (CGFloat)n[3],
                                                      (CGFloat)n[4], (CGFloat)n[5]));
    CGContextTranslateCTM(context, 0, height);
    CGContextScaleCTM(context, 1, -1);
    CGContextSetAlpha(context, (CGFloat)fmin(fmax(opacity, 0), 1));
    CGContextDrawImage(context, CGRectMake(0, 0, width, height), image);
    CGContextRestoreGState(context);
}

- (void)drawLayersOf:(AVVideoCompositionInstruction *)instruction at:(double)time in:(CGContextRef)context {
    CGSize render = _composition.renderSize;
    CGContextSetRGBFillColor(context, 0, 0, 0, 1);
    CGContextFillRect(context, CGRectMake(0, 0, render.width, render.height));
    if (instruction.backgroundColor) {
        CGContextSetFillColorWithColor(context, instruction.backgroundColor);
        CGContextFillRect(context, CGRectMake(0, 0, render.width, render.height));
    }
    CMTime moment = CMTimeMakeWithSeconds(time, 600000);
    // The first instruction is for the topmost picture.
    for (AVVideoCompositionLayerInstruction *layer in [instruction.layerInstructions reverseObjectEnumerator]) {
        double opacity = [layer.opacities valueAt:moment].numbers[0];
        if (!(opacity > 0)) continue;
        BOOL isLayer = _additional && layer.trackID == _composition.animationTool.additionalTrackID;
        CGImageRef image = isLayer ? [self copyLayerAt:time]
                                   : CGImageRetain([self imageOf:[NSNumber numberWithInt:layer.trackID] at:time]);
        if (image) place(context, image, render, [layer.transforms valueAt:moment], opacity);
        CGImageRelease(image);
    }
}

/// A frame in a bitmap of a size.
- (CGContextRef)copyFrameAt:(double)time width:(int)width height:(int)height {
    if (width < 1 || height < 1 || width > largest_side || height > largest_side) return NULL;
    CGContextRef context = bitmap(width, height, kCGImageAlphaNoneSkipFirst);
    if (context == NULL) return NULL;
    CGSize render = _composition.renderSize;
    AVVideoCompositionInstruction *instruction = [_composition instructionAt:CMTimeMakeWithSeconds(time, 600000)];
    CGContextSaveGState(context);
    CGContextScaleCTM(context, width / render.width, height / render.height);
    [self drawLayersOf:instruction at:time in:context];
    CGContextRestoreGState(context);
    if (_around && instruction.enablePostProcessing) [self drawAround:context at:time width:width height:height];
    return context;
}

/// Shows the frame in the layer of the animation tool that it is meant for, and draws the layers around it.
- (void)drawAround:(CGContextRef)context at:(double)time width:(int)width height:(int)height {
    uint32_t *rows = CGBitmapContextGetData(context);
    size_t stride = CGBitmapContextGetBytesPerRow(context);
    NSMutableData *picture = [NSMutableData dataWithLength:(NSUInteger)width * (NSUInteger)height * 4];
    uint32_t *pixels = [picture mutableBytes];
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)((char *)rows + (size_t)y * stride);
        for (int x = 0; x < width; x++) {
            pixels[y * width + x] = row[x] | 0xFF000000;
            row[x] = 0xFF000000;
        }
    }
    film_layers_draw(_around, time, pixels, width, height, width / _composition.renderSize.width, rows, stride, width, height);
}

- (BOOL)drawAt:(double)time rows:(void *)rows stride:(size_t)stride width:(int)width height:(int)height {
    CGSize render = _composition.renderSize;
    double scale = _composition.renderScale;
    // Drawn with fewer pixels, and made larger.
    int drawnWidth = scale == 1 ? width : (int)fmax(1, round(render.width * scale));
    int drawnHeight = scale == 1 ? height : (int)fmax(1, round(render.height * scale));
    CGContextRef context = [self copyFrameAt:time width:drawnWidth height:drawnHeight];
    if (context && scale != 1) {
        CGImageRef image = CGBitmapContextCreateImage(context);
        CGContextRelease(context);
        context = bitmap(width, height, kCGImageAlphaNoneSkipFirst);
        CGContextDrawImage(context, CGRectMake(0, 0, width, height), image);
        CGImageRelease(image);
    }
    if (context == NULL) return NO;
    const char *drawn = CGBitmapContextGetData(context);
    for (int y = 0; y < height; y++) {
        const uint32_t *source = (const uint32_t *)(const void *)(drawn + (size_t)y * CGBitmapContextGetBytesPerRow(context));
        uint32_t *target = (uint32_t *)(void *)((char *)rows + (size_t)y * stride);
        for (int x = 0; x < width; x++) target[x] = source[x] | 0xFF000000;
    }
    CGContextRelease(context);
    return YES;
}

@end
