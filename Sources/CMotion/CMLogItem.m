#import "MotionState.h"

@implementation CMLogItem

- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) _timestamp = [coder decodeDoubleForKey:@"timestamp"];
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeDouble:_timestamp forKey:@"timestamp"]; }

@end
