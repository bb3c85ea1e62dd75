// Shapes know their points and bounds; rectangles of the map are cut, moved and joined; a map keeps its overlays.
// > {{2.0, 2.0}, {2.0, 2.0}}
// > {{0.0, 0.0}, {6.0, 6.0}}
// > 1 0 1
// > 2 10 20
// > {{1.0, 2.0}, {4.0, 6.0}}
// > 1 0
#import <MapKit/MapKit.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    MKMapRect a = MKMapRectMake(0, 0, 4, 4), b = MKMapRectMake(2, 2, 4, 4);
    printf("%s\n%s\n", [MKStringFromMapRect(MKMapRectIntersection(a, b)) UTF8String],
           [MKStringFromMapRect(MKMapRectUnion(a, b)) UTF8String]);
    printf("%d %d %d\n", MKMapRectContainsPoint(a, MKMapPointMake(1, 1)), MKMapRectContainsRect(a, b),
           MKMapRectIsNull(MKMapRectIntersection(a, MKMapRectMake(9, 9, 1, 1))));
    CLLocationCoordinate2D places[2] = {{10, 20}, {11, 21}};
    MKPolyline *line = [MKPolyline polylineWithCoordinates:places count:2];
    CLLocationCoordinate2D first;
    [line getCoordinates:&first range:NSMakeRange(0, 1)];
    printf("%d %.0f %.0f\n", (int)line.pointCount, first.latitude, first.longitude);
    MKMapPoint points[3] = {{1, 2}, {5, 8}, {3, 3}};
    MKPolygon *polygon = [MKPolygon polygonWithPoints:points count:3];
    printf("%s\n", [MKStringFromMapRect([polygon boundingMapRect]) UTF8String]);
    MKMapView *map = [[[MKMapView alloc] initWithFrame:CGRectMake(0, 0, 320, 320)] autorelease];
    [map addOverlay:polygon];
    printf("%d ", (int)[map.overlays count]);
    [map removeOverlay:polygon];
    printf("%d\n", (int)[map.overlays count]);
    [pool release];
    return 0;
}
