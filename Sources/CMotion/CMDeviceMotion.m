#import "MotionState.h"

@implementation CMDeviceMotion

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _attitude = [coder decodeObjectForKey:@"attitude"];
        NSUInteger length = 0;
        const void *bytes = [coder decodeBytesForKey:@"measured" returnedLength:&length];
        double values[12];
        if (bytes && length == sizeof values) {
            memcpy(values, bytes, sizeof values);
            _rotationRate = (CMRotationRate){values[0], values[1], values[2]};
            _gravity = (CMAcceleration){values[3], values[4], values[5]};
            _userAcceleration = (CMAcceleration){values[6], values[7], values[8]};
            _magneticField.field = (CMMagneticField){values[9], values[10], values[11]};
        }
        _magneticField.accuracy = [coder decodeIntForKey:@"accuracy"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeObject:_attitude forKey:@"attitude"];
    CMMagneticField field = _magneticField.field;
    double values[12] = {_rotationRate.x,     _rotationRate.y,     _rotationRate.z, _gravity.x, _gravity.y, _gravity.z,
                         _userAcceleration.x, _userAcceleration.y, _userAcceleration.z, field.x, field.y, field.z};
    [coder encodeBytes:(const void *)values length:sizeof values forKey:@"measured"];
    [coder encodeInt:_magneticField.accuracy forKey:@"accuracy"];
}

@end
