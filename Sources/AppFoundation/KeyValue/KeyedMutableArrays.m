// Mutable proxy arrays and ordered sets for a property.

#include "KeyValue/KeyedCollections.h"
#include "KeyValue/Observing.h"
#include <objc/message.h>

/// The common state of proxy arrays and proxy ordered sets.
typedef struct {
    id object;
    NSString *key;
    KeyAccessors *accessors;
    WayOfChange way;
    Class stored; // the class of a collection that is made when the property has none
} OrderedProperty;

static id current_value(const OrderedProperty *property) { return [property->object valueForKey:property->key]; }

static void insert_by_method(const OrderedProperty *property, id member, NSUInteger index) {
    id object = property->object;
    SEL selector = property->accessors->array.insert_object;
    if (selector) {
        ((void (*)(id, SEL, id, NSUInteger))objc_msg_lookup(object, selector))(object, selector, member, index);
    } else {
        [object performSelector:property->accessors->array.insert_objects
                     withObject:[NSArray arrayWithObject:member]
                     withObject:[NSIndexSet indexSetWithIndex:index]];
    }
}

static void remove_by_method(const OrderedProperty *property, NSUInteger index) {
    id object = property->object;
    SEL selector = property->accessors->array.remove_object;
    if (selector) {
        ((void (*)(id, SEL, NSUInteger))objc_msg_lookup(object, selector))(object, selector, index);
    } else {
        [object performSelector:property->accessors->array.remove_objects
                     withObject:[NSIndexSet indexSetWithIndex:index]];
    }
}

static void replace_by_method(const OrderedProperty *property, NSUInteger index, id member) {
    id object = property->object;
    SEL selector = property->accessors->array.replace_object;
    if (selector) {
        ((void (*)(id, SEL, NSUInteger, id))objc_msg_lookup(object, selector))(object, selector, index, member);
    } else if (property->accessors->array.replace_objects) {
        [object performSelector:property->accessors->array.replace_objects
                     withObject:[NSIndexSet indexSetWithIndex:index]
                     withObject:[NSArray arrayWithObject:member]];
    } else {
        remove_by_method(property, index);
        insert_by_method(property, member, index);
    }
}

static void change(id collection, NSKeyValueChange kind, NSUInteger index, id member) {
    switch (kind) {
    case NSKeyValueChangeInsertion: [collection insertObject:member atIndex:index]; break;
    case NSKeyValueChangeRemoval: [collection removeObjectAtIndex:index]; break;
    default: [collection replaceObjectAtIndex:index withObject:member];
    }
}

static void change_property(const OrderedProperty *property, NSKeyValueChange kind, NSUInteger index, id member) {
    if (property->way == ChangesByMethods) {
        switch (kind) {
        case NSKeyValueChangeInsertion: insert_by_method(property, member, index); break;
        case NSKeyValueChangeRemoval: remove_by_method(property, index); break;
        default: replace_by_method(property, index, member);
        }
    } else if (property->way == ChangesBySetting) {
        id value = [[current_value(property) mutableCopy] autorelease] ?: [[[property->stored alloc] init] autorelease];
        change(value, kind, index, member);
        [property->object setValue:value forKey:property->key];
    } else {
        id value = collection_in_variable(property->object, property->accessors, property->stored);
        NSIndexSet *indexes = [NSIndexSet indexSetWithIndex:index];
        // An immutable value raises before a change is announced.
        BOOL announces = [value respondsToSelector:@selector(insertObject:atIndex:)] &&
                         change_is_announced_for_key(property->object, property->key);
        if (announces) [property->object willChange:kind valuesAtIndexes:indexes forKey:property->key];
        change(value, kind, index, member);
        if (announces) [property->object didChange:kind valuesAtIndexes:indexes forKey:property->key];
    }
}

static OrderedProperty property_of(id object, NSString *key, Class stored) {
    KeyAccessors *accessors = [KeyAccessors accessorsOfClass:object_getClass(object) key:key];
    ArrayWriting array = accessors->array;
    BOOL has_methods = (array.insert_object || array.insert_objects) && (array.remove_object || array.remove_objects);
    return (OrderedProperty){[object retain], [key copy], accessors, way_of_change(object, accessors, has_methods), stored};
}

/// The methods for several objects at once are called where the class has them.
#define CHANGES_OF_SEVERAL                                                                                             \
    -(void)insertObjects : (NSArray *)members atIndexes : (NSIndexSet *)indexes {                                      \
        SEL selector = several(&property, property.accessors->array.insert_objects);                                   \
        if (selector == NULL) return [super insertObjects:members atIndexes:indexes];                                  \
        [property.object performSelector:selector withObject:members withObject:indexes];                              \
    }                                                                                                                  \
    -(void)removeObjectsAtIndexes : (NSIndexSet *)indexes {                                                            \
        SEL selector = several(&property, property.accessors->array.remove_objects);                                   \
        if (selector == NULL) return [super removeObjectsAtIndexes:indexes];                                           \
        [property.object performSelector:selector withObject:indexes];                                                 \
    }                                                                                                                  \
    -(void)replaceObjectsAtIndexes : (NSIndexSet *)indexes withObjects : (NSArray *)members {                          \
        SEL selector = several(&property, property.accessors->array.replace_objects);                                  \
        if (selector == NULL) return [super replaceObjectsAtIndexes:indexes withObjects:members];                      \
        [property.object performSelector:selector withObject:indexes withObject:members];                              \
    }

static SEL several(const OrderedProperty *property, SEL selector) {
    return property->way == ChangesByMethods ? selector : NULL;
}

@interface KeyedMutableArray : NSMutableArray {
@public
    OrderedProperty property;
}
@end

@implementation KeyedMutableArray
- (NSUInteger)count { return [current_value(&property) count]; }
- (id)objectAtIndex:(NSUInteger)index { return [current_value(&property) objectAtIndex:index]; }
- (void)insertObject:(id)member atIndex:(NSUInteger)index {
    change_property(&property, NSKeyValueChangeInsertion, index, member);
}
- (void)removeObjectAtIndex:(NSUInteger)index { change_property(&property, NSKeyValueChangeRemoval, index, nil); }
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)member {
    change_property(&property, NSKeyValueChangeReplacement, index, member);
}
- (void)addObject:(id)member { [self insertObject:member atIndex:[self count]]; }
- (void)removeLastObject { [self removeObjectAtIndex:[self count] - 1]; }
- (void)removeAllObjects {
    for (NSUInteger count = [self count]; count > 0; count--) [self removeObjectAtIndex:count - 1];
}
- (id)copyWithZone:(NSZone *)zone { return [[NSArray allocWithZone:zone] initWithArray:self]; }
- (Class)classForCoder { return [NSMutableArray class]; }
- (void)dealloc {
    [property.object release];
    [property.key release];
    [super dealloc];
}

CHANGES_OF_SEVERAL
@end

@interface KeyedMutableOrderedSet : NSMutableOrderedSet {
@public
    OrderedProperty property;
}
@end

@implementation KeyedMutableOrderedSet
- (NSUInteger)count { return [current_value(&property) count]; }
- (id)objectAtIndex:(NSUInteger)index { return [current_value(&property) objectAtIndex:index]; }
- (NSUInteger)indexOfObject:(id)member {
    id value = current_value(&property);
    return value ? [value indexOfObject:member] : NSNotFound;
}
- (BOOL)containsObject:(id)member { return [self indexOfObject:member] != NSNotFound; }
- (void)insertObject:(id)member atIndex:(NSUInteger)index {
    if ([self containsObject:member]) return;
    change_property(&property, NSKeyValueChangeInsertion, index, member);
}
- (void)removeObjectAtIndex:(NSUInteger)index { change_property(&property, NSKeyValueChangeRemoval, index, nil); }
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)member {
    NSUInteger present = [self indexOfObject:member];
    if (present != NSNotFound && present != index) return;
    change_property(&property, NSKeyValueChangeReplacement, index, member);
}
- (void)addObject:(id)member { [self insertObject:member atIndex:[self count]]; }
- (void)removeObject:(id)member {
    NSUInteger index = [self indexOfObject:member];
    if (index != NSNotFound) [self removeObjectAtIndex:index];
}
- (void)removeAllObjects {
    for (NSUInteger count = [self count]; count > 0; count--) [self removeObjectAtIndex:count - 1];
}
- (id)copyWithZone:(NSZone *)zone { return [[NSOrderedSet allocWithZone:zone] initWithArray:[self array]]; }
- (Class)classForCoder { return [NSMutableOrderedSet class]; }
- (void)dealloc {
    [property.object release];
    [property.key release];
    [super dealloc];
}

CHANGES_OF_SEVERAL
@end

NSMutableArray *keyed_mutable_array(id object, NSString *key) {
    KeyedMutableArray *array = (KeyedMutableArray *)NSAllocateObject([KeyedMutableArray class], 0, NULL);
    array->property = property_of(object, key, [NSMutableArray class]);
    return [array autorelease];
}

NSMutableOrderedSet *keyed_mutable_ordered_set(id object, NSString *key) {
    KeyedMutableOrderedSet *set = (KeyedMutableOrderedSet *)NSAllocateObject([KeyedMutableOrderedSet class], 0, NULL);
    set->property = property_of(object, key, [NSMutableOrderedSet class]);
    return [set autorelease];
}
