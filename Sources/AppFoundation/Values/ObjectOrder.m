// Removes `-compare:` from GNUstep's NSObject: apps check with `-respondsToSelector:` whether objects can be compared.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

INSTALL(object_order) { remove_instance_method(objc_lookUpClass("NSObject"), @selector(compare:)); }
