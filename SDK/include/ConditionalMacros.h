// What compilers of several systems were asked.
#pragma once
#include <TargetConditionals.h>

#ifndef EXTERN_API
#if defined(__cplusplus)
#define EXTERN_API(type) extern "C" type
#else
#define EXTERN_API(type) extern type
#endif
#endif
#define EXTERN_API_C(type) EXTERN_API(type)
#define CALLBACK_API(type, name) type (*name)
#define CALLBACK_API_C(type, name) type (*name)
#define UNIVERSAL_INTERFACES_VERSION 0x0400
