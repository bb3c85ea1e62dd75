// How the device is held and moved (Event Handling Guide for iOS, "Motion Events").
#import "AttitudeMath.h"
#import "MotionSensors.h"
#import "MotionTimer.h"
#include <time.h>

@implementation CMMotionManager {
    MotionSensors *_sensors;
    MotionTimer *_accelerometer, *_gyro, *_magnetometer, *_motion;
    NSOperationQueue *_accelerometerQueue, *_gyroQueue, *_magnetometerQueue, *_motionQueue;
    CMAccelerometerHandler _accelerometerHandler;
    CMGyroHandler _gyroHandler;
    CMMagnetometerHandler _magnetometerHandler;
    CMDeviceMotionHandler _motionHandler;
    CMAccelerometerData *_accelerometerData;
    CMGyroData *_gyroData;
    CMMagnetometerData *_magnetometerData;
    CMDeviceMotion *_deviceMotion;
    CMAttitudeReferenceFrame _frame;
    /// What the rates of turns are computed from: how the device lay, and when.
    CMQuaternion _gyroTurn, _motionTurn;
    NSTimeInterval _gyroTime, _motionTime;
}

@synthesize showsDeviceMovementDisplay = _showsDeviceMovementDisplay;

- (id)init {
    if ((self = [super init])) {
        _sensors = [[MotionSensors alloc] init];
        _accelerometer = [[MotionTimer alloc] initWithTarget:self selector:@selector(readAccelerometer)];
        _gyro = [[MotionTimer alloc] initWithTarget:self selector:@selector(readGyro)];
        _magnetometer = [[MotionTimer alloc] initWithTarget:self selector:@selector(readMagnetometer)];
        _motion = [[MotionTimer alloc] initWithTarget:self selector:@selector(readMotion)];
        _frame = CMAttitudeReferenceFrameXArbitraryZVertical;
    }
    return self;
}

/// Since the device was started, in seconds. GNUstep's `systemUptime` has another type than Apple's.
static NSTimeInterval now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (NSTimeInterval)time.tv_sec + (NSTimeInterval)time.tv_nsec / 1e9;
}

#pragma mark Accelerometer

- (BOOL)isAccelerometerAvailable { return YES; }
- (BOOL)isAccelerometerActive { return _accelerometer.isRunning; }
- (CMAccelerometerData *)accelerometerData { return _accelerometerData; }
- (NSTimeInterval)accelerometerUpdateInterval { return _accelerometer.interval; }
- (void)setAccelerometerUpdateInterval:(NSTimeInterval)interval { _accelerometer.interval = interval; }

- (void)readAccelerometer {
    CMAccelerometerData *reading = [[CMAccelerometerData alloc] init];
    reading.acceleration = _sensors.acceleration;
    reading.timestamp = now();
    _accelerometerData = reading;
    CMAccelerometerHandler handler = _accelerometerHandler;
    if (handler) [_accelerometerQueue addOperationWithBlock:^{ handler(reading, nil); }];
}

- (void)startAccelerometerUpdates { [_accelerometer start]; }

- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMAccelerometerHandler)handler {
    _accelerometerQueue = queue;
    _accelerometerHandler = [handler copy];
    [_accelerometer start];
}

- (void)stopAccelerometerUpdates {
    [_accelerometer stop];
    _accelerometerQueue = nil;
    _accelerometerHandler = nil;
    _accelerometerData = nil;
}

#pragma mark Gyroscope

- (BOOL)isGyroAvailable { return [MotionSensors hasGyroscope]; }
- (BOOL)isGyroActive { return _gyro.isRunning; }
- (CMGyroData *)gyroData { return _gyroData; }
- (NSTimeInterval)gyroUpdateInterval { return _gyro.interval; }
- (void)setGyroUpdateInterval:(NSTimeInterval)interval { _gyro.interval = interval; }

/// The turn from one attitude to the next, in radians a second about the device's axes.
static CMRotationRate rate_between(CMQuaternion from, CMQuaternion to, NSTimeInterval seconds) {
    CMQuaternion change = quaternion_multiply(quaternion_inverse(from), to);
    if (change.w < 0) change = (CMQuaternion){-change.x, -change.y, -change.z, -change.w};
    double sine = sqrt(change.x * change.x + change.y * change.y + change.z * change.z);
    if (!(seconds > 0) || sine < 1e-12) return (CMRotationRate){0, 0, 0};
    double factor = 2 * atan2(sine, change.w) / sine / seconds;
    return (CMRotationRate){change.x * factor, change.y * factor, change.z * factor};
}

- (void)readGyro {
    (void)_sensors.acceleration;
    CMGyroData *reading = [[CMGyroData alloc] init];
    reading.timestamp = now();
    CMQuaternion turn = [_sensors turnFromNorth:NO];
    if (_gyroTime > 0) reading.rotationRate = rate_between(_gyroTurn, turn, reading.timestamp - _gyroTime);
    _gyroTurn = turn;
    _gyroTime = reading.timestamp;
    _gyroData = reading;
    CMGyroHandler handler = _gyroHandler;
    if (handler) [_gyroQueue addOperationWithBlock:^{ handler(reading, nil); }];
}

- (void)startGyroUpdates {
    if (![MotionSensors hasGyroscope] || _gyro.isRunning) return;
    [_sensors useCompass];
    [_gyro start];
}

- (void)startGyroUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMGyroHandler)handler {
    _gyroQueue = queue;
    _gyroHandler = [handler copy];
    [self startGyroUpdates];
}

- (void)stopGyroUpdates {
    if (_gyro.isRunning) [_sensors leaveCompass];
    [_gyro stop];
    _gyroQueue = nil;
    _gyroHandler = nil;
    _gyroData = nil;
    _gyroTime = 0;
}

#pragma mark Magnetometer

- (BOOL)isMagnetometerAvailable { return [MotionSensors hasCompass]; }
- (BOOL)isMagnetometerActive { return _magnetometer.isRunning; }
- (CMMagnetometerData *)magnetometerData { return _magnetometerData; }
- (NSTimeInterval)magnetometerUpdateInterval { return _magnetometer.interval; }
- (void)setMagnetometerUpdateInterval:(NSTimeInterval)interval { _magnetometer.interval = interval; }

- (void)readMagnetometer {
    (void)_sensors.acceleration;
    CMMagnetometerData *reading = [[CMMagnetometerData alloc] init];
    reading.magneticField = _sensors.field;
    reading.timestamp = now();
    _magnetometerData = reading;
    CMMagnetometerHandler handler = _magnetometerHandler;
    if (handler) [_magnetometerQueue addOperationWithBlock:^{ handler(reading, nil); }];
}

- (void)startMagnetometerUpdates {
    if (![MotionSensors hasCompass] || _magnetometer.isRunning) return;
    [_sensors useCompass];
    [_magnetometer start];
}

- (void)startMagnetometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMMagnetometerHandler)handler {
    _magnetometerQueue = queue;
    _magnetometerHandler = [handler copy];
    [self startMagnetometerUpdates];
}

- (void)stopMagnetometerUpdates {
    if (_magnetometer.isRunning) [_sensors leaveCompass];
    [_magnetometer stop];
    _magnetometerQueue = nil;
    _magnetometerHandler = nil;
    _magnetometerData = nil;
}

#pragma mark Device motion

+ (NSUInteger)availableAttitudeReferenceFrames {
    if (![MotionSensors hasGyroscope]) return 0;
    NSUInteger frames = CMAttitudeReferenceFrameXArbitraryZVertical;
    if (![MotionSensors hasCompass]) return frames;
    return frames | CMAttitudeReferenceFrameXArbitraryCorrectedZVertical |
           CMAttitudeReferenceFrameXMagneticNorthZVertical | CMAttitudeReferenceFrameXTrueNorthZVertical;
}

- (CMAttitudeReferenceFrame)attitudeReferenceFrame { return _frame; }
- (BOOL)isDeviceMotionAvailable { return [MotionSensors hasGyroscope]; }
- (BOOL)isDeviceMotionActive { return _motion.isRunning; }
- (CMDeviceMotion *)deviceMotion { return _deviceMotion; }
- (NSTimeInterval)deviceMotionUpdateInterval { return _motion.interval; }
- (void)setDeviceMotionUpdateInterval:(NSTimeInterval)interval { _motion.interval = interval; }

- (void)readMotion {
    CMAcceleration acceleration = _sensors.acceleration, gravity = _sensors.gravity;
    BOOL isToNorth = _frame == CMAttitudeReferenceFrameXMagneticNorthZVertical ||
                     _frame == CMAttitudeReferenceFrameXTrueNorthZVertical;
    CMQuaternion turn = [_sensors turnFromNorth:isToNorth];
    CMDeviceMotion *reading = [[CMDeviceMotion alloc] init];
    reading.timestamp = now();
    reading.attitude = [[CMAttitude alloc] initWithQuaternion:turn];
    if (_motionTime > 0) reading.rotationRate = rate_between(_motionTurn, turn, reading.timestamp - _motionTime);
    reading.gravity = gravity;
    reading.userAcceleration = (CMAcceleration){acceleration.x - gravity.x, acceleration.y - gravity.y,
                                                acceleration.z - gravity.z};
    // The field is measured only where an attitude is told by it, as since iOS 5.
    BOOL isMeasured = _frame != CMAttitudeReferenceFrameXArbitraryZVertical;
    CMCalibratedMagneticField field = {{0, 0, 0}, CMMagneticFieldCalibrationAccuracyUncalibrated};
    if (isMeasured) field = (CMCalibratedMagneticField){_sensors.field, CMMagneticFieldCalibrationAccuracyHigh};
    reading.magneticField = field;
    _motionTurn = turn;
    _motionTime = reading.timestamp;
    _deviceMotion = reading;
    CMDeviceMotionHandler handler = _motionHandler;
    if (handler) [_motionQueue addOperationWithBlock:^{ handler(reading, nil); }];
}

- (void)startDeviceMotionUpdates {
    [self startDeviceMotionUpdatesUsingReferenceFrame:CMAttitudeReferenceFrameXArbitraryZVertical];
}

- (void)startDeviceMotionUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMDeviceMotionHandler)handler {
    [self startDeviceMotionUpdatesUsingReferenceFrame:CMAttitudeReferenceFrameXArbitraryZVertical
                                              toQueue:queue
                                          withHandler:handler];
}

- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame {
    if (([CMMotionManager availableAttitudeReferenceFrames] & referenceFrame) == 0) return;
    _frame = referenceFrame;
    if (_motion.isRunning) return;
    [_sensors useCompass];
    [_motion start];
}

- (void)startDeviceMotionUpdatesUsingReferenceFrame:(CMAttitudeReferenceFrame)referenceFrame
                                            toQueue:(NSOperationQueue *)queue
                                        withHandler:(CMDeviceMotionHandler)handler {
    _motionQueue = queue;
    _motionHandler = [handler copy];
    [self startDeviceMotionUpdatesUsingReferenceFrame:referenceFrame];
}

- (void)stopDeviceMotionUpdates {
    if (_motion.isRunning) [_sensors leaveCompass];
    [_motion stop];
    _motionQueue = nil;
    _motionHandler = nil;
    _deviceMotion = nil;
    _motionTime = 0;
}

@end
