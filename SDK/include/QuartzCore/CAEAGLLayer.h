#pragma once
#import <OpenGLES/EAGLDrawable.h>
#import <QuartzCore/CALayer.h>

/// A layer that shows what OpenGL ES draws.
@interface CAEAGLLayer : CALayer <EAGLDrawable>
@end
