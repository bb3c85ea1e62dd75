#import "Sight.h"

@implementation Sight

@synthesize coordinate, title, subtitle, color;

+ (Sight *)sightAt:(CLLocationDegrees)latitude
                  :(CLLocationDegrees)longitude
             title:(NSString *)title
          subtitle:(NSString *)subtitle
             color:(MKPinAnnotationColor)color {
    Sight *sight = [[[Sight alloc] init] autorelease];
    sight.coordinate = CLLocationCoordinate2DMake(latitude, longitude);
    sight.title = title;
    sight.subtitle = subtitle;
    sight.color = color;
    return sight;
}

- (void)dealloc {
    [title release];
    [subtitle release];
    [super dealloc];
}

@end
