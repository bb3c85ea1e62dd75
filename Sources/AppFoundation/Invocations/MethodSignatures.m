// Method signatures of all encodings that the phone's compilers write: blocks, class names, 32-bit offsets. GNUstep
// only parses those of its own compiler, and crashes on others.

#include "Invocations/TypeSpelling.h"
#include "Runtime/AssociatedObjects.h"
#include "Runtime/BooleanTypes.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef id signature_of_types(Class class, SEL selector, const char *types);
typedef const char *return_type(id signature, SEL selector);
typedef const char *argument_type(id signature, SEL selector, NSUInteger index);
static signature_of_types *former_signature;
static return_type *former_return_type;
static argument_type *former_argument_type;

/// The types of a signature as they were written, ended by 0 each: that of the result, then those of the arguments.
/// Associated under this key, if they differ from the plain spelling.
static char written_types;

static id signature_of_any_types(Class class, SEL selector, const char *types) {
    if (types == NULL || *types == 0) {
        [NSException raise:NSInvalidArgumentException format:@"+[NSMethodSignature signatureWithObjCTypes:]: no types"];
    }
    types = types_for_apps(types);
    char *plain = malloc(strlen(types) * 4 + 16), *end = plain;
    NSMutableData *written = [NSMutableData data];
    BOOL is_plain = YES;
    for (const char *next = types; plain && *next;) {
        const char *type_end, *start = next;
        next = type_spell_plainly(start, end, &type_end);
        if (next == NULL) {
            free(plain);
            [NSException raise:NSInvalidArgumentException
                        format:@"+[NSMethodSignature signatureWithObjCTypes:]: unsupported type encoding spec '%s' in '%s'",
                               start, types];
        }
        size_t length = (size_t)(type_end - start);
        if (strlen(end) != length || memcmp(start, end, length) != 0) is_plain = NO;
        [written appendBytes:start length:length];
        [written appendBytes:"" length:1];
        end += strlen(end);
    }
    id signature = plain ? former_signature(class, selector, plain) : nil;
    free(plain);
    if (signature && !is_plain) objc_setAssociatedObject(signature, &written_types, written, 1);
    return signature;
}

/// - place: 0 for the result.
static const char *written_type(id signature, NSUInteger place) {
    NSData *written = objc_getAssociatedObject(signature, &written_types);
    const char *type = [written bytes], *end = type + [written length];
    while (type && place-- > 0 && type < end) type += strlen(type) + 1;
    return type && type < end ? type : NULL;
}

static const char *written_return_type(id signature, SEL selector) {
    return written_type(signature, 0) ?: former_return_type(signature, selector);
}

static const char *written_argument_type(id signature, SEL selector, NSUInteger index) {
    // Raises if there is no such argument.
    const char *plain = former_argument_type(signature, selector, index);
    return written_type(signature, index + 1) ?: plain;
}

INSTALL(method_signatures) {
    Class class = objc_lookUpClass("NSMethodSignature");
    former_signature = (signature_of_types *)replace_class_method(class, @selector(signatureWithObjCTypes:),
                                                                  (IMP)signature_of_any_types);
    former_return_type =
        (return_type *)replace_instance_method(class, @selector(methodReturnType), (IMP)written_return_type);
    former_argument_type =
        (argument_type *)replace_instance_method(class, @selector(getArgumentTypeAtIndex:), (IMP)written_argument_type);
}
