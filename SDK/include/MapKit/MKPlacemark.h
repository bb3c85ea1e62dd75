#pragma once
#import <MapKit/MKAnnotation.h>

/// A place with its address. `addressDictionary` has the keys of AddressBook's addresses.
@interface MKPlacemark : NSObject <MKAnnotation>
- (id)initWithCoordinate:(CLLocationCoordinate2D)coordinate addressDictionary:(NSDictionary *)addressDictionary;
@property (nonatomic, readonly) NSDictionary *addressDictionary;
@property (nonatomic, readonly) NSString *thoroughfare;
@property (nonatomic, readonly) NSString *subThoroughfare;
@property (nonatomic, readonly) NSString *locality;
@property (nonatomic, readonly) NSString *subLocality;
@property (nonatomic, readonly) NSString *administrativeArea;
@property (nonatomic, readonly) NSString *subAdministrativeArea;
@property (nonatomic, readonly) NSString *postalCode;
@property (nonatomic, readonly) NSString *country;
@property (nonatomic, readonly) NSString *countryCode;
@end
