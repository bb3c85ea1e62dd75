#pragma once
#import <MapKit/MKGeometry.h>

/// A place that a map marks.
@protocol MKAnnotation <NSObject>
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@optional
- (NSString *)title;
- (NSString *)subtitle;
/// Lets the user drag the annotation. Since iOS 4.
- (void)setCoordinate:(CLLocationCoordinate2D)newCoordinate;
@end
