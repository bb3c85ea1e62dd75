#import <MapKit/MKPlacemark.h>

@implementation MKPlacemark
@synthesize coordinate = _coordinate;

- (id)initWithCoordinate:(CLLocationCoordinate2D)coordinate addressDictionary:(NSDictionary *)addressDictionary {
    if ((self = [super init])) {
        _coordinate = coordinate;
        _addressDictionary = [addressDictionary copy];
    }
    return self;
}

- (NSString *)thoroughfare { return [_addressDictionary objectForKey:@"Thoroughfare"]; }
- (NSString *)subThoroughfare { return [_addressDictionary objectForKey:@"SubThoroughfare"]; }
- (NSString *)locality { return [_addressDictionary objectForKey:@"City"]; }
- (NSString *)subLocality { return [_addressDictionary objectForKey:@"SubLocality"]; }
- (NSString *)administrativeArea { return [_addressDictionary objectForKey:@"State"]; }
- (NSString *)subAdministrativeArea { return [_addressDictionary objectForKey:@"SubAdministrativeArea"]; }
- (NSString *)postalCode { return [_addressDictionary objectForKey:@"ZIP"]; }
- (NSString *)country { return [_addressDictionary objectForKey:@"Country"]; }
- (NSString *)countryCode { return [_addressDictionary objectForKey:@"CountryCode"]; }

- (NSString *)title {
    NSString *street = [_addressDictionary objectForKey:@"Street"];
    NSMutableArray *parts = [NSMutableArray array];
    for (NSString *part in [NSArray arrayWithObjects:street ?: @"", self.locality ?: @"", self.country ?: @"", nil]) {
        if ([part length]) [parts addObject:part];
    }
    return [parts componentsJoinedByString:@", "];
}

@end
