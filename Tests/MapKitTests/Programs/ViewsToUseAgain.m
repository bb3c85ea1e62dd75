// A view that a map has no use for waits to be used again, and is there when it is asked for.
//
// > the same view 1, asked to prepare 1
// > no other 1
#import <MapKit/MapKit.h>

@interface Pin : MKPinAnnotationView {
    @public
    int prepared;
}
@end
@implementation Pin
- (void)prepareForReuse {
    prepared++;
    [super prepareForReuse];
}
@end

@interface Owner : NSObject <MKMapViewDelegate> {
    @public
    Pin *made;
}
@end
@implementation Owner
- (MKAnnotationView *)mapView:(MKMapView *)map viewForAnnotation:(id<MKAnnotation>)annotation {
    if (made == nil) made = [[[Pin alloc] initWithAnnotation:annotation reuseIdentifier:@"pin"] autorelease];
    return made;
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Owner *owner = [[Owner alloc] init];
    MKMapView *map = [[MKMapView alloc] initWithFrame:CGRectMake(0, 0, 320, 320)];
    map.delegate = owner;
    MKPointAnnotation *place = [[[MKPointAnnotation alloc] init] autorelease];
    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    UIWindow *window = [[[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)] autorelease];
    [window addSubview:map];
    [map setRegion:MKCoordinateRegionMake(place.coordinate, MKCoordinateSpanMake(1, 1)) animated:NO];
    [map addAnnotation:place];
    [map setNeedsLayout];
    [window layoutIfNeeded];
    [map removeAnnotation:place];
    [map removeFromSuperview];
    [inner drain];
    Pin *again = (Pin *)[map dequeueReusableAnnotationViewWithIdentifier:@"pin"];
    printf("the same view %d, asked to prepare %d\n", again && again == owner->made, again ? again->prepared : 0);
    printf("no other %d\n", [map dequeueReusableAnnotationViewWithIdentifier:@"pin"] == nil);
    [map release];
    [pool drain];
    return 0;
}
