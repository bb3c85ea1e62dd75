#import <QuartzCore/CAEAGLLayer.h>

@implementation CAEAGLLayer
@synthesize drawableProperties = _drawableProperties;

- (NSDictionary *)drawableProperties {
    if (_drawableProperties == nil) {
        _drawableProperties = @{
            kEAGLDrawablePropertyRetainedBacking : @NO,
            kEAGLDrawablePropertyColorFormat : kEAGLColorFormatRGBA8,
        };
    }
    return _drawableProperties;
}

- (void)setDrawableProperties:(NSDictionary *)properties { _drawableProperties = [properties copy]; }

@end
