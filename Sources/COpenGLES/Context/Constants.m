#import <OpenGLES/EAGLDrawable.h>

NSString *const kEAGLDrawablePropertyRetainedBacking = @"EAGLDrawablePropertyRetainedBacking";
NSString *const kEAGLDrawablePropertyColorFormat = @"EAGLDrawablePropertyColorFormat";
NSString *const kEAGLColorFormatRGBA8 = @"EAGLColorFormat8888";
NSString *const kEAGLColorFormatRGB565 = @"EAGLColorFormat565";

void EAGLGetVersion(unsigned int *major, unsigned int *minor) {
    if (major) *major = 1;
    if (minor) *minor = 0;
}
