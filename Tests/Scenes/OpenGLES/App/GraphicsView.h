#import <OpenGLES/EAGL.h>
#import <OpenGLES/EAGLDrawable.h>
#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

/// A view that OpenGL ES draws for each frame of the screen. Subclasses draw.
@interface GraphicsView : UIView {
    EAGLContext *context;
    CADisplayLink *link;
    BOOL isTouched;
    int width, height;
}

+ (EAGLRenderingAPI)version;

/// Makes a framebuffer with the layer's memory. The context is current.
- (void)makeFramebuffer;
- (void)drawFrame;

@end

/// Four texels: red and green above, blue and yellow below; the second half of the alpha values is half transparent.
extern const unsigned char quarters[4 * 4];
