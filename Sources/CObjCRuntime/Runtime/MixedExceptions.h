// The interface between Exceptions.m, which handles Objective-C exceptions, and MixedExceptions.cpp, which handles
// those of C++.

#pragma once
#include <unwind.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The object that an Objective-C exception carries.
void *exception_object(struct _Unwind_Exception *exception);

/// True if an object is of this class or a subclass.
int exception_is_of_class(void *object, const char *class_name);

/// Called when a frame of Objective-C++ is about to catch an Objective-C exception.
void exception_finds_handler(struct _Unwind_Exception *exception, struct _Unwind_Context *handler);

/// The Objective-C exception that a C++ exception stands for; NULL for other ones.
struct _Unwind_Exception *exception_carried(struct _Unwind_Exception *exception, _Unwind_Exception_Class thrown_class);

/// Called when Objective-C code catches an exception that a C++ exception stands for.
void exception_carried_is_caught(void);

#ifdef __cplusplus
}
#endif
