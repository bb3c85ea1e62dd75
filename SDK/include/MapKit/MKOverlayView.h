#pragma once
#import <MapKit/MKOverlay.h>
#import <UIKit/UIKit.h>

/// Draws an overlay: no map shows it yet. Since iOS 4.
///
/// - Status: stub
@interface MKOverlayView : UIView
- (id)initWithOverlay:(id<MKOverlay>)overlay;
@property (nonatomic, readonly) id<MKOverlay> overlay;
- (CGPoint)pointForMapPoint:(MKMapPoint)mapPoint;
- (MKMapPoint)mapPointForPoint:(CGPoint)point;
- (CGRect)rectForMapRect:(MKMapRect)mapRect;
- (MKMapRect)mapRectForRect:(CGRect)rect;
- (BOOL)canDrawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale;
- (void)drawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale inContext:(CGContextRef)context;
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect;
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale;
@end

/// The width of a road in points.
MK_EXTERN CGFloat MKRoadWidthAtZoomScale(MKZoomScale zoomScale);
