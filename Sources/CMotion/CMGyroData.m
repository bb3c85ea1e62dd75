#import "MotionState.h"

@implementation CMGyroData

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        _rotationRate.x = [coder decodeDoubleForKey:@"x"];
        _rotationRate.y = [coder decodeDoubleForKey:@"y"];
        _rotationRate.z = [coder decodeDoubleForKey:@"z"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeDouble:_rotationRate.x forKey:@"x"];
    [coder encodeDouble:_rotationRate.y forKey:@"y"];
    [coder encodeDouble:_rotationRate.z forKey:@"z"];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"x %f y %f z %f @ %f", _rotationRate.x, _rotationRate.y, _rotationRate.z, self.timestamp];
}

@end
