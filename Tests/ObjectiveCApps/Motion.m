// device: iPhone 4
// How the device lies is told by its tilt and its compass: attitude, rates of turns, gravity and what is not gravity.
// script: tap "Start"
// script: wait 0.5
// script: tap "Show"
// script: accelerate 0 0 -1
// script: wait 0.5
// script: tap "Show"
// script: accelerate 0.5 -0.5 -0.7071
// script: wait 0.5
// script: tap "Show"
// script: heading 90
// script: wait 0.5
// script: tap "Show"
// script: accelerate 0 0 -2
// script: wait 0.5
// script: tap "Show"
// script: tap "Stop"
// script: wait 0.5
// script: tap "Show"
// > available 1 1 1 1, frames 15
// > active 1 1 1 1, intervals 0.10 0.01
// > gravity 0.00 -1.00 0.00, pitch 90 roll 0 yaw -90
// > field 0 -42 -23, calibrated 1 1, user 0.00 0.00 0.00
// > turned 1, archived 1
// > gravity 0.00 0.00 -1.00, pitch 0 roll 0 yaw -90
// > field 0 23 -42, calibrated 1 1, user 0.00 0.00 0.00
// > turned 1, archived 1
// > gravity 0.50 -0.50 -0.71, pitch 30 roll 35 yaw -90
// > field 28 -1 -39, calibrated 1 1, user 0.00 0.00 0.00
// > turned 1, archived 1
// > gravity 0.50 -0.50 -0.71, pitch 30 roll 35 yaw -180
// > field 2 -21 -43, calibrated 1 1, user 0.00 0.00 0.00
// > turned 1, archived 1
// > gravity 0.50 -0.50 -0.71, pitch 30 roll 35 yaw -180
// > field 2 -21 -43, calibrated 1 1, user -0.50 0.50 -1.29
// > turned 1, archived 1
// > most turned about x 1
// > stopped 0 0 0 0, data 0

#import <CoreMotion/CoreMotion.h>
#import <UIKit/UIKit.h>
#include <math.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    CMMotionManager *manager;
    CMAttitude *first;
    double most;
    int calls;
}
@end

@implementation Delegate

- (void)addButton:(NSString *)title action:(SEL)action at:(int)row {
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:title forState:UIControlStateNormal];
    button.frame = CGRectMake(20, 30 + 50 * row, 130, 40);
    [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [self addButton:@"Start" action:@selector(start) at:0];
    [self addButton:@"Show" action:@selector(show) at:1];
    [self addButton:@"Stop" action:@selector(stop) at:2];
    [window makeKeyAndVisible];
    manager = [[CMMotionManager alloc] init];
    printf("available %d %d %d %d, frames %d\n", manager.accelerometerAvailable, manager.gyroAvailable,
           manager.magnetometerAvailable, manager.deviceMotionAvailable,
           (int)[CMMotionManager availableAttitudeReferenceFrames]);
}

- (void)start {
    manager.gyroUpdateInterval = 0.1;
    manager.deviceMotionUpdateInterval = 0.001;
    manager.magnetometerUpdateInterval = 0.05;
    [manager startAccelerometerUpdatesToQueue:[NSOperationQueue mainQueue]
                                  withHandler:^(CMAccelerometerData *data, NSError *error) { calls++; }];
    [manager startGyroUpdatesToQueue:[NSOperationQueue mainQueue]
                         withHandler:^(CMGyroData *data, NSError *error) {
                             // Laid down from upright, the device turns back about its x.
                             if (fabs(data.rotationRate.x) > most) most = fabs(data.rotationRate.x);
                         }];
    [manager startMagnetometerUpdatesToQueue:[NSOperationQueue mainQueue]
                                 withHandler:^(CMMagnetometerData *data, NSError *error) { calls++; }];
    [manager startDeviceMotionUpdatesUsingReferenceFrame:CMAttitudeReferenceFrameXMagneticNorthZVertical
                                                 toQueue:[NSOperationQueue mainQueue]
                                             withHandler:^(CMDeviceMotion *motion, NSError *error) {
                                                 if (first == nil) first = [motion.attitude copy];
                                             }];
    printf("active %d %d %d %d, intervals %.2f %.2f\n", manager.accelerometerActive, manager.gyroActive,
           manager.magnetometerActive, manager.deviceMotionActive, manager.gyroUpdateInterval,
           manager.deviceMotionUpdateInterval);
}

/// Whole degrees, never -0.
static int degrees(double radians) { return (int)lround(radians * 180 / M_PI); }
static double plain(double value) { return fabs(value) < 0.005 ? 0 : value; }

- (void)show {
    CMDeviceMotion *motion = manager.deviceMotion;
    if (motion == nil) return;
    CMAttitude *attitude = motion.attitude;
    CMAcceleration gravity = motion.gravity, user = motion.userAcceleration;
    printf("gravity %.2f %.2f %.2f, pitch %d roll %d yaw %d\n", plain(gravity.x), plain(gravity.y), plain(gravity.z),
           degrees(attitude.pitch), degrees(attitude.roll), degrees(attitude.yaw));
    CMMagneticField field = manager.magnetometerData.magneticField, calibrated = motion.magneticField.field;
    printf("field %ld %ld %ld, calibrated %d %d, user %.2f %.2f %.2f\n", lround(field.x), lround(field.y),
           lround(field.z), fabs(calibrated.z - field.z) < 0.01,
           motion.magneticField.accuracy == CMMagneticFieldCalibrationAccuracyHigh, plain(user.x), plain(user.y),
           plain(user.z));
    // The turn since the first attitude, and back: the matrix turns "down" into gravity.
    CMAttitude *change = [[attitude copy] autorelease];
    [change multiplyByInverseOfAttitude:attitude];
    CMRotationMatrix matrix = attitude.rotationMatrix;
    BOOL isTurned = fabs(change.quaternion.w) > 0.999 && fabs(matrix.m33 + gravity.z) < 0.01 &&
                    fabs(matrix.m13 + gravity.x) < 0.01 && fabs(matrix.m23 + gravity.y) < 0.01;
    CMDeviceMotion *copy = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:motion]];
    CMGyroData *turn = [NSKeyedUnarchiver
        unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:manager.gyroData]];
    CMMagnetometerData *other = [NSKeyedUnarchiver
        unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:manager.magnetometerData]];
    BOOL isSame = copy.gravity.y == gravity.y && fabs(copy.attitude.pitch - attitude.pitch) < 1e-9 &&
                  copy.timestamp == motion.timestamp && copy.rotationRate.x == motion.rotationRate.x &&
                  turn.rotationRate.x == manager.gyroData.rotationRate.x && other.magneticField.x == field.x;
    printf("turned %d, archived %d\n", isTurned, isSame);
}

- (void)stop {
    printf("most turned about x %d\n", most > 10 && calls > 20);
    [manager stopAccelerometerUpdates];
    [manager stopGyroUpdates];
    [manager stopMagnetometerUpdates];
    [manager stopDeviceMotionUpdates];
    printf("stopped %d %d %d %d, data %d\n", manager.accelerometerActive, manager.gyroActive,
           manager.magnetometerActive, manager.deviceMotionActive,
           manager.deviceMotion != nil || manager.gyroData != nil || manager.magnetometerData != nil);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
