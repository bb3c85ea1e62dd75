#pragma once
#import <UIKit/UIKit.h>

@class MKMapView;

/// Lets the user have the map follow the device: not yet. Since iOS 5.
///
/// - Status: stub
@interface MKUserTrackingBarButtonItem : UIBarButtonItem
- (id)initWithMapView:(MKMapView *)mapView;
@property (nonatomic, retain) MKMapView *mapView;
@end
