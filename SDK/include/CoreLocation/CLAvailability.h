#pragma once

#ifdef __cplusplus
#define CL_EXTERN extern "C" __attribute__((visibility("default")))
#else
#define CL_EXTERN extern __attribute__((visibility("default")))
#endif
