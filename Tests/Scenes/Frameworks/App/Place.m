#import "Place.h"

@implementation Place

@synthesize coordinate, title, subtitle, color;

+ (Place *)placeAt:(CLLocationDegrees)latitude :(CLLocationDegrees)longitude title:(NSString *)title subtitle:(NSString *)subtitle {
    Place *place = [[[Place alloc] init] autorelease];
    CLLocationCoordinate2D coordinate = {latitude, longitude};
    place.coordinate = coordinate;
    place.title = title;
    place.subtitle = subtitle;
    return place;
}

- (void)dealloc {
    [title release];
    [subtitle release];
    [super dealloc];
}

@end
