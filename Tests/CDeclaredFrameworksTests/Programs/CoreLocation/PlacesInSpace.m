// Locations with all that they know, distances between them, regions; what a manager answers before it is asked to start.
// > done
#import "../../../AppFoundationTests/Programs/Expect.h"
#import <CoreLocation/CoreLocation.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSDate *then = [NSDate dateWithTimeIntervalSinceReferenceDate:1000];
    CLLocationCoordinate2D munich = CLLocationCoordinate2DMake(48.137, 11.575);
    CLLocationCoordinate2D berlin = CLLocationCoordinate2DMake(52.52, 13.405);
    CLLocation *here = [[[CLLocation alloc] initWithCoordinate:munich altitude:520 horizontalAccuracy:5 verticalAccuracy:10
        timestamp:then] autorelease];
    IS(here.altitude == 520 && here.horizontalAccuracy == 5 && here.verticalAccuracy == 10);
    IS(here.course == -1 && here.speed == -1);
    SAME(here.timestamp, then);
    CLLocation *moving = [[[CLLocation alloc] initWithCoordinate:berlin altitude:34 horizontalAccuracy:1 verticalAccuracy:2
        course:90 speed:3 timestamp:then] autorelease];
    IS(moving.course == 90 && moving.speed == 3 && moving.coordinate.latitude == 52.52);
    // 504 km, both ways and by both names.
    double metres = [here distanceFromLocation:moving];
    IS(metres > 500000 && metres < 508000);
    REAL([moving distanceFromLocation:here], metres);
    REAL([here getDistanceFrom:moving], metres);
    // The text begins with the place, signed, to eight places.
    NSString *text = [here description];
    IS([text hasPrefix:@"<+48.13700000, +11.57500000> +/- 5.00m (speed -1.00 mps / course -1.00)"]);
    CLRegion *region = [[[CLRegion alloc] initCircularRegionWithCenter:munich radius:1000 identifier:@"city"] autorelease];
    IS(region.center.latitude == 48.137 && region.radius == 1000 && [region containsCoordinate:munich]);
    IS(![region containsCoordinate:berlin]);
    CLLocationManager *manager = [[[CLLocationManager alloc] init] autorelease];
    IS(manager.distanceFilter == kCLDistanceFilterNone && manager.location == nil);
    IS(manager.headingFilter == 1 || manager.headingFilter == kCLHeadingFilterNone);
    COUNT([manager.monitoredRegions count], 0);
    // The finer, the smaller.
    IS(kCLLocationAccuracyBestForNavigation < kCLLocationAccuracyBest && kCLLocationAccuracyBest < 0);
    IS(kCLLocationAccuracyNearestTenMeters == 10 && kCLLocationAccuracyHundredMeters == 100);
    IS(kCLLocationAccuracyKilometer == 1000 && kCLLocationAccuracyThreeKilometers == 3000);
    SAME(kCLErrorDomain, @"kCLErrorDomain");
    IS(kCLDistanceFilterNone == -1 && kCLHeadingFilterNone == -1);
    puts("done");
    [pool release];
    return 0;
}
