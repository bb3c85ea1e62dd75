// Sound is declared, but players and recorders cannot be made yet: their initialisers give nil and an error.
#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define AV_EXTERN extern "C"
#else
#define AV_EXTERN extern
#endif
#define AVF_EXPORT AV_EXTERN
#define AVAILABLE_MAC_OS_X_VERSION_TBD_AND_LATER
