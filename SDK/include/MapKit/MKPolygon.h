#pragma once
#import <MapKit/MKMultiPoint.h>
#import <MapKit/MKOverlay.h>

@interface MKPolygon : MKMultiPoint <MKOverlay>
+ (MKPolygon *)polygonWithPoints:(MKMapPoint *)points count:(NSUInteger)count;
+ (MKPolygon *)polygonWithPoints:(MKMapPoint *)points
                           count:(NSUInteger)count
                interiorPolygons:(NSArray *)interiorPolygons;
+ (MKPolygon *)polygonWithCoordinates:(CLLocationCoordinate2D *)coords count:(NSUInteger)count;
+ (MKPolygon *)polygonWithCoordinates:(CLLocationCoordinate2D *)coords
                                count:(NSUInteger)count
                     interiorPolygons:(NSArray *)interiorPolygons;
@property (readonly) NSArray *interiorPolygons;
@end
