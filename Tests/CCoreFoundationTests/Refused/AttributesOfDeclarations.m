// Marks of declarations. Clang checks that each line brings exactly what stands behind it, and that the others bring
// nothing (`-verify`): what is available since a Mac's version is so here without a word, as in the phone's headers.

#include <AssertMacros.h>
#include <Availability.h>
#include <AvailabilityMacros.h>
#include <dispatch/dispatch.h>
#include <sys/cdefs.h>

// expected-note@* 0+ {{explicitly marked}}

DISPATCH_EXPORT DISPATCH_NONNULL1 DISPATCH_NONNULL2 DISPATCH_NOTHROW void two(const char *a, const char *b);
DISPATCH_NONNULL3 DISPATCH_NONNULL4 void four(char *a, char *b, char *c, char *d);
DISPATCH_NONNULL5 DISPATCH_NONNULL6 DISPATCH_NONNULL7
void seven(char *a, char *b, char *c, char *d, char *e, char *f, char *g);
DISPATCH_NONNULL_ALL void all(char *a, char *b);
DISPATCH_SENTINEL void list(const char *first, ...);
DISPATCH_WARN_RESULT int checked(void);
DISPATCH_PURE int pure(const int *number);
DISPATCH_CONST int constant(int number);
DISPATCH_MALLOC void *made(void);
DISPATCH_NORETURN void leaves(void);
DISPATCH_INLINE DISPATCH_ALWAYS_INLINE int one(void) { return 1; }

void calls(char *text, int *number) {
    two(0, text); // expected-warning {{null passed to a callee that requires a non-null}}
    two(text, 0); // expected-warning {{null passed to a callee that requires a non-null}}
    four(0, 0, text, text);
    four(text, text, 0, text); // expected-warning {{null passed to a callee that requires a non-null}}
    four(text, text, text, 0); // expected-warning {{null passed to a callee that requires a non-null}}
    seven(0, 0, 0, 0, text, text, text);
    seven(0, 0, 0, 0, 0, text, text); // expected-warning {{null passed to a callee that requires a non-null}}
    seven(0, 0, 0, 0, text, 0, text); // expected-warning {{null passed to a callee that requires a non-null}}
    seven(0, 0, 0, 0, text, text, 0); // expected-warning {{null passed to a callee that requires a non-null}}
    all(0, text); // expected-warning {{null passed to a callee that requires a non-null}}
    all(text, 0); // expected-warning {{null passed to a callee that requires a non-null}}
    list("a", "b", (char *)0);
    list("a", "b");                                // expected-warning {{missing sentinel in function call}}
    checked();                                     // expected-warning {{ignoring return value}}
    pure(number);                                  // expected-warning {{ignoring return value}}
    constant(1);                                   // expected-warning {{ignoring return value}}
    made();
    one();
}

int neverComesBack(void) { leaves(); }

int old(void) DEPRECATED_ATTRIBUTE;
int older(void) __deprecated;
int never(void) UNAVAILABLE_ATTRIBUTE;
extern int weak(void) WEAK_IMPORT_ATTRIBUTE;
int a0(void) AVAILABLE_MAC_OS_X_VERSION_10_0_AND_LATER;
int a1(void) AVAILABLE_MAC_OS_X_VERSION_10_1_AND_LATER;
int a2(void) AVAILABLE_MAC_OS_X_VERSION_10_2_AND_LATER;
int a3(void) AVAILABLE_MAC_OS_X_VERSION_10_3_AND_LATER;
int a4(void) AVAILABLE_MAC_OS_X_VERSION_10_4_AND_LATER;
int a5(void) AVAILABLE_MAC_OS_X_VERSION_10_5_AND_LATER;
int a6(void) AVAILABLE_MAC_OS_X_VERSION_10_6_AND_LATER;
int d4(void) DEPRECATED_IN_MAC_OS_X_VERSION_10_4_AND_LATER;
int d5(void) DEPRECATED_IN_MAC_OS_X_VERSION_10_5_AND_LATER;
int d6(void) DEPRECATED_IN_MAC_OS_X_VERSION_10_6_AND_LATER;
int since(void) __OSX_AVAILABLE_STARTING(__MAC_10_4, __IPHONE_2_0);
int until(void) __OSX_AVAILABLE_BUT_DEPRECATED(__MAC_10_4, __MAC_10_5, __IPHONE_2_0, __IPHONE_3_0);

int uses(void) {
    old();        // expected-warning {{'old' is deprecated}}
    older();      // expected-warning {{'older' is deprecated}}
    never();      // expected-error {{'never' is unavailable}}
    if (weak) weak();
    return a0() + a1() + a2() + a3() + a4() + a5() + a6() + d4() + d5() + d6() + since() + until();
}

check_compile_time(sizeof(long) == 8);
check_compile_time(sizeof(long) == 4);             // expected-error {{declared as an array with a negative size}}
