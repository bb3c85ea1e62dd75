#pragma once
#import <MapKit/MKCircle.h>
#import <MapKit/MKOverlayPathView.h>

/// - Status: stub
@interface MKCircleView : MKOverlayPathView
- (id)initWithCircle:(MKCircle *)circle;
@property (nonatomic, readonly) MKCircle *circle;
@end
