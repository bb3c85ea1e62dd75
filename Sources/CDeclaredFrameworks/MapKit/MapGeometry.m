// The Mercator projection, and geometry that needs no map tiles.

#import <MapKit/MKAnnotationView.h>
#import <MapKit/MKGeometry.h>
#include <math.h>

NSString *MKErrorDomain = @"MKErrorDomain";
NSString *MKAnnotationCalloutInfoDidChangeNotification = @"MKAnnotationCalloutInfoDidChangeNotification";

/// The side of the world in map points: 2²⁰ tiles of 256 points.
static const double world = 268435456;
static const double metersOfEquator = 2 * M_PI * 6378137;

const MKMapSize MKMapSizeWorld = {world, world};
const MKMapRect MKMapRectWorld = {{0, 0}, {world, world}};
const MKMapRect MKMapRectNull = {{INFINITY, INFINITY}, {0, 0}};

MKCoordinateRegion MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2D centerCoordinate,
                                                      CLLocationDistance latitudinalMeters,
                                                      CLLocationDistance longitudinalMeters) {
    double metersPerDegree = metersOfEquator / 360;
    double metersPerDegreeEast = metersPerDegree * cos(centerCoordinate.latitude * M_PI / 180);
    double east = metersPerDegreeEast > 0 ? longitudinalMeters / metersPerDegreeEast : 360;
    return MKCoordinateRegionMake(centerCoordinate,
                                  MKCoordinateSpanMake(fmin(latitudinalMeters / metersPerDegree, 180), fmin(east, 360)));
}

MKMapPoint MKMapPointForCoordinate(CLLocationCoordinate2D coordinate) {
    double sine = sin(coordinate.latitude * M_PI / 180);
    double y = 0.5 - log((1 + sine) / (1 - sine)) / (4 * M_PI);
    return MKMapPointMake((coordinate.longitude + 180) / 360 * world, fmin(1, fmax(0, y)) * world);
}

CLLocationCoordinate2D MKCoordinateForMapPoint(MKMapPoint mapPoint) {
    CLLocationCoordinate2D coordinate;
    coordinate.longitude = mapPoint.x / world * 360 - 180;
    coordinate.latitude = 90 - 360 * atan(exp((mapPoint.y / world - 0.5) * 2 * M_PI)) / M_PI;
    return coordinate;
}

CLLocationDistance MKMetersPerMapPointAtLatitude(CLLocationDegrees latitude) {
    return cos(latitude * M_PI / 180) * metersOfEquator / world;
}

double MKMapPointsPerMeterAtLatitude(CLLocationDegrees latitude) { return 1 / MKMetersPerMapPointAtLatitude(latitude); }

CLLocationDistance MKMetersBetweenMapPoints(MKMapPoint a, MKMapPoint b) {
    CLLocationCoordinate2D from = MKCoordinateForMapPoint(a), to = MKCoordinateForMapPoint(b);
    CLLocation *start = [[CLLocation alloc] initWithLatitude:from.latitude longitude:from.longitude];
    CLLocation *end = [[CLLocation alloc] initWithLatitude:to.latitude longitude:to.longitude];
    return [start distanceFromLocation:end];
}

MKCoordinateRegion MKCoordinateRegionForMapRect(MKMapRect rect) {
    MKMapPoint end = MKMapPointMake(rect.origin.x + rect.size.width, rect.origin.y + rect.size.height);
    CLLocationCoordinate2D northWest = MKCoordinateForMapPoint(rect.origin);
    CLLocationCoordinate2D southEast = MKCoordinateForMapPoint(end);
    CLLocationCoordinate2D center =
        MKCoordinateForMapPoint(MKMapPointMake((rect.origin.x + end.x) / 2, (rect.origin.y + end.y) / 2));
    return MKCoordinateRegionMake(center, MKCoordinateSpanMake(northWest.latitude - southEast.latitude,
                                                               southEast.longitude - northWest.longitude));
}
