// Matrices of 4 by 4 numbers: mCR is row R of column C. Since iOS 5.
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

extern const GLKMatrix4 GLKMatrix4Identity;

static __inline__ GLKMatrix4 GLKMatrix4Make(float m00, float m01, float m02, float m03,
                                            float m10, float m11, float m12, float m13,
                                            float m20, float m21, float m22, float m23,
                                            float m30, float m31, float m32, float m33) {
    GLKMatrix4 result = {
        {m00, m01, m02, m03,
         m10, m11, m12, m13,
         m20, m21, m22, m23,
         m30, m31, m32, m33}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeAndTranspose(float m00, float m01, float m02, float m03,
                                                        float m10, float m11, float m12, float m13,
                                                        float m20, float m21, float m22, float m23,
                                                        float m30, float m31, float m32, float m33) {
    GLKMatrix4 result = {
        {m00, m10, m20, m30,
         m01, m11, m21, m31,
         m02, m12, m22, m32,
         m03, m13, m23, m33}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeWithArray(float values[16]) {
    GLKMatrix4 result;
    for (int i = 0; i < 16; i++) result.m[i] = values[i];
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4Transpose(GLKMatrix4 matrix) {
    GLKMatrix4 result = {
        {matrix.m00, matrix.m10, matrix.m20, matrix.m30,
         matrix.m01, matrix.m11, matrix.m21, matrix.m31,
         matrix.m02, matrix.m12, matrix.m22, matrix.m32,
         matrix.m03, matrix.m13, matrix.m23, matrix.m33}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeWithArrayAndTranspose(float values[16]) {
    return GLKMatrix4Transpose(GLKMatrix4MakeWithArray(values));
}

static __inline__ GLKMatrix4 GLKMatrix4MakeWithRows(GLKVector4 row0, GLKVector4 row1, GLKVector4 row2,
                                                    GLKVector4 row3) {
    GLKMatrix4 result = {
        {row0.v[0], row1.v[0], row2.v[0], row3.v[0],
         row0.v[1], row1.v[1], row2.v[1], row3.v[1],
         row0.v[2], row1.v[2], row2.v[2], row3.v[2],
         row0.v[3], row1.v[3], row2.v[3], row3.v[3]}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeWithColumns(GLKVector4 column0, GLKVector4 column1, GLKVector4 column2,
                                                       GLKVector4 column3) {
    GLKMatrix4 result = {
        {column0.v[0], column0.v[1], column0.v[2], column0.v[3],
         column1.v[0], column1.v[1], column1.v[2], column1.v[3],
         column2.v[0], column2.v[1], column2.v[2], column2.v[3],
         column3.v[0], column3.v[1], column3.v[2], column3.v[3]}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeWithQuaternion(GLKQuaternion quaternion) {
    quaternion = GLKQuaternionNormalize(quaternion);
    float x = quaternion.q[0], y = quaternion.q[1], z = quaternion.q[2], w = quaternion.q[3];
    GLKMatrix4 result = {
        {1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
         2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
         2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0,
         0, 0, 0, 1}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeTranslation(float tx, float ty, float tz) {
    GLKMatrix4 result = {
        {1, 0, 0, 0,
         0, 1, 0, 0,
         0, 0, 1, 0,
         tx, ty, tz, 1}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeScale(float sx, float sy, float sz) {
    GLKMatrix4 result = {
        {sx, 0, 0, 0,
         0, sy, 0, 0,
         0, 0, sz, 0,
         0, 0, 0, 1}};
    return result;
}

/// About the axis (x, y, z), counterclockwise for who looks from its tip.
static __inline__ GLKMatrix4 GLKMatrix4MakeRotation(float radians, float x, float y, float z) {
    GLKVector3 v = GLKVector3Normalize(GLKVector3Make(x, y, z));
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix4 result = {
        {c + (1 - c) * v.x * v.x, (1 - c) * v.x * v.y + v.z * s, (1 - c) * v.x * v.z - v.y * s, 0,
         (1 - c) * v.x * v.y - v.z * s, c + (1 - c) * v.y * v.y, (1 - c) * v.y * v.z + v.x * s, 0,
         (1 - c) * v.x * v.z + v.y * s, (1 - c) * v.y * v.z - v.x * s, c + (1 - c) * v.z * v.z, 0,
         0, 0, 0, 1}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeXRotation(float radians) {
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix4 result = {
        {1, 0, 0, 0,
         0, c, s, 0,
         0, -s, c, 0,
         0, 0, 0, 1}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeYRotation(float radians) {
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix4 result = {
        {c, 0, -s, 0,
         0, 1, 0, 0,
         s, 0, c, 0,
         0, 0, 0, 1}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4MakeZRotation(float radians) {
    float c = cosf(radians), s = sinf(radians);
    GLKMatrix4 result = {
        {c, s, 0, 0,
         -s, c, 0, 0,
         0, 0, 1, 0,
         0, 0, 0, 1}};
    return result;
}

/// As gluPerspective.
static __inline__ GLKMatrix4 GLKMatrix4MakePerspective(float fovyRadians, float aspect, float nearZ, float farZ) {
    float cotangent = 1 / tanf(fovyRadians / 2);
    GLKMatrix4 result = {
        {cotangent / aspect, 0, 0, 0,
         0, cotangent, 0, 0,
         0, 0, (farZ + nearZ) / (nearZ - farZ), -1,
         0, 0, 2 * farZ * nearZ / (nearZ - farZ), 0}};
    return result;
}

/// As glFrustum.
static __inline__ GLKMatrix4 GLKMatrix4MakeFrustum(float left, float right, float bottom,
                                                   float top, float nearZ, float farZ) {
    float width = right - left, height = top - bottom, depth = farZ - nearZ;
    GLKMatrix4 result = {
        {2 * nearZ / width, 0, 0, 0,
         0, 2 * nearZ / height, 0, 0,
         (right + left) / width, (top + bottom) / height, -(farZ + nearZ) / depth, -1,
         0, 0, -2 * farZ * nearZ / depth, 0}};
    return result;
}

/// As glOrtho.
static __inline__ GLKMatrix4 GLKMatrix4MakeOrtho(float left, float right, float bottom,
                                                 float top, float nearZ, float farZ) {
    float width = right - left, height = top - bottom, depth = farZ - nearZ;
    GLKMatrix4 result = {
        {2 / width, 0, 0, 0,
         0, 2 / height, 0, 0,
         0, 0, -2 / depth, 0,
         -(right + left) / width, -(top + bottom) / height, -(farZ + nearZ) / depth, 1}};
    return result;
}

/// As gluLookAt.
static __inline__ GLKMatrix4 GLKMatrix4MakeLookAt(float eyeX, float eyeY, float eyeZ,
                                                  float centerX, float centerY, float centerZ,
                                                  float upX, float upY, float upZ) {
    GLKVector3 eye = GLKVector3Make(eyeX, eyeY, eyeZ);
    GLKVector3 n = GLKVector3Normalize(GLKVector3Subtract(eye, GLKVector3Make(centerX, centerY, centerZ)));
    GLKVector3 u = GLKVector3Normalize(GLKVector3CrossProduct(GLKVector3Make(upX, upY, upZ), n));
    GLKVector3 v = GLKVector3CrossProduct(n, u);
    float tx = -GLKVector3DotProduct(u, eye), ty = -GLKVector3DotProduct(v, eye), tz = -GLKVector3DotProduct(n, eye);
    GLKMatrix4 result = {
        {u.x, v.x, n.x, 0,
         u.y, v.y, n.y, 0,
         u.z, v.z, n.z, 0,
         tx, ty, tz, 1}};
    return result;
}

static __inline__ GLKMatrix3 GLKMatrix4GetMatrix3(GLKMatrix4 matrix) {
    GLKMatrix3 result = {
        {matrix.m00, matrix.m01, matrix.m02,
         matrix.m10, matrix.m11, matrix.m12,
         matrix.m20, matrix.m21, matrix.m22}};
    return result;
}

static __inline__ GLKMatrix2 GLKMatrix4GetMatrix2(GLKMatrix4 matrix) {
    GLKMatrix2 result = {{matrix.m00, matrix.m01, matrix.m10, matrix.m11}};
    return result;
}

static __inline__ GLKVector4 GLKMatrix4GetRow(GLKMatrix4 matrix, int row) {
    GLKVector4 result = {{matrix.m[row], matrix.m[row + 4], matrix.m[row + 8], matrix.m[row + 12]}};
    return result;
}

static __inline__ GLKVector4 GLKMatrix4GetColumn(GLKMatrix4 matrix, int column) {
    GLKVector4 result = {{matrix.m[column * 4], matrix.m[column * 4 + 1], matrix.m[column * 4 + 2], matrix.m[column * 4 + 3]}};
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4SetRow(GLKMatrix4 matrix, int row, GLKVector4 vector) {
    for (int i = 0; i < 4; i++) matrix.m[i * 4 + row] = vector.v[i];
    return matrix;
}

static __inline__ GLKMatrix4 GLKMatrix4SetColumn(GLKMatrix4 matrix, int column, GLKVector4 vector) {
    for (int i = 0; i < 4; i++) matrix.m[column * 4 + i] = vector.v[i];
    return matrix;
}

static __inline__ GLKMatrix4 GLKMatrix4Multiply(GLKMatrix4 matrixLeft, GLKMatrix4 matrixRight) {
    GLKMatrix4 result;
    for (int column = 0; column < 4; column++) {
        for (int row = 0; row < 4; row++) {
            float sum = 0;
            for (int i = 0; i < 4; i++) sum += matrixLeft.m[i * 4 + row] * matrixRight.m[column * 4 + i];
            result.m[column * 4 + row] = sum;
        }
    }
    return result;
}

static __inline__ GLKMatrix4 GLKMatrix4Add(GLKMatrix4 matrixLeft, GLKMatrix4 matrixRight) {
    for (int i = 0; i < 16; i++) matrixLeft.m[i] += matrixRight.m[i];
    return matrixLeft;
}

static __inline__ GLKMatrix4 GLKMatrix4Subtract(GLKMatrix4 matrixLeft, GLKMatrix4 matrixRight) {
    for (int i = 0; i < 16; i++) matrixLeft.m[i] -= matrixRight.m[i];
    return matrixLeft;
}

static __inline__ GLKMatrix4 GLKMatrix4Translate(GLKMatrix4 matrix, float tx, float ty, float tz) {
    return GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz));
}

static __inline__ GLKMatrix4 GLKMatrix4TranslateWithVector3(GLKMatrix4 matrix, GLKVector3 translationVector) {
    return GLKMatrix4Translate(matrix, translationVector.x, translationVector.y, translationVector.z);
}

static __inline__ GLKMatrix4 GLKMatrix4TranslateWithVector4(GLKMatrix4 matrix, GLKVector4 translationVector) {
    return GLKMatrix4Translate(matrix, translationVector.x, translationVector.y, translationVector.z);
}

static __inline__ GLKMatrix4 GLKMatrix4Scale(GLKMatrix4 matrix, float sx, float sy, float sz) {
    return GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz));
}

static __inline__ GLKMatrix4 GLKMatrix4ScaleWithVector3(GLKMatrix4 matrix, GLKVector3 scaleVector) {
    return GLKMatrix4Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z);
}

static __inline__ GLKMatrix4 GLKMatrix4ScaleWithVector4(GLKMatrix4 matrix, GLKVector4 scaleVector) {
    return GLKMatrix4Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z);
}

static __inline__ GLKMatrix4 GLKMatrix4Rotate(GLKMatrix4 matrix, float radians, float x, float y, float z) {
    return GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z));
}

static __inline__ GLKMatrix4 GLKMatrix4RotateWithVector3(GLKMatrix4 matrix, float radians, GLKVector3 axisVector) {
    return GLKMatrix4Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z);
}

static __inline__ GLKMatrix4 GLKMatrix4RotateWithVector4(GLKMatrix4 matrix, float radians, GLKVector4 axisVector) {
    return GLKMatrix4Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z);
}

static __inline__ GLKMatrix4 GLKMatrix4RotateX(GLKMatrix4 matrix, float radians) {
    return GLKMatrix4Multiply(matrix, GLKMatrix4MakeXRotation(radians));
}

static __inline__ GLKMatrix4 GLKMatrix4RotateY(GLKMatrix4 matrix, float radians) {
    return GLKMatrix4Multiply(matrix, GLKMatrix4MakeYRotation(radians));
}

static __inline__ GLKMatrix4 GLKMatrix4RotateZ(GLKMatrix4 matrix, float radians) {
    return GLKMatrix4Multiply(matrix, GLKMatrix4MakeZRotation(radians));
}

static __inline__ GLKVector4 GLKMatrix4MultiplyVector4(GLKMatrix4 matrixLeft, GLKVector4 vectorRight) {
    GLKVector4 result;
    for (int row = 0; row < 4; row++) {
        result.v[row] = matrixLeft.m[row] * vectorRight.x + matrixLeft.m[4 + row] * vectorRight.y +
                        matrixLeft.m[8 + row] * vectorRight.z + matrixLeft.m[12 + row] * vectorRight.w;
    }
    return result;
}

static __inline__ GLKVector3 GLKMatrix4MultiplyVector3(GLKMatrix4 matrixLeft, GLKVector3 vectorRight) {
    GLKVector4 result = GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 0));
    return GLKVector3Make(result.x, result.y, result.z);
}

static __inline__ GLKVector3 GLKMatrix4MultiplyVector3WithTranslation(GLKMatrix4 matrixLeft, GLKVector3 vectorRight) {
    GLKVector4 result = GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 1));
    return GLKVector3Make(result.x, result.y, result.z);
}

static __inline__ GLKVector3 GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4 matrixLeft, GLKVector3 vectorRight) {
    GLKVector4 result = GLKMatrix4MultiplyVector4(matrixLeft, GLKVector4MakeWithVector3(vectorRight, 1));
    return GLKVector3Make(result.x / result.w, result.y / result.w, result.z / result.w);
}

static __inline__ void GLKMatrix4MultiplyVector3Array(GLKMatrix4 matrix, GLKVector3 *vectors, size_t vectorCount) {
    for (size_t i = 0; i < vectorCount; i++) vectors[i] = GLKMatrix4MultiplyVector3(matrix, vectors[i]);
}

static __inline__ void GLKMatrix4MultiplyVector3ArrayWithTranslation(GLKMatrix4 matrix, GLKVector3 *vectors, size_t vectorCount) {
    for (size_t i = 0; i < vectorCount; i++) vectors[i] = GLKMatrix4MultiplyVector3WithTranslation(matrix, vectors[i]);
}

static __inline__ void GLKMatrix4MultiplyAndProjectVector3Array(GLKMatrix4 matrix, GLKVector3 *vectors, size_t vectorCount) {
    for (size_t i = 0; i < vectorCount; i++) vectors[i] = GLKMatrix4MultiplyAndProjectVector3(matrix, vectors[i]);
}

static __inline__ void GLKMatrix4MultiplyVector4Array(GLKMatrix4 matrix, GLKVector4 *vectors, size_t vectorCount) {
    for (size_t i = 0; i < vectorCount; i++) vectors[i] = GLKMatrix4MultiplyVector4(matrix, vectors[i]);
}

/// The identity for a matrix that has no inverse.
GLKMatrix4 GLKMatrix4Invert(GLKMatrix4 matrix, bool *isInvertible);
GLKMatrix4 GLKMatrix4InvertAndTranspose(GLKMatrix4 matrix, bool *isInvertible);

#ifdef __cplusplus
}
#endif
