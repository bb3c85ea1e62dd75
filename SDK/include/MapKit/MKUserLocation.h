#pragma once
#import <MapKit/MKAnnotation.h>

@class CLLocation;

/// Where the device is.
@interface MKUserLocation : NSObject <MKAnnotation>
@property (nonatomic, readonly, getter=isUpdating) BOOL updating;
/// Nil until the place is known.
@property (nonatomic, readonly, retain) CLLocation *location;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *subtitle;
@end
