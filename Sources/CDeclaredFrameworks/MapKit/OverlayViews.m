// Overlay views. The map view does not show them yet, but they know their overlay and its path.
#import "Notice/Refusal.h"
#import <MapKit/MapKit.h>

@implementation MKOverlayView

- (id)initWithOverlay:(id<MKOverlay>)overlay {
    if ((self = [super initWithFrame:CGRectZero])) _overlay = overlay;
    return self;
}

// A view point is a map point relative to the origin of the overlay's bounding map rectangle.
- (CGPoint)pointForMapPoint:(MKMapPoint)mapPoint {
    MKMapPoint origin = _overlay.boundingMapRect.origin;
    return CGPointMake(mapPoint.x - origin.x, mapPoint.y - origin.y);
}

- (MKMapPoint)mapPointForPoint:(CGPoint)point {
    MKMapPoint origin = _overlay.boundingMapRect.origin;
    return MKMapPointMake(point.x + origin.x, point.y + origin.y);
}

- (CGRect)rectForMapRect:(MKMapRect)mapRect {
    CGPoint origin = [self pointForMapPoint:mapRect.origin];
    return CGRectMake(origin.x, origin.y, mapRect.size.width, mapRect.size.height);
}

- (MKMapRect)mapRectForRect:(CGRect)rect {
    MKMapPoint origin = [self mapPointForPoint:rect.origin];
    return MKMapRectMake(origin.x, origin.y, rect.size.width, rect.size.height);
}

- (BOOL)canDrawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale { return YES; }
- (void)drawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale inContext:(CGContextRef)context REFUSES()
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect REFUSES()
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale REFUSES()

@end

@implementation MKOverlayPathView {
    CGPathRef _path;
}

- (id)initWithOverlay:(id<MKOverlay>)overlay {
    if ((self = [super initWithOverlay:overlay])) {
        _lineJoin = kCGLineJoinRound;
        _lineCap = kCGLineCapRound;
        _miterLimit = 10;
    }
    return self;
}

- (void)dealloc { CGPathRelease(_path); }

- (void)createPath {
}

- (CGPathRef)path {
    if (_path == NULL) [self createPath];
    return _path;
}

- (void)setPath:(CGPathRef)path {
    CGPathRef former = _path;
    _path = CGPathRetain(path);
    CGPathRelease(former);
}

- (void)invalidatePath {
    CGPathRelease(_path);
    _path = NULL;
}

- (void)applyStrokePropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale REFUSES()
- (void)applyFillPropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale REFUSES()
- (void)strokePath:(CGPathRef)path inContext:(CGContextRef)context REFUSES()
- (void)fillPath:(CGPathRef)path inContext:(CGContextRef)context REFUSES()

@end

@implementation MKPolygonView
- (id)initWithPolygon:(MKPolygon *)polygon { return [self initWithOverlay:polygon]; }
- (MKPolygon *)polygon { return (MKPolygon *)self.overlay; }
@end

@implementation MKPolylineView
- (id)initWithPolyline:(MKPolyline *)polyline { return [self initWithOverlay:polyline]; }
- (MKPolyline *)polyline { return (MKPolyline *)self.overlay; }
@end

@implementation MKCircleView
- (id)initWithCircle:(MKCircle *)circle { return [self initWithOverlay:circle]; }
- (MKCircle *)circle { return (MKCircle *)self.overlay; }
@end

@implementation MKUserTrackingBarButtonItem

- (id)initWithMapView:(MKMapView *)mapView {
    if ((self = [super init])) _mapView = mapView;
    return self;
}

@end
