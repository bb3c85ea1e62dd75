// flags: -fobjc-arc
// A map shows the region that it is given, as far as its shape allows, and keeps its annotations.
// > a region that fits: as wide as the view, its centre kept
// > shown: centre 48.1 11.6, at least as high as asked
// > centre moved to 50.0 8.0, the span kept
// > satellite, zoom off, users not shown
// > 2 annotations: Home Work; 1 in the south
// > views asked for 0 without a window; home has none yet
// > chosen: nothing, since it has no view
// > removed: 1 left, moved to 1 2
// > a line through 3 points, the last at 2 2
#import <Foundation/Foundation.h>
#import <MapKit/MapKit.h>

static MKPointAnnotation *point(NSString *title, double latitude, double longitude) {
    MKPointAnnotation *point = [[MKPointAnnotation alloc] init];
    point.title = title;
    point.coordinate = CLLocationCoordinate2DMake(latitude, longitude);
    return point;
}

@interface Owner : NSObject <MKMapViewDelegate> {
@public
    int asked;
}
@end

@implementation Owner
- (MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation {
    asked++;
    return nil;
}
@end

int main(void) {
    @autoreleasepool {
        MKMapView *map = [[MKMapView alloc] initWithFrame:CGRectMake(0, 0, 320, 160)];
        Owner *owner = [[Owner alloc] init];
        map.delegate = owner;
        MKCoordinateRegion asked = MKCoordinateRegionMake(CLLocationCoordinate2DMake(0, 10), MKCoordinateSpanMake(2, 1));
        MKCoordinateRegion fits = [map regionThatFits:asked];
        double ratio = fits.span.longitudeDelta / fits.span.latitudeDelta;
        printf("a region that fits: %s, its centre %s\n",
               ratio > 1.9 && ratio < 2.1 ? "as wide as the view" : "of another shape",
               fabs(fits.center.longitude - 10) < 1e-6 ? "kept" : "moved");

        asked.center = CLLocationCoordinate2DMake(48.1, 11.6);
        [map setRegion:asked animated:NO];
        printf("shown: centre %.1f %.1f, %s\n", map.region.center.latitude, map.region.center.longitude,
               map.region.span.latitudeDelta > 1.9 ? "at least as high as asked" : "less");
        double span = map.region.span.longitudeDelta;
        [map setCenterCoordinate:CLLocationCoordinate2DMake(50, 8) animated:NO];
        printf("centre moved to %.1f %.1f, the span %s\n", map.centerCoordinate.latitude, map.centerCoordinate.longitude,
               fabs(map.region.span.longitudeDelta - span) < span * 0.01 ? "kept" : "changed");
        map.mapType = MKMapTypeSatellite;
        map.zoomEnabled = NO;
        printf("%s, zoom %s, users %s\n", map.mapType == MKMapTypeSatellite ? "satellite" : "another",
               map.zoomEnabled ? "on" : "off", map.showsUserLocation || map.userLocation.location ? "shown" : "not shown");

        MKPointAnnotation *home = point(@"Home", 50, 8), *work = point(@"Work", -30, 8);
        [map addAnnotation:home];
        [map addAnnotations:@[work]];
        NSArray *titles = [[map.annotations valueForKey:@"title"] sortedArrayUsingSelector:@selector(compare:)];
        MKMapPoint equator = MKMapPointForCoordinate(CLLocationCoordinate2DMake(0, -180));
        MKMapRect south = MKMapRectMake(0, equator.y, MKMapSizeWorld.width, MKMapSizeWorld.height / 2);
        printf("%d annotations: %s; %d in the south\n", (int)[map.annotations count],
               [[titles componentsJoinedByString:@" "] UTF8String], (int)[[map annotationsInMapRect:south] count]);
        printf("views asked for %d without a window; home has %s\n", owner->asked,
               [map viewForAnnotation:home] ? "one" : "none yet");
        [map selectAnnotation:work animated:NO];
        printf("chosen: %s\n", [map.selectedAnnotations count] ? "something" : "nothing, since it has no view");
        [map removeAnnotation:work];
        home.coordinate = CLLocationCoordinate2DMake(1, 2);
        id<MKAnnotation> left = [map.annotations lastObject];
        printf("removed: %d left, moved to %g %g\n", (int)[map.annotations count], left.coordinate.latitude,
               left.coordinate.longitude);

        MKMapPoint points[3];
        for (int i = 0; i < 3; i++) points[i] = MKMapPointForCoordinate(CLLocationCoordinate2DMake(i, i));
        MKPolyline *line = [MKPolyline polylineWithPoints:points count:3];
        CLLocationCoordinate2D last = MKCoordinateForMapPoint(line.points[2]);
        printf("a line through %d points, the last at %.0f %.0f\n", (int)line.pointCount, last.latitude, last.longitude);
    }
    return 0;
}
