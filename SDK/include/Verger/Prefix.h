#pragma once

// Included before every Objective-C file of an app.

#if defined(__OBJC__)
#include <objc/objc.h>

// The compiler's own booleans, so that @YES and @NO are boxed as booleans.
#undef YES
#undef NO
#define YES __objc_yes
#define NO __objc_no
#endif
