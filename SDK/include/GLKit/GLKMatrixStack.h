// A stack of matrices, as OpenGL had one: functions change the top one. Since iOS 5.
#pragma once
#import <CoreFoundation/CoreFoundation.h>
#import <GLKit/GLKMatrix3.h>
#import <GLKit/GLKMatrix4.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct _GLKMatrixStack *GLKMatrixStackRef;

/// With the identity in it.
GLKMatrixStackRef GLKMatrixStackCreate(CFAllocatorRef allocator);
CFTypeID GLKMatrixStackGetTypeID(void);
/// Copies the top matrix.
void GLKMatrixStackPush(GLKMatrixStackRef stack);
void GLKMatrixStackPop(GLKMatrixStackRef stack);
int GLKMatrixStackSize(GLKMatrixStackRef stack);
void GLKMatrixStackLoadMatrix4(GLKMatrixStackRef stack, GLKMatrix4 matrix);
GLKMatrix4 GLKMatrixStackGetMatrix4(GLKMatrixStackRef stack);
GLKMatrix3 GLKMatrixStackGetMatrix3(GLKMatrixStackRef stack);
GLKMatrix2 GLKMatrixStackGetMatrix2(GLKMatrixStackRef stack);
GLKMatrix4 GLKMatrixStackGetMatrix4Inverse(GLKMatrixStackRef stack);
GLKMatrix4 GLKMatrixStackGetMatrix4InverseTranspose(GLKMatrixStackRef stack);
GLKMatrix3 GLKMatrixStackGetMatrix3Inverse(GLKMatrixStackRef stack);
GLKMatrix3 GLKMatrixStackGetMatrix3InverseTranspose(GLKMatrixStackRef stack);
void GLKMatrixStackMultiplyMatrix4(GLKMatrixStackRef stack, GLKMatrix4 matrix);
void GLKMatrixStackMultiplyMatrixStack(GLKMatrixStackRef stackLeft, GLKMatrixStackRef stackRight);
void GLKMatrixStackTranslate(GLKMatrixStackRef stack, float tx, float ty, float tz);
void GLKMatrixStackTranslateWithVector3(GLKMatrixStackRef stack, GLKVector3 translationVector);
void GLKMatrixStackTranslateWithVector4(GLKMatrixStackRef stack, GLKVector4 translationVector);
void GLKMatrixStackScale(GLKMatrixStackRef stack, float sx, float sy, float sz);
void GLKMatrixStackScaleWithVector3(GLKMatrixStackRef stack, GLKVector3 scaleVector);
void GLKMatrixStackScaleWithVector4(GLKMatrixStackRef stack, GLKVector4 scaleVector);
void GLKMatrixStackRotate(GLKMatrixStackRef stack, float radians, float x, float y, float z);
void GLKMatrixStackRotateWithVector3(GLKMatrixStackRef stack, float radians, GLKVector3 axisVector);
void GLKMatrixStackRotateWithVector4(GLKMatrixStackRef stack, float radians, GLKVector4 axisVector);
void GLKMatrixStackRotateX(GLKMatrixStackRef stack, float radians);
void GLKMatrixStackRotateY(GLKMatrixStackRef stack, float radians);
void GLKMatrixStackRotateZ(GLKMatrixStackRef stack, float radians);

#ifdef __cplusplus
}
#endif
