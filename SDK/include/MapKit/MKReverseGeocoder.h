#pragma once
#import <MapKit/MKTypes.h>

@class MKPlacemark;
@protocol MKReverseGeocoderDelegate;

/// Asks for the address of a place. There is no service to ask yet: the delegate is told of MKErrorServerFailure.
///
/// - Status: stub
@interface MKReverseGeocoder : NSObject
- (id)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
@property (nonatomic, assign) id<MKReverseGeocoderDelegate> delegate;
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly, retain) MKPlacemark *placemark;
/// - Status: stub
- (void)start;
@property (nonatomic, readonly, getter=isQuerying) BOOL querying;
- (void)cancel;
@end

@protocol MKReverseGeocoderDelegate <NSObject>
- (void)reverseGeocoder:(MKReverseGeocoder *)geocoder didFindPlacemark:(MKPlacemark *)placemark;
- (void)reverseGeocoder:(MKReverseGeocoder *)geocoder didFailWithError:(NSError *)error;
@end
