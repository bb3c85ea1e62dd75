// Only values have an order: GNUstep's NSObject answers `compare:` as well, and apps ask objects whether they do.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

INSTALL(object_order) { remove_instance_method(objc_lookUpClass("NSObject"), @selector(compare:)); }
