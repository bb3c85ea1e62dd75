// After "GLKView Class Reference": a view whose framebuffers are made for it, and which its delegate or a subclass
// draws.

#import "Views/GLKViewLayer.h"
#import <GLKit/GLKit.h>
#import <OpenGLES/EAGLDrawable.h>
#import <OpenGLES/ES2/glext.h>
#import <QuartzCore/QuartzCore.h>

@implementation GLKView {
    /// What the layer shows, and what is drawn into: the same but for multisampling.
    GLuint _shownFramebuffer, _drawnFramebuffer;
    /// The layer's memory, the samples, depth and stencil.
    GLuint _colors, _samples, _depths, _stencils;
    CGSize _size;
}

+ (Class)layerClass { return [GLKViewLayer class]; }

- (id)initWithFrame:(CGRect)frame { return [self initWithFrame:frame context:nil]; }

- (id)initWithFrame:(CGRect)frame context:(EAGLContext *)context {
    if ((self = [super initWithFrame:frame])) {
        _context = context;
        [self prepare];
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) [self prepare];
    return self;
}

- (void)prepare {
    _enableSetNeedsDisplay = YES;
    self.contentScaleFactor = [UIScreen mainScreen].scale;
    self.opaque = YES;
    self.layer.opaque = YES;
}

- (void)dealloc { [self deleteDrawable]; }

- (void)setContext:(EAGLContext *)context {
    if (context == _context) return;
    [self deleteDrawable];
    _context = context;
    [self setNeedsDisplay];
}

// Formats are of the next drawable.

- (void)setDrawableColorFormat:(GLKViewDrawableColorFormat)format {
    if (format != _drawableColorFormat) [self deleteDrawable];
    _drawableColorFormat = format;
}

- (void)setDrawableDepthFormat:(GLKViewDrawableDepthFormat)format {
    if (format != _drawableDepthFormat) [self deleteDrawable];
    _drawableDepthFormat = format;
}

- (void)setDrawableStencilFormat:(GLKViewDrawableStencilFormat)format {
    if (format != _drawableStencilFormat) [self deleteDrawable];
    _drawableStencilFormat = format;
}

- (void)setDrawableMultisample:(GLKViewDrawableMultisample)multisample {
    if (multisample != _drawableMultisample) [self deleteDrawable];
    _drawableMultisample = multisample;
}

- (NSInteger)drawableWidth { return (NSInteger)lround(self.bounds.size.width * self.contentScaleFactor); }
- (NSInteger)drawableHeight { return (NSInteger)lround(self.bounds.size.height * self.contentScaleFactor); }

// MARK: The drawable

static void attach(GLenum point, GLuint renderbuffer) {
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, point, GL_RENDERBUFFER, renderbuffer);
}

- (GLuint)addRenderbufferOfFormat:(GLenum)format {
    GLuint renderbuffer = 0;
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    GLsizei width = (GLsizei)self.drawableWidth, height = (GLsizei)self.drawableHeight;
    if (_drawableMultisample == GLKViewDrawableMultisample4X)
        glRenderbufferStorageMultisampleAPPLE(GL_RENDERBUFFER, 4, format, width, height);
    else
        glRenderbufferStorage(GL_RENDERBUFFER, format, width, height);
    return renderbuffer;
}

- (void)addDepthAndStencil {
    BOOL hasDepth = _drawableDepthFormat != GLKViewDrawableDepthFormatNone;
    BOOL hasStencil = _drawableStencilFormat != GLKViewDrawableStencilFormatNone;
    // Where both are wanted they are one buffer, as the device has them.
    if (hasDepth && hasStencil) {
        _depths = [self addRenderbufferOfFormat:GL_DEPTH24_STENCIL8_OES];
        attach(GL_STENCIL_ATTACHMENT, _depths);
    } else if (hasDepth) {
        BOOL isShort = _drawableDepthFormat == GLKViewDrawableDepthFormat16;
        _depths = [self addRenderbufferOfFormat:isShort ? GL_DEPTH_COMPONENT16 : GL_DEPTH_COMPONENT24_OES];
    } else if (hasStencil) {
        _stencils = [self addRenderbufferOfFormat:GL_STENCIL_INDEX8];
        attach(GL_STENCIL_ATTACHMENT, _stencils);
    }
    if (hasDepth) attach(GL_DEPTH_ATTACHMENT, _depths);
}

- (void)makeDrawable {
    NSString *format =
        _drawableColorFormat == GLKViewDrawableColorFormatRGB565 ? kEAGLColorFormatRGB565 : kEAGLColorFormatRGBA8;
    CAEAGLLayer *layer = (CAEAGLLayer *)self.layer;
    layer.drawableProperties = @{kEAGLDrawablePropertyRetainedBacking : @NO, kEAGLDrawablePropertyColorFormat : format};
    _size = CGSizeMake(self.drawableWidth, self.drawableHeight);
    glGenFramebuffers(1, &_shownFramebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, _shownFramebuffer);
    glGenRenderbuffers(1, &_colors);
    glBindRenderbuffer(GL_RENDERBUFFER, _colors);
    [_context renderbufferStorage:GL_RENDERBUFFER fromDrawable:layer];
    attach(GL_COLOR_ATTACHMENT0, _colors);
    _drawnFramebuffer = _shownFramebuffer;
    if (_drawableMultisample == GLKViewDrawableMultisample4X) {
        glGenFramebuffers(1, &_drawnFramebuffer);
        glBindFramebuffer(GL_FRAMEBUFFER, _drawnFramebuffer);
        BOOL isShort = _drawableColorFormat == GLKViewDrawableColorFormatRGB565;
        _samples = [self addRenderbufferOfFormat:isShort ? GL_RGB565 : GL_RGBA8_OES];
        attach(GL_COLOR_ATTACHMENT0, _samples);
    }
    [self addDepthAndStencil];
    glBindRenderbuffer(GL_RENDERBUFFER, _colors);
}

- (void)bindDrawable {
    if (_context == nil || self.drawableWidth < 1 || self.drawableHeight < 1) return;
    [EAGLContext setCurrentContext:_context];
    if (_shownFramebuffer && !CGSizeEqualToSize(_size, CGSizeMake(self.drawableWidth, self.drawableHeight)))
        [self deleteDrawable];
    if (_shownFramebuffer == 0) [self makeDrawable];
    glBindFramebuffer(GL_FRAMEBUFFER, _drawnFramebuffer);
    glViewport(0, 0, (GLsizei)_size.width, (GLsizei)_size.height);
}

- (void)deleteDrawable {
    if (_shownFramebuffer == 0) return;
    EAGLContext *former = [EAGLContext currentContext];
    [EAGLContext setCurrentContext:_context];
    glBindRenderbuffer(GL_RENDERBUFFER, _colors);
    [_context renderbufferStorage:GL_RENDERBUFFER fromDrawable:nil];
    const GLuint renderbuffers[] = {_colors, _samples, _depths, _stencils};
    glDeleteRenderbuffers(4, renderbuffers);
    if (_drawnFramebuffer != _shownFramebuffer) glDeleteFramebuffers(1, &_drawnFramebuffer);
    glDeleteFramebuffers(1, &_shownFramebuffer);
    _colors = _samples = _depths = _stencils = _shownFramebuffer = _drawnFramebuffer = 0;
    if (former != _context) [EAGLContext setCurrentContext:former];
}

// MARK: Drawing

/// Draws into the drawable; what is shown is bound afterwards.
- (BOOL)draw {
    [self bindDrawable];
    if (_shownFramebuffer == 0) return NO;
    id<GLKViewDelegate> delegate = _delegate;
    if (delegate) [delegate glkView:self drawInRect:self.bounds];
    else [self drawRect:self.bounds];
    if (_drawnFramebuffer != _shownFramebuffer) {
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER_APPLE, _shownFramebuffer);
        glBindFramebuffer(GL_READ_FRAMEBUFFER_APPLE, _drawnFramebuffer);
        glResolveMultisampleFramebufferAPPLE();
        glBindFramebuffer(GL_FRAMEBUFFER, _shownFramebuffer);
    }
    glBindRenderbuffer(GL_RENDERBUFFER, _colors);
    return YES;
}

- (void)display {
    if ([self draw]) [_context presentRenderbuffer:GL_RENDERBUFFER];
}

- (void)drawRect:(CGRect)rect {
}

- (void)setNeedsDisplay {
    if (_enableSetNeedsDisplay) [super setNeedsDisplay];
}

- (void)layoutSubviews {
    [super layoutSubviews];
    if (!CGSizeEqualToSize(_size, CGSizeMake(self.drawableWidth, self.drawableHeight))) [self setNeedsDisplay];
}

- (UIImage *)snapshot {
    if (![self draw]) return nil;
    size_t width = (size_t)_size.width, height = (size_t)_size.height;
    uint8_t *pixels = calloc(width * height, 4);
    if (pixels == NULL) return nil;
    glBindFramebuffer(GL_FRAMEBUFFER, _shownFramebuffer);
    glReadPixels(0, 0, (GLsizei)width, (GLsizei)height, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    // Pictures begin at the top.
    NSMutableData *rows = [NSMutableData dataWithCapacity:width * height * 4];
    for (size_t line = height; line > 0; line--) [rows appendBytes:pixels + (line - 1) * width * 4 length:width * 4];
    free(pixels);
    CGColorSpaceRef space = CGColorSpaceCreateDeviceRGB();
    CGDataProviderRef provider = CGDataProviderCreateWithCFData((__bridge CFDataRef)rows);
    CGBitmapInfo info = self.opaque ? kCGImageAlphaNoneSkipLast : kCGImageAlphaPremultipliedLast;
    CGImageRef image = CGImageCreate(width, height, 8, 32, width * 4, space, info, provider, NULL, false,
                                     kCGRenderingIntentDefault);
    UIImage *result = [UIImage imageWithCGImage:image scale:self.contentScaleFactor orientation:UIImageOrientationUp];
    CGImageRelease(image);
    CGDataProviderRelease(provider);
    CGColorSpaceRelease(space);
    return result;
}

@end
