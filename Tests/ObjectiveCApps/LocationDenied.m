// script: tap "Don’t Allow"
// script: home
// script: launch
// An app that may not know where the device is hears so, and is not asked for again.

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
    printf("%d\n", [CLLocationManager authorizationStatus]);
    manager = [[CLLocationManager alloc] init];
    manager.delegate = self;
    [manager startUpdatingLocation];
}
- (void)locationManager:(CLLocationManager *)sender didChangeAuthorizationStatus:(CLAuthorizationStatus)status {
    printf("changed to %d\n", status);
}
- (void)locationManager:(CLLocationManager *)sender didUpdateToLocation:(CLLocation *)new fromLocation:(CLLocation *)old {
    printf("told\n");
}
- (void)locationManager:(CLLocationManager *)sender didFailWithError:(NSError *)error {
    printf("denied %d\n", [error code] == kCLErrorDenied);
    [sender stopUpdatingLocation];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > 0
// > changed to 2
// > denied 1
// > 2
// > denied 1
