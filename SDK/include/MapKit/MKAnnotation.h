#pragma once
#import <MapKit/MKGeometry.h>

/// A place that a map marks.
@protocol MKAnnotation <NSObject>
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@optional
- (NSString *)title;
- (NSString *)subtitle;
@end
