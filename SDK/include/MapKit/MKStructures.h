#pragma once
#import <CoreLocation/CoreLocation.h>
#import <MapKit/MKFoundation.h>

/// Degrees to the north and to the east.
typedef struct MKCoordinateSpan {
    CLLocationDegrees latitudeDelta;
    CLLocationDegrees longitudeDelta;
} MKCoordinateSpan;

typedef struct MKCoordinateRegion {
    CLLocationCoordinate2D center;
    MKCoordinateSpan span;
} MKCoordinateRegion;

/// A place on the flat map of the world (Mercator's), which is `MKMapSizeWorld` large; y points south. Since iOS 4.
typedef struct MKMapPoint {
    double x, y;
} MKMapPoint;

typedef struct MKMapSize {
    double width, height;
} MKMapSize;

typedef struct MKMapRect {
    MKMapPoint origin;
    MKMapSize size;
} MKMapRect;

/// Points of the screen for a map point.
typedef CGFloat MKZoomScale;

MK_EXTERN const MKMapSize MKMapSizeWorld;
MK_EXTERN const MKMapRect MKMapRectWorld;
MK_EXTERN const MKMapRect MKMapRectNull;

/// Cuts a rectangle in two. Either pointer may be NULL.
MK_EXTERN void MKMapRectDivide(MKMapRect rect, MKMapRect *slice, MKMapRect *remainder, double amount, CGRectEdge edge);
