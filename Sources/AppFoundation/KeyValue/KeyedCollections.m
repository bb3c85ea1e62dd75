// Collections that read a property through its indexed or unordered accessors.

#include "KeyValue/KeyedCollections.h"
#include <objc/message.h>

static NSUInteger count_of(id object, KeyAccessors *accessors) {
    SEL selector = accessors->reading.count;
    return ((NSUInteger(*)(id, SEL))objc_msg_lookup(object, selector))(object, selector);
}

static id object_at(id object, KeyAccessors *accessors, NSUInteger index) {
    SEL selector = accessors->reading.object_at_index;
    if (selector) return ((id (*)(id, SEL, NSUInteger))objc_msg_lookup(object, selector))(object, selector, index);
    selector = accessors->reading.objects_at_indexes;
    return [[object performSelector:selector withObject:[NSIndexSet indexSetWithIndex:index]] objectAtIndex:0];
}

@interface KeyedArray : NSArray {
@public
    id object;
    KeyAccessors *accessors;
}
@end

@implementation KeyedArray
- (NSUInteger)count { return count_of(object, accessors); }
- (id)objectAtIndex:(NSUInteger)index { return object_at(object, accessors, index); }
- (id)copyWithZone:(NSZone *)zone { return [[NSArray allocWithZone:zone] initWithArray:self]; }
- (Class)classForCoder { return [NSArray class]; }
- (void)dealloc {
    [object release];
    [super dealloc];
}
@end

@interface KeyedOrderedSet : NSOrderedSet {
@public
    id object;
    KeyAccessors *accessors;
}
@end

@implementation KeyedOrderedSet
- (NSUInteger)count { return count_of(object, accessors); }
- (id)objectAtIndex:(NSUInteger)index { return object_at(object, accessors, index); }
- (NSUInteger)indexOfObject:(id)member {
    SEL selector = accessors->reading.index_of_object;
    return ((NSUInteger(*)(id, SEL, id))objc_msg_lookup(object, selector))(object, selector, member);
}
- (BOOL)containsObject:(id)member { return [self indexOfObject:member] != NSNotFound; }
- (id)copyWithZone:(NSZone *)zone { return [[NSOrderedSet allocWithZone:zone] initWithArray:[self array]]; }
- (Class)classForCoder { return [NSOrderedSet class]; }
- (void)dealloc {
    [object release];
    [super dealloc];
}
@end

@interface KeyedSet : NSSet {
@public
    id object;
    KeyAccessors *accessors;
}
@end

@implementation KeyedSet
- (NSUInteger)count { return count_of(object, accessors); }
- (id)member:(id)member { return [object performSelector:accessors->reading.member withObject:member]; }
- (NSEnumerator *)objectEnumerator { return [object performSelector:accessors->reading.enumerator]; }
- (id)copyWithZone:(NSZone *)zone { return [[NSSet allocWithZone:zone] initWithArray:[self allObjects]]; }
- (Class)classForCoder { return [NSSet class]; }
- (void)dealloc {
    [object release];
    [super dealloc];
}
@end

id keyed_collection(id object, NSString *key, KeyAccessors *accessors) {
    CollectionReading reading = accessors->reading;
    if (reading.count == NULL) return nil;
    BOOL is_ordered = reading.object_at_index || reading.objects_at_indexes;
    if (is_ordered && reading.index_of_object) {
        KeyedOrderedSet *set = (KeyedOrderedSet *)NSAllocateObject([KeyedOrderedSet class], 0, NULL);
        set->object = [object retain];
        set->accessors = accessors;
        return [set autorelease];
    }
    if (is_ordered) {
        KeyedArray *array = (KeyedArray *)NSAllocateObject([KeyedArray class], 0, NULL);
        array->object = [object retain];
        array->accessors = accessors;
        return [array autorelease];
    }
    if (reading.enumerator && reading.member) {
        KeyedSet *set = (KeyedSet *)NSAllocateObject([KeyedSet class], 0, NULL);
        set->object = [object retain];
        set->accessors = accessors;
        return [set autorelease];
    }
    return nil;
}

WayOfChange way_of_change(id object, KeyAccessors *accessors, BOOL has_methods) {
    if (has_methods) return ChangesByMethods;
    if (accessors->setter.selector == NULL && accessors->variable.type && *accessors->variable.type == '@') {
        return ChangesVariable;
    }
    return ChangesBySetting;
}

id collection_in_variable(id object, KeyAccessors *accessors, Class class) {
    id *place = (id *)((char *)object + accessors->variable.offset);
    if (*place == nil) *place = [[class alloc] init];
    return *place;
}
