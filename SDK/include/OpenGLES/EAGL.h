#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define EAGL_EXTERN extern "C" __attribute__((visibility("default")))
#else
#define EAGL_EXTERN extern __attribute__((visibility("default")))
#endif
#define EAGL_EXTERN_CLASS __attribute__((visibility("default")))

/// The version of this interface.
#define EAGL_MAJOR_VERSION 1
#define EAGL_MINOR_VERSION 0

enum { kEAGLRenderingAPIOpenGLES1 = 1, kEAGLRenderingAPIOpenGLES2 = 2 };
typedef NSUInteger EAGLRenderingAPI;

EAGL_EXTERN void EAGLGetVersion(unsigned int *major, unsigned int *minor);

/// The textures, buffers, renderbuffers and programs that contexts have in common.
EAGL_EXTERN_CLASS
@interface EAGLSharegroup : NSObject
@end

/// The state of OpenGL ES. Calls of its functions go to the context that is current in their thread.
EAGL_EXTERN_CLASS
@interface EAGLContext : NSObject
- (id)initWithAPI:(EAGLRenderingAPI)api;
/// Nil where the system has no renderer, and for a group of the other version.
- (id)initWithAPI:(EAGLRenderingAPI)api sharegroup:(EAGLSharegroup *)sharegroup;
+ (BOOL)setCurrentContext:(EAGLContext *)context;
+ (EAGLContext *)currentContext;
@property (readonly) EAGLRenderingAPI API;
@property (readonly) EAGLSharegroup *sharegroup;
@end
