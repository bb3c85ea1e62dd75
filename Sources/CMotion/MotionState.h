#pragma once
#import <CoreMotion/CoreMotion.h>

@interface CMLogItem ()
@property (nonatomic) NSTimeInterval timestamp;
@end

@interface CMAccelerometerData ()
@property (nonatomic) CMAcceleration acceleration;
@end

@interface CMGyroData ()
@property (nonatomic) CMRotationRate rotationRate;
@end

@interface CMMagnetometerData ()
@property (nonatomic) CMMagneticField magneticField;
@end

@interface CMAttitude ()
/// - Parameter quaternion: turns directions of the device into those of the reference frame; of length 1.
- (id)initWithQuaternion:(CMQuaternion)quaternion;
@end

@interface CMDeviceMotion ()
@property (nonatomic, retain) CMAttitude *attitude;
@property (nonatomic) CMRotationRate rotationRate;
@property (nonatomic) CMAcceleration gravity;
@property (nonatomic) CMAcceleration userAcceleration;
@property (nonatomic) CMCalibratedMagneticField magneticField;
@end
