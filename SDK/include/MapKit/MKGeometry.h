#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <MapKit/MKTypes.h>

/// Degrees to the north and to the east.
typedef struct {
    CLLocationDegrees latitudeDelta;
    CLLocationDegrees longitudeDelta;
} MKCoordinateSpan;

typedef struct {
    CLLocationCoordinate2D center;
    MKCoordinateSpan span;
} MKCoordinateRegion;

static inline MKCoordinateSpan MKCoordinateSpanMake(CLLocationDegrees latitudeDelta, CLLocationDegrees longitudeDelta) {
    MKCoordinateSpan span = {latitudeDelta, longitudeDelta};
    return span;
}

static inline MKCoordinateRegion MKCoordinateRegionMake(CLLocationCoordinate2D centerCoordinate, MKCoordinateSpan span) {
    MKCoordinateRegion region = {centerCoordinate, span};
    return region;
}

/// The region around a place that is so many metres high and wide.
MK_EXTERN MKCoordinateRegion MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2D centerCoordinate,
                                                                CLLocationDistance latitudinalMeters,
                                                                CLLocationDistance longitudinalMeters);

/// A place on the flat map of the world (Mercator's), which is `MKMapSizeWorld` large; y points south. Since iOS 4.
typedef struct {
    double x, y;
} MKMapPoint;

typedef struct {
    double width, height;
} MKMapSize;

typedef struct {
    MKMapPoint origin;
    MKMapSize size;
} MKMapRect;

MK_EXTERN const MKMapSize MKMapSizeWorld;
MK_EXTERN const MKMapRect MKMapRectWorld;
MK_EXTERN const MKMapRect MKMapRectNull;

MK_EXTERN MKMapPoint MKMapPointForCoordinate(CLLocationCoordinate2D coordinate);
MK_EXTERN CLLocationCoordinate2D MKCoordinateForMapPoint(MKMapPoint mapPoint);
MK_EXTERN CLLocationDistance MKMetersPerMapPointAtLatitude(CLLocationDegrees latitude);
MK_EXTERN double MKMapPointsPerMeterAtLatitude(CLLocationDegrees latitude);
MK_EXTERN CLLocationDistance MKMetersBetweenMapPoints(MKMapPoint a, MKMapPoint b);
MK_EXTERN MKCoordinateRegion MKCoordinateRegionForMapRect(MKMapRect rect);

static inline MKMapPoint MKMapPointMake(double x, double y) {
    MKMapPoint point = {x, y};
    return point;
}

static inline MKMapSize MKMapSizeMake(double width, double height) {
    MKMapSize size = {width, height};
    return size;
}

static inline MKMapRect MKMapRectMake(double x, double y, double width, double height) {
    MKMapRect rect = {{x, y}, {width, height}};
    return rect;
}
