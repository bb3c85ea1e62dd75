#import <MapKit/MapKit.h>

/// A place worth seeing, which can be dragged.
@interface Sight : NSObject <MKAnnotation> {
    CLLocationCoordinate2D coordinate;
    NSString *title;
    NSString *subtitle;
    MKPinAnnotationColor color;
}

@property (nonatomic, assign) CLLocationCoordinate2D coordinate;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *subtitle;
@property (nonatomic, assign) MKPinAnnotationColor color;

+ (Sight *)sightAt:(CLLocationDegrees)latitude
                  :(CLLocationDegrees)longitude
             title:(NSString *)title
          subtitle:(NSString *)subtitle
             color:(MKPinAnnotationColor)color;

@end
