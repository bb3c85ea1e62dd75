// Makes classes conform to NSCoding that do so on the phone and not in GNUstep. The methods are elsewhere in this
// library.

#include "Runtime/Installation.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

INSTALL(coded_classes) {
    static const char *const names[] = {"NSURLCredential", "NSURLProtectionSpace", "NSURLAuthenticationChallenge",
                                        "NSFileWrapper", "NSFileSecurity"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        Class class = objc_lookUpClass(names[i]);
        if (class) class_addProtocol(class, objc_getProtocol("NSCoding"));
    }
}
