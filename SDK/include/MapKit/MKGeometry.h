#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <MapKit/MKTypes.h>
#include <math.h>

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

/// Points of the screen for a map point.
typedef CGFloat MKZoomScale;

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

static inline double MKMapRectGetMinX(MKMapRect rect) { return rect.origin.x; }

static inline double MKMapRectGetMinY(MKMapRect rect) { return rect.origin.y; }

static inline double MKMapRectGetMidX(MKMapRect rect) { return rect.origin.x + rect.size.width / 2; }

static inline double MKMapRectGetMidY(MKMapRect rect) { return rect.origin.y + rect.size.height / 2; }

static inline double MKMapRectGetMaxX(MKMapRect rect) { return rect.origin.x + rect.size.width; }

static inline double MKMapRectGetMaxY(MKMapRect rect) { return rect.origin.y + rect.size.height; }

static inline double MKMapRectGetWidth(MKMapRect rect) { return rect.size.width; }

static inline double MKMapRectGetHeight(MKMapRect rect) { return rect.size.height; }

static inline BOOL MKMapPointEqualToPoint(MKMapPoint point1, MKMapPoint point2) {
    return point1.x == point2.x && point1.y == point2.y;
}

static inline BOOL MKMapSizeEqualToSize(MKMapSize size1, MKMapSize size2) {
    return size1.width == size2.width && size1.height == size2.height;
}

static inline BOOL MKMapRectEqualToRect(MKMapRect rect1, MKMapRect rect2) {
    return MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size);
}

static inline BOOL MKMapRectIsNull(MKMapRect rect) { return isinf(rect.origin.x) || isinf(rect.origin.y); }

static inline BOOL MKMapRectIsEmpty(MKMapRect rect) {
    return MKMapRectIsNull(rect) || (rect.size.width == 0 && rect.size.height == 0);
}

static inline NSString *MKStringFromMapPoint(MKMapPoint point) {
    return [NSString stringWithFormat:@"{%.1f, %.1f}", point.x, point.y];
}

static inline NSString *MKStringFromMapSize(MKMapSize size) {
    return [NSString stringWithFormat:@"{%.1f, %.1f}", size.width, size.height];
}

static inline NSString *MKStringFromMapRect(MKMapRect rect) {
    return [NSString stringWithFormat:@"{%@, %@}", MKStringFromMapPoint(rect.origin), MKStringFromMapSize(rect.size)];
}

MK_EXTERN MKMapRect MKMapRectUnion(MKMapRect rect1, MKMapRect rect2);
/// MKMapRectNull if the rectangles have nothing in common.
MK_EXTERN MKMapRect MKMapRectIntersection(MKMapRect rect1, MKMapRect rect2);
MK_EXTERN MKMapRect MKMapRectInset(MKMapRect rect, double dx, double dy);
MK_EXTERN MKMapRect MKMapRectOffset(MKMapRect rect, double dx, double dy);
MK_EXTERN void MKMapRectDivide(MKMapRect rect, MKMapRect *slice, MKMapRect *remainder, double amount, CGRectEdge edge);
MK_EXTERN BOOL MKMapRectContainsPoint(MKMapRect rect, MKMapPoint point);
MK_EXTERN BOOL MKMapRectContainsRect(MKMapRect rect1, MKMapRect rect2);
MK_EXTERN BOOL MKMapRectIntersectsRect(MKMapRect rect1, MKMapRect rect2);
/// True for a rectangle that goes beyond the edge of the flat map.
MK_EXTERN BOOL MKMapRectSpans180thMeridian(MKMapRect rect);
/// What of such a rectangle is beyond the edge, where it is on the other side of the map.
MK_EXTERN MKMapRect MKMapRectRemainder(MKMapRect rect);
