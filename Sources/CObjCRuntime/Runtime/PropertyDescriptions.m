// Declared properties at run time: those in clang's modules, which GCC's runtime does not read, and those that programs
// add to classes.

#include "Runtime/PropertyDescriptions.h"
#include "Runtime/ModuleLayout.h"
#include <objc/runtime.h>
#include <pthread.h>
#include <string.h>

/// Properties that were added to classes while the program ran, latest first.
struct added_property {
    Class class;
    struct objc_property *property;
    struct added_property *next;
};
static struct added_property *added_properties;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct property_list *declared_list(Class class) {
    struct class_layout *layout = (struct class_layout *)class;
    return (layout->info & DescribesPropertiesFlag) ? layout->properties : NULL;
}

const char *property_getAttributes(Property property) {
    if (property == NULL) return NULL;
    return property->name[0] == 0 ? property->name + 2 : "";
}

const char *property_getName(Property property) {
    if (property == NULL) return NULL;
    if (property->name[0] != 0) return property->name;
    const char *attributes = property->name + 2;
    return attributes + strlen(attributes) + 1;
}

struct objc_property *property_make(const char *name, const property_attribute *attributes, unsigned int count) {
    size_t size = strlen(name) + 4;
    for (unsigned int i = 0; i < count; i++) {
        if (attributes[i].name == NULL) continue;
        size += strlen(attributes[i].name) + (attributes[i].value ? strlen(attributes[i].value) : 0) + 3;
    }
    char *text = calloc(1, size);
    struct objc_property *property = calloc(1, sizeof *property);
    if (text == NULL || property == NULL) abort();
    char *end = text + 2;
    for (unsigned int i = 0; i < count; i++) {
        if (attributes[i].name == NULL) continue;
        BOOL is_long = strlen(attributes[i].name) > 1;
        end += sprintf(end, is_long ? "%s\"%s\"%s" : "%s%s%s", end > text + 2 ? "," : "", attributes[i].name,
                       attributes[i].value ?: "");
    }
    strcpy(end + 1, name);
    property->name = text;
    return property;
}

struct objc_property **property_list_copy(struct property_list *list, unsigned int *count) {
    unsigned int all = 0, place = 0;
    for (struct property_list *each = list; each; each = each->next) all += (unsigned int)each->count;
    if (count) *count = all;
    struct objc_property **copy = all ? malloc((all + 1) * sizeof *copy) : NULL;
    if (copy == NULL) return NULL;
    for (; list; list = list->next) {
        for (int i = 0; i < list->count; i++) copy[place++] = &list->properties[i];
    }
    copy[place] = NULL;
    return copy;
}

Property *class_copyPropertyList(Class class, unsigned int *count) {
    if (count) *count = 0;
    if (class == Nil) return NULL;
    unsigned int all = 0;
    Property *list = property_list_copy(declared_list(class), &all);
    pthread_mutex_lock(&lock);
    for (struct added_property *each = added_properties; each; each = each->next) {
        if (each->class != class) continue;
        Property *longer = realloc(list, (all + 2) * sizeof *list);
        if (longer == NULL) break;
        list = longer;
        list[all++] = each->property;
        list[all] = NULL;
    }
    pthread_mutex_unlock(&lock);
    if (count) *count = all;
    return list;
}

static Property own_property(Class class, const char *name) {
    unsigned int count;
    Property *list = class_copyPropertyList(class, &count), found = NULL;
    for (unsigned int i = 0; i < count && found == NULL; i++) {
        if (strcmp(property_getName(list[i]), name) == 0) found = list[i];
    }
    free(list);
    return found;
}

Property class_getProperty(Class class, const char *name) {
    if (name == NULL) return NULL;
    for (; class; class = class_getSuperclass(class)) {
        Property found = own_property(class, name);
        if (found) return found;
    }
    return NULL;
}

BOOL class_addProperty(Class class, const char *name, const property_attribute *attributes, unsigned int count) {
    if (class == Nil || name == NULL || *name == 0 || own_property(class, name)) return NO;
    struct added_property *added = malloc(sizeof *added);
    if (added == NULL) return NO;
    added->class = class;
    added->property = property_make(name, attributes, count);
    pthread_mutex_lock(&lock);
    added->next = added_properties;
    added_properties = added;
    pthread_mutex_unlock(&lock);
    return YES;
}

void class_replaceProperty(Class class, const char *name, const property_attribute *attributes, unsigned int count) {
    Property present = class && name ? own_property(class, name) : NULL;
    if (present == NULL) {
        class_addProperty(class, name, attributes, count);
    } else {
        // The old text is not freed, since callers may still have it.
        present->name = property_make(name, attributes, count)->name;
    }
}

/// Goes through "T@\"NSString\",C,V_name": each attribute is a letter, or a name in quotes, and its value.
/// - Returns: where the next one begins, or NULL at the end.
static const char *next_attribute(const char *text, const char **name, size_t *name_length, const char **value,
                                  size_t *value_length) {
    if (*text == 0) return NULL;
    const char *end = text;
    if (*text == '"') {
        const char *quote = strchr(text + 1, '"');
        if (quote == NULL) return NULL;
        *name = text + 1;
        *name_length = (size_t)(quote - *name);
        end = quote + 1;
    } else {
        *name = text;
        *name_length = 1;
        end = text + 1;
    }
    *value = end;
    BOOL is_quoted = NO;
    while (*end && (is_quoted || *end != ',')) is_quoted ^= *end++ == '"';
    *value_length = (size_t)(end - *value);
    return *end == ',' ? end + 1 : end;
}

property_attribute *property_copyAttributeList(Property property, unsigned int *count) {
    const char *text = property_getAttributes(property), *name, *value, *next;
    size_t name_length, value_length;
    unsigned int found = 0;
    for (const char *at = text; at && (next = next_attribute(at, &name, &name_length, &value, &value_length)); at = next) {
        found++;
    }
    if (count) *count = found;
    // One block of memory: the list, and behind it the texts.
    size_t list_size = (found + 1) * sizeof(property_attribute);
    property_attribute *list = found ? calloc(1, list_size + strlen(text) + 2 * found + 1) : NULL;
    if (list == NULL) return NULL;
    char *texts = (char *)list + list_size;
    property_attribute *entry = list;
    for (const char *at = text; (next = next_attribute(at, &name, &name_length, &value, &value_length)); at = next) {
        entry->name = memcpy(texts, name, name_length);
        texts += name_length + 1;
        entry->value = memcpy(texts, value, value_length);
        texts += value_length + 1;
        entry++;
    }
    return list;
}

char *property_copyAttributeValue(Property property, const char *wanted) {
    const char *text = property_getAttributes(property), *name, *value, *next;
    size_t name_length, value_length;
    if (text == NULL || wanted == NULL) return NULL;
    for (const char *at = text; (next = next_attribute(at, &name, &name_length, &value, &value_length)); at = next) {
        if (strlen(wanted) == name_length && memcmp(wanted, name, name_length) == 0) return strndup(value, value_length);
    }
    return NULL;
}
