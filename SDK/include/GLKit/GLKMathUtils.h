#pragma once
#import <GLKit/GLKMathTypes.h>
#include <math.h>
#ifdef __OBJC__
#import <Foundation/Foundation.h>
#endif

#ifdef __cplusplus
extern "C" {
#endif

static __inline__ float GLKMathDegreesToRadians(float degrees) { return degrees * (float)(M_PI / 180); }

static __inline__ float GLKMathRadiansToDegrees(float radians) { return radians * (float)(180 / M_PI); }

/// As gluProject. The viewport is x, y, width, height.
GLKVector3 GLKMathProject(GLKVector3 object, GLKMatrix4 model, GLKMatrix4 projection, int *viewport);
/// As gluUnProject; `success` may be NULL.
GLKVector3 GLKMathUnproject(GLKVector3 window, GLKMatrix4 model, GLKMatrix4 projection, int *viewport, bool *success);

#ifdef __OBJC__
NSString *NSStringFromGLKMatrix2(GLKMatrix2 matrix);
NSString *NSStringFromGLKMatrix3(GLKMatrix3 matrix);
NSString *NSStringFromGLKMatrix4(GLKMatrix4 matrix);
NSString *NSStringFromGLKVector2(GLKVector2 vector);
NSString *NSStringFromGLKVector3(GLKVector3 vector);
NSString *NSStringFromGLKVector4(GLKVector4 vector);
NSString *NSStringFromGLKQuaternion(GLKQuaternion quaternion);
#endif

#ifdef __cplusplus
}
#endif
