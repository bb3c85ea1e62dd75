#pragma once

#include <objc/objc.h>
#include <stdint.h>

/// Throws an object for the nearest handler that takes it.
OBJC_EXPORT void objc_exception_throw(id exception) __attribute__((noreturn));
OBJC_EXPORT void objc_exception_rethrow(id exception) __attribute__((noreturn));
OBJC_EXPORT id objc_begin_catch(void *exception);
OBJC_EXPORT void objc_end_catch(void);

/// Whether a handler takes an exception, and what becomes of one that none takes.
typedef id (*objc_exception_preprocessor)(id exception);
typedef int (*objc_exception_matcher)(Class catch_type, id exception);
typedef void (*objc_uncaught_exception_handler)(id exception);
typedef void (*objc_exception_handler)(id unused, void *context);

/// Each returns the former function. The preprocessor sees each object that is thrown, and says which is thrown instead.
OBJC_EXPORT objc_exception_preprocessor objc_setExceptionPreprocessor(objc_exception_preprocessor function);
OBJC_EXPORT objc_exception_matcher objc_setExceptionMatcher(objc_exception_matcher function);
OBJC_EXPORT objc_uncaught_exception_handler objc_setUncaughtExceptionHandler(objc_uncaught_exception_handler function);

/// What becomes of a program whose exception nobody may catch.
OBJC_EXPORT void objc_terminate(void) __attribute__((noreturn));
