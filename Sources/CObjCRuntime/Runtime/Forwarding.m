// Messages for which an object has no method: they are forwarded to another object, become invocations, or are refused.
//
// The runtime asks here for a function to call instead of the method, after it has asked +resolveInstanceMethod:.

#include "Runtime/Forwarding.h"
#include "Diagnostics/ClassNames.h"
#include "Diagnostics/ZombieMessages.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/message.h>
#include <objc/runtime.h>

// In MessageSend.S.
extern void _objc_msgForward(void), _objc_msgForward_stret(void);
extern void forward_to_target(void), forward_to_target_stret(void);

/// GNUstep's function that makes the forwarding function: it needs the method's types in advance.
static IMP (*forward_as_invocation)(id receiver, SEL selector);

/// The functions that the app has set for refused messages; NULL raises an exception.
static IMP refuse, refuse_structure;

static void unrecognized(id receiver, SEL selector) {
    if (class_respondsToSelector(object_getClass(receiver), @selector(doesNotRecognizeSelector:))) {
        [receiver doesNotRecognizeSelector:selector];
        return;
    }
    // A root class of the app's own.
    [NSException raise:NSInvalidArgumentException
                format:@"-[%s %s]: unrecognized selector sent to instance %p", object_getClassName(receiver),
                       sel_getName(selector), receiver];
}
static void unrecognized_structure(void *result, id receiver, SEL selector) { unrecognized(receiver, selector); }

void objc_setForwardHandler(void *forward, void *forward_stret) {
    refuse = (IMP)forward;
    refuse_structure = (IMP)forward_stret;
}

/// True if the class has a method for the selector that is not NSObject's.
static BOOL implements(Class class, SEL selector) {
    Class root = class_isMetaClass(class) ? object_getClass([NSObject class]) : [NSObject class];
    Method method = class_getInstanceMethod(class, selector);
    return method && method != class_getInstanceMethod(root, selector);
}

static IMP invocation_or_refusal(id receiver, SEL selector) {
    Class class = object_getClass(receiver);
    BOOL takes_invocations = implements(class, @selector(forwardInvocation:));
    // If the selector has no type encoding, the object must have a method signature, without which there is no
    // invocation.
    if (takes_invocations && sel_getTypeEncoding(selector) == NULL) {
        takes_invocations = class_respondsToSelector(class, @selector(methodSignatureForSelector:)) &&
                            [receiver methodSignatureForSelector:selector] != nil;
    }
    return takes_invocations ? forward_as_invocation(receiver, selector) : refuse ?: (IMP)unrecognized;
}

/// Called by `forward_to_target`: finds the object that takes the message, puts it in the receiver's place, and returns
/// the function to call.
IMP forwarding_redirect(id *receiver, SEL selector) {
    id target = [*receiver forwardingTargetForSelector:selector];
    if (target == nil || target == *receiver) return invocation_or_refusal(*receiver, selector);
    *receiver = target;
    return objc_msg_lookup(target, selector);
}

/// GCC's runtime gives metaclasses the class Object, its own root class, which has none of NSObject's methods.
/// - Returns: NO if the object is no such metaclass.
static BOOL repair_metaclass(id object) {
    Class root = [NSObject class], root_metaclass = object_getClass(root);
    // Object is the root class of the runtime itself; apps have no objects of that class.
    Class stray = objc_lookUpClass("Object"), class = object_getClass(object);
    if ((class != stray && class != object_getClass((id)stray)) || !class_isMetaClass((Class)object)) return NO;
    Class last = (Class)object;
    while (last && last != root_metaclass) last = class_getSuperclass(last);
    if (last == Nil) return NO;
    object->class_pointer = root_metaclass;
    return YES;
}

typedef Class class_of(id object, SEL selector);
static class_of *former_class;

/// Method of Object, instead of forwarding: the answer for the class of a metaclass, which would be Object otherwise.
static Class class_of_metaclass(id object, SEL selector) {
    return repair_metaclass(object) ? (Class)object : former_class(object, selector);
}

/// - receiver: nil if a class is asked for its function, without an object.
static IMP forward(id receiver, SEL selector) {
    if (receiver == nil) return (IMP)_objc_msgForward;
    if (repair_metaclass(receiver)) return objc_msg_lookup(receiver, selector);
    if (implements(object_getClass(receiver), @selector(forwardingTargetForSelector:))) return (IMP)forward_to_target;
    return invocation_or_refusal(receiver, selector);
}

/// Called by `_objc_msgForward`.
IMP forwarding_implementation(id receiver, SEL selector) {
    if (receiver == nil) return objc_msg_lookup(nil, selector);
    return __objc_msg_forward2(receiver, selector);
}

/// The same function for a method that returns a structure in memory.
static IMP for_structures(IMP implementation) {
    if (implementation == (IMP)forward_to_target) return (IMP)forward_to_target_stret;
    if (implementation == (IMP)_objc_msgForward) return (IMP)_objc_msgForward_stret;
    if (implementation == (IMP)unrecognized) return (IMP)unrecognized_structure;
    if (implementation == (IMP)message_to_zombie) return (IMP)message_to_zombie_stret;
    return implementation == refuse && refuse_structure ? refuse_structure : implementation;
}

// Called by the functions that send messages whose result is a structure in memory.
IMP message_lookup_stret(id receiver, SEL selector) { return for_structures(objc_msg_lookup(receiver, selector)); }
IMP forwarding_redirect_stret(id *receiver, SEL selector) {
    return for_structures(forwarding_redirect(receiver, selector));
}
IMP forwarding_implementation_stret(id receiver, SEL selector) {
    return for_structures(forwarding_implementation(receiver, selector));
}

IMP class_getMethodImplementation_stret(Class class, SEL selector) {
    return for_structures(class_getMethodImplementation(class, selector));
}

void forwarding_install(void) {
    forward_as_invocation = __objc_msg_forward2;
    if (forward_as_invocation) __objc_msg_forward2 = forward;
}

INSTALL(classes_of_metaclasses) {
    Class stray = objc_lookUpClass("Object");
    former_class = (class_of *)replace_instance_method(stray, @selector(class), (IMP)class_of_metaclass);
    replace_class_method(stray, @selector(class), (IMP)class_of_metaclass);
}

@interface NSObject (UnrecognizedSelector)
@end

@implementation NSObject (UnrecognizedSelector)

- (void)doesNotRecognizeSelector:(SEL)selector {
    [NSException raise:NSInvalidArgumentException
                format:@"-[%@ %s]: unrecognized selector sent to instance %p", class_name_for_texts(self),
                       sel_getName(selector), self];
}

+ (void)doesNotRecognizeSelector:(SEL)selector {
    [NSException raise:NSInvalidArgumentException
                format:@"+[%@ %s]: unrecognized selector sent to class %p", self, sel_getName(selector), self];
}

@end
