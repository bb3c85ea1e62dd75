#import <MapKit/MapKit.h>

/// A place with a name.
@interface Place : NSObject <MKAnnotation> {
    CLLocationCoordinate2D coordinate;
    NSString *title;
    NSString *subtitle;
    MKPinAnnotationColor color;
}

@property (nonatomic, assign) CLLocationCoordinate2D coordinate;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *subtitle;
@property (nonatomic, assign) MKPinAnnotationColor color;

+ (Place *)placeAt:(CLLocationDegrees)latitude :(CLLocationDegrees)longitude title:(NSString *)title subtitle:(NSString *)subtitle;

@end
