// Core Motion for a device whose only motion sensor is the accelerometer (Event Handling Guide for iOS, "Motion
// Events").
#import "Notice/NotThereYet.h"
#import <CoreMotion/CoreMotion.h>

@interface CMLogItem ()
@property (nonatomic) NSTimeInterval timestamp;
@end

@interface CMAccelerometerData ()
@property (nonatomic) CMAcceleration acceleration;
@end

@implementation CMLogItem

- (id)copyWithZone:(NSZone *)zone { return self; }

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) _timestamp = [coder decodeDoubleForKey:@"timestamp"];
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeDouble:_timestamp forKey:@"timestamp"]; }

@end

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
    return [NSString
        stringWithFormat:@"x %f y %f z %f @ %f", _acceleration.x, _acceleration.y, _acceleration.z, self.timestamp];
}

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

/// The present acceleration along x, y and z, in units of gravity. Main thread only. Implemented in
/// ObjCBridge/CFunctions.
extern void verger_acceleration(double *values);

@interface CMMotionManager ()
- (void)read;
@end

/// The target of the update timer. A timer retains its target; this object refers to the manager weakly, so that the
/// manager can be released.
@interface CMReadingTarget : NSObject
@property (nonatomic, weak) CMMotionManager *manager;
@end

@implementation CMReadingTarget

- (void)read:(NSTimer *)timer { [_manager read]; }

@end

/// The shortest update interval, and the default, in seconds.
static const NSTimeInterval shortest_interval = 0.01;

@implementation CMMotionManager {
    NSTimer *_timer;
    NSOperationQueue *_queue;
    CMAccelerometerHandler _handler;
    CMAccelerometerData *_latest;
}

@synthesize accelerometerUpdateInterval = _accelerometerUpdateInterval;

- (id)init {
    if ((self = [super init])) _accelerometerUpdateInterval = shortest_interval;
    return self;
}

- (void)dealloc { [_timer invalidate]; }

#pragma mark Accelerometer

- (BOOL)isAccelerometerAvailable { return YES; }
- (BOOL)isAccelerometerActive { return _timer != nil; }
- (CMAccelerometerData *)accelerometerData { return _latest; }

- (void)setAccelerometerUpdateInterval:(NSTimeInterval)interval {
    _accelerometerUpdateInterval = interval >= shortest_interval ? interval : shortest_interval;
    if (_timer != nil) [self schedule];
}

- (void)schedule {
    [_timer invalidate];
    CMReadingTarget *target = [[CMReadingTarget alloc] init];
    target.manager = self;
    _timer = [NSTimer timerWithTimeInterval:_accelerometerUpdateInterval
                                     target:target
                                   selector:@selector(read:)
                                   userInfo:nil
                                    repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)read {
    double values[3] = {0, 0, 0};
    verger_acceleration(values);
    CMAccelerometerData *reading = [[CMAccelerometerData alloc] init];
    reading.acceleration = (CMAcceleration){values[0], values[1], values[2]};
    reading.timestamp = [[NSProcessInfo processInfo] systemUptime];
    _latest = reading;
    CMAccelerometerHandler handler = _handler;
    if (handler != nil) [_queue addOperationWithBlock:^{ handler(reading, nil); }];
}

- (void)startAccelerometerUpdates {
    if (_timer == nil) [self schedule];
}

- (void)startAccelerometerUpdatesToQueue:(NSOperationQueue *)queue withHandler:(CMAccelerometerHandler)handler {
    _queue = queue;
    _handler = [handler copy];
    [self startAccelerometerUpdates];
}

- (void)stopAccelerometerUpdates {
    [_timer invalidate];
    _timer = nil;
    _queue = nil;
    _handler = nil;
    _latest = nil;
}

#pragma mark What the device does not have

- (void)tell { NOT_THERE_YET("CMMotionManager", "measuring anything but acceleration"); }

- (void)startGyroUpdates { [self tell]; }
- (void)startMagnetometerUpdates { [self tell]; }
- (void)startDeviceMotionUpdates { [self tell]; }
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

- (void)stopGyroUpdates {
}

- (void)stopMagnetometerUpdates {
}

- (void)stopDeviceMotionUpdates {
}

@end
