#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
#define EVENTKITUI_EXTERN extern "C"
#else
#define EVENTKITUI_EXTERN extern
#endif
#define EVENTKITUI_CLASS_AVAILABLE(mac, phone)
