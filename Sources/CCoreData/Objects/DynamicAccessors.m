// Accessors of properties that an app declares `@dynamic` or not at all. The objects of each entity have their own
// class, a subclass of the app's, with these accessors; `-class` returns the app's class.

#import "Objects/DynamicAccessors.h"
#import "Objects/ManagedObject.h"
#include <objc/runtime.h>

BORROWS_ARGUMENTS static NSUInteger slot_of(NSManagedObject *self, SEL selector) {
    NSUInteger index = NoSlot;
    if (layout_access(self->_layout, selector, &index) == NoAccess) [self doesNotRecognizeSelector:selector];
    return index;
}

// MARK: Object values

BORROWS_ARGUMENTS static id get_value(NSManagedObject *self, SEL selector) { return property_value(self, slot_of(self, selector)); }

BORROWS_ARGUMENTS static void set_value(NSManagedObject *self, SEL selector, id value) {
    object_change_value(self, slot_of(self, selector), value);
}

static void set_primitive(NSManagedObject *self, SEL selector, id value) {
    property_set_value(self, slot_of(self, selector), value);
}

static void change_by(NSManagedObject *self, SEL selector, id objects, NSKeyValueSetMutationKind kind) {
    NSUInteger index = slot_of(self, selector);
    if (self->_layout->slots[index].is_ordered && kind == NSKeyValueUnionSetMutation) {
        NSMutableOrderedSet *changed = [property_value(self, index) mutableCopy];
        for (id each in objects) [changed addObject:each];
        object_change_value(self, index, changed);
        return;
    }
    NSMutableSet *set = [NSMutableSet set];
    for (id each in objects) [set addObject:each];
    object_change_set(self, index, kind, set);
}

static void add_object(NSManagedObject *self, SEL selector, id object) {
    if (object) change_by(self, selector, [NSSet setWithObject:object], NSKeyValueUnionSetMutation);
}

static void remove_object(NSManagedObject *self, SEL selector, id object) {
    if (object) change_by(self, selector, [NSSet setWithObject:object], NSKeyValueMinusSetMutation);
}

static void add_objects(NSManagedObject *self, SEL selector, id objects) {
    change_by(self, selector, objects, NSKeyValueUnionSetMutation);
}

static void remove_objects(NSManagedObject *self, SEL selector, id objects) {
    change_by(self, selector, objects, NSKeyValueMinusSetMutation);
}

// MARK: Scalar values

static id number_or_date(NSManagedObject *self, NSUInteger index, double value) {
    if (self->_layout->slots[index].type == NSDateAttributeType)
        return [NSDate dateWithTimeIntervalSinceReferenceDate:value];
    return [NSNumber numberWithDouble:value];
}

static double double_of(id value) {
    return [value isKindOfClass:[NSDate class]] ? [value timeIntervalSinceReferenceDate] : [value doubleValue];
}

#define INTEGER_ACCESSORS(name, type)                                                                                  \
    BORROWS_ARGUMENTS static type get_##name(NSManagedObject *self, SEL selector) {                                                      \
        return (type)[property_value(self, slot_of(self, selector)) longLongValue];                                    \
    }                                                                                                                  \
    BORROWS_ARGUMENTS static void set_##name(NSManagedObject *self, SEL selector, type value) {                                          \
        object_change_value(self, slot_of(self, selector), [NSNumber numberWithLongLong:(long long)value]);            \
    }                                                                                                                  \
    static void set_primitive_##name(NSManagedObject *self, SEL selector, type value) {                                \
        property_set_value(self, slot_of(self, selector), [NSNumber numberWithLongLong:(long long)value]);             \
    }

#define FLOAT_ACCESSORS(name, type)                                                                                    \
    BORROWS_ARGUMENTS static type get_##name(NSManagedObject *self, SEL selector) {                                                      \
        return (type)double_of(property_value(self, slot_of(self, selector)));                                         \
    }                                                                                                                  \
    BORROWS_ARGUMENTS static void set_##name(NSManagedObject *self, SEL selector, type value) {                                          \
        NSUInteger index = slot_of(self, selector);                                                                    \
        object_change_value(self, index, number_or_date(self, index, value));                                          \
    }                                                                                                                  \
    static void set_primitive_##name(NSManagedObject *self, SEL selector, type value) {                                \
        NSUInteger index = slot_of(self, selector);                                                                    \
        property_set_value(self, index, number_or_date(self, index, value));                                           \
    }

INTEGER_ACCESSORS(char, char)
INTEGER_ACCESSORS(short, short)
INTEGER_ACCESSORS(int, int)
INTEGER_ACCESSORS(long, long long)
FLOAT_ACCESSORS(float, float)
FLOAT_ACCESSORS(double, double)

BORROWS_ARGUMENTS static BOOL get_boolean(NSManagedObject *self, SEL selector) {
    return [property_value(self, slot_of(self, selector)) boolValue];
}

BORROWS_ARGUMENTS static void set_boolean(NSManagedObject *self, SEL selector, BOOL value) {
    object_change_value(self, slot_of(self, selector), [NSNumber numberWithBool:value]);
}

static void set_primitive_boolean(NSManagedObject *self, SEL selector, BOOL value) {
    property_set_value(self, slot_of(self, selector), [NSNumber numberWithBool:value]);
}

typedef struct {
    char type;
    IMP get, set, set_primitive;
} ScalarAccessors;

/// The accessors for a C type; those for objects if it is not a supported scalar type.
static ScalarAccessors accessors_for(char type, BOOL isBoolean) {
    switch (type) {
    case 'c':
    case 'C':
    case 'B':
        if (isBoolean) return (ScalarAccessors){type, (IMP)get_boolean, (IMP)set_boolean, (IMP)set_primitive_boolean};
        return (ScalarAccessors){type, (IMP)get_char, (IMP)set_char, (IMP)set_primitive_char};
    case 's':
    case 'S': return (ScalarAccessors){type, (IMP)get_short, (IMP)set_short, (IMP)set_primitive_short};
    case 'i':
    case 'I': return (ScalarAccessors){type, (IMP)get_int, (IMP)set_int, (IMP)set_primitive_int};
    case 'l':
    case 'L':
    case 'q':
    case 'Q': return (ScalarAccessors){type, (IMP)get_long, (IMP)set_long, (IMP)set_primitive_long};
    case 'f': return (ScalarAccessors){type, (IMP)get_float, (IMP)set_float, (IMP)set_primitive_float};
    case 'd': return (ScalarAccessors){type, (IMP)get_double, (IMP)set_double, (IMP)set_primitive_double};
    default: return (ScalarAccessors){'@', (IMP)get_value, (IMP)set_value, (IMP)set_primitive};
    }
}

// MARK: Classes

/// A class that was made. Classes are never freed.
typedef struct DynamicClass {
    struct DynamicClass *next;
    Class class;
    char *signature;
    uint8_t *app_accessors;
} DynamicClass;

static DynamicClass *_Atomic dynamic_classes;

static DynamicClass *dynamic_class(Class class) {
    for (DynamicClass *each = dynamic_classes; each; each = each->next) {
        if (each->class == class) return each;
    }
    return NULL;
}

const uint8_t *dynamic_class_app_accessors(Class class) {
    DynamicClass *found = dynamic_class(class);
    return found ? found->app_accessors : NULL;
}

static Class app_class(id self, SEL selector) {
    Class class = object_getClass(self);
    while (class && !class_is_dynamic(class)) class = class_getSuperclass(class);
    return class ? class_getSuperclass(class) : object_getClass(self);
}

static BOOL add_method(Class class, NSString *name, IMP implementation, const char *types) {
    SEL selector = NSSelectorFromString(name);
    if (class_getInstanceMethod(class, selector)) return NO;
    return class_addMethod(class, selector, implementation, types);
}

/// The text after a letter in the attribute string of a property; nil if it is missing.
static NSString *part_of(const char *attributes, char letter) {
    for (const char *part = attributes; part; part = strchr(part, ',')) {
        if (*part == ',') part++;
        if (*part != letter) continue;
        size_t length = strcspn(part + 1, ",");
        return [[NSString alloc] initWithBytes:part + 1 length:length encoding:NSUTF8StringEncoding];
    }
    return nil;
}

static void add_accessors(Class class, Class base, EntityLayout *layout, NSUInteger index, uint8_t *appAccessors) {
    PropertySlot *slot = &layout->slots[index];
    NSString *key = slot->name;
    if ([key length] == 0) return;
    NSString *large = [[[key substringToIndex:1] uppercaseString] stringByAppendingString:[key substringFromIndex:1]];
    objc_property_t property = class_getProperty(base, [key UTF8String]);
    const char *attributes = property ? property_getAttributes(property) : NULL;
    char type = attributes && *attributes == 'T' ? attributes[1] : '@';
    BOOL isBoolean = slot->type == NSBooleanAttributeType;
    ScalarAccessors scalar = accessors_for(slot->kind == AttributeSlot ? type : '@', isBoolean);
    char getterTypes[] = {scalar.type, '@', ':', 0};
    char setterTypes[] = {'v', '@', ':', scalar.type, 0};
    if (!add_method(class, key, scalar.get, getterTypes)) appAccessors[index] |= AppGetter;
    if (!add_method(class, [NSString stringWithFormat:@"set%@:", large], scalar.set, setterTypes)) {
        appAccessors[index] |= AppSetter;
    }
    SEL validator = NSSelectorFromString([NSString stringWithFormat:@"validate%@:error:", large]);
    SEL general = @selector(validateValue:forKey:error:);
    BOOL isGeneral =
        class_getMethodImplementation(base, general) != class_getMethodImplementation([NSManagedObject class], general);
    if (isGeneral || class_getInstanceMethod(base, validator)) appAccessors[index] |= AppValidator;
    if (attributes) {
        NSString *getter = part_of(attributes, 'G'), *setter = part_of(attributes, 'S');
        if (getter) add_method(class, getter, scalar.get, getterTypes);
        if (setter) add_method(class, setter, scalar.set, setterTypes);
        // Key-value coding finds the app's getter by its custom name.
        if (getter && class_getInstanceMethod(base, NSSelectorFromString(getter))) appAccessors[index] |= AppGetter;
    }
    NSString *primitiveKey = [@"primitive" stringByAppendingString:large];
    objc_property_t primitive = class_getProperty(base, [primitiveKey UTF8String]);
    const char *primitiveAttributes = primitive ? property_getAttributes(primitive) : NULL;
    char primitiveType = primitiveAttributes && *primitiveAttributes == 'T' ? primitiveAttributes[1] : '@';
    ScalarAccessors raw = accessors_for(slot->kind == AttributeSlot ? primitiveType : '@', isBoolean);
    char rawGetterTypes[] = {raw.type, '@', ':', 0}, rawSetterTypes[] = {'v', '@', ':', raw.type, 0};
    add_method(class, primitiveKey, raw.get, rawGetterTypes);
    add_method(class, [NSString stringWithFormat:@"setPrimitive%@:", large], raw.set_primitive, rawSetterTypes);
    if (slot->kind != ToManySlot) return;
    add_method(class, [NSString stringWithFormat:@"add%@Object:", large], (IMP)add_object, "v@:@");
    add_method(class, [NSString stringWithFormat:@"remove%@Object:", large], (IMP)remove_object, "v@:@");
    add_method(class, [NSString stringWithFormat:@"add%@:", large], (IMP)add_objects, "v@:@");
    add_method(class, [NSString stringWithFormat:@"remove%@:", large], (IMP)remove_objects, "v@:@");
}

/// Tells a layout the names of accessors that the app declared with `getter=` and `setter=`. Each layout needs them, also
/// one whose objects have a class that was made for another model.
static void add_declared_names(Class base, EntityLayout *layout) {
    for (NSUInteger i = 0; i < layout->count; i++) {
        objc_property_t property = class_getProperty(base, [layout->slots[i].name UTF8String]);
        const char *attributes = property ? property_getAttributes(property) : NULL;
        NSString *getter = part_of(attributes, 'G'), *setter = part_of(attributes, 'S');
        if (getter) [layout addAccess:GetValue name:getter index:i];
        if (setter) [layout addAccess:SetValue name:setter index:i];
    }
}

static NSString *signature_of(Class class, EntityLayout *layout) {
    NSMutableString *text = [NSMutableString stringWithFormat:@"%s|%@", class_getName(class), layout->entity.name];
    for (NSUInteger i = 0; i < layout->count; i++) {
        PropertySlot *slot = &layout->slots[i];
        [text appendFormat:@"|%@:%d:%lu", slot->name, slot->kind, (unsigned long)slot->type];
    }
    return text;
}

Class dynamic_class_for(Class base, EntityLayout *layout) {
    add_declared_names(base, layout);
    const char *signature = [signature_of(base, layout) UTF8String];
    int namesakes = 0;
    for (DynamicClass *each = dynamic_classes; each; each = each->next) {
        if (class_getSuperclass(each->class) == base) namesakes++;
        if (strcmp(each->signature, signature) == 0) return each->class;
    }
    NSString *name = [NSString stringWithFormat:@"%s_%@_", class_getName(base), layout->entity.name];
    if (objc_lookUpClass([name UTF8String])) name = [name stringByAppendingFormat:@"%d", namesakes + 1];
    Class class = objc_allocateClassPair(base, [name UTF8String], 0);
    if (class == Nil) return base;
    objc_registerClassPair(class);
    DynamicClass *made = calloc(1, sizeof *made);
    made->class = class;
    made->signature = strdup(signature);
    made->app_accessors = calloc(layout->count ? layout->count : 1, 1);
    for (NSUInteger i = 0; i < layout->count; i++) add_accessors(class, base, layout, i, made->app_accessors);
    class_addMethod(class, @selector(class), (IMP)app_class, "#@:");
    ((unsigned long *)(__bridge void *)class)[4] |= IsDynamicFlag;
    made->next = dynamic_classes;
    dynamic_classes = made;
    return class;
}
