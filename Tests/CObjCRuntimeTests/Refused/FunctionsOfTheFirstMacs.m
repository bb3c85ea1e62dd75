// What the phone's headers declare and refuse: functions of older runtimes. Clang checks that each line brings exactly
// the error that stands in it (`-verify`), and that nothing else in this file is wrong.

#import <Foundation/Foundation.h>
#import <objc/message.h>
#import <objc/runtime.h>

// expected-note@objc/message.h:* 0+ {{explicitly marked unavailable here}}
// expected-note@objc/runtime.h:* 0+ {{explicitly marked unavailable here}}

void sends(void *arguments, void *result) {
    marg_list list = arguments;                         // expected-error {{'marg_list' is unavailable}}
    objc_msgSendv(nil, @selector(self), 16, arguments); // expected-error {{'objc_msgSendv' is unavailable}}
    // expected-error@+1 {{'objc_msgSendv_stret' is unavailable}}
    objc_msgSendv_stret(result, nil, @selector(self), 16, arguments);
    (void)list;
}

void classes(Class class, void *methods, void **iterator, int (*handler)(const char *)) {
    methods = class_nextMethodList(class, iterator);  // expected-error {{'class_nextMethodList' is unavailable}}
    class_addMethods(class, methods);                 // expected-error {{'class_addMethods' is unavailable}}
    class_removeMethods(class, methods);              // expected-error {{'class_removeMethods' is unavailable}}
    class = class_poseAs(class, [NSObject class]);    // expected-error {{'class_poseAs' is unavailable}}
    objc_addClass(class);                             // expected-error {{'objc_addClass' is unavailable}}
    methods = objc_getClasses();                      // expected-error {{'objc_getClasses' is unavailable}}
    class = objc_getOrigClass("NSObject");            // expected-error {{'objc_getOrigClass' is unavailable}}
    objc_setClassHandler(handler);                    // expected-error {{'objc_setClassHandler' is unavailable}}
    objc_setMultithreaded(YES);                       // expected-error {{'objc_setMultithreaded' is unavailable}}
}

unsigned methods(Method method, const char **type, int *offset) {
    method_getArgumentInfo(method, 2, type, offset);  // expected-error {{'method_getArgumentInfo' is unavailable}}
    return method_getSizeOfArguments(method);         // expected-error {{'method_getSizeOfArguments' is unavailable}}
}

id objects(id object, void *zone) {
    object = object_realloc(object, 32);                // expected-error {{'object_realloc' is unavailable}}
    return object_reallocFromZone(object, 32, zone);    // expected-error {{'object_reallocFromZone' is unavailable}}
}

id hooks(id object, void *zone, va_list arguments) {
    _error(object, "%s", arguments);                  // expected-error {{'_error' is unavailable}}
    object = _alloc([NSObject class], 0);             // expected-error {{'_alloc' is unavailable}}
    object = _copy(object, 0);                        // expected-error {{'_copy' is unavailable}}
    object = _realloc(object, 32);                    // expected-error {{'_realloc' is unavailable}}
    object = _dealloc(object);                        // expected-error {{'_dealloc' is unavailable}}
    object = _zoneAlloc([NSObject class], 0, zone);   // expected-error {{'_zoneAlloc' is unavailable}}
    object = _zoneRealloc(object, 32, zone);          // expected-error {{'_zoneRealloc' is unavailable}}
    return _zoneCopy(object, 0, zone);                // expected-error {{'_zoneCopy' is unavailable}}
}
