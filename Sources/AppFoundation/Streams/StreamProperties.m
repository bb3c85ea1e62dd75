// A stream without a delegate is its own delegate, and file streams can be read again by setting the offset.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <unistd.h>

FAMILY_METHOD(put, BOOL, NSStream *, id, NSString *)

/// A file's offset is where it is read or written next.
static BOOL put(put_former *former, NSStream *stream, SEL selector, id value, NSString *key) {
    if (![key isEqual:NSStreamFileCurrentOffsetKey]) return former(stream, selector, value, key);
    Ivar ivar = class_getInstanceVariable(object_getClass(stream), "_loopID");
    int descriptor = ivar ? (int)(intptr_t)*(void **)((char *)stream + ivar_getOffset(ivar)) : -1;
    if (descriptor < 0 || [stream streamStatus] == NSStreamStatusNotOpen) return former(stream, selector, value, key);
    return lseek(descriptor, (off_t)[value longLongValue], SEEK_SET) >= 0;
}

FAMILY_METHOD(delegate_of, id, NSStream *)

static id delegate_of(delegate_of_former *former, NSStream *stream, SEL selector) {
    return former(stream, selector) ?: (id)stream;
}

INSTALL(stream_properties) {
    static const char *const streams[] = {"GSStream", "GSInputStream", "GSOutputStream", NULL};
    replace_family_method(&delegate_of_family, @selector(delegate), streams);
    static const char *const classes[] = {"GSFileInputStream", "GSFileOutputStream", NULL};
    for (int i = 0; classes[i]; i++) {
        Class class = objc_lookUpClass(classes[i]);
        Method method = class_getInstanceMethod(class, @selector(setProperty:forKey:));
        class_addMethod(
            class, @selector(setProperty:forKey:), method_getImplementation(method), method_getTypeEncoding(method));
    }
    replace_family_method(&put_family, @selector(setProperty:forKey:), classes);
}
