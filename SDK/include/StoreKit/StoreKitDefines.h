#pragma once
#import <Foundation/Foundation.h>

#define SK_EXTERN_CLASS
#define SK_EXTERN_CLASS_AVAILABLE(version)
