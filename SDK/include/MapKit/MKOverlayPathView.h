#pragma once
#import <MapKit/MKOverlayView.h>

/// - Status: stub
@interface MKOverlayPathView : MKOverlayView
@property (retain) UIColor *fillColor;
@property (retain) UIColor *strokeColor;
/// 0 is the width of a road.
@property CGFloat lineWidth;
@property CGLineJoin lineJoin;
@property CGLineCap lineCap;
@property CGFloat miterLimit;
@property CGFloat lineDashPhase;
@property (copy) NSArray *lineDashPattern;
/// Subclasses set `path` here.
- (void)createPath;
@property CGPathRef path;
- (void)invalidatePath;
- (void)applyStrokePropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale;
- (void)applyFillPropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale;
- (void)strokePath:(CGPathRef)path inContext:(CGContextRef)context;
- (void)fillPath:(CGPathRef)path inContext:(CGContextRef)context;
@end
