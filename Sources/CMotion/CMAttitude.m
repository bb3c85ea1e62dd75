// Angles, matrices and quaternions as the Event Handling Guide for iOS has them, "Getting Device Attitude".
#import "AttitudeMath.h"
#import "MotionState.h"

@implementation CMAttitude {
    CMQuaternion _turn;
}

- (id)init { return [self initWithQuaternion:(CMQuaternion){0, 0, 0, 1}]; }

- (id)initWithQuaternion:(CMQuaternion)quaternion {
    if ((self = [super init])) _turn = quaternion;
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return [[CMAttitude alloc] initWithQuaternion:_turn]; }

- (id)initWithCoder:(NSCoder *)coder {
    CMQuaternion q = {[coder decodeDoubleForKey:@"x"], [coder decodeDoubleForKey:@"y"], [coder decodeDoubleForKey:@"z"],
                      [coder decodeDoubleForKey:@"w"]};
    double length = sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    if (!(length > 0) || !isfinite(length)) return [self init];
    return [self initWithQuaternion:(CMQuaternion){q.x / length, q.y / length, q.z / length, q.w / length}];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeDouble:_turn.x forKey:@"x"];
    [coder encodeDouble:_turn.y forKey:@"y"];
    [coder encodeDouble:_turn.z forKey:@"z"];
    [coder encodeDouble:_turn.w forKey:@"w"];
}

- (CMQuaternion)quaternion { return _turn; }

/// Turns directions of the reference frame into those of the device.
- (CMRotationMatrix)rotationMatrix {
    double x = _turn.x, y = _turn.y, z = _turn.z, w = _turn.w;
    return (CMRotationMatrix){
        .m11 = 1 - 2 * (y * y + z * z), .m12 = 2 * (x * y + w * z), .m13 = 2 * (x * z - w * y),
        .m21 = 2 * (x * y - w * z), .m22 = 1 - 2 * (x * x + z * z), .m23 = 2 * (y * z + w * x),
        .m31 = 2 * (x * z + w * y), .m32 = 2 * (y * z - w * x), .m33 = 1 - 2 * (x * x + y * y),
    };
}

- (double)pitch {
    double sine = self.rotationMatrix.m23;
    return asin(fmin(fmax(sine, -1), 1));
}

- (double)roll {
    CMRotationMatrix matrix = self.rotationMatrix;
    // Upright, roll and yaw are one turn, which is told as yaw.
    if (fabs(matrix.m23) > 1 - 1e-12) return 0;
    return atan2(-matrix.m13, matrix.m33);
}

- (double)yaw {
    CMRotationMatrix matrix = self.rotationMatrix;
    if (fabs(matrix.m23) > 1 - 1e-12) return atan2(matrix.m12, matrix.m11);
    return atan2(-matrix.m21, matrix.m22);
}

- (void)multiplyByInverseOfAttitude:(CMAttitude *)attitude {
    if (attitude) _turn = quaternion_multiply(quaternion_inverse(attitude->_turn), _turn);
}

- (NSString *)description {
    double degrees = 180 / M_PI;
    return [NSString stringWithFormat:@"roll %f pitch %f yaw %f", self.roll * degrees, self.pitch * degrees, self.yaw * degrees];
}

@end
