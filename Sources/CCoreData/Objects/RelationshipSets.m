#import "Objects/RelationshipSets.h"
#import "Context/ContextState.h"

BOOL relationship_has_table(NSPropertyDescription *property) {
    NSRelationshipDescription *relationship = (NSRelationshipDescription *)property;
    if (!relationship.isToMany) return NO;
    return relationship.inverseRelationship == nil || relationship.inverseRelationship.isToMany;
}

NSArray *relationship_objects(NSManagedObject *owner, NSUInteger index) {
    BOOL isNew = owner && (owner->_inserted || owner->_wasInserted);
    if (owner == nil || owner->_context == nil || isNew || owner->_isGone) return [NSArray array];
    return context_related_objects(owner->_context, owner, index);
}

/// The value of an unordered relationship.
@interface RelationshipSet : NSMutableSet {
  @public
    __unsafe_unretained NSManagedObject *owner;
    NSUInteger index;
    NSMutableSet *members;
}
@end

@implementation RelationshipSet

/// The members, loaded if necessary.
static NSMutableSet *members_of(RelationshipSet *set) {
    if (set->members == nil) {
        NSArray *objects = relationship_objects(set->owner, set->index);
        // Loading may have called this function recursively.
        if (set->members == nil) set->members = [[NSMutableSet alloc] initWithArray:objects];
    }
    return set->members;
}

- (id)initWithCapacity:(NSUInteger)capacity {
    return [super init];
}
- (id)initWithObjects:(const __unsafe_unretained id *)objects count:(NSUInteger)count {
    if ((self = [super init])) {
        members = [[NSMutableSet alloc] initWithCapacity:count];
        for (NSUInteger i = 0; i < count; i++) [members addObject:objects[i]];
    }
    return self;
}

- (NSUInteger)count {
    return [members_of(self) count];
}
- (id)member:(id)object {
    return [members_of(self) member:object];
}
- (NSEnumerator *)objectEnumerator {
    return [members_of(self) objectEnumerator];
}
- (NSArray *)allObjects {
    return [members_of(self) allObjects];
}
- (id)anyObject {
    return [members_of(self) anyObject];
}
- (BOOL)containsObject:(id)object {
    return object != nil && [members_of(self) containsObject:object];
}
- (void)addObject:(id)object {
    [members_of(self) addObject:object];
}
- (void)removeObject:(id)object {
    [members_of(self) removeObject:object];
}
- (void)removeAllObjects {
    [members_of(self) removeAllObjects];
}
- (id)copyWithZone:(NSZone *)zone {
    return [[NSSet alloc] initWithSet:members_of(self)];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
    return [[NSMutableSet alloc] initWithSet:members_of(self)];
}
- (Class)classForCoder {
    return [NSMutableSet class];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    return [members_of(self) countByEnumeratingWithState:state objects:stackbuffer count:length];
}

- (NSString *)description {
    if (members == nil) {
        NSString *name = owner ? owner->_layout->slots[index].name : @"";
        return [NSString stringWithFormat:@"Relationship fault for '%@' on %p", name, owner];
    }
    return [members description];
}

@end

/// The value of an ordered relationship.
@interface RelationshipOrderedSet : NSMutableOrderedSet {
  @public
    __unsafe_unretained NSManagedObject *owner;
    NSUInteger index;
    NSMutableOrderedSet *members;
}
@end

@implementation RelationshipOrderedSet

static NSMutableOrderedSet *ordered_members_of(RelationshipOrderedSet *set) {
    if (set->members == nil) {
        NSArray *objects = relationship_objects(set->owner, set->index);
        if (set->members == nil) set->members = [[NSMutableOrderedSet alloc] initWithArray:objects];
    }
    return set->members;
}

- (id)initWithObjects:(const __unsafe_unretained id *)objects count:(NSUInteger)count {
    if ((self = [super init])) {
        members = [[NSMutableOrderedSet alloc] init];
        for (NSUInteger i = 0; i < count; i++) [members addObject:objects[i]];
    }
    return self;
}

- (NSUInteger)count {
    return [ordered_members_of(self) count];
}
- (id)objectAtIndex:(NSUInteger)place {
    return [ordered_members_of(self) objectAtIndex:place];
}
- (NSUInteger)indexOfObject:(id)object {
    return [ordered_members_of(self) indexOfObject:object];
}
- (BOOL)containsObject:(id)object {
    return object != nil && [ordered_members_of(self) containsObject:object];
}
- (void)insertObject:(id)object atIndex:(NSUInteger)place {
    [ordered_members_of(self) insertObject:object atIndex:place];
}
- (void)removeObjectAtIndex:(NSUInteger)place {
    [ordered_members_of(self) removeObjectAtIndex:place];
}
- (void)replaceObjectAtIndex:(NSUInteger)place withObject:(id)object {
    [ordered_members_of(self) replaceObjectAtIndex:place withObject:object];
}
- (id)copyWithZone:(NSZone *)zone {
    return [[NSOrderedSet alloc] initWithOrderedSet:ordered_members_of(self)];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
    return [[NSMutableOrderedSet alloc] initWithOrderedSet:ordered_members_of(self)];
}

@end

id relationship_set_make(NSManagedObject *owner, NSUInteger index) {
    if (owner->_layout->slots[index].is_ordered) {
        RelationshipOrderedSet *set = [[RelationshipOrderedSet alloc] init];
        set->owner = owner;
        set->index = index;
        return set;
    }
    RelationshipSet *set = [[RelationshipSet alloc] init];
    set->owner = owner;
    set->index = index;
    return set;
}

void relationship_set_leave(id value) {
    if ([value isKindOfClass:[RelationshipSet class]]) {
        RelationshipSet *set = value;
        set->owner = nil;
    } else if ([value isKindOfClass:[RelationshipOrderedSet class]]) {
        RelationshipOrderedSet *set = value;
        set->owner = nil;
    }
}

BOOL relationship_set_is_loaded(id value) {
    if ([value isKindOfClass:[RelationshipSet class]]) return ((RelationshipSet *)value)->members != nil;
    if ([value isKindOfClass:[RelationshipOrderedSet class]]) return ((RelationshipOrderedSet *)value)->members != nil;
    return value != nil;
}

BOOL relationship_set_belongs(id value, NSManagedObject *owner, NSUInteger index) {
    return value != nil && owner->_values && owner->_values[index] == value;
}

void relationship_set_assign(id value, id contents) {
    if ([value isKindOfClass:[RelationshipOrderedSet class]]) {
        NSMutableOrderedSet *members = [[NSMutableOrderedSet alloc] init];
        for (id each in contents) [members addObject:each];
        ((RelationshipOrderedSet *)value)->members = members;
    } else {
        NSMutableSet *members = [[NSMutableSet alloc] init];
        for (id each in contents) [members addObject:each];
        ((RelationshipSet *)value)->members = members;
    }
}
