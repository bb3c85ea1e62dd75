#pragma once
#import <MapKit/MKAnnotation.h>
#import <MapKit/MKGeometry.h>
#import <MapKit/MKTypes.h>

/// Something that covers a part of the map. Since iOS 4.
@protocol MKOverlay <MKAnnotation>
@required
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly) MKMapRect boundingMapRect;
@optional
- (BOOL)intersectsMapRect:(MKMapRect)mapRect;
@end
