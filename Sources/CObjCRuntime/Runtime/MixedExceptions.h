// How Exceptions.m, which knows objects, and MixedExceptions.cpp, which knows C++'s exceptions, work together.

#pragma once
#include <unwind.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The object that an Objective-C exception is about.
void *exception_object(struct _Unwind_Exception *exception);

/// Whether an object is of a class or one that comes from it.
int exception_is_of_class(void *object, const char *class_name);

/// Told when a frame of Objective-C++ is going to catch an Objective-C exception.
void exception_finds_handler(struct _Unwind_Exception *exception, struct _Unwind_Context *handler);

/// The Objective-C exception that a C++ exception stands for; NULL for other ones.
struct _Unwind_Exception *exception_carried(struct _Unwind_Exception *exception, _Unwind_Exception_Class thrown_class);

/// Told when Objective-C code catches what a C++ exception stands for.
void exception_carried_is_caught(void);

#ifdef __cplusplus
}
#endif
