// Marks of declarations that GNUstep's headers lack: they say since when a name is there, which here is always.
#pragma once

#ifndef NS_AVAILABLE_IOS
#define NS_AVAILABLE_IOS(...)
#endif
#ifndef NS_AVAILABLE_IPHONE
#define NS_AVAILABLE_IPHONE(...)
#endif
#ifndef NS_CLASS_AVAILABLE_IOS
#define NS_CLASS_AVAILABLE_IOS(...)
#endif
#ifndef NS_DEPRECATED_IOS
#define NS_DEPRECATED_IOS(...)
#endif
#ifndef NS_DEPRECATED_IPHONE
#define NS_DEPRECATED_IPHONE(...)
#endif
#ifndef NS_ENUM_AVAILABLE_IOS
#define NS_ENUM_AVAILABLE_IOS(...)
#endif
#ifndef NS_CLASS_DEPRECATED_IOS
#define NS_CLASS_DEPRECATED_IOS(...)
#endif
#ifndef UIKIT_CLASS_AVAILABLE
#define UIKIT_CLASS_AVAILABLE(...)
#endif

// Whether the headers declare methods that take blocks.
#ifndef NS_BLOCKS_AVAILABLE
#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 40000
#define NS_BLOCKS_AVAILABLE 1
#else
#define NS_BLOCKS_AVAILABLE 0
#endif
#endif
