#import "MapKit/MKMapViewState.h"

// Annotations, their views, the selection and the callout.
@implementation MKMapView (Annotations)

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

#pragma mark Views

/// The index of an annotation. `place` is the expected index; it is wrong if the delegate has removed annotations in
/// the meantime.
- (NSUInteger)indexOf:(id<MKAnnotation>)annotation near:(NSUInteger)place {
    BOOL isThere = place < [_annotations count] && [_annotations objectAtIndex:place] == annotation;
    return isThere ? place : [_annotations indexOfObjectIdenticalTo:annotation];
}

/// - Returns: the annotation's view if it was created by this call, else nil.
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
        [(MKUserLocationView *)view setAccuracyRadius:self.userLocation.location.horizontalAccuracy * pointsPerMeter];
    }
    return added;
}

- (MKAnnotationView *)viewAtIndex:(NSUInteger)index {
    id view = [_annotationViews objectAtIndex:index];
    return view == [NSNull null] ? nil : view;
}

- (MKAnnotationView *)makeViewForAnnotation:(id<MKAnnotation>)annotation {
    MKAnnotationView *view = nil;
    if ([self.delegate respondsToSelector:@selector(mapView:viewForAnnotation:)]) {
        view = [self.delegate mapView:self viewForAnnotation:annotation];
    }
    if (view == nil && annotation == self.userLocation) {
        view = [[MKUserLocationView alloc] initWithAnnotation:annotation reuseIdentifier:nil];
    } else if (view == nil) {
        view = [[MKPinAnnotationView alloc] initWithAnnotation:annotation reuseIdentifier:nil];
        view.canShowCallout = YES;
    }
    if (view.annotation == nil) view.annotation = annotation;
    return view;
}

/// Removes the view of an annotation and keeps it for reuse. The delegate is told of the deselection and may remove
/// annotations, so the index is looked up afterwards.
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
        // The loop variable does not retain the view, so keep it before the array releases it.
        MKAnnotationView *found = view;
        [_reusableViews removeObjectIdenticalTo:found];
        [found prepareForReuse];
        return found;
    }
    return nil;
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
    if ([self.delegate respondsToSelector:@selector(mapView:didSelectAnnotationView:)]) {
        [self.delegate mapView:self didSelectAnnotationView:view];
    }
}

- (void)deselectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated {
    if (annotation == nil || annotation != _selected) return;
    MKAnnotationView *view = [self viewForAnnotation:annotation];
    _selected = nil;
    [_callout removeFromSuperview];
    _callout = nil;
    [view setSelected:NO animated:animated];
    if (view && [self.delegate respondsToSelector:@selector(mapView:didDeselectAnnotationView:)]) {
        [self.delegate mapView:self didDeselectAnnotationView:view];
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
    if (view && [self.delegate respondsToSelector:@selector(mapView:annotationView:calloutAccessoryControlTapped:)]) {
        [self.delegate mapView:self annotationView:view calloutAccessoryControlTapped:control];
    }
}

@end
