#import "MotionState.h"

@implementation CMAccelerometerData

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _acceleration.x = [coder decodeDoubleForKey:@"x"];
        _acceleration.y = [coder decodeDoubleForKey:@"y"];
        _acceleration.z = [coder decodeDoubleForKey:@"z"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeDouble:_acceleration.x forKey:@"x"];
    [coder encodeDouble:_acceleration.y forKey:@"y"];
    [coder encodeDouble:_acceleration.z forKey:@"z"];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"x %f y %f z %f @ %f", _acceleration.x, _acceleration.y, _acceleration.z, self.timestamp];
}

@end
