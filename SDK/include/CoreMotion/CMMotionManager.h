// The sensors of motion: an accelerometer, on newer models a gyroscope, and a compass on those that have one. Since iOS 4.
#pragma once
#import <Foundation/Foundation.h>

typedef struct {
    double x, y, z;
} CMAcceleration;

typedef struct {
    double x, y, z;
} CMRotationRate;

typedef struct {
    double x, y, z, w;
} CMQuaternion;

typedef struct {
    double m11, m12, m13, m21, m22, m23, m31, m32, m33;
} CMRotationMatrix;

typedef struct {
    double x, y, z;
} CMMagneticField;

/// Something measured, with its time in seconds since the device was started.
@interface CMLogItem : NSObject <NSCopying, NSCoding>
@property (nonatomic, readonly) NSTimeInterval timestamp;
@end

@interface CMAccelerometerData : CMLogItem
@property (nonatomic, readonly) CMAcceleration acceleration;
@end

@interface CMGyroData : CMLogItem
@property (nonatomic, readonly) CMRotationRate rotationRate;
@end

@interface CMMagnetometerData : CMLogItem
@property (nonatomic, readonly) CMMagneticField magneticField;
@end

/// How an attitude's axes lie: z is upright, x somewhere or towards north. Since iOS 5.
typedef enum {
    CMAttitudeReferenceFrameXArbitraryZVertical = 1 << 0,
    CMAttitudeReferenceFrameXArbitraryCorrectedZVertical = 1 << 1,
    CMAttitudeReferenceFrameXMagneticNorthZVertical = 1 << 2,
    CMAttitudeReferenceFrameXTrueNorthZVertical = 1 << 3
} CMAttitudeReferenceFrame;

@interface CMAttitude : NSObject <NSCopying, NSCoding>
@property (nonatomic, readonly) double roll;
@property (nonatomic, readonly) double pitch;
@property (nonatomic, readonly) double yaw;
@property (nonatomic, readonly) CMRotationMatrix rotationMatrix;
@property (nonatomic, readonly) CMQuaternion quaternion;
- (void)multiplyByInverseOfAttitude:(CMAttitude *)attitude;
@end

typedef enum {
    CMMagneticFieldCalibrationAccuracyUncalibrated = -1,
    CMMagneticFieldCalibrationAccuracyLow,
    CMMagneticFieldCalibrationAccuracyMedium,
    CMMagneticFieldCalibrationAccuracyHigh
} CMMagneticFieldCalibrationAccuracy;

/// The field around the device without that of the device, in microteslas. Since iOS 5.
typedef struct {
    CMMagneticField field;
    CMMagneticFieldCalibrationAccuracy accuracy;
} CMCalibratedMagneticField;

@interface CMDeviceMotion : CMLogItem
@property (nonatomic, readonly) CMAttitude *attitude;
@property (nonatomic, readonly) CMRotationRate rotationRate;
@property (nonatomic, readonly) CMAcceleration gravity;
@property (nonatomic, readonly) CMAcceleration userAcceleration;
/// Since iOS 5.
@property (nonatomic, readonly) CMCalibratedMagneticField magneticField;
@end

typedef void (^CMAccelerometerHandler)(CMAccelerometerData *accelerometerData, NSError *error);
typedef void (^CMGyroHandler)(CMGyroData *gyroData, NSError *error);
typedef void (^CMMagnetometerHandler)(CMMagnetometerData *magnetometerData, NSError *error);
typedef void (^CMDeviceMotionHandler)(CMDeviceMotion *motion, NSError *error);

#ifdef __cplusplus
extern "C" {
#endif
extern NSString *const CMErrorDomain;
#ifdef __cplusplus
}
#endif

typedef enum {
    CMErrorNULL = 100,
    CMErrorDeviceRequiresMovement,
    CMErrorTrueNorthNotAvailable,
    CMErrorUnknown,
    CMErrorMotionActivityNotAvailable,
} CMError;

/// Measures how the device is held and moved.
@interface CMMotionManager : NSObject
/// Seconds.
@property (nonatomic) NSTimeInterval accelerometerUpdateInterval;
@property (nonatomic, readonly, getter=isAccelerometerAvailable) BOOL accelerometerAvailable;
@property (nonatomic, readonly, getter=isAccelerometerActive) BOOL accelerometerActive;
@property (nonatomic, readonly) CMAccelerometerData *accelerometerData;
- (void)startAccelerometerUpdates;
- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMAccelerometerHandler)handler;
- (void)stopAccelerometerUpdates;

@property (nonatomic) NSTimeInterval gyroUpdateInterval;
@property (nonatomic, readonly, getter=isGyroAvailable) BOOL gyroAvailable;
@property (nonatomic, readonly, getter=isGyroActive) BOOL gyroActive;
@property (nonatomic, readonly) CMGyroData *gyroData;
- (void)startGyroUpdates;
- (void)startGyroUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMGyroHandler)handler;
- (void)stopGyroUpdates;

@property (nonatomic) NSTimeInterval magnetometerUpdateInterval;
@property (nonatomic, readonly, getter=isMagnetometerAvailable) BOOL magnetometerAvailable;
@property (nonatomic, readonly, getter=isMagnetometerActive) BOOL magnetometerActive;
@property (nonatomic, readonly) CMMagnetometerData *magnetometerData;
- (void)startMagnetometerUpdates;
- (void)startMagnetometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMMagnetometerHandler)handler;
- (void)stopMagnetometerUpdates;

@property (nonatomic) NSTimeInterval deviceMotionUpdateInterval;
@property (nonatomic, readonly, getter=isDeviceMotionAvailable) BOOL deviceMotionAvailable;
@property (nonatomic, readonly, getter=isDeviceMotionActive) BOOL deviceMotionActive;
@property (nonatomic, readonly) CMDeviceMotion *deviceMotion;
- (void)startDeviceMotionUpdates;
- (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMDeviceMotionHandler)handler;
- (void)stopDeviceMotionUpdates;

// Since iOS 5.

/// 0 on models without a gyroscope.
+ (NSUInteger)availableAttitudeReferenceFrames;
/// The one that is in use, or would be.
@property (nonatomic, readonly) CMAttitudeReferenceFrame attitudeReferenceFrame;
- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame;
- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame
                                            toQueue:(NSOperationQueue *)queue
                                        withHandler:(CMDeviceMotionHandler)handler;
/// Whether people are asked to move the device where that is needed.
@property (nonatomic) BOOL showsDeviceMovementDisplay;
@end
