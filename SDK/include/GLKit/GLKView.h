#pragma once
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES2/gl.h>
#import <OpenGLES/ES2/glext.h>
#import <UIKit/UIKit.h>

@class EAGLContext;
@protocol GLKViewDelegate;

enum {
    GLKViewDrawableColorFormatRGBA8888 = 0,
    GLKViewDrawableColorFormatRGB565 = 1
};
typedef GLint GLKViewDrawableColorFormat;

enum {
    GLKViewDrawableDepthFormatNone = 0,
    GLKViewDrawableDepthFormat16 = 1,
    GLKViewDrawableDepthFormat24 = 2
};
typedef GLint GLKViewDrawableDepthFormat;

enum {
    GLKViewDrawableStencilFormatNone = 0,
    GLKViewDrawableStencilFormat8 = 1
};
typedef GLint GLKViewDrawableStencilFormat;

enum {
    GLKViewDrawableMultisampleNone = 0,
    GLKViewDrawableMultisample4X = 1
};
typedef GLint GLKViewDrawableMultisample;

/// A view that its delegate or a subclass draws by OpenGL ES, into framebuffers that it makes. Since iOS 5.
@interface GLKView : UIView <NSCoding>
- (id)initWithFrame:(CGRect)frame context:(EAGLContext *)context;
@property (nonatomic, assign) IBOutlet id<GLKViewDelegate> delegate;
@property (nonatomic, retain) EAGLContext *context;
/// Pixels.
@property (nonatomic, readonly) NSInteger drawableWidth;
@property (nonatomic, readonly) NSInteger drawableHeight;
@property (nonatomic) GLKViewDrawableColorFormat drawableColorFormat;
@property (nonatomic) GLKViewDrawableDepthFormat drawableDepthFormat;
@property (nonatomic) GLKViewDrawableStencilFormat drawableStencilFormat;
@property (nonatomic) GLKViewDrawableMultisample drawableMultisample;
- (void)bindDrawable;
- (void)deleteDrawable;
- (UIImage *)snapshot;
@property (nonatomic) BOOL enableSetNeedsDisplay;
- (void)display;
@end

@protocol GLKViewDelegate <NSObject>
@required
- (void)glkView:(GLKView *)view drawInRect:(CGRect)rect;
@end
