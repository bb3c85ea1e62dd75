#import <MapKit/MapKit.h>
#import <UIKit/UIKit.h>

/// A map with pins, overlays and the user, and a toolbar that changes it.
@interface MapController : UIViewController <MKMapViewDelegate> {
    MKMapView *map;
    NSMutableArray *shapes;
}
@end
