#pragma once
#import <OpenGLES/EAGLDrawable.h>
#import <OpenGLES/ES2/glext.h>

@class CAEAGLLayer;

/// The memory of a renderbuffer that a layer shows.
@interface VergerDrawable : NSObject

/// Nil when the layer has no size, or one that no memory has room for.
- (instancetype)initWithLayer:(CAEAGLLayer *)layer;

/// In pixels, as the layer was when the memory was made.
@property (nonatomic, readonly) GLsizei width, height;
/// The format of a renderbuffer for the layer.
@property (nonatomic, readonly) GLenum format;

/// Has the layer show what `read` writes: RGBA, the lowest row first. Off the main thread the layer follows as soon as
/// that thread has its turn, by the last pixels then. Waits where frames come faster than the display shows them.
- (void)showPixels:(BOOL (^)(void *pixels))read;

@end
