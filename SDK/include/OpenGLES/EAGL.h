// OpenGL ES cannot draw yet: no context can be made, and apps find out by -initWithAPI: giving nil.
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

/// - Status: stub
@interface EAGLSharegroup : NSObject
@end

/// - Status: stub
@interface EAGLContext : NSObject
/// Nil.
- (id)initWithAPI:(EAGLRenderingAPI)api;
/// Nil.
- (id)initWithAPI:(EAGLRenderingAPI)api sharegroup:(EAGLSharegroup *)sharegroup;
+ (BOOL)setCurrentContext:(EAGLContext *)context;
+ (EAGLContext *)currentContext;
@property (readonly) EAGLRenderingAPI API;
@property (readonly) EAGLSharegroup *sharegroup;
@end
