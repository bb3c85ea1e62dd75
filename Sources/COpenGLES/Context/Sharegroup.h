#pragma once
#import "Drawable/Drawable.h"
#import "Library/GraphicsLibrary.h"
#import <OpenGLES/EAGL.h>

/// The objects that several contexts have in common: textures, buffers, renderbuffers, programs.
@interface EAGLSharegroup ()

- (instancetype)initWithAPI:(EAGLRenderingAPI)api;

@property (nonatomic, readonly) EAGLRenderingAPI renderingAPI;

/// A context of the group; NULL when there is none left in the system.
- (EGLContext)makeContext;
/// Ends a context that makeContext has made. The group's first one stays as long as the group: it keeps the objects.
- (void)endContext:(EGLContext)context;

/// The drawable that gave the renderbuffer of that name its memory; nil if none did.
- (VergerDrawable *)drawableOfRenderbuffer:(GLuint)renderbuffer;
- (void)setDrawable:(VergerDrawable *)drawable ofRenderbuffer:(GLuint)renderbuffer;

@end
