// The shop, which cannot be reached yet: people cannot pay, and requests fail.
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
