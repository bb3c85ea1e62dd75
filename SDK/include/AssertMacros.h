// Checks with a way out: `require…` jumps to a label when what it takes for granted is not so.
#pragma once
#include <stdio.h>

#if defined(NDEBUG) && !defined(DEBUG_ASSERT_PRODUCTION_CODE)
#define DEBUG_ASSERT_PRODUCTION_CODE 1
#endif

#ifndef DEBUG_ASSERT_COMPONENT_NAME_STRING
#define DEBUG_ASSERT_COMPONENT_NAME_STRING ""
#endif

#if DEBUG_ASSERT_PRODUCTION_CODE
#define __Report(text, message) ((void)0)
#else
#define __Report(text, message) \
    ((void)fprintf(stderr, "%sAssertion failed: %s, %s file: %s, line: %d\n", DEBUG_ASSERT_COMPONENT_NAME_STRING, text, \
                   message, __FILE__, __LINE__))
#endif

#define __Check_String(assertion, message) \
    do { \
        if (__builtin_expect(!(assertion), 0)) __Report(#assertion, message); \
    } while (0)
#define __Check(assertion) __Check_String(assertion, "")
#define __Check_noErr(code) __Check_String(0 == (code), "")
#define __Check_noErr_String(code, message) __Check_String(0 == (code), message)

#if DEBUG_ASSERT_PRODUCTION_CODE
#define __Debug_String(message)
#define __Verify(assertion) do { if (!(assertion)) {} } while (0)
#else
#define __Debug_String(message) __Report("", message)
#define __Verify(assertion) __Check(assertion)
#endif
#define __Verify_String(assertion, message) __Verify(assertion)
#define __Verify_noErr(code) __Verify(0 == (code))
#define __Verify_noErr_String(code, message) __Verify(0 == (code))
#define __Verify_noErr_Action(code, action) \
    do { \
        if (__builtin_expect(0 != (code), 0)) { \
            __Report(#code " == 0", ""); \
            action; \
        } \
    } while (0)
#define __Verify_Action(assertion, action) \
    do { \
        if (__builtin_expect(!(assertion), 0)) { \
            __Report(#assertion, ""); \
            action; \
        } \
    } while (0)

#define __Require_String(assertion, label, message) \
    do { \
        if (__builtin_expect(!(assertion), 0)) { \
            __Report(#assertion, message); \
            goto label; \
        } \
    } while (0)
#define __Require(assertion, label) __Require_String(assertion, label, "")
#define __Require_Quiet(assertion, label) \
    do { \
        if (__builtin_expect(!(assertion), 0)) goto label; \
    } while (0)
#define __Require_Action_String(assertion, label, action, message) \
    do { \
        if (__builtin_expect(!(assertion), 0)) { \
            __Report(#assertion, message); \
            { action; } \
            goto label; \
        } \
    } while (0)
#define __Require_Action(assertion, label, action) __Require_Action_String(assertion, label, action, "")
#define __Require_Action_Quiet(assertion, label, action) \
    do { \
        if (__builtin_expect(!(assertion), 0)) { \
            { action; } \
            goto label; \
        } \
    } while (0)
#define __Require_noErr(code, label) __Require(0 == (code), label)
#define __Require_noErr_String(code, label, message) __Require_String(0 == (code), label, message)
#define __Require_noErr_Quiet(code, label) __Require_Quiet(0 == (code), label)
#define __Require_noErr_Action(code, label, action) __Require_Action(0 == (code), label, action)
#define __Require_noErr_Action_String(code, label, action, message) \
    __Require_Action_String(0 == (code), label, action, message)
#define __Require_noErr_Action_Quiet(code, label, action) __Require_Action_Quiet(0 == (code), label, action)

#define check(assertion) __Check(assertion)
#define check_string(assertion, message) __Check_String(assertion, message)
#define check_noerr(code) __Check_noErr(code)
#define check_noerr_string(code, message) __Check_noErr_String(code, message)
#define verify(assertion) __Verify(assertion)
#define verify_action(assertion, action) __Verify_Action(assertion, action)
#define verify_string(assertion, message) __Verify_String(assertion, message)
#define verify_noerr(code) __Verify_noErr(code)
#define verify_noerr_action(code, action) __Verify_noErr_Action(code, action)
#define verify_noerr_string(code, message) __Verify_noErr_String(code, message)
#define require(assertion, label) __Require(assertion, label)
#define require_string(assertion, label, message) __Require_String(assertion, label, message)
#define require_quiet(assertion, label) __Require_Quiet(assertion, label)
#define require_action(assertion, label, action) __Require_Action(assertion, label, action)
#define require_action_string(assertion, label, action, message) __Require_Action_String(assertion, label, action, message)
#define require_action_quiet(assertion, label, action) __Require_Action_Quiet(assertion, label, action)
#define require_noerr(code, label) __Require_noErr(code, label)
#define require_noerr_string(code, label, message) __Require_noErr_String(code, label, message)
#define require_noerr_quiet(code, label) __Require_noErr_Quiet(code, label)
#define require_noerr_action(code, label, action) __Require_noErr_Action(code, label, action)
#define require_noerr_action_string(code, label, action, message) \
    __Require_noErr_Action_String(code, label, action, message)
#define require_noerr_action_quiet(code, label, action) __Require_noErr_Action_Quiet(code, label, action)
#define debug_string(message) __Debug_String(message)

#ifndef check_compile_time
/// Does not compile if the condition is false.
#define check_compile_time(condition) extern int assert_compile_time_##__LINE__[(condition) ? 1 : -1]
#define verify_compile_time(condition) check_compile_time(condition)
#endif
