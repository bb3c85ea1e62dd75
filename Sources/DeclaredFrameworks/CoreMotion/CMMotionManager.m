#import "Notice/NotThereYet.h"
#import <CoreMotion/CoreMotion.h>

@implementation CMLogItem

- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)initWithCoder:(NSCoder *)coder { return [self init]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

@end

@implementation CMAccelerometerData
@end

@implementation CMGyroData
@end

@implementation CMMagnetometerData
@end

@implementation CMDeviceMotion
@end

@implementation CMAttitude

- (id)copyWithZone:(NSZone *)zone { return self; }
- (id)initWithCoder:(NSCoder *)coder { return [self init]; }

- (void)encodeWithCoder:(NSCoder *)coder {
}

- (void)multiplyByInverseOfAttitude:(CMAttitude *)attitude {
}

@end

@implementation CMMotionManager

- (void)tell { NOT_THERE_YET("CMMotionManager", "measuring"); }

- (void)startAccelerometerUpdates { [self tell]; }
- (void)startGyroUpdates { [self tell]; }
- (void)startMagnetometerUpdates { [self tell]; }
- (void)startDeviceMotionUpdates { [self tell]; }

- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMAccelerometerHandler)handler {
    [self tell];
}

- (void)startGyroUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMGyroHandler)handler { [self tell]; }

- (void)startMagnetometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMMagnetometerHandler)handler {
    [self tell];
}

- (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMDeviceMotionHandler)handler {
    [self tell];
}

+ (NSUInteger)availableAttitudeReferenceFrames { return 0; }

- (CMAttitudeReferenceFrame)attitudeReferenceFrame { return CMAttitudeReferenceFrameXArbitraryZVertical; }

- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame { [self tell]; }

- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame
                                            toQueue:(NSOperationQueue *)queue
                                        withHandler:(CMDeviceMotionHandler)handler {
    [self tell];
}

- (void)stopAccelerometerUpdates {
}

- (void)stopGyroUpdates {
}

- (void)stopMagnetometerUpdates {
}

- (void)stopDeviceMotionUpdates {
}

@end
