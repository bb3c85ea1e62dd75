// A file handle may be closed more than once.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef void close_file(NSFileHandle *handle, SEL selector);
static close_file *former_close;

static void close_once(NSFileHandle *handle, SEL selector) {
    @try {
        former_close(handle, selector);
    } @catch (NSException *exception) {
        // GNUstep raises this for a closed handle.
        if (![[exception name] isEqualToString:NSFileHandleOperationException]) @throw;
    }
}

INSTALL(file_handle_closing) {
    Class class = objc_lookUpClass("GSFileHandle");
    former_close = (close_file *)replace_instance_method(class, @selector(closeFile), (IMP)close_once);
}
