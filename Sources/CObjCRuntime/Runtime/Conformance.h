#pragma once

// A class of ours that conforms to a protocol which is for the compiler only (Headers/FoundationPrefix.h tells why) has
// it added at run time. GNUstep's library has each of Foundation's protocols.

#include "Installation.h"
#include <objc/runtime.h>

/// Has a class conform to a protocol, beside its implementation:
///
///     CONFORM(URLProtocolLoad, NSURLProtocolClient)
#define CONFORM(class, protocol)                                                                                       \
    INSTALL(class##_##protocol) { class_addProtocol(objc_lookUpClass(#class), objc_getProtocol(#protocol)); }
