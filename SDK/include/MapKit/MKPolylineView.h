#pragma once
#import <MapKit/MKPolyline.h>
#import <MapKit/MKOverlayPathView.h>

/// - Status: stub
@interface MKPolylineView : MKOverlayPathView
- (id)initWithPolyline:(MKPolyline *)polyline;
@property (nonatomic, readonly) MKPolyline *polyline;
@end
