#import <MapKit/MKPlacemark.h>

@implementation MKPlacemark {
    NSDictionary *_addressDictionary;
}

@synthesize coordinate = _coordinate;

- (id)initWithCoordinate:(CLLocationCoordinate2D)coordinate addressDictionary:(NSDictionary *)addressDictionary {
    if ((self = [super init])) {
        _coordinate = coordinate;
        _addressDictionary = [addressDictionary copy];
    }
    return self;
}

// CLPlacemark reads the components of the address from this property.

- (NSDictionary *)addressDictionary { return _addressDictionary; }

- (CLLocation *)location {
    return [[CLLocation alloc] initWithLatitude:_coordinate.latitude longitude:_coordinate.longitude];
}

- (NSString *)countryCode { return self.ISOcountryCode; }

- (NSString *)title {
    NSString *street = [_addressDictionary objectForKey:@"Street"];
    NSMutableArray *parts = [NSMutableArray array];
    for (NSString *part in [NSArray arrayWithObjects:street ?: @"", self.locality ?: @"", self.country ?: @"", nil]) {
        if ([part length]) [parts addObject:part];
    }
    return [parts componentsJoinedByString:@", "];
}

@end
