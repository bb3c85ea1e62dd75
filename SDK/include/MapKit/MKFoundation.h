#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define MK_EXTERN extern "C"
#else
#define MK_EXTERN extern
#endif

#define MK_CLASS_AVAILABLE(mac, phone)
#define MK_CLASS_DEPRECATED(macFrom, macUntil, phoneFrom, phoneUntil)
