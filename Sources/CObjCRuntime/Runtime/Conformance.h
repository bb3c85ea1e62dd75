#pragma once

// Adds a protocol to a class of this library at run time, since most of Foundation's protocols are seen by the compiler
// only (Headers/FoundationPrefix.h tells why). The protocol objects are those in GNUstep's library.

#include "Installation.h"
#include <objc/runtime.h>

/// Makes a class conform to a protocol. Stands beside the class's implementation:
///
///     CONFORM(URLProtocolLoad, NSURLProtocolClient)
#define CONFORM(class, protocol)                                                                                       \
    INSTALL(class##_##protocol) { class_addProtocol(objc_lookUpClass(#class), objc_getProtocol(#protocol)); }
