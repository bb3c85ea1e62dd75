#import "GraphicsView.h"
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>

// Multiplied by alpha.
const unsigned char quarters[4 * 4] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 128, 128, 128, 128, 0, 128};

@implementation GraphicsView

+ (Class)layerClass { return [CAEAGLLayer class]; }
+ (EAGLRenderingAPI)version { return kEAGLRenderingAPIOpenGLES1; }

- (id)initWithFrame:(CGRect)frame {
    if (!(self = [super initWithFrame:frame])) return nil;
    self.contentScaleFactor = [UIScreen mainScreen].scale;
    context = [[EAGLContext alloc] initWithAPI:[[self class] version]];
    [EAGLContext setCurrentContext:context];
    [self makeFramebuffer];
    link = [[CADisplayLink displayLinkWithTarget:self selector:@selector(frameIsDue)] retain];
    [link addToRunLoop:[NSRunLoop currentRunLoop] forMode:NSDefaultRunLoopMode];
    return self;
}

- (void)makeFramebuffer {
}

- (void)drawFrame {
}

- (void)frameIsDue {
    [EAGLContext setCurrentContext:context];
    glViewport(0, 0, width, height);
    [self drawFrame];
    [context presentRenderbuffer:GL_RENDERBUFFER_OES];
}

- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event { isTouched = YES; }

- (void)dealloc {
    [link release];
    [context release];
    [super dealloc];
}

@end
