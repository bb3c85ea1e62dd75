// Rotations as quaternions. Since iOS 5.
#pragma once
#import <GLKit/GLKMathTypes.h>
#import <GLKit/GLKVector3.h>
#import <GLKit/GLKVector4.h>
#include <math.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const GLKQuaternion GLKQuaternionIdentity;

static __inline__ GLKQuaternion GLKQuaternionMake(float x, float y, float z, float w) {
    GLKQuaternion result;
    result.q[0] = x;
    result.q[1] = y;
    result.q[2] = z;
    result.q[3] = w;
    return result;
}

static __inline__ GLKQuaternion GLKQuaternionMakeWithVector3(GLKVector3 vector, float scalar) {
    return GLKQuaternionMake(vector.x, vector.y, vector.z, scalar);
}

static __inline__ GLKQuaternion GLKQuaternionMakeWithArray(float values[4]) {
    return GLKQuaternionMake(values[0], values[1], values[2], values[3]);
}

/// The axis has the length 1.
static __inline__ GLKQuaternion GLKQuaternionMakeWithAngleAndAxis(float radians, float x, float y, float z) {
    float sine = sinf(radians / 2);
    return GLKQuaternionMake(sine * x, sine * y, sine * z, cosf(radians / 2));
}

static __inline__ GLKQuaternion GLKQuaternionMakeWithAngleAndVector3Axis(float radians, GLKVector3 axisVector) {
    return GLKQuaternionMakeWithAngleAndAxis(radians, axisVector.x, axisVector.y, axisVector.z);
}

GLKQuaternion GLKQuaternionMakeWithMatrix3(GLKMatrix3 matrix);
GLKQuaternion GLKQuaternionMakeWithMatrix4(GLKMatrix4 matrix);
/// Radians.
float GLKQuaternionAngle(GLKQuaternion quaternion);
GLKVector3 GLKQuaternionAxis(GLKQuaternion quaternion);

static __inline__ GLKQuaternion GLKQuaternionAdd(GLKQuaternion quaternionLeft, GLKQuaternion quaternionRight) {
    for (int i = 0; i < 4; i++) quaternionLeft.q[i] += quaternionRight.q[i];
    return quaternionLeft;
}

static __inline__ GLKQuaternion GLKQuaternionSubtract(GLKQuaternion quaternionLeft, GLKQuaternion quaternionRight) {
    for (int i = 0; i < 4; i++) quaternionLeft.q[i] -= quaternionRight.q[i];
    return quaternionLeft;
}

static __inline__ GLKQuaternion GLKQuaternionMultiply(GLKQuaternion quaternionLeft, GLKQuaternion quaternionRight) {
    GLKQuaternion l = quaternionLeft, r = quaternionRight;
    return GLKQuaternionMake(l.w * r.x + l.x * r.w + l.y * r.z - l.z * r.y, l.w * r.y + l.y * r.w + l.z * r.x - l.x * r.z,
                             l.w * r.z + l.z * r.w + l.x * r.y - l.y * r.x,
                             l.w * r.w - l.x * r.x - l.y * r.y - l.z * r.z);
}

/// The rotation that is the part `t` of the shorter way from one to the other.
GLKQuaternion GLKQuaternionSlerp(GLKQuaternion quaternionStart, GLKQuaternion quaternionEnd, float t);

static __inline__ float GLKQuaternionLength(GLKQuaternion quaternion) {
    return sqrtf(quaternion.q[0] * quaternion.q[0] + quaternion.q[1] * quaternion.q[1] +
                 quaternion.q[2] * quaternion.q[2] + quaternion.q[3] * quaternion.q[3]);
}

static __inline__ GLKQuaternion GLKQuaternionConjugate(GLKQuaternion quaternion) {
    return GLKQuaternionMake(-quaternion.q[0], -quaternion.q[1], -quaternion.q[2], quaternion.q[3]);
}

static __inline__ GLKQuaternion GLKQuaternionInvert(GLKQuaternion quaternion) {
    float length = GLKQuaternionLength(quaternion), scale = 1 / (length * length);
    return GLKQuaternionMake(-quaternion.q[0] * scale, -quaternion.q[1] * scale, -quaternion.q[2] * scale,
                             quaternion.q[3] * scale);
}

static __inline__ GLKQuaternion GLKQuaternionNormalize(GLKQuaternion quaternion) {
    float scale = 1 / GLKQuaternionLength(quaternion);
    for (int i = 0; i < 4; i++) quaternion.q[i] *= scale;
    return quaternion;
}

static __inline__ GLKVector3 GLKQuaternionRotateVector3(GLKQuaternion quaternion, GLKVector3 vector) {
    GLKQuaternion rotated = GLKQuaternionMake(vector.x, vector.y, vector.z, 0);
    rotated = GLKQuaternionMultiply(GLKQuaternionMultiply(quaternion, rotated), GLKQuaternionInvert(quaternion));
    return GLKVector3Make(rotated.q[0], rotated.q[1], rotated.q[2]);
}

void GLKQuaternionRotateVector3Array(GLKQuaternion quaternion, GLKVector3 *vectors, size_t vectorCount);

/// The fourth number stays.
static __inline__ GLKVector4 GLKQuaternionRotateVector4(GLKQuaternion quaternion, GLKVector4 vector) {
    GLKVector3 rotated = GLKQuaternionRotateVector3(quaternion, GLKVector3Make(vector.x, vector.y, vector.z));
    return GLKVector4MakeWithVector3(rotated, vector.w);
}

void GLKQuaternionRotateVector4Array(GLKQuaternion quaternion, GLKVector4 *vectors, size_t vectorCount);

#ifdef __cplusplus
}
#endif
