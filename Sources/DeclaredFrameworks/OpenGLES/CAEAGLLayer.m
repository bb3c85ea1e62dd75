#import <QuartzCore/CAEAGLLayer.h>

@implementation CAEAGLLayer
@synthesize drawableProperties = _drawableProperties;
@end
