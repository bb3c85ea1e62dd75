#pragma once
#import <MapKit/MapKit.h>

@interface MKUserLocation ()
@property (nonatomic, readwrite, getter=isUpdating) BOOL updating;
@property (nonatomic, readwrite, retain) CLLocation *location;
@end

/// The blue ball at the device's place.
@interface MKUserLocationView : MKAnnotationView
/// Of the circle in which the device is, in points.
@property (nonatomic) CGFloat accuracyRadius;
@end
