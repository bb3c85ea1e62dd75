// flags: -fobjc-arc
// The accelerometer is measured as often as the app asks, until it has enough; an iPhone 3GS has no gyroscope. Structures lie
// as the phone's, of doubles.
// > 24 32 72 32 bytes
// > available: 1 0 1 0, frames 0
// > interval 0.02, active 1 0, data none
// > readings 2 to 6: 1, upright 1, the same 1
// > stopped: active 0, data none, no more 1
// > polled: active 1, data some
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
        __block CMAccelerometerData *last = nil;
        [manager startGyroUpdates];
        [manager startAccelerometerUpdatesToQueue:[NSOperationQueue mainQueue]
                                      withHandler:^(CMAccelerometerData *data, NSError *error) {
                                          calls++;
                                          last = data;
                                      }];
        printf("interval %g, active %d %d, data %s\n", manager.accelerometerUpdateInterval,
               manager.accelerometerActive, manager.gyroActive, manager.accelerometerData ? "some" : "none");
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.11]];
        CMAcceleration gravity = last.acceleration;
        printf("readings 2 to 6: %d, upright %d, the same %d\n", calls >= 2 && calls <= 6,
               gravity.x == 0 && gravity.y == -1 && gravity.z == 0,
               manager.accelerometerData.timestamp >= last.timestamp && last.timestamp > 0);
        [manager stopAccelerometerUpdates];
        int former = calls;
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
        printf("stopped: active %d, data %s, no more %d\n", manager.accelerometerActive,
               manager.accelerometerData ? "some" : "none", calls - former <= 1);
        [manager startAccelerometerUpdates];
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
        printf("polled: active %d, data %s\n", manager.accelerometerActive,
               manager.accelerometerData ? "some" : "none");
        printf("frames %d %d %d %d, accuracies %d %d %d %d\n", CMAttitudeReferenceFrameXArbitraryZVertical,
               CMAttitudeReferenceFrameXArbitraryCorrectedZVertical, CMAttitudeReferenceFrameXMagneticNorthZVertical,
               CMAttitudeReferenceFrameXTrueNorthZVertical, CMMagneticFieldCalibrationAccuracyUncalibrated,
               CMMagneticFieldCalibrationAccuracyLow, CMMagneticFieldCalibrationAccuracyMedium,
               CMMagneticFieldCalibrationAccuracyHigh);
    }
    return 0;
}
