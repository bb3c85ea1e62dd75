// Turns as quaternions: q ⊗ v ⊗ q⁻¹ turns a direction.
#pragma once
#import <CoreMotion/CoreMotion.h>
#include <math.h>

static inline CMQuaternion quaternion_multiply(CMQuaternion a, CMQuaternion b) {
    return (CMQuaternion){
        .x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
        .y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
        .z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
        .w = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
    };
}

static inline CMQuaternion quaternion_inverse(CMQuaternion q) { return (CMQuaternion){-q.x, -q.y, -q.z, q.w}; }

/// Yaw about z, then pitch about the turned x, then roll about the turned y.
static inline CMQuaternion quaternion_of_angles(double yaw, double pitch, double roll) {
    CMQuaternion z = {0, 0, sin(yaw / 2), cos(yaw / 2)}, x = {sin(pitch / 2), 0, 0, cos(pitch / 2)},
                 y = {0, sin(roll / 2), 0, cos(roll / 2)};
    return quaternion_multiply(quaternion_multiply(z, x), y);
}

/// A direction of the reference frame as the device sees it.
static inline CMAcceleration quaternion_turn_back(CMQuaternion q, CMAcceleration v) {
    CMQuaternion pure = {v.x, v.y, v.z, 0};
    CMQuaternion turned = quaternion_multiply(quaternion_multiply(quaternion_inverse(q), pure), q);
    return (CMAcceleration){turned.x, turned.y, turned.z};
}
