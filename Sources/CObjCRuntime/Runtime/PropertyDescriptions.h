#pragma once
#import <Foundation/Foundation.h>

/// A property as clang describes it. The name of a class's property has its attributes before it: 0, a length, the
/// attributes, 0, the name.
struct objc_property {
    const char *name;
    char attributes[4];
    const char *getter_name, *getter_types, *setter_name, *setter_types;
};

struct property_list {
    int count;
    struct property_list *next;
    struct objc_property properties[];
};

typedef struct {
    const char *name, *value;
} property_attribute;

/// Makes a property, which is never freed.
struct objc_property *property_make(const char *name, const property_attribute *attributes, unsigned int count);

/// Copies of the list's pointers, NULL for none; the caller frees it.
struct objc_property **property_list_copy(struct property_list *list, unsigned int *count);
