// flags: -fobjc-arc
// Places, regions and marks are copied and archived; an address is written as its country's post does.
// > 111.20 km between two places, the copy is as far
// > region home: 1 inside, 0 outside; archived: home 500 m, 1 inside
// > mark: Infinite Loop 1, Cupertino, US; title Infinite Loop 1, Cupertino, CA 95014, United States
// > a mark at 37.33 -122.03, read by its superclass, archived: Cupertino
// > famous: Apple
// > Infinite Loop 1|Cupertino CA 95014|United States
// > Unter den Linden 1|10117 Berlin
// > Unter den Linden 1|10117 Berlin|Germany
// > 10 Downing Street|London|SW1A 2AA|United Kingdom
#import <AddressBookUI/AddressBookUI.h>
#import <CoreLocation/CoreLocation.h>
#import <Foundation/Foundation.h>
#import <MapKit/MapKit.h>

static id archived(id object) {
    return [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:object]];
}

static void print_address(NSDictionary *address, BOOL addsCountry) {
    NSString *text = ABCreateStringWithAddressDictionary(address, addsCountry);
    printf("%s\n", [[text stringByReplacingOccurrencesOfString:@"\n" withString:@"|"] UTF8String]);
}

int main(void) {
    @autoreleasepool {
        CLLocation *equator = [[CLLocation alloc] initWithLatitude:0 longitude:0];
        CLLocation *north = [[CLLocation alloc] initWithLatitude:1 longitude:0];
        CLLocationDistance distance = [north distanceFromLocation:equator];
        printf("%.2f km between two places, the copy is %s\n", distance / 1000,
               [[north copy] distanceFromLocation:equator] == distance ? "as far" : "elsewhere");

        CLLocationCoordinate2D center = CLLocationCoordinate2DMake(48.1, 11.6);
        CLLocationCoordinate2D far = CLLocationCoordinate2DMake(48.2, 11.6);
        CLRegion *region = [[CLRegion alloc] initCircularRegionWithCenter:center radius:500 identifier:@"home"];
        printf("region %s: %d inside, %d outside; ", [region.identifier UTF8String],
               [region containsCoordinate:center], [region containsCoordinate:far]);
        region = archived([region copy]);
        printf("archived: %s %g m, %d inside\n", [region.identifier UTF8String], region.radius,
               [region containsCoordinate:center]);

        NSDictionary *address = @{
            (id)kABPersonAddressStreetKey: @"Infinite Loop 1", (id)kABPersonAddressCityKey: @"Cupertino",
            (id)kABPersonAddressStateKey: @"CA", (id)kABPersonAddressZIPKey: @"95014",
            (id)kABPersonAddressCountryKey: @"United States", (id)kABPersonAddressCountryCodeKey: @"US",
            @"AreasOfInterest": @[@"Apple"]
        };
        CLLocationCoordinate2D loop = CLLocationCoordinate2DMake(37.33, -122.03);
        MKPlacemark *mark = [[MKPlacemark alloc] initWithCoordinate:loop addressDictionary:address];
        printf("mark: %s, %s, %s; title %s\n", [mark.name UTF8String], [mark.locality UTF8String],
               [mark.countryCode UTF8String], [mark.title UTF8String]);
        CLPlacemark *placemark = [[CLPlacemark alloc] initWithPlacemark:mark];
        printf("a mark at %.2f %.2f, read by its superclass, archived: %s\n", placemark.location.coordinate.latitude,
               placemark.location.coordinate.longitude, [[archived(placemark) locality] UTF8String]);
        printf("famous: %s\n", [[placemark.areasOfInterest lastObject] UTF8String]);

        print_address(address, NO);
        NSDictionary *linden = @{@"Street": @"Unter den Linden 1", @"City": @"Berlin", @"ZIP": @"10117", @"CountryCode": @"de"};
        print_address(linden, NO);
        print_address(linden, YES);
        print_address(@{@"Street": @"10 Downing Street", @"City": @"London", @"ZIP": @"SW1A 2AA", @"CountryCode": @"gb"}, YES);
    }
    return 0;
}
