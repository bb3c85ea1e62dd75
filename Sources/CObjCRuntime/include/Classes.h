#pragma once
#include <stdbool.h>
#include <stddef.h>

// Classes, and the registration of framework classes.

/// One method to register.
typedef struct ObjCMethod {
    const char *_Nonnull name;
    /// Type encoding, for instance "v24@0:8q16".
    const char *_Nonnull types;
    const void *_Nonnull implementation;
} ObjCMethod;

/// One instance variable that the header of a class declares.
typedef struct ObjCVariable {
    const char *_Nonnull name;
    const char *_Nonnull types;
    long size;
    /// The binary logarithm of its alignment.
    long alignment_bits;
} ObjCVariable;

/// The class of that name, or null.
void *_Nullable class_named(const char *_Nonnull name);
const char *_Nonnull class_name_of(const void *_Nonnull object);
void *_Nonnull class_of(const void *_Nonnull object);
bool object_is_kind(void *_Nonnull object, void *_Nonnull class);

/// Registers a framework class. Its objects are shells: `superclass` is another framework class, or null for the root.
/// The variables are laid out behind those of the superclass in their order.
/// `*registered` becomes the instance methods as the runtime has them: a selector is in the place of each name.
void *_Nonnull framework_class_register(const char *_Nonnull name, void *_Nullable superclass,
                                        const ObjCVariable *_Nonnull variables, long variable_count,
                                        const ObjCMethod *_Nonnull methods, long method_count,
                                        const ObjCMethod *_Nonnull class_methods, long class_method_count,
                                        const ObjCMethod *_Nullable *_Nonnull registered);

/// Sets the Swift class that a framework class stands for.
void framework_class_set_type(void *_Nonnull class, const void *_Nonnull type);
/// The Swift class that the framework class of an object stands for: its own, or the nearest that it inherits from.
const void *_Nullable shell_swift_type(const void *_Nonnull shell);

/// From now on `register_class` is called for classes that the runtime does not know; it registers the class, or
/// returns false if there is none.
void framework_classes_install(bool (*_Nonnull register_class)(const char *_Nonnull name));

/// The lock under which framework classes are registered and found. Recursive.
void framework_classes_lock(void);
void framework_classes_unlock(void);

/// The implementation of every initialiser that takes any number of objects at its end.
void *_Nonnull variadic_initializer_implementation(void);

/// Sets the function that the variadic initialiser of this name calls for objects of the class and its subclasses: a
/// `void *(*)(void *object, SEL selector, void *arguments[])`, whose arguments are the `fixed_count` objects (at most
/// eight) before those of variable number, and an NSArray with the latter.
void variadic_initializer_register(void *_Nonnull class, const char *_Nonnull name, long fixed_count,
                                   const void *_Nonnull implementation);

/// Registers a protocol of that name with the runtime, so that `@protocol(Name)` of apps is one object.
void framework_protocol_adopt(void *_Nonnull class, const char *_Nonnull protocol_name);

/// True if the class is a framework class none of whose framework methods was replaced by a category of the app: its
/// objects need no look-up of overrides.
bool class_is_plain_framework(const void *_Nonnull class);
bool class_is_framework(const void *_Nonnull class);

/// The hidden superclass of all framework classes.
void *_Nonnull framework_root_class(void);
void *_Nullable class_superclass(void *_Nonnull class);

/// The class name of an object as apps see it: also for an observed object, the name of its class in the source.
const char *_Nonnull object_class_name(void *_Nonnull object);

/// True if an app's class, or one between it and its framework class, overrides the method.
bool method_is_overridden(void *_Nonnull class, const void *_Nonnull selector);
bool class_method_is_overridden(void *_Nonnull class, const void *_Nonnull selector);

/// `[[Name alloc] init]`, owned by the caller; null if there is no such class.
void *_Nullable object_make(const char *_Nonnull class_name);

/// Adds methods to a class of GNUstep.
void class_extend(const char *_Nonnull class_name, const ObjCMethod *_Nonnull methods, long count);

