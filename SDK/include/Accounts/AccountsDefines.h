#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define ACCOUNTS_EXTERN extern "C"
#else
#define ACCOUNTS_EXTERN extern
#endif
#define ACCOUNTS_CLASS_AVAILABLE(mac, phone)
