#pragma once
#import <MapKit/MKOverlay.h>
#import <MapKit/MKShape.h>

@interface MKCircle : MKShape <MKOverlay>
/// The radius is in metres.
+ (MKCircle *)circleWithCenterCoordinate:(CLLocationCoordinate2D)coord radius:(CLLocationDistance)radius;
+ (MKCircle *)circleWithMapRect:(MKMapRect)mapRect;
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly) CLLocationDistance radius;
@property (nonatomic, readonly) MKMapRect boundingMapRect;
@end
