// libdispatch's own header, which is the Swift toolchain's. It is the library of this system, and its objects are retained
// and released by functions, as on the device.
#pragma once

#define OS_OBJECT_HAVE_OBJC_SUPPORT 0
#pragma push_macro("TARGET_OS_MAC")
#undef TARGET_OS_MAC
// The frameworks' own sources are compiled without it: they hand queues on.
#if __has_include_next(<dispatch/dispatch.h>)
#include_next <dispatch/dispatch.h>
#elif !defined(__cplusplus)
typedef struct dispatch_queue_s *dispatch_queue_t;
#endif
#pragma pop_macro("TARGET_OS_MAC")
