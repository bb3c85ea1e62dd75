// The shop, which is the device's own: a file describes its products (docs/Shop.md).
#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define SK_EXTERN extern "C"
#else
#define SK_EXTERN extern
#endif

SK_EXTERN NSString *const SKErrorDomain;

enum {
    SKErrorUnknown,
    SKErrorClientInvalid,
    SKErrorPaymentCancelled,
    SKErrorPaymentInvalid,
    SKErrorPaymentNotAllowed,
};
