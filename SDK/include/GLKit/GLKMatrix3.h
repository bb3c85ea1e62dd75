// Matrices of 3 by 3 numbers: mCR is row R of column C. Since iOS 5.
#pragma once
#import <GLKit/GLKMathTypes.h>
#import <GLKit/GLKQuaternion.h>
#import <GLKit/GLKVector3.h>
#import <GLKit/GLKVector4.h>
#include <math.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const GLKMatrix3 GLKMatrix3Identity;

static __inline__ GLKMatrix3 GLKMatrix3Make(float m00, float m01, float m02,
                                            float m10, float m11, float m12,
                                            float m20, float m21, float m22) {
    GLKMatrix3 result = {
        {m00, m01, m02,
         m10, m11, m12,
         m20, m21, m22}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeAndTranspose(float m00, float m01, float m02,
                                                        float m10, float m11, float m12,
                                                        float m20, float m21, float m22) {
    GLKMatrix3 result = {
        {m00, m10, m20,
         m01, m11, m21,
         m02, m12, m22}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeWithArray(float values[9]) {
    GLKMatrix3 result;
    for (int i = 0; i < 9; i++) result.m[i] = values[i];
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3Transpose(GLKMatrix3 matrix) {
    GLKMatrix3 result = {
        {matrix.m00, matrix.m10, matrix.m20,
         matrix.m01, matrix.m11, matrix.m21,
         matrix.m02, matrix.m12, matrix.m22}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeWithArrayAndTranspose(float values[9]) {
    return GLKMatrix3Transpose(GLKMatrix3MakeWithArray(values));
}

static __inline__ GLKMatrix3 GLKMatrix3MakeWithRows(GLKVector3 row0, GLKVector3 row1, GLKVector3 row2) {
    GLKMatrix3 result = {
        {row0.v[0], row1.v[0], row2.v[0],
         row0.v[1], row1.v[1], row2.v[1],
         row0.v[2], row1.v[2], row2.v[2]}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeWithColumns(GLKVector3 column0, GLKVector3 column1, GLKVector3 column2) {
    GLKMatrix3 result = {
        {column0.v[0], column0.v[1], column0.v[2],
         column1.v[0], column1.v[1], column1.v[2],
         column2.v[0], column2.v[1], column2.v[2]}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeWithQuaternion(GLKQuaternion quaternion) {
    quaternion = GLKQuaternionNormalize(quaternion);
    float x = quaternion.q[0], y = quaternion.q[1], z = quaternion.q[2], w = quaternion.q[3];
    GLKMatrix3 result = {
        {1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w),
         2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w),
         2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeScale(float sx, float sy, float sz) {
    GLKMatrix3 result = {
        {sx, 0, 0,
         0, sy, 0,
         0, 0, sz}};
    return result;
}

/// About the axis (x, y, z), counterclockwise for who looks from its tip.
static __inline__ GLKMatrix3 GLKMatrix3MakeRotation(float radians, float x, float y, float z) {
    GLKVector3 v = GLKVector3Normalize(GLKVector3Make(x, y, z));
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix3 result = {
        {c + (1 - c) * v.x * v.x, (1 - c) * v.x * v.y + v.z * s, (1 - c) * v.x * v.z - v.y * s,
         (1 - c) * v.x * v.y - v.z * s, c + (1 - c) * v.y * v.y, (1 - c) * v.y * v.z + v.x * s,
         (1 - c) * v.x * v.z + v.y * s, (1 - c) * v.y * v.z - v.x * s, c + (1 - c) * v.z * v.z}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeXRotation(float radians) {
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix3 result = {
        {1, 0, 0,
         0, c, s,
         0, -s, c}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeYRotation(float radians) {
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix3 result = {
        {c, 0, -s,
         0, 1, 0,
         s, 0, c}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3MakeZRotation(float radians) {
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix3 result = {
        {c, s, 0,
         -s, c, 0,
         0, 0, 1}};
    return result;
}

static __inline__ GLKMatrix2 GLKMatrix3GetMatrix2(GLKMatrix3 matrix) {
    GLKMatrix2 result = {{matrix.m00, matrix.m01, matrix.m10, matrix.m11}};
    return result;
}

static __inline__ GLKVector3 GLKMatrix3GetRow(GLKMatrix3 matrix, int row) {
    GLKVector3 result = {{matrix.m[row], matrix.m[row + 3], matrix.m[row + 6]}};
    return result;
}

static __inline__ GLKVector3 GLKMatrix3GetColumn(GLKMatrix3 matrix, int column) {
    GLKVector3 result = {{matrix.m[column * 3], matrix.m[column * 3 + 1], matrix.m[column * 3 + 2]}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3SetRow(GLKMatrix3 matrix, int row, GLKVector3 vector) {
    for (int i = 0; i < 3; i++) matrix.m[i * 3 + row] = vector.v[i];
    return matrix;
}

static __inline__ GLKMatrix3 GLKMatrix3SetColumn(GLKMatrix3 matrix, int column, GLKVector3 vector) {
    for (int i = 0; i < 3; i++) matrix.m[column * 3 + i] = vector.v[i];
    return matrix;
}

static __inline__ GLKMatrix3 GLKMatrix3Multiply(GLKMatrix3 matrixLeft, GLKMatrix3 matrixRight) {
    GLKMatrix3 result;
    for (int column = 0; column < 3; column++) {
        for (int row = 0; row < 3; row++) {
            float sum = 0;
            for (int i = 0; i < 3; i++) sum += matrixLeft.m[i * 3 + row] * matrixRight.m[column * 3 + i];
            result.m[column * 3 + row] = sum;
        }
    }
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix3Add(GLKMatrix3 matrixLeft, GLKMatrix3 matrixRight) {
    for (int i = 0; i < 9; i++) matrixLeft.m[i] += matrixRight.m[i];
    return matrixLeft;
}

static __inline__ GLKMatrix3 GLKMatrix3Subtract(GLKMatrix3 matrixLeft, GLKMatrix3 matrixRight) {
    for (int i = 0; i < 9; i++) matrixLeft.m[i] -= matrixRight.m[i];
    return matrixLeft;
}

static __inline__ GLKMatrix3 GLKMatrix3Scale(GLKMatrix3 matrix, float sx, float sy, float sz) {
    return GLKMatrix3Multiply(matrix, GLKMatrix3MakeScale(sx, sy, sz));
}

static __inline__ GLKMatrix3 GLKMatrix3ScaleWithVector3(GLKMatrix3 matrix, GLKVector3 scaleVector) {
    return GLKMatrix3Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z);
}

static __inline__ GLKMatrix3 GLKMatrix3ScaleWithVector4(GLKMatrix3 matrix, GLKVector4 scaleVector) {
    return GLKMatrix3Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z);
}

static __inline__ GLKMatrix3 GLKMatrix3Rotate(GLKMatrix3 matrix, float radians, float x, float y, float z) {
    return GLKMatrix3Multiply(matrix, GLKMatrix3MakeRotation(radians, x, y, z));
}

static __inline__ GLKMatrix3 GLKMatrix3RotateWithVector3(GLKMatrix3 matrix, float radians, GLKVector3 axisVector) {
    return GLKMatrix3Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z);
}

static __inline__ GLKMatrix3 GLKMatrix3RotateWithVector4(GLKMatrix3 matrix, float radians, GLKVector4 axisVector) {
    return GLKMatrix3Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z);
}

static __inline__ GLKMatrix3 GLKMatrix3RotateX(GLKMatrix3 matrix, float radians) {
    return GLKMatrix3Multiply(matrix, GLKMatrix3MakeXRotation(radians));
}

static __inline__ GLKMatrix3 GLKMatrix3RotateY(GLKMatrix3 matrix, float radians) {
    return GLKMatrix3Multiply(matrix, GLKMatrix3MakeYRotation(radians));
}

static __inline__ GLKMatrix3 GLKMatrix3RotateZ(GLKMatrix3 matrix, float radians) {
    return GLKMatrix3Multiply(matrix, GLKMatrix3MakeZRotation(radians));
}

static __inline__ GLKVector3 GLKMatrix3MultiplyVector3(GLKMatrix3 matrixLeft, GLKVector3 vectorRight) {
    GLKVector3 result;
    for (int row = 0; row < 3; row++) {
        result.v[row] = matrixLeft.m[row] * vectorRight.x + matrixLeft.m[3 + row] * vectorRight.y +
                        matrixLeft.m[6 + row] * vectorRight.z;
    }
    return result;
}

static __inline__ void GLKMatrix3MultiplyVector3Array(GLKMatrix3 matrix, GLKVector3 *vectors, size_t vectorCount) {
    for (size_t i = 0; i < vectorCount; i++) vectors[i] = GLKMatrix3MultiplyVector3(matrix, vectors[i]);
}

/// The identity for a matrix that has no inverse.
GLKMatrix3 GLKMatrix3Invert(GLKMatrix3 matrix, bool *isInvertible);
GLKMatrix3 GLKMatrix3InvertAndTranspose(GLKMatrix3 matrix, bool *isInvertible);

#ifdef __cplusplus
}
#endif
