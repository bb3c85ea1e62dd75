// Vectors of 2 numbers. Since iOS 5.
#pragma once
#import <GLKit/GLKMathTypes.h>
#include <math.h>

#ifdef __cplusplus
extern "C" {
#endif

static __inline__ GLKVector2 GLKVector2Make(float x, float y) {
    GLKVector2 result = {{x, y}};
    return result;
}

static __inline__ GLKVector2 GLKVector2MakeWithArray(float values[2]) {
    GLKVector2 result = {{values[0], values[1]}};
    return result;
}

static __inline__ GLKVector2 GLKVector2Negate(GLKVector2 vector) {
    GLKVector2 result = {{-vector.x, -vector.y}};
    return result;
}

static __inline__ GLKVector2 GLKVector2Add(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    GLKVector2 result = {{vectorLeft.x + vectorRight.x, vectorLeft.y + vectorRight.y}};
    return result;
}

static __inline__ GLKVector2 GLKVector2Subtract(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    GLKVector2 result = {{vectorLeft.x - vectorRight.x, vectorLeft.y - vectorRight.y}};
    return result;
}

static __inline__ GLKVector2 GLKVector2Multiply(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    GLKVector2 result = {{vectorLeft.x * vectorRight.x, vectorLeft.y * vectorRight.y}};
    return result;
}

static __inline__ GLKVector2 GLKVector2Divide(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    GLKVector2 result = {{vectorLeft.x / vectorRight.x, vectorLeft.y / vectorRight.y}};
    return result;
}

static __inline__ GLKVector2 GLKVector2AddScalar(GLKVector2 vector, float value) {
    GLKVector2 result = {{vector.x + value, vector.y + value}};
    return result;
}

static __inline__ GLKVector2 GLKVector2SubtractScalar(GLKVector2 vector, float value) {
    GLKVector2 result = {{vector.x - value, vector.y - value}};
    return result;
}

static __inline__ GLKVector2 GLKVector2MultiplyScalar(GLKVector2 vector, float value) {
    GLKVector2 result = {{vector.x * value, vector.y * value}};
    return result;
}

static __inline__ GLKVector2 GLKVector2DivideScalar(GLKVector2 vector, float value) {
    GLKVector2 result = {{vector.x / value, vector.y / value}};
    return result;
}

static __inline__ GLKVector2 GLKVector2Maximum(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    GLKVector2 result = {{fmaxf(vectorLeft.x, vectorRight.x), fmaxf(vectorLeft.y, vectorRight.y)}};
    return result;
}

static __inline__ GLKVector2 GLKVector2Minimum(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    GLKVector2 result = {{fminf(vectorLeft.x, vectorRight.x), fminf(vectorLeft.y, vectorRight.y)}};
    return result;
}

static __inline__ bool GLKVector2AllEqualToVector2(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    return vectorLeft.x == vectorRight.x && vectorLeft.y == vectorRight.y;
}

static __inline__ bool GLKVector2AllEqualToScalar(GLKVector2 vector, float value) {
    return vector.x == value && vector.y == value;
}

static __inline__ bool GLKVector2AllGreaterThanVector2(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    return vectorLeft.x > vectorRight.x && vectorLeft.y > vectorRight.y;
}

static __inline__ bool GLKVector2AllGreaterThanScalar(GLKVector2 vector, float value) {
    return vector.x > value && vector.y > value;
}

static __inline__ bool GLKVector2AllGreaterThanOrEqualToVector2(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    return vectorLeft.x >= vectorRight.x && vectorLeft.y >= vectorRight.y;
}

static __inline__ bool GLKVector2AllGreaterThanOrEqualToScalar(GLKVector2 vector, float value) {
    return vector.x >= value && vector.y >= value;
}

static __inline__ float GLKVector2DotProduct(GLKVector2 vectorLeft, GLKVector2 vectorRight) {
    return vectorLeft.x * vectorRight.x + vectorLeft.y * vectorRight.y;
}

static __inline__ float GLKVector2Length(GLKVector2 vector) {
    return sqrtf(GLKVector2DotProduct(vector, vector));
}

/// Not numbers for a vector of length 0.
static __inline__ GLKVector2 GLKVector2Normalize(GLKVector2 vector) {
    return GLKVector2MultiplyScalar(vector, 1 / GLKVector2Length(vector));
}

static __inline__ float GLKVector2Distance(GLKVector2 vectorStart, GLKVector2 vectorEnd) {
    return GLKVector2Length(GLKVector2Subtract(vectorEnd, vectorStart));
}

static __inline__ GLKVector2 GLKVector2Lerp(GLKVector2 vectorStart, GLKVector2 vectorEnd, float t) {
    GLKVector2 result = {{vectorStart.x + (vectorEnd.x - vectorStart.x) * t, vectorStart.y + (vectorEnd.y - vectorStart.y) * t}};
    return result;
}

/// The part of `vectorToProject` that has the direction of `projectionVector`.
static __inline__ GLKVector2 GLKVector2Project(GLKVector2 vectorToProject, GLKVector2 projectionVector) {
    float scale = GLKVector2DotProduct(projectionVector, vectorToProject) /
                  GLKVector2DotProduct(projectionVector, projectionVector);
    return GLKVector2MultiplyScalar(projectionVector, scale);
}

#ifdef __cplusplus
}
#endif
