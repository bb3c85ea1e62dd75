#pragma once
#import <MapKit/MKAnnotation.h>

@class CLHeading, CLLocation;

/// Where the device is.
@interface MKUserLocation : NSObject <MKAnnotation>
@property (nonatomic, readonly, getter=isUpdating) BOOL updating;
/// Nil until the place is known.
@property (nonatomic, readonly, retain) CLLocation *location;
/// Nil: the device has no compass. Since iOS 5.
@property (nonatomic, readonly, retain) CLHeading *heading;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *subtitle;
@end
