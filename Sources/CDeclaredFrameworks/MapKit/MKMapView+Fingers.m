#import "MapKit/MKMapViewState.h"

// Gestures: panning, zooming and the selection of annotations.
@implementation MKMapView (Fingers)

#pragma mark Fingers

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch {
    return _callout == nil || ![touch.view isDescendantOfView:_callout];
}

- (void)pan:(UIPanGestureRecognizer *)recognizer {
    if (!self.scrollEnabled) return;
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
    if (!self.zoomEnabled) return;
    if (recognizer.state == UIGestureRecognizerStateBegan) {
        _lastPinch = 1;
        [self tellWillChange:NO];
    }
    [self zoomBy:recognizer.scale / _lastPinch around:[recognizer locationInView:self]];
    _lastPinch = recognizer.scale;
    [self showMovedByFinger:recognizer];
}

- (void)zoomIn:(UITapGestureRecognizer *)recognizer {
    if (!self.zoomEnabled) return;
    [self tellWillChange:YES];
    [UIView beginAnimations:nil context:NULL];
    [UIView setAnimationDuration:animationDuration];
    [self zoomBy:2 around:[recognizer locationInView:self]];
    [self keepOnMap];
    [self place];
    [UIView commitAnimations];
    [self performSelector:@selector(tellDidChangeAnimated) withObject:nil afterDelay:animationDuration];
}

/// Zooms so that the map point under `point` stays in place.
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

@end
