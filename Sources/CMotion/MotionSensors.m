#import "MotionSensors.h"
#import "AttitudeMath.h"
#import <CoreLocation/CoreLocation.h>
#include <stdlib.h>

/// The present acceleration along x, y and z, in units of gravity. Main thread only. Implemented in ObjCBridge/CFunctions.
extern void verger_acceleration(double *values);

@interface MotionSensors () <CLLocationManagerDelegate>
@end

@implementation MotionSensors {
    CLLocationManager *_compass;
    NSUInteger _users;
    double _firstHeading;
    BOOL _hasHeading;
}

/// The earth's field in Cupertino: towards north and down, in microteslas.
static const double northward = 23, downward = 42;

/// The number of the device's model, such as iPhone3,1; that of the iPhone 3GS where none is told.
static BOOL is_model(NSString *kind, int first) {
    const char *name = getenv("SIMULATOR_MODEL_IDENTIFIER");
    NSString *model = [NSString stringWithUTF8String:name ? name : "iPhone2,1"];
    return [model hasPrefix:kind] && [[model substringFromIndex:kind.length] intValue] >= first;
}

+ (BOOL)hasGyroscope { return is_model(@"iPhone", 3) || is_model(@"iPod", 4) || is_model(@"iPad", 2); }
+ (BOOL)hasCompass { return is_model(@"iPhone", 2) || is_model(@"iPad", 1); }

- (void)useCompass {
    if (_users++ > 0 || ![MotionSensors hasCompass]) return;
    _compass = [[CLLocationManager alloc] init];
    _compass.delegate = self;
    [_compass startUpdatingHeading];
}

- (void)leaveCompass {
    if (_users == 0 || --_users > 0) return;
    [_compass stopUpdatingHeading];
    _compass.delegate = nil;
    _compass = nil;
}

- (void)dealloc {
    [_compass stopUpdatingHeading];
    _compass.delegate = nil;
}

- (void)locationManager:(CLLocationManager *)manager didUpdateHeading:(CLHeading *)heading {
    if (!_hasHeading) _firstHeading = heading.magneticHeading;
    _hasHeading = YES;
    _heading = heading.magneticHeading;
}

- (CMAcceleration)acceleration {
    double values[3] = {0, 0, 0};
    verger_acceleration(values);
    CMAcceleration acceleration = {values[0], values[1], values[2]};
    double length = sqrt(values[0] * values[0] + values[1] * values[1] + values[2] * values[2]);
    // Far from 1 the device is being moved.
    if (length > 0.8 && length < 1.2) {
        _gravity = (CMAcceleration){values[0] / length, values[1] / length, values[2] / length};
    }
    return acceleration;
}

- (CMQuaternion)turnFromNorth:(BOOL)north {
    double pitch = asin(fmin(fmax(-_gravity.y, -1), 1));
    BOOL isUpright = fabs(_gravity.y) > 1 - 1e-9;
    double roll = isUpright ? 0 : atan2(_gravity.x, -_gravity.z);
    // With x towards north, y is towards west, and the device's top, its y, points to `heading`.
    double yaw = north ? -M_PI_2 - _heading * M_PI / 180 : -(_heading - _firstHeading) * M_PI / 180;
    return quaternion_of_angles(yaw, pitch, roll);
}

- (CMMagneticField)field {
    CMQuaternion turn = [self turnFromNorth:YES];
    CMAcceleration seen = quaternion_turn_back(turn, (CMAcceleration){northward, 0, -downward});
    return (CMMagneticField){seen.x, seen.y, seen.z};
}

@end
