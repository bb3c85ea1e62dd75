// script: wait 1
// Geocoders know a few places, and say so of others.
#import <MapKit/MapKit.h>

static int faults;

static void check(int line, BOOL holds) {
    if (holds) return;
    printf("line %d does not hold\n", line);
    faults++;
}

#define IS(...) check(__LINE__, (__VA_ARGS__))
#define SAME(found, ...) check(__LINE__, [(found) isEqual:(__VA_ARGS__)])
#define COUNT(found, wanted) check(__LINE__, (long)(found) == (long)(wanted))
#define REAL(found, wanted) check(__LINE__, fabs((found) - (wanted)) <= 1e-6 * fabs((double)(wanted)))

@interface Listener : NSObject <MKReverseGeocoderDelegate> {
@public
    MKPlacemark *found;
    NSError *error;
    int told;
}
@end
@implementation Listener
- (void)reverseGeocoder:(MKReverseGeocoder *)geocoder didFindPlacemark:(MKPlacemark *)placemark {
    found = [placemark retain];
    told++;
}
- (void)reverseGeocoder:(MKReverseGeocoder *)geocoder didFailWithError:(NSError *)anError {
    error = [anError retain];
    told++;
}
@end

static void turn(void) { [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]]; }

static void old(void) {
    Listener *listener = [[[Listener alloc] init] autorelease];
    CLLocationCoordinate2D place = CLLocationCoordinate2DMake(37.3318, -122.0308);
    MKReverseGeocoder *geocoder = [[[MKReverseGeocoder alloc] initWithCoordinate:place] autorelease];
    geocoder.delegate = listener;
    IS(geocoder.delegate == listener && !geocoder.querying && geocoder.placemark == nil);
    REAL(geocoder.coordinate.latitude, 37.3318);
    [geocoder start];
    IS(geocoder.querying);
    [geocoder start];
    turn();
    IS(listener->told == 1 && !geocoder.querying && listener->found == geocoder.placemark);
    MKPlacemark *mark = listener->found;
    REAL(mark.coordinate.latitude, 37.3318);
    SAME(mark.thoroughfare, @"Infinite Loop");
    SAME(mark.subThoroughfare, @"1");
    SAME(mark.locality, @"Cupertino");
    SAME(mark.administrativeArea, @"CA");
    SAME(mark.postalCode, @"95014");
    SAME(mark.country, @"United States");
    SAME(mark.countryCode, @"US");
    IS(mark.subLocality == nil && mark.subAdministrativeArea == nil);
    SAME([mark.addressDictionary objectForKey:@"Street"], @"1 Infinite Loop");
    SAME(mark.title, @"1 Infinite Loop, Cupertino, CA 95014, United States");
    [geocoder start];
    [geocoder cancel];
    turn();
    IS(listener->told == 1);
    MKReverseGeocoder *lost = [[[MKReverseGeocoder alloc] initWithCoordinate:CLLocationCoordinate2DMake(0, -150)] autorelease];
    lost.delegate = listener;
    [lost start];
    turn();
    IS(listener->told == 2 && [listener->error code] == MKErrorPlacemarkNotFound);
    SAME([listener->error domain], MKErrorDomain);
}

static void new(void) {
    CLGeocoder *geocoder = [[[CLGeocoder alloc] init] autorelease];
    __block NSArray *found = nil;
    __block NSError *failed = nil;
    void (^take)(NSArray *, NSError *) = ^(NSArray *marks, NSError *error) {
        found = [marks retain];
        failed = [error retain];
    };
    [geocoder geocodeAddressString:@"Paris, France" completionHandler:take];
    IS(geocoder.geocoding);
    turn();
    SAME([[found objectAtIndex:0] locality], @"Paris");
    REAL(round([[found objectAtIndex:0] location].coordinate.latitude), 49);
    CLRegion *region = [[[CLRegion alloc] initCircularRegionWithCenter:CLLocationCoordinate2DMake(37, -122)
                                                                radius:100000
                                                            identifier:@"bay"] autorelease];
    [geocoder geocodeAddressString:@"95014" inRegion:region completionHandler:take];
    turn();
    SAME([[found objectAtIndex:0] locality], @"Cupertino");
    [geocoder geocodeAddressDictionary:[NSDictionary dictionaryWithObjectsAndKeys:@"Berlin", @"City", @"Germany", @"Country", nil]
                     completionHandler:take];
    turn();
    SAME([[found objectAtIndex:0] ISOcountryCode], @"DE");
    [geocoder reverseGeocodeLocation:[[[CLLocation alloc] initWithLatitude:51.5034 longitude:-0.1276] autorelease]
                   completionHandler:take];
    turn();
    SAME([[found objectAtIndex:0] name], @"Prime Minister's Office");
    [geocoder geocodeAddressString:@"Atlantis" completionHandler:take];
    turn();
    IS(found == nil && [failed code] == kCLErrorGeocodeFoundNoResult);
    [geocoder geocodeAddressString:@"Paris" completionHandler:take];
    [geocoder cancelGeocode];
    turn();
    IS([failed code] == kCLErrorGeocodeCanceled);
}

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    old();
    new();
    printf("%d faults\n", faults);
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > 0 faults
