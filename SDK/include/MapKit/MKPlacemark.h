#pragma once
#import <CoreLocation/CoreLocation.h>
#import <MapKit/MKAnnotation.h>

/// A place with its address. `addressDictionary` has the keys of AddressBook's addresses.
@interface MKPlacemark : CLPlacemark <MKAnnotation>
- (id)initWithCoordinate:(CLLocationCoordinate2D)coordinate addressDictionary:(NSDictionary *)addressDictionary;
@property (nonatomic, readonly) NSString *countryCode;
@end
