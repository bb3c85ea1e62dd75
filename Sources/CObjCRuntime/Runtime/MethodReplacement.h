// Methods of Foundation's classes that this library replaces, some of which still need the former ones.

#pragma once
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

/// From here to `replacements_end`, methods are replaced in the method lists only, and dispatch tables are made anew
/// once, at the end: GCC's runtime would update the tables of all classes for each method. Only while one thread runs.
void replacements_begin(void);
void replacements_end(void);

/// Replaces the method of one class; a class that only inherits it gets its own.
/// - Returns: what the class did before, NULL if it has no such method.
IMP replace_instance_method(Class class, SEL selector, IMP implementation);
IMP replace_class_method(Class class, SEL selector, IMP implementation);

/// Removes a method from a class, which then inherits it from its superclass. Only in an installation (`INSTALL`).
void remove_instance_method(Class class, SEL selector);

/// Replaces the method in every class of the list that has one of its own. The former implementations are lost.
/// - names: names of classes, ended by NULL; classes that do not exist are skipped.
void replace_method_of_classes(SEL selector, IMP implementation, const char *const *names);

// `FAMILY_METHOD` is for a method that several classes of a family implement (NSString, GSString, GSCString …), if the
// former implementations are still needed. A method of GNUstep's subclass calls super, and so reaches the replacement
// in the superclass; therefore each class needs its own replacement, which calls the former implementation of that
// class. `FAMILY_METHOD` makes these from one function, which gets the former implementation as its first argument:
//
//     FAMILY_METHOD(append, void, NSMutableString *, NSString *)
//
//     static void append(append_former *former, NSMutableString *text, SEL selector, NSString *other) {
//         former(text, selector, other ?: @"");
//     }
//
//     INSTALL(appending) { replace_family_method(&append_family, @selector(appendString:), string_classes); }
//
// The name is followed by the types of the result, the receiver and up to five arguments. Since former methods call
// super, the function may run several times for one message, with arguments that it has passed on itself: it must be
// idempotent.

enum { MaximumFamilySize = 10 };

struct family_method {
    /// One implementation for each class; the one at `i` calls the function with `formers[i]`.
    IMP implementations[MaximumFamilySize];
    /// The former implementations, filled from index 0 on.
    IMP *formers;
    int count;
};

/// Replaces the method by the family's implementations in every class of the list that has one of its own.
void replace_family_method(struct family_method *family, SEL selector, const char *const *names);

#define FAMILY_METHOD(name, returned, ...)                                                                             \
    typedef returned name##_former(FAMILY_CHOOSE(PARAMETERS, __VA_ARGS__)(__VA_ARGS__));                               \
    static returned name(name##_former *former, FAMILY_CHOOSE(PARAMETERS, __VA_ARGS__)(__VA_ARGS__));                  \
    static IMP name##_formers[MaximumFamilySize];                                                                      \
    FAMILY_MEMBER(name, 0, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 1, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 2, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 3, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 4, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 5, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 6, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 7, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 8, returned, __VA_ARGS__)                                                                      \
    FAMILY_MEMBER(name, 9, returned, __VA_ARGS__)                                                                      \
    static struct family_method name##_family = {                                                                      \
        {(IMP)name##_0, (IMP)name##_1, (IMP)name##_2, (IMP)name##_3, (IMP)name##_4, (IMP)name##_5, (IMP)name##_6,      \
         (IMP)name##_7, (IMP)name##_8, (IMP)name##_9},                                                                 \
        name##_formers, 0};

#define FAMILY_MEMBER(name, number, returned, ...)                                                                     \
    static returned name##_##number(FAMILY_CHOOSE(PARAMETERS, __VA_ARGS__)(__VA_ARGS__)) {                             \
        return name((name##_former *)name##_formers[number], FAMILY_CHOOSE(ARGUMENTS, __VA_ARGS__)(__VA_ARGS__));      \
    }

/// `FAMILY_PARAMETERS_2` for two types, and so on.
#define FAMILY_CHOOSE(kind, ...) FAMILY_CHOOSE_BY(kind, __VA_ARGS__, 6, 5, 4, 3, 2, 1)
#define FAMILY_CHOOSE_BY(kind, a, b, c, d, e, f, count, ...) FAMILY_##kind##_##count

#define FAMILY_PARAMETERS_1(A) A receiver, SEL selector
#define FAMILY_PARAMETERS_2(A, B) FAMILY_PARAMETERS_1(A), B b
#define FAMILY_PARAMETERS_3(A, B, C) FAMILY_PARAMETERS_2(A, B), C c
#define FAMILY_PARAMETERS_4(A, B, C, D) FAMILY_PARAMETERS_3(A, B, C), D d
#define FAMILY_PARAMETERS_5(A, B, C, D, E) FAMILY_PARAMETERS_4(A, B, C, D), E e
#define FAMILY_PARAMETERS_6(A, B, C, D, E, F) FAMILY_PARAMETERS_5(A, B, C, D, E), F f
#define FAMILY_ARGUMENTS_1(A) receiver, selector
#define FAMILY_ARGUMENTS_2(A, B) receiver, selector, b
#define FAMILY_ARGUMENTS_3(A, B, C) receiver, selector, b, c
#define FAMILY_ARGUMENTS_4(A, B, C, D) receiver, selector, b, c, d
#define FAMILY_ARGUMENTS_5(A, B, C, D, E) receiver, selector, b, c, d, e
#define FAMILY_ARGUMENTS_6(A, B, C, D, E, F) receiver, selector, b, c, d, e, f

/// GNUstep's classes of strings, ended by NULL.
extern const char *const string_classes[];
