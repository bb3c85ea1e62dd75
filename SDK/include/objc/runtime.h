#pragma once

// Classes, methods, properties and protocols at run time. The runtime's own header is not to be read after this one.
#define __objc_runtime_INCLUDE_GNU
#define __objc_decls_INCLUDE_GNU

#include <objc/objc.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef struct objc_property *objc_property_t;

struct objc_class {
    Class isa;
};

struct objc_method_description {
    SEL name;
    char *types;
};

/// One attribute of a property: `{"T", "@\"NSString\""}`.
typedef struct {
    const char *name;
    const char *value;
} objc_property_attribute_t;

// Objects.

OBJC_EXPORT Class object_getClass(id object);
OBJC_EXPORT Class object_setClass(id object, Class class_);
OBJC_EXPORT const char *object_getClassName(id object);
OBJC_EXPORT void *object_getIndexedIvars(id object) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT id object_copy(id object, size_t size) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT id object_dispose(id object) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT id object_getIvar(id object, Ivar variable);
OBJC_EXPORT void object_setIvar(id object, Ivar variable, id value);
OBJC_EXPORT Ivar object_setInstanceVariable(id object, const char *name, void *value) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT Ivar object_getInstanceVariable(id object, const char *name, void **value) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT id object_realloc(id object, size_t size) OBJC2_UNAVAILABLE;
OBJC_EXPORT id object_reallocFromZone(id object, size_t size, void *zone) OBJC2_UNAVAILABLE;
/// An object in memory that the caller brings, which has to be zero; and its end, without freeing the memory.
OBJC_EXPORT id objc_constructInstance(Class class_, void *memory) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT void *objc_destructInstance(id object) OBJC_ARC_UNAVAILABLE;

// Finding classes.

OBJC_EXPORT id objc_getClass(const char *name);
OBJC_EXPORT id objc_getMetaClass(const char *name);
OBJC_EXPORT id objc_lookUpClass(const char *name);
OBJC_EXPORT id objc_getRequiredClass(const char *name);
OBJC_EXPORT Class objc_getFutureClass(const char *name) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT void objc_setFutureClass(Class class_, const char *name) OBJC_ARC_UNAVAILABLE;
/// The number of all classes; at most `count` of them are stored.
OBJC_EXPORT int objc_getClassList(Class *buffer, int count);
OBJC_EXPORT Class *objc_copyClassList(unsigned int *count);
OBJC_EXPORT void objc_addClass(Class class_) OBJC2_UNAVAILABLE;
OBJC_EXPORT void *objc_getClasses(void) OBJC2_UNAVAILABLE;
OBJC_EXPORT void objc_setClassHandler(int (*handler)(const char *)) OBJC2_UNAVAILABLE;
OBJC_EXPORT id objc_getOrigClass(const char *name) OBJC2_UNAVAILABLE;
#define OBSOLETE_OBJC_GETCLASSES 1

// Making classes.

OBJC_EXPORT Class objc_allocateClassPair(Class superclass, const char *name, size_t extra_bytes);
OBJC_EXPORT void objc_registerClassPair(Class class_);
OBJC_EXPORT void objc_disposeClassPair(Class class_);
OBJC_EXPORT Class objc_duplicateClass(Class original, const char *name, size_t extra_bytes);
OBJC_EXPORT BOOL class_addMethod(Class class_, SEL name, IMP implementation, const char *types);
OBJC_EXPORT IMP class_replaceMethod(Class class_, SEL name, IMP implementation, const char *types);
OBJC_EXPORT BOOL class_addIvar(Class class_, const char *name, size_t size, uint8_t alignment, const char *types);
OBJC_EXPORT BOOL class_addProtocol(Class class_, Protocol *protocol);
OBJC_EXPORT BOOL class_addProperty(Class class_, const char *name, const objc_property_attribute_t *attributes,
                                   unsigned int count);
OBJC_EXPORT void class_replaceProperty(Class class_, const char *name, const objc_property_attribute_t *attributes,
                                       unsigned int count);
OBJC_EXPORT void class_setIvarLayout(Class class_, const uint8_t *layout);
OBJC_EXPORT void class_setWeakIvarLayout(Class class_, const uint8_t *layout);

// Reading classes. What is copied is freed with `free`; lists end with NULL.

OBJC_EXPORT const char *class_getName(Class class_);
OBJC_EXPORT BOOL class_isMetaClass(Class class_);
OBJC_EXPORT Class class_getSuperclass(Class class_);
/// Puts a class below another one, whose instances have the same variables as those of the former superclass.
/// - Returns: The former superclass.
OBJC_EXPORT Class class_setSuperclass(Class class_, Class superclass);
OBJC_EXPORT int class_getVersion(Class class_);
OBJC_EXPORT void class_setVersion(Class class_, int version);
OBJC_EXPORT size_t class_getInstanceSize(Class class_);
OBJC_EXPORT Ivar class_getInstanceVariable(Class class_, const char *name);
OBJC_EXPORT Ivar class_getClassVariable(Class class_, const char *name);
OBJC_EXPORT Ivar *class_copyIvarList(Class class_, unsigned int *count);
OBJC_EXPORT const uint8_t *class_getIvarLayout(Class class_);
OBJC_EXPORT const uint8_t *class_getWeakIvarLayout(Class class_);
OBJC_EXPORT Method class_getInstanceMethod(Class class_, SEL name);
OBJC_EXPORT Method class_getClassMethod(Class class_, SEL name);
OBJC_EXPORT Method *class_copyMethodList(Class class_, unsigned int *count);
/// The function that a message calls; one that forwards where there is no method.
OBJC_EXPORT IMP class_getMethodImplementation(Class class_, SEL name);
OBJC_EXPORT IMP class_getMethodImplementation_stret(Class class_, SEL name);
OBJC_EXPORT BOOL class_respondsToSelector(Class class_, SEL name);
OBJC_EXPORT BOOL class_respondsToMethod(Class class_, SEL name);
OBJC_EXPORT IMP class_lookupMethod(Class class_, SEL name);
OBJC_EXPORT BOOL class_conformsToProtocol(Class class_, Protocol *protocol);
OBJC_EXPORT Protocol *__unsafe_unretained *class_copyProtocolList(Class class_, unsigned int *count);
OBJC_EXPORT objc_property_t class_getProperty(Class class_, const char *name);
OBJC_EXPORT objc_property_t *class_copyPropertyList(Class class_, unsigned int *count);
OBJC_EXPORT id class_createInstance(Class class_, size_t extra_bytes) OBJC_ARC_UNAVAILABLE;
OBJC_EXPORT void *class_nextMethodList(Class class_, void **iterator) OBJC2_UNAVAILABLE;
OBJC_EXPORT void class_addMethods(Class class_, void *methods) OBJC2_UNAVAILABLE;
OBJC_EXPORT void class_removeMethods(Class class_, void *methods) OBJC2_UNAVAILABLE;
OBJC_EXPORT Class class_poseAs(Class impostor, Class original) OBJC2_UNAVAILABLE;
#define OBJC_NEXT_METHOD_LIST 1

// Methods, instance variables, properties.

OBJC_EXPORT SEL method_getName(Method method);
OBJC_EXPORT IMP method_getImplementation(Method method);
OBJC_EXPORT const char *method_getTypeEncoding(Method method);
OBJC_EXPORT unsigned int method_getNumberOfArguments(Method method);
OBJC_EXPORT char *method_copyReturnType(Method method);
OBJC_EXPORT char *method_copyArgumentType(Method method, unsigned int index);
OBJC_EXPORT void method_getReturnType(Method method, char *buffer, size_t size);
OBJC_EXPORT void method_getArgumentType(Method method, unsigned int index, char *buffer, size_t size);
OBJC_EXPORT struct objc_method_description *method_getDescription(Method method);
OBJC_EXPORT IMP method_setImplementation(Method method, IMP implementation);
OBJC_EXPORT void method_exchangeImplementations(Method one, Method other);
OBJC_EXPORT unsigned int method_getSizeOfArguments(Method method) OBJC2_UNAVAILABLE;
OBJC_EXPORT unsigned int method_getArgumentInfo(Method method, int index, const char **type, int *offset)
    OBJC2_UNAVAILABLE;

OBJC_EXPORT const char *ivar_getName(Ivar variable);
OBJC_EXPORT const char *ivar_getTypeEncoding(Ivar variable);
OBJC_EXPORT ptrdiff_t ivar_getOffset(Ivar variable);

OBJC_EXPORT const char *property_getName(objc_property_t property);
OBJC_EXPORT const char *property_getAttributes(objc_property_t property);
OBJC_EXPORT objc_property_attribute_t *property_copyAttributeList(objc_property_t property, unsigned int *count);
OBJC_EXPORT char *property_copyAttributeValue(objc_property_t property, const char *name);

// Protocols.

OBJC_EXPORT Protocol *objc_getProtocol(const char *name);
OBJC_EXPORT Protocol *__unsafe_unretained *objc_copyProtocolList(unsigned int *count);
OBJC_EXPORT BOOL protocol_conformsToProtocol(Protocol *protocol, Protocol *other);
OBJC_EXPORT BOOL protocol_isEqual(Protocol *protocol, Protocol *other);
OBJC_EXPORT const char *protocol_getName(Protocol *protocol);
OBJC_EXPORT struct objc_method_description protocol_getMethodDescription(Protocol *protocol, SEL name,
                                                                         BOOL is_required, BOOL is_instance_method);
OBJC_EXPORT struct objc_method_description *protocol_copyMethodDescriptionList(Protocol *protocol, BOOL is_required,
                                                                               BOOL is_instance_method,
                                                                               unsigned int *count);
OBJC_EXPORT objc_property_t protocol_getProperty(Protocol *protocol, const char *name, BOOL is_required,
                                                 BOOL is_instance_property);
OBJC_EXPORT objc_property_t *protocol_copyPropertyList(Protocol *protocol, unsigned int *count);
OBJC_EXPORT Protocol *__unsafe_unretained *protocol_copyProtocolList(Protocol *protocol, unsigned int *count);
OBJC_EXPORT Protocol *objc_allocateProtocol(const char *name);
OBJC_EXPORT void objc_registerProtocol(Protocol *protocol);
OBJC_EXPORT void protocol_addMethodDescription(Protocol *protocol, SEL name, const char *types, BOOL is_required,
                                               BOOL is_instance_method);
OBJC_EXPORT void protocol_addProtocol(Protocol *protocol, Protocol *addition);
OBJC_EXPORT void protocol_addProperty(Protocol *protocol, const char *name,
                                      const objc_property_attribute_t *attributes, unsigned int count,
                                      BOOL is_required, BOOL is_instance_property);

// Images, selectors, and the rest.

OBJC_EXPORT const char **objc_copyImageNames(unsigned int *count);
OBJC_EXPORT const char *class_getImageName(Class class_);
OBJC_EXPORT const char **objc_copyClassNamesForImage(const char *image, unsigned int *count);

OBJC_EXPORT const char *sel_getName(SEL selector);
OBJC_EXPORT SEL sel_getUid(const char *name);
OBJC_EXPORT SEL sel_registerName(const char *name);
OBJC_EXPORT BOOL sel_isEqual(SEL one, SEL other);

OBJC_EXPORT void objc_enumerationMutation(id collection);
OBJC_EXPORT void objc_setEnumerationMutationHandler(void (*handler)(id));
OBJC_EXPORT void objc_setForwardHandler(void *forward, void *forward_stret);
OBJC_EXPORT void objc_setMultithreaded(BOOL flag) OBJC2_UNAVAILABLE;
OBJC_EXPORT void _objc_flush_caches(Class class_);
OBJC_EXPORT void _objc_resolve_categories_for_class(Class class_);

/// A method that calls a block: its arguments are the receiver and those of the message, without the selector.
#if __has_feature(objc_arc) && !defined(__cplusplus)
// The SDK of iOS 5 has `void *`, to which such code casts its blocks, that of iOS 6 `id`. C passes a `void *` for a `char *`,
// but no block.
OBJC_EXPORT IMP imp_implementationWithBlock(id block) __attribute__((overloadable)) __asm__("imp_implementationWithBlock");
OBJC_EXPORT IMP imp_implementationWithBlock(const char *block) __attribute__((overloadable))
__asm__("imp_implementationWithBlock");
#else
OBJC_EXPORT IMP imp_implementationWithBlock(id block);
#endif
OBJC_EXPORT id imp_getBlock(IMP implementation);
OBJC_EXPORT BOOL imp_removeBlock(IMP implementation);

OBJC_EXPORT id objc_loadWeak(id *place);
OBJC_EXPORT id objc_storeWeak(id *place, id object);

// Objects that others are given along by a key, until their end.

enum {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403
};
typedef uintptr_t objc_AssociationPolicy;

/// - value: nil takes what is there away.
OBJC_EXPORT void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);
OBJC_EXPORT id objc_getAssociatedObject(id object, const void *key);
OBJC_EXPORT void objc_removeAssociatedObjects(id object);

// Letters of type encodings.

#define _C_ID '@'
#define _C_CLASS '#'
#define _C_SEL ':'
#define _C_CHR 'c'
#define _C_UCHR 'C'
#define _C_SHT 's'
#define _C_USHT 'S'
#define _C_INT 'i'
#define _C_UINT 'I'
#define _C_LNG 'l'
#define _C_ULNG 'L'
#define _C_LNG_LNG 'q'
#define _C_ULNG_LNG 'Q'
#define _C_FLT 'f'
#define _C_DBL 'd'
#define _C_BFLD 'b'
#define _C_BOOL 'B'
#define _C_VOID 'v'
#define _C_UNDEF '?'
#define _C_PTR '^'
#define _C_CHARPTR '*'
#define _C_ATOM '%'
#define _C_ARY_B '['
#define _C_ARY_E ']'
#define _C_UNION_B '('
#define _C_UNION_E ')'
#define _C_STRUCT_B '{'
#define _C_STRUCT_E '}'
#define _C_VECTOR '!'
#define _C_CONST 'r'

OBJC_EXPORT id (*_alloc)(Class, size_t) OBJC2_UNAVAILABLE;
OBJC_EXPORT id (*_copy)(id, size_t) OBJC2_UNAVAILABLE;
OBJC_EXPORT id (*_realloc)(id, size_t) OBJC2_UNAVAILABLE;
OBJC_EXPORT id (*_dealloc)(id) OBJC2_UNAVAILABLE;
OBJC_EXPORT id (*_zoneAlloc)(Class, size_t, void *) OBJC2_UNAVAILABLE;
OBJC_EXPORT id (*_zoneRealloc)(id, size_t, void *) OBJC2_UNAVAILABLE;
OBJC_EXPORT id (*_zoneCopy)(id, size_t, void *) OBJC2_UNAVAILABLE;
OBJC_EXPORT void (*_error)(id, const char *, va_list) OBJC2_UNAVAILABLE;
