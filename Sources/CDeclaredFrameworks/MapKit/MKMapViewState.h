#pragma once
#import <MapKit/MapKit.h>
#import "MapKit/MKCallout.h"
#import "MapKit/MKMapGrid.h"
#import "MapKit/MKUserLocationUpdates.h"

// The implementation of the class is spread over several files, as categories.
#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-protocol-method-implementation"

/// The limits of the scale, in points per map point: the whole world in 256 points, and street level.
static const double smallestScale = 256.0 / 268435456, largestScale = 0.5;
/// Annotation views within this distance of the visible area are kept, in points.
static const CGFloat margin = 64;
static const NSTimeInterval animationDuration = 0.3;

/// The state of a map view, and the methods that its categories call from each other: places, annotations, gestures.
@interface MKMapView () <CLLocationManagerDelegate, UIGestureRecognizerDelegate> {
@package
    MKMapGrid *_grid;
    UIView *_annotationLayer;
    MKCallout *_callout;
    /// The map point at the centre of the view.
    MKMapPoint _center;
    double _scale;
    /// A region that was set before the view had a size. It is applied at the next layout.
    MKCoordinateRegion _wantedRegion;
    BOOL _hasWantedRegion, _isLoadingTold;
    NSMutableArray *_annotations;
    /// For each annotation, at the same index, its view or NSNull.
    NSMutableArray *_annotationViews;
    NSMutableArray *_reusableViews;
    id<MKAnnotation> _selected;
    CLLocationManager *_locationManager;
    CGPoint _lastPan;
    CGFloat _lastPinch;
}

/// Updates the grid, the annotation views and the callout for the present region.
- (void)place;
/// Clamps the centre vertically to the world, and wraps it horizontally.
- (void)keepOnMap;
- (void)tellWillChange:(BOOL)animated;
- (void)tellDidChange:(BOOL)animated;

// Annotations
/// Creates, moves or recycles the view of an annotation.
/// - place: the expected index of the annotation.
/// - returns: the view if it was created by this call, else nil.
- (MKAnnotationView *)placeAnnotation:(id<MKAnnotation>)annotation near:(NSUInteger)place;

// Places
- (CGPoint)pointOfMapPoint:(MKMapPoint)point;
- (MKMapPoint)mapPointOfPoint:(CGPoint)point;

// Selection
- (void)placeCallout;
@end
