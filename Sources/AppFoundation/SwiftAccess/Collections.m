#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

void *foundation_array(void *const *objects, long count) {
    return [NSArray arrayWithObjects:(id *)objects count:(NSUInteger)count];
}

void *foundation_set(void *const *objects, long count) {
    return [NSSet setWithObjects:(id *)objects count:(NSUInteger)count];
}

void *foundation_dictionary(void *const *keys, void *const *objects, long count) {
    return [NSDictionary dictionaryWithObjects:(id *)objects forKeys:(id *)keys count:(NSUInteger)count];
}

long foundation_count(void *collection) { return (long)[(NSArray *)collection count]; }

void foundation_elements(void *collection, void **buffer) {
    NSEnumerator *enumerator = [(NSArray *)collection objectEnumerator];
    long position = 0;
    for (id element; (element = [enumerator nextObject]) != nil;) buffer[position++] = (void *)element;
}

void foundation_pairs(void *dictionary, void **keys, void **objects) {
    NSEnumerator *enumerator = [(NSDictionary *)dictionary keyEnumerator];
    long position = 0;
    for (id key; (key = [enumerator nextObject]) != nil; position++) {
        keys[position] = (void *)key;
        objects[position] = (void *)[(NSDictionary *)dictionary objectForKey:key];
    }
}

bool object_is_collection(void *object, FoundationKind kind) {
    switch (kind) {
    case FoundationKindArray: return [(id)object isKindOfClass:[NSArray class]];
    case FoundationKindDictionary: return [(id)object isKindOfClass:[NSDictionary class]];
    case FoundationKindSet: return [(id)object isKindOfClass:[NSSet class]];
    default: return false;
    }
}

void *foundation_ordered_set_array(void *object) {
    return [(id)object isKindOfClass:[NSOrderedSet class]] ? [(NSOrderedSet *)object array] : NULL;
}

void *foundation_ordered_set(void *array) { return [NSOrderedSet orderedSetWithArray:(NSArray *)array]; }
