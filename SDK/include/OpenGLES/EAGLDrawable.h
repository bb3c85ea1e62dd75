#pragma once
#import <OpenGLES/EAGL.h>

#ifdef __cplusplus
extern "C" {
#endif
extern NSString *const kEAGLDrawablePropertyRetainedBacking;
extern NSString *const kEAGLDrawablePropertyColorFormat;
extern NSString *const kEAGLColorFormatRGBA8;
extern NSString *const kEAGLColorFormatRGB565;
#ifdef __cplusplus
}
#endif

@protocol EAGLDrawable
@property (copy) NSDictionary *drawableProperties;
@end

@interface EAGLContext (EAGLContextDrawableAdditions)
/// Gives the bound renderbuffer memory of the drawable's size; nil takes the drawable from it.
- (BOOL)renderbufferStorage:(NSUInteger)target fromDrawable:(id<EAGLDrawable>)drawable;
/// Shows the bound renderbuffer on its drawable, with the next frame of the screen.
- (BOOL)presentRenderbuffer:(NSUInteger)target;
@end
