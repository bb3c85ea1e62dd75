#pragma once
#import <QuartzCore/CAEAGLLayer.h>

/// The layer of a GLKView: to display it is to have the view draw.
@interface GLKViewLayer : CAEAGLLayer
@end
