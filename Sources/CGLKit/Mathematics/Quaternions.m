#import <GLKit/GLKMath.h>

const GLKQuaternion GLKQuaternionIdentity = {.q = {0, 0, 0, 1}};

GLKQuaternion GLKQuaternionMakeWithMatrix3(GLKMatrix3 m) {
    float trace = m.m00 + m.m11 + m.m22;
    GLKQuaternion result;
    // By the largest of the four numbers, which is never near 0.
    if (trace > 0) {
        float s = 2 * sqrtf(trace + 1);
        result = GLKQuaternionMake((m.m12 - m.m21) / s, (m.m20 - m.m02) / s, (m.m01 - m.m10) / s, s / 4);
    } else if (m.m00 > m.m11 && m.m00 > m.m22) {
        float s = 2 * sqrtf(1 + m.m00 - m.m11 - m.m22);
        result = GLKQuaternionMake(s / 4, (m.m10 + m.m01) / s, (m.m20 + m.m02) / s, (m.m12 - m.m21) / s);
    } else if (m.m11 > m.m22) {
        float s = 2 * sqrtf(1 + m.m11 - m.m00 - m.m22);
        result = GLKQuaternionMake((m.m10 + m.m01) / s, s / 4, (m.m21 + m.m12) / s, (m.m20 - m.m02) / s);
    } else {
        float s = 2 * sqrtf(1 + m.m22 - m.m00 - m.m11);
        result = GLKQuaternionMake((m.m20 + m.m02) / s, (m.m21 + m.m12) / s, s / 4, (m.m01 - m.m10) / s);
    }
    return GLKQuaternionNormalize(result);
}

GLKQuaternion GLKQuaternionMakeWithMatrix4(GLKMatrix4 matrix) {
    return GLKQuaternionMakeWithMatrix3(GLKMatrix4GetMatrix3(matrix));
}

float GLKQuaternionAngle(GLKQuaternion quaternion) {
    float w = quaternion.q[3] / GLKQuaternionLength(quaternion);
    return 2 * acosf(fmaxf(-1, fminf(1, w)));
}

GLKVector3 GLKQuaternionAxis(GLKQuaternion quaternion) {
    GLKVector3 axis = {{quaternion.q[0], quaternion.q[1], quaternion.q[2]}};
    return GLKVector3Length(axis) > 0 ? GLKVector3Normalize(axis) : GLKVector3Make(0, 0, 0);
}

GLKQuaternion GLKQuaternionSlerp(GLKQuaternion quaternionStart, GLKQuaternion quaternionEnd, float t) {
    float cosine = 0, startPart = 1 - t, endPart = t;
    for (int i = 0; i < 4; i++) cosine += quaternionStart.q[i] * quaternionEnd.q[i];
    float sign = cosine < 0 ? -1 : 1;
    // So near to each other that a straight line does.
    if (fabsf(cosine) < 0.9999f) {
        float angle = acosf(fabsf(cosine));
        startPart = sinf((1 - t) * angle) / sinf(angle);
        endPart = sinf(t * angle) / sinf(angle);
    }
    GLKQuaternion result;
    for (int i = 0; i < 4; i++) result.q[i] = startPart * quaternionStart.q[i] + sign * endPart * quaternionEnd.q[i];
    return GLKQuaternionNormalize(result);
}

void GLKQuaternionRotateVector3Array(GLKQuaternion quaternion, GLKVector3 *vectors, size_t vectorCount) {
    for (size_t i = 0; i < vectorCount; i++) vectors[i] = GLKQuaternionRotateVector3(quaternion, vectors[i]);
}

void GLKQuaternionRotateVector4Array(GLKQuaternion quaternion, GLKVector4 *vectors, size_t vectorCount) {
    for (size_t i = 0; i < vectorCount; i++) vectors[i] = GLKQuaternionRotateVector4(quaternion, vectors[i]);
}
