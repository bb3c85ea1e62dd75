#import <objc/runtime.h>
#import <MapKit/MapKit.h>
#import "MapKit/MKCallout.h"
#import "MapKit/MKMapGrid.h"
#import "MapKit/MKUserLocationUpdates.h"
#import "Notice/NotThereYet.h"

/// Points of the screen for one of the map: the whole world in 256 points, and the street.
static const double smallestScale = 256.0 / 268435456, largestScale = 0.5;
/// Views of annotations that are less than this far out of sight are kept, in points.
static const CGFloat margin = 64;
static const NSTimeInterval animationDuration = 0.3;

@interface MKMapView () <CLLocationManagerDelegate, UIGestureRecognizerDelegate>
@end

@implementation MKMapView {
    MKMapGrid *_grid;
    UIView *_annotationLayer;
    MKCallout *_callout;
    /// The point of the map in the middle of the view.
    MKMapPoint _center;
    double _scale;
    /// The region that was asked for, while the view has no size that it could be fitted to.
    MKCoordinateRegion _wantedRegion;
    BOOL _hasWantedRegion, _isLoadingTold;
    NSMutableArray *_annotations;
    /// The view of the annotation at the same place, or NSNull.
    NSMutableArray *_annotationViews;
    NSMutableArray *_reusableViews;
    id<MKAnnotation> _selected;
    CLLocationManager *_locationManager;
    CGPoint _lastPan;
    CGFloat _lastPinch;
}

#pragma mark Making

- (id)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) [self setUp];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super initWithCoder:coder])) return nil;
    [self setUp];
    if ([coder containsValueForKey:@"MKMapType"]) _mapType = (MKMapType)[coder decodeIntegerForKey:@"MKMapType"];
    if ([coder containsValueForKey:@"MKZoomEnabled"]) _zoomEnabled = [coder decodeBoolForKey:@"MKZoomEnabled"];
    if ([coder containsValueForKey:@"MKScrollEnabled"]) _scrollEnabled = [coder decodeBoolForKey:@"MKScrollEnabled"];
    if ([coder decodeBoolForKey:@"MKShowsUserLocation"]) self.showsUserLocation = YES;
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeInteger:(NSInteger)_mapType forKey:@"MKMapType"];
    [coder encodeBool:_zoomEnabled forKey:@"MKZoomEnabled"];
    [coder encodeBool:_scrollEnabled forKey:@"MKScrollEnabled"];
    [coder encodeBool:_showsUserLocation forKey:@"MKShowsUserLocation"];
}

- (void)setUp {
    _zoomEnabled = _scrollEnabled = YES;
    _annotations = [[NSMutableArray alloc] init];
    _annotationViews = [[NSMutableArray alloc] init];
    _reusableViews = [[NSMutableArray alloc] init];
    _userLocation = [[MKUserLocation alloc] init];
    self.clipsToBounds = YES;
    _grid = [[MKMapGrid alloc] initWithFrame:self.bounds];
    _annotationLayer = [[UIView alloc] initWithFrame:self.bounds];
    for (UIView *view in [NSArray arrayWithObjects:_grid, _annotationLayer, nil]) {
        view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        [self addSubview:view];
    }
    // The map that a new view shows: North America.
    CLLocationCoordinate2D center = {37.13, -95.78};
    _wantedRegion = MKCoordinateRegionMake(center, MKCoordinateSpanMake(60, 61));
    _hasWantedRegion = YES;
    _scale = smallestScale;
    _center = MKMapPointForCoordinate(center);

    [self addRecognizer:[[UIPanGestureRecognizer alloc] initWithTarget:self action:@selector(pan:)]];
    [self addRecognizer:[[UIPinchGestureRecognizer alloc] initWithTarget:self action:@selector(pinch:)]];
    UITapGestureRecognizer *twice = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(zoomIn:)];
    twice.numberOfTapsRequired = 2;
    [self addRecognizer:twice];
    [self addRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(tap:)]];
}

- (void)addRecognizer:(UIGestureRecognizer *)recognizer {
    recognizer.delegate = self;
    [self addGestureRecognizer:recognizer];
}

- (void)dealloc { _locationManager.delegate = nil; }

#pragma mark The region

- (CLLocationCoordinate2D)centerCoordinate { return [self region].center; }

- (MKCoordinateRegion)region {
    return _hasWantedRegion ? _wantedRegion : MKCoordinateRegionForMapRect([self visibleMapRect]);
}

- (MKMapRect)visibleMapRect {
    CGSize size = self.bounds.size;
    double width = size.width / _scale, height = size.height / _scale;
    return MKMapRectMake(_center.x - width / 2, _center.y - height / 2, width, height);
}

- (void)setRegion:(MKCoordinateRegion)region { [self setRegion:region animated:NO]; }
- (void)setVisibleMapRect:(MKMapRect)mapRect { [self setVisibleMapRect:mapRect animated:NO]; }
- (void)setCenterCoordinate:(CLLocationCoordinate2D)coordinate { [self setCenterCoordinate:coordinate animated:NO]; }

- (void)setVisibleMapRect:(MKMapRect)mapRect animated:(BOOL)animated {
    [self setRegion:MKCoordinateRegionForMapRect(mapRect) animated:animated];
}

- (MKMapRect)mapRectThatFits:(MKMapRect)mapRect {
    MKCoordinateRegion region = [self regionThatFits:MKCoordinateRegionForMapRect(mapRect)];
    MKMapPoint middle = MKMapPointForCoordinate(region.center);
    double width = region.span.longitudeDelta / 360 * MKMapSizeWorld.width;
    CGSize size = self.bounds.size;
    double height = size.width > 0 ? width / size.width * size.height : mapRect.size.height;
    return MKMapRectMake(middle.x - width / 2, middle.y - height / 2, width, height);
}

/// The rectangle with so much room around it, for a view of this size.
- (MKMapRect)mapRect:(MKMapRect)mapRect withPadding:(UIEdgeInsets)insets {
    CGSize size = self.bounds.size;
    double width = size.width - insets.left - insets.right, height = size.height - insets.top - insets.bottom;
    if (width <= 0 || height <= 0) return mapRect;
    double scale = fmax(mapRect.size.width / width, mapRect.size.height / height);
    return MKMapRectMake(mapRect.origin.x - insets.left * scale, mapRect.origin.y - insets.top * scale,
                         mapRect.size.width + (insets.left + insets.right) * scale,
                         mapRect.size.height + (insets.top + insets.bottom) * scale);
}

- (MKMapRect)mapRectThatFits:(MKMapRect)mapRect edgePadding:(UIEdgeInsets)insets {
    return [self mapRectThatFits:[self mapRect:mapRect withPadding:insets]];
}

- (void)setVisibleMapRect:(MKMapRect)mapRect edgePadding:(UIEdgeInsets)insets animated:(BOOL)animate {
    [self setVisibleMapRect:[self mapRect:mapRect withPadding:insets] animated:animate];
}

- (void)setUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated { self.userTrackingMode = mode; }

- (NSSet *)annotationsInMapRect:(MKMapRect)mapRect {
    NSMutableSet *inside = [NSMutableSet set];
    for (id<MKAnnotation> annotation in self.annotations)
        if (MKMapRectContainsPoint(mapRect, MKMapPointForCoordinate(annotation.coordinate))) [inside addObject:annotation];
    return inside;
}

- (void)setCenterCoordinate:(CLLocationCoordinate2D)coordinate animated:(BOOL)animated {
    // A wide view of the whole world shows more than there is.
    MKCoordinateSpan span = [self region].span;
    span = MKCoordinateSpanMake(fmin(span.latitudeDelta, 180), fmin(span.longitudeDelta, 360));
    MKCoordinateRegion region = MKCoordinateRegionMake(coordinate, span);
    [self check:region];
    if (CGRectIsEmpty(self.bounds)) {
        [self setRegion:region animated:animated];
    } else {
        // The scale stays; the span in degrees of latitude does not.
        [self moveTo:coordinate scale:_scale animated:animated];
    }
}

static BOOL exists(MKCoordinateRegion region) {
    return fabs(region.center.latitude) <= 90 && fabs(region.center.longitude) <= 360 && region.span.latitudeDelta >= 0 &&
           region.span.latitudeDelta <= 180 && region.span.longitudeDelta >= 0 && region.span.longitudeDelta <= 360;
}

/// Raises NSInvalidArgumentException for a region that is none.
- (void)check:(MKCoordinateRegion)region {
    if (exists(region)) return;
    [NSException raise:NSInvalidArgumentException
                format:@"Invalid Region <center:%+.8f, %+.8f span:%+.8f, %+.8f>", region.center.latitude,
                       region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta];
}

- (void)setRegion:(MKCoordinateRegion)region animated:(BOOL)animated {
    [self check:region];
    if (CGRectIsEmpty(self.bounds)) {
        _wantedRegion = region;
        _hasWantedRegion = YES;
        return;
    }
    [self moveTo:region.center scale:[self scaleThatFits:region] animated:animated];
}

- (void)moveTo:(CLLocationCoordinate2D)center scale:(double)scale animated:(BOOL)animated {
    [self tellWillChange:animated];
    _hasWantedRegion = NO;
    if (animated) {
        [UIView beginAnimations:nil context:NULL];
        [UIView setAnimationDuration:animationDuration];
    }
    _scale = scale;
    _center = MKMapPointForCoordinate(center);
    [self keepOnMap];
    [self place];
    if (animated) [UIView commitAnimations];
    if (animated) {
        [self performSelector:@selector(tellDidChangeAnimated) withObject:nil afterDelay:animationDuration];
    } else {
        [self tellDidChange:NO];
    }
}

/// Such that all of the region is in sight.
- (double)scaleThatFits:(MKCoordinateRegion)region {
    double latitude = region.center.latitude, half = region.span.latitudeDelta / 2;
    CLLocationCoordinate2D north = {fmin(85, latitude + half), 0}, south = {fmax(-85, latitude - half), 0};
    double height = MKMapPointForCoordinate(south).y - MKMapPointForCoordinate(north).y;
    double width = region.span.longitudeDelta / 360 * MKMapSizeWorld.width;
    CGSize size = self.bounds.size;
    double scale = fmin(width > 0 ? size.width / width : largestScale, height > 0 ? size.height / height : largestScale);
    return fmin(largestScale, fmax(smallestScale, scale));
}

- (MKCoordinateRegion)regionThatFits:(MKCoordinateRegion)region {
    if (!exists(region) || CGRectIsEmpty(self.bounds)) return region;
    double scale = [self scaleThatFits:region];
    MKMapPoint center = MKMapPointForCoordinate(region.center);
    double width = self.bounds.size.width / scale, height = self.bounds.size.height / scale;
    MKCoordinateRegion fitting =
        MKCoordinateRegionForMapRect(MKMapRectMake(center.x - width / 2, center.y - height / 2, width, height));
    fitting.center = region.center;
    return fitting;
}

/// Above and below the world there is nothing to see; sideways it goes on.
- (void)keepOnMap {
    double half = self.bounds.size.height / _scale / 2;
    _center.y = half * 2 > MKMapSizeWorld.height ? MKMapSizeWorld.height / 2
                                                 : fmin(MKMapSizeWorld.height - half, fmax(half, _center.y));
    _center.x = fmod(fmod(_center.x, MKMapSizeWorld.width) + MKMapSizeWorld.width, MKMapSizeWorld.width);
}

- (void)tellWillChange:(BOOL)animated {
    if ([_delegate respondsToSelector:@selector(mapView:regionWillChangeAnimated:)]) {
        [_delegate mapView:self regionWillChangeAnimated:animated];
    }
}

- (void)tellDidChange:(BOOL)animated {
    if ([_delegate respondsToSelector:@selector(mapView:regionDidChangeAnimated:)]) {
        [_delegate mapView:self regionDidChangeAnimated:animated];
    }
}

- (void)tellDidChangeAnimated { [self tellDidChange:YES]; }

#pragma mark Places of the view

/// The copy of the world that is nearest to the middle counts.
- (CGPoint)pointOfMapPoint:(MKMapPoint)point {
    double x = point.x - _center.x, world = MKMapSizeWorld.width;
    if (x > world / 2) x -= world;
    if (x < -world / 2) x += world;
    CGSize size = self.bounds.size;
    return CGPointMake(size.width / 2 + x * _scale, size.height / 2 + (point.y - _center.y) * _scale);
}

- (MKMapPoint)mapPointOfPoint:(CGPoint)point {
    CGSize size = self.bounds.size;
    return MKMapPointMake(_center.x + (point.x - size.width / 2) / _scale, _center.y + (point.y - size.height / 2) / _scale);
}

- (CGPoint)convertCoordinate:(CLLocationCoordinate2D)coordinate toPointToView:(UIView *)view {
    return [self convertPoint:[self pointOfMapPoint:MKMapPointForCoordinate(coordinate)] toView:view];
}

- (CLLocationCoordinate2D)convertPoint:(CGPoint)point toCoordinateFromView:(UIView *)view {
    return MKCoordinateForMapPoint([self mapPointOfPoint:[self convertPoint:point fromView:view]]);
}

- (CGRect)convertRegion:(MKCoordinateRegion)region toRectToView:(UIView *)view {
    double latitude = region.span.latitudeDelta / 2, longitude = region.span.longitudeDelta / 2;
    CLLocationCoordinate2D northWest = {region.center.latitude + latitude, region.center.longitude - longitude};
    CLLocationCoordinate2D southEast = {region.center.latitude - latitude, region.center.longitude + longitude};
    CGPoint start = [self convertCoordinate:northWest toPointToView:view];
    CGPoint end = [self convertCoordinate:southEast toPointToView:view];
    return CGRectMake(start.x, start.y, end.x - start.x, end.y - start.y);
}

- (MKCoordinateRegion)convertRect:(CGRect)rect toRegionFromView:(UIView *)view {
    CGRect own = [self convertRect:rect fromView:view];
    MKMapPoint start = [self mapPointOfPoint:own.origin];
    return MKCoordinateRegionForMapRect(
        MKMapRectMake(start.x, start.y, own.size.width / _scale, own.size.height / _scale));
}

#pragma mark Layout

- (void)layoutSubviews {
    [super layoutSubviews];
    if (_hasWantedRegion && !CGRectIsEmpty(self.bounds)) [self setRegion:_wantedRegion animated:NO];
    [self place];
    if (!_isLoadingTold && self.window) [self tellThatThereAreNoTiles];
}

- (void)tellThatThereAreNoTiles {
    _isLoadingTold = YES;
    NOT_THERE_YET("MKMapView", "the picture of a map");
    if ([_delegate respondsToSelector:@selector(mapViewWillStartLoadingMap:)]) {
        [_delegate mapViewWillStartLoadingMap:self];
    }
    [self performSelector:@selector(tellThatLoadingFailed) withObject:nil afterDelay:0];
}

- (void)tellThatLoadingFailed {
    if (![_delegate respondsToSelector:@selector(mapViewDidFailLoadingMap:withError:)]) return;
    [_delegate mapViewDidFailLoadingMap:self
                              withError:[NSError errorWithDomain:MKErrorDomain code:MKErrorServerFailure userInfo:nil]];
}

/// Brings everything to where the region says.
- (void)place {
    _grid.origin = [self pointOfMapPoint:MKMapPointMake(0, 0)];
    NSMutableArray *added = nil;
    NSUInteger place = 0;
    for (id<MKAnnotation> annotation in [_annotations copy]) {
        MKAnnotationView *view = [self placeAnnotation:annotation near:place++];
        if (view == nil) continue;
        if (added == nil) added = [NSMutableArray array];
        [added addObject:view];
    }
    [self placeCallout];
    if (added && [_delegate respondsToSelector:@selector(mapView:didAddAnnotationViews:)]) {
        [_delegate mapView:self didAddAnnotationViews:added];
    }
}

/// The index of an annotation, which is at a place unless the delegate has taken away others meanwhile.
- (NSUInteger)indexOf:(id<MKAnnotation>)annotation near:(NSUInteger)place {
    BOOL isThere = place < [_annotations count] && [_annotations objectAtIndex:place] == annotation;
    return isThere ? place : [_annotations indexOfObjectIdenticalTo:annotation];
}

/// - Returns: the annotation's view, if it is new.
- (MKAnnotationView *)placeAnnotation:(id<MKAnnotation>)annotation near:(NSUInteger)place {
    NSUInteger index = [self indexOf:annotation near:place];
    if (index == NSNotFound) return nil;
    CLLocationCoordinate2D coordinate = annotation.coordinate;
    BOOL isSomewhere = fabs(coordinate.latitude) <= 90 && fabs(coordinate.longitude) <= 360;
    CGPoint point = isSomewhere ? [self pointOfMapPoint:MKMapPointForCoordinate(coordinate)] : CGPointMake(-1e6, -1e6);
    BOOL isInSight = self.window && CGRectContainsPoint(CGRectInset(self.bounds, -margin, -margin), point);
    MKAnnotationView *view = [self viewAtIndex:index], *added = nil;
    if (!isInSight) {
        if (view) [self recycleViewOf:annotation];
        return nil;
    }
    if (view == nil) {
        view = added = [self makeViewForAnnotation:annotation];
        index = [self indexOf:annotation near:index];
        if (view == nil || index == NSNotFound) return nil;
        [_annotationViews replaceObjectAtIndex:index withObject:view];
        [_annotationLayer addSubview:view];
    }
    view.center = CGPointMake(round(point.x + view.centerOffset.x), point.y + view.centerOffset.y);
    if ([view isKindOfClass:[MKUserLocationView class]]) {
        double pointsPerMeter = MKMapPointsPerMeterAtLatitude(coordinate.latitude) * _scale;
        [(MKUserLocationView *)view setAccuracyRadius:_userLocation.location.horizontalAccuracy * pointsPerMeter];
    }
    return added;
}

- (MKAnnotationView *)viewAtIndex:(NSUInteger)index {
    id view = [_annotationViews objectAtIndex:index];
    return view == [NSNull null] ? nil : view;
}

- (MKAnnotationView *)makeViewForAnnotation:(id<MKAnnotation>)annotation {
    MKAnnotationView *view = nil;
    if ([_delegate respondsToSelector:@selector(mapView:viewForAnnotation:)]) {
        view = [_delegate mapView:self viewForAnnotation:annotation];
    }
    if (view == nil && annotation == _userLocation) {
        view = [[MKUserLocationView alloc] initWithAnnotation:annotation reuseIdentifier:nil];
    } else if (view == nil) {
        view = [[MKPinAnnotationView alloc] initWithAnnotation:annotation reuseIdentifier:nil];
        view.canShowCallout = YES;
    }
    if (view.annotation == nil) view.annotation = annotation;
    return view;
}

/// The delegate, which hears that the annotation is not selected any more, may take away annotations.
- (void)recycleViewOf:(id<MKAnnotation>)annotation {
    if (annotation == _selected) [self deselectAnnotation:annotation animated:NO];
    NSUInteger index = [_annotations indexOfObjectIdenticalTo:annotation];
    MKAnnotationView *view = index == NSNotFound ? nil : [self viewAtIndex:index];
    if (view == nil) return;
    [_annotationViews replaceObjectAtIndex:index withObject:[NSNull null]];
    [view removeFromSuperview];
    if (view.reuseIdentifier) [_reusableViews addObject:view];
}

- (MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier {
    for (MKAnnotationView *view in _reusableViews) {
        if (![view.reuseIdentifier isEqualToString:identifier ?: @""]) continue;
        // The variable of the loop does not keep the view that only the array has.
        MKAnnotationView *found = view;
        [_reusableViews removeObjectIdenticalTo:found];
        [found prepareForReuse];
        return found;
    }
    return nil;
}

#pragma mark Annotations

- (NSArray *)annotations { return [_annotations copy]; }
- (CGRect)annotationVisibleRect { return self.bounds; }

- (void)addAnnotation:(id<MKAnnotation>)annotation {
    if (annotation == nil || [_annotations indexOfObjectIdenticalTo:annotation] != NSNotFound) return;
    [_annotations addObject:annotation];
    [_annotationViews addObject:[NSNull null]];
    [self setNeedsLayout];
}

- (void)addAnnotations:(NSArray *)annotations {
    for (id<MKAnnotation> annotation in annotations) [self addAnnotation:annotation];
}

- (void)removeAnnotation:(id<MKAnnotation>)annotation {
    if (annotation == nil) return;
    [self recycleViewOf:annotation];
    NSUInteger index = [_annotations indexOfObjectIdenticalTo:annotation];
    if (index == NSNotFound) return;
    [_annotations removeObjectAtIndex:index];
    [_annotationViews removeObjectAtIndex:index];
}

- (void)removeAnnotations:(NSArray *)annotations {
    for (id<MKAnnotation> annotation in [annotations copy]) [self removeAnnotation:annotation];
}

- (MKAnnotationView *)viewForAnnotation:(id<MKAnnotation>)annotation {
    NSUInteger index = annotation ? [_annotations indexOfObjectIdenticalTo:annotation] : NSNotFound;
    return index == NSNotFound ? nil : [self viewAtIndex:index];
}

#pragma mark Selection

- (NSArray *)selectedAnnotations {
    return _selected ? [NSArray arrayWithObject:_selected] : [NSArray array];
}

- (void)setSelectedAnnotations:(NSArray *)annotations {
    if ([annotations count]) {
        [self selectAnnotation:[annotations objectAtIndex:0] animated:NO];
    } else {
        [self deselectAnnotation:_selected animated:NO];
    }
}

- (void)selectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated {
    MKAnnotationView *view = [self viewForAnnotation:annotation];
    if (annotation == _selected || view == nil || !view.enabled) return;
    [self deselectAnnotation:_selected animated:animated];
    _selected = annotation;
    [view setSelected:YES animated:animated];
    BOOL hasTitle = [annotation respondsToSelector:@selector(title)] && [[annotation title] length];
    if (view.canShowCallout && hasTitle) [self showCalloutOf:view animated:animated];
    if ([_delegate respondsToSelector:@selector(mapView:didSelectAnnotationView:)]) {
        [_delegate mapView:self didSelectAnnotationView:view];
    }
}

- (void)deselectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated {
    if (annotation == nil || annotation != _selected) return;
    MKAnnotationView *view = [self viewForAnnotation:annotation];
    _selected = nil;
    [_callout removeFromSuperview];
    _callout = nil;
    [view setSelected:NO animated:animated];
    if (view && [_delegate respondsToSelector:@selector(mapView:didDeselectAnnotationView:)]) {
        [_delegate mapView:self didDeselectAnnotationView:view];
    }
}

- (void)showCalloutOf:(MKAnnotationView *)view animated:(BOOL)animated {
    _callout = [[MKCallout alloc] initWithAnnotationView:view];
    for (UIControl *control in [NSArray arrayWithObjects:view.leftCalloutAccessoryView ?: (id)[NSNull null],
                                                         view.rightCalloutAccessoryView ?: (id)[NSNull null], nil]) {
        if (![control isKindOfClass:[UIControl class]]) continue;
        [control removeTarget:self action:@selector(calloutControlTapped:) forControlEvents:UIControlEventTouchUpInside];
        [control addTarget:self action:@selector(calloutControlTapped:) forControlEvents:UIControlEventTouchUpInside];
    }
    [self addSubview:_callout];
    [self placeCallout];
    if (animated) [_callout popUp];
}

- (void)placeCallout {
    MKAnnotationView *view = _callout ? [self viewForAnnotation:_selected] : nil;
    if (view == nil) return;
    CGPoint tip = CGPointMake(CGRectGetMidX(view.frame) + view.calloutOffset.x,
                              CGRectGetMinY(view.frame) + view.calloutOffset.y);
    [_callout pointAt:tip within:self.bounds];
}

- (void)calloutControlTapped:(UIControl *)control {
    MKAnnotationView *view = [self viewForAnnotation:_selected];
    if (view && [_delegate respondsToSelector:@selector(mapView:annotationView:calloutAccessoryControlTapped:)]) {
        [_delegate mapView:self annotationView:view calloutAccessoryControlTapped:control];
    }
}

#pragma mark Fingers

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch {
    return _callout == nil || ![touch.view isDescendantOfView:_callout];
}

- (void)pan:(UIPanGestureRecognizer *)recognizer {
    if (!_scrollEnabled) return;
    CGPoint translation = [recognizer translationInView:self];
    if (recognizer.state == UIGestureRecognizerStateBegan) {
        _lastPan = CGPointZero;
        [self tellWillChange:NO];
    }
    _center.x -= (translation.x - _lastPan.x) / _scale;
    _center.y -= (translation.y - _lastPan.y) / _scale;
    _lastPan = translation;
    [self showMovedByFinger:recognizer];
}

- (void)pinch:(UIPinchGestureRecognizer *)recognizer {
    if (!_zoomEnabled) return;
    if (recognizer.state == UIGestureRecognizerStateBegan) {
        _lastPinch = 1;
        [self tellWillChange:NO];
    }
    [self zoomBy:recognizer.scale / _lastPinch around:[recognizer locationInView:self]];
    _lastPinch = recognizer.scale;
    [self showMovedByFinger:recognizer];
}

- (void)zoomIn:(UITapGestureRecognizer *)recognizer {
    if (!_zoomEnabled) return;
    [self tellWillChange:YES];
    [UIView beginAnimations:nil context:NULL];
    [UIView setAnimationDuration:animationDuration];
    [self zoomBy:2 around:[recognizer locationInView:self]];
    [self keepOnMap];
    [self place];
    [UIView commitAnimations];
    [self performSelector:@selector(tellDidChangeAnimated) withObject:nil afterDelay:animationDuration];
}

/// What is under the point stays there.
- (void)zoomBy:(double)factor around:(CGPoint)point {
    if (!(factor > 0) || isinf(factor)) return;
    MKMapPoint fixed = [self mapPointOfPoint:point];
    _scale = fmin(largestScale, fmax(smallestScale, _scale * factor));
    MKMapPoint moved = [self mapPointOfPoint:point];
    _center.x += fixed.x - moved.x;
    _center.y += fixed.y - moved.y;
}

- (void)showMovedByFinger:(UIGestureRecognizer *)recognizer {
    [self keepOnMap];
    [self place];
    BOOL isOver = recognizer.state == UIGestureRecognizerStateEnded || recognizer.state == UIGestureRecognizerStateCancelled;
    if (isOver) [self tellDidChange:NO];
}

- (void)tap:(UITapGestureRecognizer *)recognizer {
    CGPoint point = [recognizer locationInView:_annotationLayer];
    for (UIView *view in [[_annotationLayer subviews] reverseObjectEnumerator]) {
        if (![view isKindOfClass:[MKAnnotationView class]] || !CGRectContainsPoint(view.frame, point)) continue;
        [self selectAnnotation:((MKAnnotationView *)view).annotation animated:YES];
        return;
    }
    [self deselectAnnotation:_selected animated:YES];
}

#pragma mark The device's place

- (BOOL)isUserLocationVisible {
    if (!_showsUserLocation || _userLocation.location == nil) return NO;
    CGPoint point = [self pointOfMapPoint:MKMapPointForCoordinate(_userLocation.coordinate)];
    return CGRectContainsPoint(self.bounds, point);
}

- (void)setShowsUserLocation:(BOOL)showsUserLocation {
    if (showsUserLocation == _showsUserLocation) return;
    _showsUserLocation = showsUserLocation;
    _userLocation.updating = showsUserLocation;
    if (showsUserLocation) {
        _locationManager = [[CLLocationManager alloc] init];
        _locationManager.delegate = self;
        [_locationManager startUpdatingLocation];
    } else {
        [_locationManager stopUpdatingLocation];
        _locationManager.delegate = nil;
        _locationManager = nil;
        [self removeAnnotation:_userLocation];
    }
}

- (void)locationManager:(CLLocationManager *)manager
    didUpdateToLocation:(CLLocation *)newLocation
           fromLocation:(CLLocation *)oldLocation {
    [_userLocation willChangeValueForKey:@"location"];
    _userLocation.location = newLocation;
    [_userLocation didChangeValueForKey:@"location"];
    [self addAnnotation:_userLocation];
    [self setNeedsLayout];
    if ([_delegate respondsToSelector:@selector(mapView:didUpdateUserLocation:)]) {
        [_delegate mapView:self didUpdateUserLocation:_userLocation];
    }
}

- (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error {
    if ([_delegate respondsToSelector:@selector(mapView:didFailToLocateUserWithError:)]) {
        [_delegate mapView:self didFailToLocateUserWithError:error];
    }
}

@end

// The overlays of a map: a list, so far. The category is in the module of its class, which it must be loaded with.
@implementation MKMapView (OverlaysAPI)

static char overlaysKey;

/// Made when the first overlay is added.
static NSMutableArray *list(MKMapView *map) {
    NSMutableArray *overlays = objc_getAssociatedObject(map, &overlaysKey);
    if (overlays) return overlays;
    overlays = [NSMutableArray array];
    objc_setAssociatedObject(map, &overlaysKey, overlays, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    return overlays;
}

- (NSArray *)overlays { return [NSArray arrayWithArray:list(self)]; }

- (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index {
    NOT_THERE_YET("MKMapView", "drawing overlays");
    if (overlay == nil || [list(self) containsObject:overlay]) return;
    [list(self) insertObject:overlay atIndex:MIN(index, [list(self) count])];
}

- (void)addOverlay:(id<MKOverlay>)overlay { [self insertOverlay:overlay atIndex:NSNotFound]; }

- (void)addOverlays:(NSArray *)overlays {
    for (id<MKOverlay> overlay in overlays) [self addOverlay:overlay];
}

- (void)insertOverlay:(id<MKOverlay>)overlay aboveOverlay:(id<MKOverlay>)sibling {
    NSUInteger index = [list(self) indexOfObject:sibling];
    [self insertOverlay:overlay atIndex:index == NSNotFound ? index : index + 1];
}

- (void)insertOverlay:(id<MKOverlay>)overlay belowOverlay:(id<MKOverlay>)sibling {
    [self insertOverlay:overlay atIndex:[list(self) indexOfObject:sibling]];
}

- (void)removeOverlay:(id<MKOverlay>)overlay { [list(self) removeObject:overlay]; }
- (void)removeOverlays:(NSArray *)overlays { [list(self) removeObjectsInArray:overlays]; }

- (void)exchangeOverlayAtIndex:(NSUInteger)index1 withOverlayAtIndex:(NSUInteger)index2 {
    [list(self) exchangeObjectAtIndex:index1 withObjectAtIndex:index2];
}

- (MKOverlayView *)viewForOverlay:(id<MKOverlay>)overlay { return nil; }

@end
