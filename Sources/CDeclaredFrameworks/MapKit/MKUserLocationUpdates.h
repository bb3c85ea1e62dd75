#pragma once
#import <MapKit/MapKit.h>

@interface MKUserLocation ()
@property (nonatomic, readwrite, getter=isUpdating) BOOL updating;
@property (nonatomic, readwrite, retain) CLLocation *location;
@end

/// The blue ball at the location of the device.
@interface MKUserLocationView : MKAnnotationView
/// The radius of the accuracy circle, in points.
@property (nonatomic) CGFloat accuracyRadius;
@end
