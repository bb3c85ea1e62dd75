// Vectors of 3 numbers. Since iOS 5.
#pragma once
#import <GLKit/GLKMathTypes.h>
#include <math.h>

#ifdef __cplusplus
extern "C" {
#endif

static __inline__ GLKVector3 GLKVector3Make(float x, float y, float z) {
    GLKVector3 result = {{x, y, z}};
    return result;
}

static __inline__ GLKVector3 GLKVector3MakeWithArray(float values[3]) {
    GLKVector3 result = {{values[0], values[1], values[2]}};
    return result;
}

static __inline__ GLKVector3 GLKVector3Negate(GLKVector3 vector) {
    GLKVector3 result = {{-vector.x, -vector.y, -vector.z}};
    return result;
}

static __inline__ GLKVector3 GLKVector3Add(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    GLKVector3 result = {{vectorLeft.x + vectorRight.x, vectorLeft.y + vectorRight.y, vectorLeft.z + vectorRight.z}};
    return result;
}

static __inline__ GLKVector3 GLKVector3Subtract(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    GLKVector3 result = {{vectorLeft.x - vectorRight.x, vectorLeft.y - vectorRight.y, vectorLeft.z - vectorRight.z}};
    return result;
}

static __inline__ GLKVector3 GLKVector3Multiply(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    GLKVector3 result = {{vectorLeft.x * vectorRight.x, vectorLeft.y * vectorRight.y, vectorLeft.z * vectorRight.z}};
    return result;
}

static __inline__ GLKVector3 GLKVector3Divide(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    GLKVector3 result = {{vectorLeft.x / vectorRight.x, vectorLeft.y / vectorRight.y, vectorLeft.z / vectorRight.z}};
    return result;
}

static __inline__ GLKVector3 GLKVector3AddScalar(GLKVector3 vector, float value) {
    GLKVector3 result = {{vector.x + value, vector.y + value, vector.z + value}};
    return result;
}

static __inline__ GLKVector3 GLKVector3SubtractScalar(GLKVector3 vector, float value) {
    GLKVector3 result = {{vector.x - value, vector.y - value, vector.z - value}};
    return result;
}

static __inline__ GLKVector3 GLKVector3MultiplyScalar(GLKVector3 vector, float value) {
    GLKVector3 result = {{vector.x * value, vector.y * value, vector.z * value}};
    return result;
}

static __inline__ GLKVector3 GLKVector3DivideScalar(GLKVector3 vector, float value) {
    GLKVector3 result = {{vector.x / value, vector.y / value, vector.z / value}};
    return result;
}

static __inline__ GLKVector3 GLKVector3Maximum(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    GLKVector3 result = {{fmaxf(vectorLeft.x, vectorRight.x), fmaxf(vectorLeft.y, vectorRight.y), fmaxf(vectorLeft.z, vectorRight.z)}};
    return result;
}

static __inline__ GLKVector3 GLKVector3Minimum(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    GLKVector3 result = {{fminf(vectorLeft.x, vectorRight.x), fminf(vectorLeft.y, vectorRight.y), fminf(vectorLeft.z, vectorRight.z)}};
    return result;
}

static __inline__ bool GLKVector3AllEqualToVector3(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    return vectorLeft.x == vectorRight.x && vectorLeft.y == vectorRight.y && vectorLeft.z == vectorRight.z;
}

static __inline__ bool GLKVector3AllEqualToScalar(GLKVector3 vector, float value) {
    return vector.x == value && vector.y == value && vector.z == value;
}

static __inline__ bool GLKVector3AllGreaterThanVector3(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    return vectorLeft.x > vectorRight.x && vectorLeft.y > vectorRight.y && vectorLeft.z > vectorRight.z;
}

static __inline__ bool GLKVector3AllGreaterThanScalar(GLKVector3 vector, float value) {
    return vector.x > value && vector.y > value && vector.z > value;
}

static __inline__ bool GLKVector3AllGreaterThanOrEqualToVector3(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    return vectorLeft.x >= vectorRight.x && vectorLeft.y >= vectorRight.y && vectorLeft.z >= vectorRight.z;
}

static __inline__ bool GLKVector3AllGreaterThanOrEqualToScalar(GLKVector3 vector, float value) {
    return vector.x >= value && vector.y >= value && vector.z >= value;
}

static __inline__ float GLKVector3DotProduct(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    return vectorLeft.x * vectorRight.x + vectorLeft.y * vectorRight.y + vectorLeft.z * vectorRight.z;
}

static __inline__ float GLKVector3Length(GLKVector3 vector) {
    return sqrtf(GLKVector3DotProduct(vector, vector));
}

/// Not numbers for a vector of length 0.
static __inline__ GLKVector3 GLKVector3Normalize(GLKVector3 vector) {
    return GLKVector3MultiplyScalar(vector, 1 / GLKVector3Length(vector));
}

static __inline__ float GLKVector3Distance(GLKVector3 vectorStart, GLKVector3 vectorEnd) {
    return GLKVector3Length(GLKVector3Subtract(vectorEnd, vectorStart));
}

static __inline__ GLKVector3 GLKVector3Lerp(GLKVector3 vectorStart, GLKVector3 vectorEnd, float t) {
    GLKVector3 result = {{vectorStart.x + (vectorEnd.x - vectorStart.x) * t, vectorStart.y + (vectorEnd.y - vectorStart.y) * t, vectorStart.z + (vectorEnd.z - vectorStart.z) * t}};
    return result;
}

static __inline__ GLKVector3 GLKVector3CrossProduct(GLKVector3 vectorLeft, GLKVector3 vectorRight) {
    GLKVector3 result = {{vectorLeft.y * vectorRight.z - vectorLeft.z * vectorRight.y,
         vectorLeft.z * vectorRight.x - vectorLeft.x * vectorRight.z,
         vectorLeft.x * vectorRight.y - vectorLeft.y * vectorRight.x}};
    return result;
}

/// The part of `vectorToProject` that has the direction of `projectionVector`.
static __inline__ GLKVector3 GLKVector3Project(GLKVector3 vectorToProject, GLKVector3 projectionVector) {
    float scale = GLKVector3DotProduct(projectionVector, vectorToProject) /
                  GLKVector3DotProduct(projectionVector, projectionVector);
    return GLKVector3MultiplyScalar(projectionVector, scale);
}

#ifdef __cplusplus
}
#endif
