#pragma once
#import <OpenGLES/EAGLDrawable.h>
#import <QuartzCore/CALayer.h>

/// A layer that OpenGL ES would draw, which is not there yet.
///
/// - Status: stub
@interface CAEAGLLayer : CALayer <EAGLDrawable>
@end
