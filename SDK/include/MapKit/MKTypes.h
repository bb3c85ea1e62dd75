#pragma once
#import <CoreLocation/CoreLocation.h>
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define MK_EXTERN extern "C"
#else
#define MK_EXTERN extern
#endif

enum { MKMapTypeStandard = 0, MKMapTypeSatellite, MKMapTypeHybrid };
typedef NSUInteger MKMapType;

MK_EXTERN NSString *MKErrorDomain;

enum MKErrorCode {
    MKErrorUnknown = 1,
    MKErrorServerFailure,
    MKErrorLoadingThrottled,
    MKErrorPlacemarkNotFound,
};
