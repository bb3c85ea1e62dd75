#pragma once
#import <MapKit/MKGeometry.h>
#import <MapKit/MKShape.h>

@interface MKMultiPoint : MKShape
@property (nonatomic, readonly) MKMapPoint *points;
@property (nonatomic, readonly) NSUInteger pointCount;
- (void)getCoordinates:(CLLocationCoordinate2D *)coords range:(NSRange)range;
@end
