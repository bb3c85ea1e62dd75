#import <objc/runtime.h>
#import "MapKit/MKMapViewState.h"
#import "Notice/NotThereYet.h"

@implementation MKMapView

// Implemented in MKMapView+Annotations.m.
@dynamic annotations, annotationVisibleRect, selectedAnnotations;

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
    // The initial region: North America.
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

/// Extends a map rectangle so that it appears inside of the insets when it fills the view.
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
    // A wide view can show more than one copy of the world, but a valid span cannot exceed it.
    MKCoordinateSpan span = [self region].span;
    span = MKCoordinateSpanMake(fmin(span.latitudeDelta, 180), fmin(span.longitudeDelta, 360));
    MKCoordinateRegion region = MKCoordinateRegionMake(coordinate, span);
    [self check:region];
    if (CGRectIsEmpty(self.bounds)) {
        [self setRegion:region animated:animated];
    } else {
        // Keep the scale. Keeping the span would change the scale, since Mercator's scale depends on the latitude.
        [self moveTo:coordinate scale:_scale animated:animated];
    }
}

static BOOL exists(MKCoordinateRegion region) {
    return fabs(region.center.latitude) <= 90 && fabs(region.center.longitude) <= 360 && region.span.latitudeDelta >= 0 &&
           region.span.latitudeDelta <= 180 && region.span.longitudeDelta >= 0 && region.span.longitudeDelta <= 360;
}

/// Raises NSInvalidArgumentException if the region is outside of the valid ranges.
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

/// The largest scale at which the whole region is visible, in points per map point, within the limits of the map.
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

/// Clamps the centre vertically to the world, and wraps it horizontally.
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

/// Updates the grid, the annotation views and the callout for the present region.
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

// Overlays are only stored in a list so far. The category is in this file because GCC's runtime cannot keep a category
// whose class is not loaded.
@implementation MKMapView (OverlaysAPI)

static char overlaysKey;

/// The list of overlays, created at the first use.
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
