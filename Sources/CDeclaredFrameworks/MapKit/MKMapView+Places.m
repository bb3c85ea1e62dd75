#import "MapKit/MKMapViewState.h"

// Conversions between coordinates, map points and points of the view.
@implementation MKMapView (Places)

#pragma mark Places of the view

/// The world repeats horizontally; the copy nearest to the centre of the view is used.
- (CGPoint)pointOfMapPoint:(MKMapPoint)point {
    double x = point.x - _center.x, world = MKMapSizeWorld.width;
    if (x > world / 2) x -= world;
    if (x < -world / 2) x += world;
    CGSize size = self.bounds.size;
    return CGPointMake(size.width / 2 + x * _scale, size.height / 2 + (point.y - _center.y) * _scale);
}

- (MKMapPoint)mapPointOfPoint:(CGPoint)point {
    CGSize size = self.bounds.size;
    return MKMapPointMake(_center.x + (point.x - size.width / 2) / _scale, _center.y + (point.y - size.height / 2) / _scale);
}

- (CGPoint)convertCoordinate:(CLLocationCoordinate2D)coordinate toPointToView:(UIView *)view {
    return [self convertPoint:[self pointOfMapPoint:MKMapPointForCoordinate(coordinate)] toView:view];
}

- (CLLocationCoordinate2D)convertPoint:(CGPoint)point toCoordinateFromView:(UIView *)view {
    return MKCoordinateForMapPoint([self mapPointOfPoint:[self convertPoint:point fromView:view]]);
}

- (CGRect)convertRegion:(MKCoordinateRegion)region toRectToView:(UIView *)view {
    double latitude = region.span.latitudeDelta / 2, longitude = region.span.longitudeDelta / 2;
    CLLocationCoordinate2D northWest = {region.center.latitude + latitude, region.center.longitude - longitude};
    CLLocationCoordinate2D southEast = {region.center.latitude - latitude, region.center.longitude + longitude};
    CGPoint start = [self convertCoordinate:northWest toPointToView:view];
    CGPoint end = [self convertCoordinate:southEast toPointToView:view];
    return CGRectMake(start.x, start.y, end.x - start.x, end.y - start.y);
}

- (MKCoordinateRegion)convertRect:(CGRect)rect toRegionFromView:(UIView *)view {
    CGRect own = [self convertRect:rect fromView:view];
    MKMapPoint start = [self mapPointOfPoint:own.origin];
    return MKCoordinateRegionForMapRect(
        MKMapRectMake(start.x, start.y, own.size.width / _scale, own.size.height / _scale));
}

@end
