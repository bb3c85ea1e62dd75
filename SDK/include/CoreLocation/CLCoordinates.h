#pragma once
#import <CoreLocation/CLAvailability.h>
#import <Foundation/Foundation.h>

typedef double CLLocationDegrees;
typedef double CLLocationAccuracy;
typedef double CLLocationSpeed;
typedef double CLLocationDirection;
typedef double CLLocationDistance;

typedef struct CLLocationCoordinate2D {
    CLLocationDegrees latitude;
    CLLocationDegrees longitude;
} CLLocationCoordinate2D;

// A coordinate that is none.
FOUNDATION_EXPORT const CLLocationCoordinate2D kCLLocationCoordinate2DInvalid;

typedef double CLHeadingComponentValue;
typedef void (^CLGeocodeCompletionHandler)(NSArray *placemarks, NSError *error);

#define CLLocationDistanceMax 1.7976931348623157e+308
