// Methods of Foundation's classes that this library replaces, some of which still need the former ones.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

/// The former implementations of one method in the classes of a family (`GSString`, `GSCString`, …).
struct replaced_method {
    int count;
    struct {
        Class class;
        IMP implementation;
    } formers[16];
};

/// From here to `replacements_end`, methods are replaced where classes keep them, and the tables by which messages are
/// sent are made anew once, at the end: GCC's runtime would go through those of all classes for each method. Only while
/// one thread runs.
void replacements_begin(void);
void replacements_end(void);

/// Puts the implementation in place of each that a class of that list has of its own.
/// - names: names of classes, ended by NULL; those that do not exist are left out.
void replace_method(struct replaced_method *replaced, SEL selector, IMP implementation, const char *const *names);

/// What an object would have done: the implementation of the nearest class that had one, or NULL.
IMP former_method(const struct replaced_method *replaced, id object);

/// Replaces the method of one class; a class that only inherits it gets its own.
/// - Returns: what the class did before, NULL if it has no such method.
IMP replace_instance_method(Class class, SEL selector, IMP implementation);
IMP replace_class_method(Class class, SEL selector, IMP implementation);

/// GNUstep's classes of strings, ended by NULL.
extern const char *const string_classes[];
