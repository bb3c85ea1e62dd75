// Key-value coding of objects, after Apple's "Key-Value Coding Programming Guide". Undefined keys are handled in
// `Nib/KeyValueCoding.m`, since the nib loader treats them in its own way.

#include "KeyValue/KeyAccessors.h"
#include "KeyValue/KeyBoxes.h"
#include "KeyValue/KeyedCollections.h"
#include "KeyValue/Observing.h"

static void check_key(id object, const char *message, NSString *key, const char *what) {
    if (key) return;
    [NSException raise:NSInvalidArgumentException
                format:@"[<%s %p> %s]: attempt to %s a nil key", class_getName([object class]), object, message, what];
}

/// The first key of a path; `rest` becomes the part behind the first point, nil if there is none.
static NSString *split_path(NSString *path, NSString **rest) {
    NSRange point = [path rangeOfString:@"."];
    *rest = point.location == NSNotFound ? nil : [path substringFromIndex:NSMaxRange(point)];
    return *rest ? [path substringToIndex:point.location] : path;
}

@interface NSObject (KeyValueAccess)
@end

@implementation NSObject (KeyValueAccess)

+ (BOOL)accessInstanceVariablesDirectly { return YES; }

- (id)valueForKey:(NSString *)key {
    check_key(self, "valueForKey:", key, "retrieve a value for");
    if ([key length] == 0) return [self valueForUndefinedKey:key];
    KeyAccessors *accessors = [KeyAccessors accessorsOfClass:object_getClass(self) key:key];
    if (accessors->getter.selector) {
        if (!is_key_value_type(accessors->getter.type)) return [self valueForUndefinedKey:key];
        return value_from_getter(self, accessors->getter.selector, accessors->getter.type);
    }
    id collection = keyed_collection(self, key, accessors);
    if (collection) return collection;
    KeyVariable variable = accessors->variable;
    if (variable.type) return value_from_memory((char *)self + variable.offset, variable.type);
    return [self valueForUndefinedKey:key];
}

- (void)setValue:(id)value forKey:(NSString *)key {
    check_key(self, "setValue:forKey:", key, "set a value for");
    if ([key length] == 0) {
        [self setValue:value forUndefinedKey:key];
        return;
    }
    KeyAccessors *accessors = [KeyAccessors accessorsOfClass:object_getClass(self) key:key];
    KeyMethod setter = accessors->setter;
    KeyVariable variable = accessors->variable;
    if (setter.selector && is_key_value_type(setter.type)) {
        value_to_setter(self, setter.selector, setter.type, value, key);
    } else if (setter.selector == NULL && variable.type) {
        BOOL announces = change_is_announced_for_key(self, key);
        if (announces) [self willChangeValueForKey:key];
        value_to_memory(self, (char *)self + variable.offset, variable.type, value, key);
        if (announces) [self didChangeValueForKey:key];
    } else {
        [self setValue:value forUndefinedKey:key];
    }
}

- (id)valueForKeyPath:(NSString *)path {
    NSString *rest, *key = split_path(path, &rest);
    id value = [self valueForKey:key];
    return rest ? [value valueForKeyPath:rest] : value;
}

- (void)setValue:(id)value forKeyPath:(NSString *)path {
    NSString *rest, *key = split_path(path, &rest);
    if (rest) {
        [[self valueForKey:key] setValue:value forKeyPath:rest];
    } else {
        [self setValue:value forKey:key];
    }
}

- (BOOL)validateValue:(id *)value forKey:(NSString *)key error:(NSError **)error {
    if ([key length] == 0) return YES;
    SEL selector = [KeyAccessors accessorsOfClass:object_getClass(self) key:key]->validate;
    if (selector == NULL) return YES;
    IMP method = [self methodForSelector:selector];
    return ((BOOL(*)(id, SEL, id *, NSError **))method)(self, selector, value, error);
}

- (BOOL)validateValue:(id *)value forKeyPath:(NSString *)path error:(NSError **)error {
    NSString *rest, *key = split_path(path, &rest);
    if (rest == nil) return [self validateValue:value forKey:key error:error];
    id next = [self valueForKey:key];
    return next == nil || [next validateValue:value forKeyPath:rest error:error];
}

- (NSDictionary *)dictionaryWithValuesForKeys:(NSArray *)keys {
    NSMutableDictionary *values = [NSMutableDictionary dictionaryWithCapacity:[keys count]];
    for (NSString *key in keys) [values setObject:[self valueForKey:key] ?: [NSNull null] forKey:key];
    return values;
}

- (void)setValuesForKeysWithDictionary:(NSDictionary *)values {
    for (NSString *key in [values allKeys]) {
        id value = [values objectForKey:key];
        [self setValue:value == [NSNull null] ? nil : value forKey:key];
    }
}

- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key { return keyed_mutable_array(self, key); }
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key { return keyed_mutable_set(self, key); }
- (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key { return keyed_mutable_ordered_set(self, key); }

- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)path {
    NSString *rest, *key = split_path(path, &rest);
    return rest ? [[self valueForKey:key] mutableArrayValueForKeyPath:rest] : [self mutableArrayValueForKey:key];
}

- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)path {
    NSString *rest, *key = split_path(path, &rest);
    return rest ? [[self valueForKey:key] mutableSetValueForKeyPath:rest] : [self mutableSetValueForKey:key];
}

- (NSMutableOrderedSet *)mutableOrderedSetValueForKeyPath:(NSString *)path {
    NSString *rest, *key = split_path(path, &rest);
    if (rest == nil) return [self mutableOrderedSetValueForKey:key];
    return [[self valueForKey:key] mutableOrderedSetValueForKeyPath:rest];
}

@end
