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
/// - Status: stub
- (BOOL)renderbufferStorage:(NSUInteger)target fromDrawable:(id<EAGLDrawable>)drawable;
/// - Status: stub
- (BOOL)presentRenderbuffer:(NSUInteger)target;
@end
