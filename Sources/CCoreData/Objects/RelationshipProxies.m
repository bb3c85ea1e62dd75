// The results of `mutableSetValueForKey:` and similar methods: collections that forward changes to the owner's
// relationship.

#import "Objects/RelationshipSets.h"

@interface RelationshipProxySet : NSMutableSet {
  @public
    NSManagedObject *owner;
    NSUInteger index;
}
@end

@implementation RelationshipProxySet

- (id)initWithCapacity:(NSUInteger)capacity {
    return [super init];
}
- (NSMutableSet *)contents {
    return [owner valueForKey:owner->_layout->slots[index].name];
}
- (NSUInteger)count {
    return [[self contents] count];
}
- (id)member:(id)object {
    return [[self contents] member:object];
}
- (NSEnumerator *)objectEnumerator {
    return [[self contents] objectEnumerator];
}
- (id)copyWithZone:(NSZone *)zone {
    return [[self contents] copy];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
    return [[self contents] mutableCopy];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    return [[self contents] countByEnumeratingWithState:state objects:stackbuffer count:length];
}

/// Calls the app's own accessor, if its class implements one.
- (void)change:(NSKeyValueSetMutationKind)kind by:(NSSet *)objects verb:(NSString *)verb {
    NSString *key = owner->_layout->slots[index].name;
    NSString *large = [[[key substringToIndex:1] uppercaseString] stringByAppendingString:[key substringFromIndex:1]];
    SEL selector = NSSelectorFromString([NSString stringWithFormat:@"%@%@:", verb, large]);
    if ([owner respondsToSelector:selector]) {
        ((void (*)(id, SEL, NSSet *))[owner methodForSelector:selector])(owner, selector, objects);
    } else {
        object_change_set(owner, index, kind, objects);
    }
}

- (void)addObject:(id)object {
    [self unionSet:[NSSet setWithObject:object]];
}
- (void)removeObject:(id)object {
    [self minusSet:object ? [NSSet setWithObject:object] : [NSSet set]];
}
- (void)unionSet:(NSSet *)objects {
    [self change:NSKeyValueUnionSetMutation by:objects verb:@"add"];
}
- (void)minusSet:(NSSet *)objects {
    [self change:NSKeyValueMinusSetMutation by:objects verb:@"remove"];
}
- (void)addObjectsFromArray:(NSArray *)objects {
    [self unionSet:[NSSet setWithArray:objects]];
}
- (void)removeAllObjects {
    [self setSet:[NSSet set]];
}
- (void)setSet:(NSSet *)objects {
    object_change_value(owner, index, objects);
}

- (void)intersectSet:(NSSet *)objects {
    NSMutableSet *rest = [[self contents] mutableCopy];
    [rest intersectSet:objects];
    [self setSet:rest];
}

@end

@interface RelationshipProxyOrderedSet : NSMutableOrderedSet {
  @public
    NSManagedObject *owner;
    NSUInteger index;
}
@end

@implementation RelationshipProxyOrderedSet

- (NSMutableOrderedSet *)contents {
    return [owner valueForKey:owner->_layout->slots[index].name];
}
- (NSUInteger)count {
    return [[self contents] count];
}
- (id)objectAtIndex:(NSUInteger)place {
    return [[self contents] objectAtIndex:place];
}
- (NSUInteger)indexOfObject:(id)object {
    return [[self contents] indexOfObject:object];
}
- (id)copyWithZone:(NSZone *)zone {
    return [[self contents] copy];
}

- (void)insertObject:(id)object atIndex:(NSUInteger)place {
    NSMutableOrderedSet *changed = [[self contents] mutableCopy];
    [changed insertObject:object atIndex:place];
    object_change_value(owner, index, changed);
}

- (void)removeObjectAtIndex:(NSUInteger)place {
    NSMutableOrderedSet *changed = [[self contents] mutableCopy];
    [changed removeObjectAtIndex:place];
    object_change_value(owner, index, changed);
}

- (void)replaceObjectAtIndex:(NSUInteger)place withObject:(id)object {
    NSMutableOrderedSet *changed = [[self contents] mutableCopy];
    [changed replaceObjectAtIndex:place withObject:object];
    object_change_value(owner, index, changed);
}

@end

NSMutableSet *relationship_proxy_set(NSManagedObject *owner, NSUInteger index) {
    RelationshipProxySet *proxy = [[RelationshipProxySet alloc] init];
    proxy->owner = owner;
    proxy->index = index;
    return proxy;
}

NSMutableOrderedSet *relationship_proxy_ordered_set(NSManagedObject *owner, NSUInteger index) {
    RelationshipProxyOrderedSet *proxy = [[RelationshipProxyOrderedSet alloc] init];
    proxy->owner = owner;
    proxy->index = index;
    return proxy;
}
