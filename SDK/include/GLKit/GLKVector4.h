// Vectors of 4 numbers. Since iOS 5.
#pragma once
#import <GLKit/GLKMathTypes.h>
#include <math.h>

#ifdef __cplusplus
extern "C" {
#endif

static __inline__ GLKVector4 GLKVector4Make(float x, float y, float z, float w) {
    GLKVector4 result = {{x, y, z, w}};
    return result;
}

static __inline__ GLKVector4 GLKVector4MakeWithArray(float values[4]) {
    GLKVector4 result = {{values[0], values[1], values[2], values[3]}};
    return result;
}

static __inline__ GLKVector4 GLKVector4MakeWithVector3(GLKVector3 vector, float w) {
    GLKVector4 result = {{vector.x, vector.y, vector.z, w}};
    return result;
}

static __inline__ GLKVector4 GLKVector4Negate(GLKVector4 vector) {
    GLKVector4 result = {{-vector.x, -vector.y, -vector.z, -vector.w}};
    return result;
}

static __inline__ GLKVector4 GLKVector4Add(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    GLKVector4 result = {{vectorLeft.x + vectorRight.x, vectorLeft.y + vectorRight.y, vectorLeft.z + vectorRight.z, vectorLeft.w + vectorRight.w}};
    return result;
}

static __inline__ GLKVector4 GLKVector4Subtract(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    GLKVector4 result = {{vectorLeft.x - vectorRight.x, vectorLeft.y - vectorRight.y, vectorLeft.z - vectorRight.z, vectorLeft.w - vectorRight.w}};
    return result;
}

static __inline__ GLKVector4 GLKVector4Multiply(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    GLKVector4 result = {{vectorLeft.x * vectorRight.x, vectorLeft.y * vectorRight.y, vectorLeft.z * vectorRight.z, vectorLeft.w * vectorRight.w}};
    return result;
}

static __inline__ GLKVector4 GLKVector4Divide(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    GLKVector4 result = {{vectorLeft.x / vectorRight.x, vectorLeft.y / vectorRight.y, vectorLeft.z / vectorRight.z, vectorLeft.w / vectorRight.w}};
    return result;
}

static __inline__ GLKVector4 GLKVector4AddScalar(GLKVector4 vector, float value) {
    GLKVector4 result = {{vector.x + value, vector.y + value, vector.z + value, vector.w + value}};
    return result;
}

static __inline__ GLKVector4 GLKVector4SubtractScalar(GLKVector4 vector, float value) {
    GLKVector4 result = {{vector.x - value, vector.y - value, vector.z - value, vector.w - value}};
    return result;
}

static __inline__ GLKVector4 GLKVector4MultiplyScalar(GLKVector4 vector, float value) {
    GLKVector4 result = {{vector.x * value, vector.y * value, vector.z * value, vector.w * value}};
    return result;
}

static __inline__ GLKVector4 GLKVector4DivideScalar(GLKVector4 vector, float value) {
    GLKVector4 result = {{vector.x / value, vector.y / value, vector.z / value, vector.w / value}};
    return result;
}

static __inline__ GLKVector4 GLKVector4Maximum(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    GLKVector4 result = {{fmaxf(vectorLeft.x, vectorRight.x), fmaxf(vectorLeft.y, vectorRight.y), fmaxf(vectorLeft.z, vectorRight.z), fmaxf(vectorLeft.w, vectorRight.w)}};
    return result;
}

static __inline__ GLKVector4 GLKVector4Minimum(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    GLKVector4 result = {{fminf(vectorLeft.x, vectorRight.x), fminf(vectorLeft.y, vectorRight.y), fminf(vectorLeft.z, vectorRight.z), fminf(vectorLeft.w, vectorRight.w)}};
    return result;
}

static __inline__ bool GLKVector4AllEqualToVector4(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    return vectorLeft.x == vectorRight.x && vectorLeft.y == vectorRight.y && vectorLeft.z == vectorRight.z && vectorLeft.w == vectorRight.w;
}

static __inline__ bool GLKVector4AllEqualToScalar(GLKVector4 vector, float value) {
    return vector.x == value && vector.y == value && vector.z == value && vector.w == value;
}

static __inline__ bool GLKVector4AllGreaterThanVector4(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    return vectorLeft.x > vectorRight.x && vectorLeft.y > vectorRight.y && vectorLeft.z > vectorRight.z && vectorLeft.w > vectorRight.w;
}

static __inline__ bool GLKVector4AllGreaterThanScalar(GLKVector4 vector, float value) {
    return vector.x > value && vector.y > value && vector.z > value && vector.w > value;
}

static __inline__ bool GLKVector4AllGreaterThanOrEqualToVector4(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    return vectorLeft.x >= vectorRight.x && vectorLeft.y >= vectorRight.y && vectorLeft.z >= vectorRight.z && vectorLeft.w >= vectorRight.w;
}

static __inline__ bool GLKVector4AllGreaterThanOrEqualToScalar(GLKVector4 vector, float value) {
    return vector.x >= value && vector.y >= value && vector.z >= value && vector.w >= value;
}

static __inline__ float GLKVector4DotProduct(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    return vectorLeft.x * vectorRight.x + vectorLeft.y * vectorRight.y + vectorLeft.z * vectorRight.z + vectorLeft.w * vectorRight.w;
}

static __inline__ float GLKVector4Length(GLKVector4 vector) {
    return sqrtf(GLKVector4DotProduct(vector, vector));
}

/// Not numbers for a vector of length 0.
static __inline__ GLKVector4 GLKVector4Normalize(GLKVector4 vector) {
    return GLKVector4MultiplyScalar(vector, 1 / GLKVector4Length(vector));
}

static __inline__ float GLKVector4Distance(GLKVector4 vectorStart, GLKVector4 vectorEnd) {
    return GLKVector4Length(GLKVector4Subtract(vectorEnd, vectorStart));
}

static __inline__ GLKVector4 GLKVector4Lerp(GLKVector4 vectorStart, GLKVector4 vectorEnd, float t) {
    GLKVector4 result = {{vectorStart.x + (vectorEnd.x - vectorStart.x) * t, vectorStart.y + (vectorEnd.y - vectorStart.y) * t, vectorStart.z + (vectorEnd.z - vectorStart.z) * t, vectorStart.w + (vectorEnd.w - vectorStart.w) * t}};
    return result;
}

/// Of the first three numbers; the fourth is 0.
static __inline__ GLKVector4 GLKVector4CrossProduct(GLKVector4 vectorLeft, GLKVector4 vectorRight) {
    GLKVector4 result = {{vectorLeft.y * vectorRight.z - vectorLeft.z * vectorRight.y,
         vectorLeft.z * vectorRight.x - vectorLeft.x * vectorRight.z,
         vectorLeft.x * vectorRight.y - vectorLeft.y * vectorRight.x, 0}};
    return result;
}

/// The part of `vectorToProject` that has the direction of `projectionVector`.
static __inline__ GLKVector4 GLKVector4Project(GLKVector4 vectorToProject, GLKVector4 projectionVector) {
    float scale = GLKVector4DotProduct(projectionVector, vectorToProject) /
                  GLKVector4DotProduct(projectionVector, projectionVector);
    return GLKVector4MultiplyScalar(projectionVector, scale);
}

#ifdef __cplusplus
}
#endif
