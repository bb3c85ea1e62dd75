#pragma once
#import <MapKit/MapKit.h>
#import "MapKit/MKCallout.h"
#import "MapKit/MKMapGrid.h"
#import "MapKit/MKUserLocationUpdates.h"

// The class is spread over several files, as categories.
#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-protocol-method-implementation"

/// Points of the screen for one of the map: the whole world in 256 points, and the street.
static const double smallestScale = 256.0 / 268435456, largestScale = 0.5;
/// Views of annotations that are less than this far out of sight are kept, in points.
static const CGFloat margin = 64;
static const NSTimeInterval animationDuration = 0.3;

/// What a map keeps, and what its parts ask of each other. The parts are categories: places, annotations, fingers.
@interface MKMapView () <CLLocationManagerDelegate, UIGestureRecognizerDelegate> {
@package
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

/// Brings everything to where the region says.
- (void)place;
/// Above and below the world there is nothing to see; sideways it goes on.
- (void)keepOnMap;
- (void)tellWillChange:(BOOL)animated;
- (void)tellDidChange:(BOOL)animated;

// Annotations
/// Brings the view of an annotation to its place.
/// - place: where the annotation most likely is in the list.
/// - returns: the view if it is new.
- (MKAnnotationView *)placeAnnotation:(id<MKAnnotation>)annotation near:(NSUInteger)place;

// Places
- (CGPoint)pointOfMapPoint:(MKMapPoint)point;
- (MKMapPoint)mapPointOfPoint:(CGPoint)point;

// Selection
- (void)placeCallout;
@end
