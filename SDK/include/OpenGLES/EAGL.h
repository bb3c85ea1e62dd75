// OpenGL ES cannot draw yet: no context can be made, and apps find out by -initWithAPI: giving nil.
#pragma once
#import <Foundation/Foundation.h>

enum { kEAGLRenderingAPIOpenGLES1 = 1, kEAGLRenderingAPIOpenGLES2 = 2 };
typedef NSUInteger EAGLRenderingAPI;

#ifdef __cplusplus
extern "C" {
#endif
void EAGLGetVersion(unsigned int *major, unsigned int *minor);
#ifdef __cplusplus
}
#endif

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
