// flags: -fobjc-arc
// There are no sensors: managers say so, and nothing comes. Structures lie as the phone's, of doubles.
// error: CMMotionManager: measuring is not there yet
// > 24 32 72 32 bytes
// > available: 0 0 0 0, frames 0
// > interval 0.02, active 0, data none
// > frames 1 2 4 8, accuracies -1 0 1 2
#import <CoreMotion/CoreMotion.h>
#import <Foundation/Foundation.h>

int main(void) {
    @autoreleasepool {
        printf("%d %d %d %d bytes\n", (int)sizeof(CMAcceleration), (int)sizeof(CMQuaternion),
               (int)sizeof(CMRotationMatrix), (int)sizeof(CMCalibratedMagneticField));
        CMMotionManager *manager = [[CMMotionManager alloc] init];
        printf("available: %d %d %d %d, frames %d\n", manager.accelerometerAvailable, manager.gyroAvailable,
               manager.magnetometerAvailable, manager.deviceMotionAvailable,
               (int)[CMMotionManager availableAttitudeReferenceFrames]);
        manager.accelerometerUpdateInterval = 0.02;
        __block int calls = 0;
        [manager startAccelerometerUpdatesToQueue:[NSOperationQueue mainQueue]
                                      withHandler:^(CMAccelerometerData *data, NSError *error) { calls++; }];
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
        printf("interval %g, active %d, data %s\n", manager.accelerometerUpdateInterval, manager.accelerometerActive,
               calls || manager.accelerometerData ? "some" : "none");
        [manager stopAccelerometerUpdates];
        printf("frames %d %d %d %d, accuracies %d %d %d %d\n", CMAttitudeReferenceFrameXArbitraryZVertical,
               CMAttitudeReferenceFrameXArbitraryCorrectedZVertical, CMAttitudeReferenceFrameXMagneticNorthZVertical,
               CMAttitudeReferenceFrameXTrueNorthZVertical, CMMagneticFieldCalibrationAccuracyUncalibrated,
               CMMagneticFieldCalibrationAccuracyLow, CMMagneticFieldCalibrationAccuracyMedium,
               CMMagneticFieldCalibrationAccuracyHigh);
    }
    return 0;
}
