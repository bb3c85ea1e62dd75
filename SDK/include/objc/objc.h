#pragma once

// Objects, classes, selectors and booleans. The runtime's own header declares the same with other names of members; it is
// not to be read after this one.
#define __objc_INCLUDE_GNU
#define __GNU_LIBOBJC__ 20110608

#include <objc/objc-api.h>

typedef struct objc_class *Class;
typedef struct objc_object {
    Class isa;
} *id;
typedef struct objc_selector *SEL;
typedef id (*IMP)(id, SEL, ...);

/// As on the phone: @encode(BOOL) is "c".
typedef signed char BOOL;
#define OBJC_BOOL_DEFINED

#define YES (BOOL)1
#define NO (BOOL)0
#define nil ((id)0)
#define Nil ((Class)0)

#ifdef __OBJC__
@class Protocol;
#else
typedef struct objc_object Protocol;
#endif

// In plain C, where the compiler does not know them.
#ifndef __OBJC__
#ifndef __strong
#define __strong
#endif
#ifndef __unsafe_unretained
#define __unsafe_unretained
#endif
#endif

// Who owns what functions and methods give and take, for the analyzer and for automatic reference counting.
#if __has_feature(attribute_cf_returns_not_retained)
#define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
#else
#define CF_RETURNS_NOT_RETAINED
#endif
#if __has_feature(attribute_cf_consumed)
#define CF_CONSUMED __attribute__((cf_consumed))
#else
#define CF_CONSUMED
#endif
#if __has_feature(attribute_ns_returns_retained)
#define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
#else
#define NS_RETURNS_RETAINED
#endif
#if __has_feature(attribute_ns_returns_not_retained)
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#else
#define NS_RETURNS_NOT_RETAINED
#endif

OBJC_EXPORT const char *sel_getName(SEL selector);
OBJC_EXPORT SEL sel_registerName(const char *name);
OBJC_EXPORT SEL sel_getUid(const char *name);
OBJC_EXPORT BOOL sel_isMapped(SEL selector);
OBJC_EXPORT const char *object_getClassName(id object);
OBJC_EXPORT void *object_getIndexedIvars(id object) OBJC_ARC_UNAVAILABLE;

/// An object as a pointer that automatic reference counting leaves alone.
typedef const void *objc_objectptr_t;

#if __has_feature(objc_arc)
#define objc_retainedObject(object) ((__bridge_transfer id)(objc_objectptr_t)(object))
#define objc_unretainedObject(object) ((__bridge id)(objc_objectptr_t)(object))
#define objc_unretainedPointer(object) ((__bridge objc_objectptr_t)(object))
#else
OBJC_INLINE id ___inline_objc_retainedObject(objc_objectptr_t pointer) { return (id)pointer; }
OBJC_INLINE id ___inline_objc_unretainedObject(objc_objectptr_t pointer) { return (id)pointer; }
OBJC_INLINE objc_objectptr_t ___inline_objc_unretainedPointer(id object) { return object; }
OBJC_EXPORT id(objc_retainedObject)(objc_objectptr_t pointer);
OBJC_EXPORT id(objc_unretainedObject)(objc_objectptr_t pointer);
OBJC_EXPORT objc_objectptr_t(objc_unretainedPointer)(id object);
#define objc_retainedObject(pointer) ___inline_objc_retainedObject(pointer)
#define objc_unretainedObject(pointer) ___inline_objc_unretainedObject(pointer)
#define objc_unretainedPointer(object) ___inline_objc_unretainedPointer(object)
#endif
