#pragma once
#import <MapKit/MKShape.h>

@interface MKPointAnnotation : MKShape
@property (nonatomic, assign) CLLocationCoordinate2D coordinate;
@end
