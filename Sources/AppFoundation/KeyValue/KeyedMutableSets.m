// Mutable proxy sets for a property.

#include "KeyValue/KeyedCollections.h"
#include "KeyValue/Observing.h"

@interface KeyedMutableSet : NSMutableSet {
@public
    id object;
    NSString *key;
    KeyAccessors *accessors;
    WayOfChange way;
}
@end

static void change(NSMutableSet *set, NSKeyValueSetMutationKind mutation, NSSet *members) {
    switch (mutation) {
    case NSKeyValueUnionSetMutation: [set unionSet:members]; break;
    case NSKeyValueMinusSetMutation: [set minusSet:members]; break;
    case NSKeyValueIntersectSetMutation: [set intersectSet:members]; break;
    default: [set setSet:members];
    }
}

@implementation KeyedMutableSet

- (NSSet *)value { return [object valueForKey:key]; }
- (NSUInteger)count { return [[self value] count]; }
- (id)member:(id)member { return [[self value] member:member]; }
- (NSEnumerator *)objectEnumerator { return [[self value] objectEnumerator]; }

- (id)copyWithZone:(NSZone *)zone { return [[NSSet allocWithZone:zone] initWithArray:[self allObjects]]; }
- (Class)classForCoder { return [NSMutableSet class]; }

/// Sends the method for a set, or if there is none the one for a single object to each.
- (void)send:(SEL)for_set each:(SEL)for_object members:(NSSet *)members {
    if (for_set) {
        [object performSelector:for_set withObject:members];
    } else {
        for (id member in [members allObjects]) [object performSelector:for_object withObject:member];
    }
}

- (void)changeByMethods:(NSKeyValueSetMutationKind)mutation members:(NSSet *)members {
    SetWriting set = accessors->set;
    NSMutableSet *others = [NSMutableSet setWithSet:[self value]];
    switch (mutation) {
    case NSKeyValueUnionSetMutation: [self send:set.add_set each:set.add_object members:members]; break;
    case NSKeyValueMinusSetMutation: [self send:set.remove_set each:set.remove_object members:members]; break;
    case NSKeyValueIntersectSetMutation:
        [others minusSet:members];
        if (set.intersect_set) {
            [object performSelector:set.intersect_set withObject:members];
        } else {
            [self send:set.remove_set each:set.remove_object members:others];
        }
        break;
    default:
        if (accessors->setter.selector) {
            [object setValue:members forKey:key];
        } else {
            [others minusSet:members];
            [self send:set.remove_set each:set.remove_object members:others];
            [self send:set.add_set each:set.add_object members:members];
        }
    }
}

- (void)changeBy:(NSKeyValueSetMutationKind)mutation members:(NSSet *)members {
    if (way == ChangesByMethods) {
        [self changeByMethods:mutation members:members];
    } else if (way == ChangesBySetting) {
        NSMutableSet *value = [[[self value] mutableCopy] autorelease] ?: [NSMutableSet set];
        change(value, mutation, members);
        [object setValue:value forKey:key];
    } else {
        NSMutableSet *value = collection_in_variable(object, accessors, [NSMutableSet class]);
        BOOL announces = [value respondsToSelector:@selector(unionSet:)] && change_is_announced_for_key(object, key);
        if (announces) [object willChangeValueForKey:key withSetMutation:mutation usingObjects:members];
        change(value, mutation, members);
        if (announces) [object didChangeValueForKey:key withSetMutation:mutation usingObjects:members];
    }
}

/// Sends the method for a single object.
- (BOOL)sends:(SEL)for_object member:(id)member {
    if (way != ChangesByMethods || for_object == NULL) return NO;
    [object performSelector:for_object withObject:member];
    return YES;
}

- (void)addObject:(id)member {
    if ([self sends:accessors->set.add_object member:member]) return;
    [self changeBy:NSKeyValueUnionSetMutation members:[NSSet setWithObject:member]];
}
- (void)removeObject:(id)member {
    if ([self sends:accessors->set.remove_object member:member]) return;
    [self changeBy:NSKeyValueMinusSetMutation members:[NSSet setWithObject:member]];
}
- (void)addObjectsFromArray:(NSArray *)members {
    [self changeBy:NSKeyValueUnionSetMutation members:[NSSet setWithArray:members]];
}
- (void)unionSet:(NSSet *)members { [self changeBy:NSKeyValueUnionSetMutation members:members]; }
- (void)minusSet:(NSSet *)members { [self changeBy:NSKeyValueMinusSetMutation members:members]; }
- (void)intersectSet:(NSSet *)members { [self changeBy:NSKeyValueIntersectSetMutation members:members]; }
- (void)setSet:(NSSet *)members { [self changeBy:NSKeyValueSetSetMutation members:members]; }
- (void)removeAllObjects {
    [self changeBy:NSKeyValueMinusSetMutation members:[NSSet setWithArray:[self allObjects]]];
}

- (void)dealloc {
    [object release];
    [key release];
    [super dealloc];
}

@end

NSMutableSet *keyed_mutable_set(id object, NSString *key) {
    KeyedMutableSet *set = (KeyedMutableSet *)NSAllocateObject([KeyedMutableSet class], 0, NULL);
    set->object = [object retain];
    set->key = [key copy];
    set->accessors = [KeyAccessors accessorsOfClass:object_getClass(object) key:key];
    SetWriting writing = set->accessors->set;
    BOOL has_methods =
        (writing.add_object || writing.add_set) && (writing.remove_object || writing.remove_set);
    set->way = way_of_change(object, set->accessors, has_methods);
    return [set autorelease];
}
