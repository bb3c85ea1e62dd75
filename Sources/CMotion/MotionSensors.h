#pragma once
#import "MotionState.h"

/// What the device has of sensors, and how it lies. On the main thread.
@interface MotionSensors : NSObject
+ (BOOL)hasGyroscope;
+ (BOOL)hasCompass;

/// Listens to the compass from now on; calls are counted.
- (void)useCompass;
- (void)leaveCompass;

/// In units of gravity.
@property (nonatomic, readonly) CMAcceleration acceleration;
/// The part of it that is gravity: its last value while nobody moved the device.
@property (nonatomic, readonly) CMAcceleration gravity;
/// Degrees from magnetic north; 0 without a compass.
@property (nonatomic, readonly) double heading;
/// How the device lies: z is upright, and x towards magnetic north if `north`, else where the device's right side was when
/// the sensors were made.
- (CMQuaternion)turnFromNorth:(BOOL)north;
/// The earth's field as the device measures it, in microteslas.
@property (nonatomic, readonly) CMMagneticField field;
@end
