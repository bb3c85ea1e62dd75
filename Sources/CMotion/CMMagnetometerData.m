#import "MotionState.h"

@implementation CMMagnetometerData

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _magneticField.x = [coder decodeDoubleForKey:@"x"];
        _magneticField.y = [coder decodeDoubleForKey:@"y"];
        _magneticField.z = [coder decodeDoubleForKey:@"z"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeDouble:_magneticField.x forKey:@"x"];
    [coder encodeDouble:_magneticField.y forKey:@"y"];
    [coder encodeDouble:_magneticField.z forKey:@"z"];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"x %f y %f z %f @ %f", _magneticField.x, _magneticField.y, _magneticField.z, self.timestamp];
}

@end
