// The offset of file streams: NSStreamFileCurrentOffsetKey moves it, also before the stream is opened, and
// CoreFoundation's property makes a stream append. GNUstep only stores the former.

#include "Runtime/AssociatedObjects.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <unistd.h>

static NSString *const append_key = @"kCFStreamPropertyAppendToFile";

typedef void opening(NSStream *, SEL);
typedef BOOL setting(NSStream *, SEL, id, NSString *);

static opening *former_input_open, *former_output_open;

/// The descriptor of a stream of a file; -1 if it is not open.
static int descriptor_of(NSStream *stream) {
    void *number = (void *)-1;
    BOOL is_open = [stream streamStatus] >= NSStreamStatusOpen && [stream streamStatus] < NSStreamStatusClosed;
    if (!is_open || object_getInstanceVariable(stream, "_loopID", &number) == NULL) return -1;
    return (int)(intptr_t)number;
}

static void move(NSStream *stream, id offset) {
    int descriptor = descriptor_of(stream);
    if (descriptor < 0 || ![offset respondsToSelector:@selector(longLongValue)]) return;
    if ([offset longLongValue] >= 0) lseek(descriptor, [offset longLongValue], SEEK_SET);
}

static char waiting_offset_key;
/// The policy of what is associated with a stream.
static const uintptr_t retains = 01401;

/// Applies an offset that was set before the file was opened.
static void move_as_set(NSStream *stream) {
    id offset = objc_getAssociatedObject(stream, &waiting_offset_key);
    if (offset) move(stream, offset);
    objc_setAssociatedObject(stream, &waiting_offset_key, nil, retains);
}

static void set_offset(NSStream *stream, id offset) {
    if ([stream streamStatus] == NSStreamStatusNotOpen) {
        objc_setAssociatedObject(stream, &waiting_offset_key, offset, retains);
    } else {
        move(stream, offset);
    }
}

static void open_input(NSStream *stream, SEL selector) {
    former_input_open(stream, selector);
    move_as_set(stream);
}

static void open_output(NSStream *stream, SEL selector) {
    former_output_open(stream, selector);
    move_as_set(stream);
}

/// Calls the superclass's method. That class gets its methods at its first use, so they cannot be looked up earlier.
static BOOL set_above(NSStream *stream, const char *class_name, SEL selector, id value, NSString *key) {
    Class above = class_getSuperclass(objc_lookUpClass(class_name));
    return ((setting *)class_getMethodImplementation(above, selector))(stream, selector, value, key);
}

static BOOL set_input(NSStream *stream, SEL selector, id value, NSString *key) {
    if ([key isEqual:NSStreamFileCurrentOffsetKey]) set_offset(stream, value);
    return set_above(stream, "GSFileInputStream", selector, value, key);
}

static BOOL set_output(NSStream *stream, SEL selector, id value, NSString *key) {
    if ([key isEqual:NSStreamFileCurrentOffsetKey]) set_offset(stream, value);
    if ([key isEqual:append_key] && [stream streamStatus] == NSStreamStatusNotOpen) {
        Ivar appends = class_getInstanceVariable(object_getClass(stream), "_shouldAppend");
        if (appends) ((BOOL *)stream)[ivar_getOffset(appends)] = [value boolValue];
    }
    return set_above(stream, "GSFileOutputStream", selector, value, key);
}

INSTALL(file_places) {
    Class input = objc_lookUpClass("GSFileInputStream"), output = objc_lookUpClass("GSFileOutputStream");
    if (input == Nil || output == Nil) return;
    SEL setter = @selector(setProperty:forKey:);
    former_input_open = (opening *)replace_instance_method(input, @selector(open), (IMP)open_input);
    former_output_open = (opening *)replace_instance_method(output, @selector(open), (IMP)open_output);
    replace_instance_method(input, setter, (IMP)set_input);
    replace_instance_method(output, setter, (IMP)set_output);
}
