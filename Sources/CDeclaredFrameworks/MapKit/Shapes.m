#import <MapKit/MapKit.h>

@interface MKMultiPoint () {
@package
    NSData *_points;
}
@end

@implementation MKShape
// Subclasses override this.
- (CLLocationCoordinate2D)coordinate { return kCLLocationCoordinate2DInvalid; }
@end

@implementation MKPointAnnotation
@synthesize coordinate = _coordinate;
@end

@implementation MKMultiPoint

- (MKMapPoint *)points { return (MKMapPoint *)_points.bytes; }
- (NSUInteger)pointCount { return _points.length / sizeof(MKMapPoint); }

- (void)getCoordinates:(CLLocationCoordinate2D *)coords range:(NSRange)range {
    if (range.location > self.pointCount || range.length > self.pointCount - range.location)
        [NSException raise:NSRangeException format:@"*** -[MKMultiPoint getCoordinates:range:]: out of bounds"];
    for (NSUInteger i = 0; i < range.length; i++) coords[i] = MKCoordinateForMapPoint(self.points[range.location + i]);
}

- (MKMapRect)boundingMapRect {
    MKMapRect bounds = MKMapRectNull;
    for (NSUInteger i = 0; i < self.pointCount; i++)
        bounds = MKMapRectUnion(bounds, MKMapRectMake(self.points[i].x, self.points[i].y, 0, 0));
    return bounds;
}

/// The centre of the bounding rectangle of all points.
- (CLLocationCoordinate2D)coordinate {
    MKMapRect bounds = [self boundingMapRect];
    if (MKMapRectIsNull(bounds)) return kCLLocationCoordinate2DInvalid;
    return MKCoordinateForMapPoint(MKMapPointMake(MKMapRectGetMidX(bounds), MKMapRectGetMidY(bounds)));
}

- (BOOL)intersectsMapRect:(MKMapRect)mapRect { return MKMapRectIntersectsRect([self boundingMapRect], mapRect); }

@end

static NSData *data_of(CLLocationCoordinate2D *coordinates, NSUInteger count) {
    NSMutableData *points = [NSMutableData data];
    for (NSUInteger i = 0; i < count; i++) {
        MKMapPoint point = MKMapPointForCoordinate(coordinates[i]);
        [points appendBytes:&point length:sizeof point];
    }
    return points;
}

@implementation MKPolyline
@dynamic coordinate, boundingMapRect;

+ (MKPolyline *)polylineWithPoints:(MKMapPoint *)points count:(NSUInteger)count {
    MKPolyline *line = [[self alloc] init];
    line->_points = [NSData dataWithBytes:points length:count * sizeof(MKMapPoint)];
    return line;
}

+ (MKPolyline *)polylineWithCoordinates:(CLLocationCoordinate2D *)coords count:(NSUInteger)count {
    NSData *points = data_of(coords, count);
    return [self polylineWithPoints:(MKMapPoint *)points.bytes count:count];
}

@end

@implementation MKPolygon
@dynamic coordinate, boundingMapRect;

+ (MKPolygon *)polygonWithPoints:(MKMapPoint *)points count:(NSUInteger)count {
    return [self polygonWithPoints:points count:count interiorPolygons:nil];
}

+ (MKPolygon *)polygonWithPoints:(MKMapPoint *)points
                           count:(NSUInteger)count
                interiorPolygons:(NSArray *)interiorPolygons {
    MKPolygon *polygon = [[self alloc] init];
    polygon->_points = [NSData dataWithBytes:points length:count * sizeof(MKMapPoint)];
    polygon->_interiorPolygons = [interiorPolygons copy];
    return polygon;
}

+ (MKPolygon *)polygonWithCoordinates:(CLLocationCoordinate2D *)coords count:(NSUInteger)count {
    return [self polygonWithCoordinates:coords count:count interiorPolygons:nil];
}

+ (MKPolygon *)polygonWithCoordinates:(CLLocationCoordinate2D *)coords
                                count:(NSUInteger)count
                     interiorPolygons:(NSArray *)interiorPolygons {
    NSData *points = data_of(coords, count);
    return [self polygonWithPoints:(MKMapPoint *)points.bytes count:count interiorPolygons:interiorPolygons];
}

@end

@implementation MKCircle
@synthesize coordinate = _coordinate;

+ (MKCircle *)circleWithCenterCoordinate:(CLLocationCoordinate2D)coord radius:(CLLocationDistance)radius {
    MKCircle *circle = [[self alloc] init];
    circle->_coordinate = coord;
    circle->_radius = radius;
    return circle;
}

+ (MKCircle *)circleWithMapRect:(MKMapRect)mapRect {
    MKMapPoint middle = MKMapPointMake(MKMapRectGetMidX(mapRect), MKMapRectGetMidY(mapRect));
    CLLocationCoordinate2D center = MKCoordinateForMapPoint(middle);
    double width = fmax(mapRect.size.width, mapRect.size.height);
    return [self circleWithCenterCoordinate:center radius:width / 2 * MKMetersPerMapPointAtLatitude(center.latitude)];
}

- (MKMapRect)boundingMapRect {
    MKMapPoint middle = MKMapPointForCoordinate(_coordinate);
    double radius = _radius * MKMapPointsPerMeterAtLatitude(_coordinate.latitude);
    return MKMapRectMake(middle.x - radius, middle.y - radius, radius * 2, radius * 2);
}

- (BOOL)intersectsMapRect:(MKMapRect)mapRect { return MKMapRectIntersectsRect(self.boundingMapRect, mapRect); }

@end
