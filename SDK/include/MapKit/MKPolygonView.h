#pragma once
#import <MapKit/MKPolygon.h>
#import <MapKit/MKOverlayPathView.h>

/// - Status: stub
@interface MKPolygonView : MKOverlayPathView
- (id)initWithPolygon:(MKPolygon *)polygon;
@property (nonatomic, readonly) MKPolygon *polygon;
@end
