// The calendar, which has no events yet. Since iOS 4.
#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define EVENTKIT_EXTERN extern "C"
#else
#define EVENTKIT_EXTERN extern
#endif
#define EVENTKIT_CLASS_AVAILABLE(mac, phone)
