// script: expect "“LocationUpdates” Would Like to Use Your Current Location"
// script: expect "To find you."
// script: tap "OK"
// script: wait 7
// script: location set 48.8584,2.2945
// script: location clear
// script: heading 90
// script: location set 48.8600,2.2945
// The device asks once, then tells an app where it is: better and better known, and whenever it moves.

#import <CoreLocation/CoreLocation.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate, CLLocationManagerDelegate> {
    UIWindow *window;
    CLLocationManager *manager;
}
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window makeKeyAndVisible];
    manager = [[CLLocationManager alloc] init];
    manager.delegate = self;
    manager.purpose = @"To find you.";
    printf("%d %d %d %g %g\n", manager.locationServicesEnabled, [CLLocationManager locationServicesEnabled],
           [CLLocationManager authorizationStatus], manager.distanceFilter, manager.desiredAccuracy);
    CLLocationCoordinate2D tower = CLLocationCoordinate2DMake(48.8584, 2.2945);
    CLRegion *region = [[CLRegion alloc] initCircularRegionWithCenter:tower radius:100 identifier:@"tower"];
    printf("%d %d\n", [region containsCoordinate:tower], CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid));
    [manager startMonitoringForRegion:region desiredAccuracy:kCLLocationAccuracyBest];
    [manager startUpdatingLocation];
    if (manager.headingAvailable) [manager startUpdatingHeading];
    [region release];
}
- (void)applicationWillResignActive:(UIApplication *)application { printf("resign\n"); }
- (void)applicationDidBecomeActive:(UIApplication *)application { printf("active\n"); }
- (void)locationManager:(CLLocationManager *)sender didUpdateToLocation:(CLLocation *)new fromLocation:(CLLocation *)old {
    CLLocation *copy = [[new copy] autorelease];
    printf("%.4f %.4f to %g m, %d %d\n", copy.coordinate.latitude, copy.coordinate.longitude, new.horizontalAccuracy,
           old != nil, sender.location == new);
}
- (void)locationManager:(CLLocationManager *)sender didUpdateHeading:(CLHeading *)heading {
    printf("heading %g %g\n", heading.magneticHeading, heading.trueHeading);
}
- (void)locationManager:(CLLocationManager *)sender didEnterRegion:(CLRegion *)region {
    printf("enter %s\n", [region.identifier UTF8String]);
}
- (void)locationManager:(CLLocationManager *)sender didExitRegion:(CLRegion *)region {
    printf("exit %s\n", [region.identifier UTF8String]);
}
- (void)locationManager:(CLLocationManager *)sender didFailWithError:(NSError *)error {
    printf("%s %d\n", [[error domain] UTF8String], (int)[error code] == kCLErrorLocationUnknown);
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > 1 1 0 -1 -1
// > 1 0
// > heading 0 -1
// > active
// > 37.3317 -122.0307 to 1414 m, 0 1
// > 37.3317 -122.0307 to 165 m, 1 1
// > 37.3317 -122.0307 to 65 m, 1 1
// > 37.3317 -122.0307 to 10 m, 1 1
// > 37.3317 -122.0307 to 5 m, 1 1
// > 48.8584 2.2945 to 5 m, 1 1
// > enter tower
// > kCLErrorDomain 1
// > heading 90 -1
// > 48.8600 2.2945 to 5 m, 1 1
// > exit tower
// > resign
