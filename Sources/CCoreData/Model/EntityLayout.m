#import "Model/EntityLayout.h"
#import "Model/EntityOwnership.h"
#import "Objects/DynamicAccessors.h"
#import "Objects/ObjectID.h"
#import "SwiftAccess/SwiftManagedObject.h"
#include <objc/runtime.h>

typedef struct {
    const void *number;
    SlotAccess access;
    NSUInteger index;
} AccessEntry;

@implementation EntityLayout {
  @package
    NSMapTable *_indexes;
    /// Accesses by selector number; a hash table with open addressing, whose capacity is a power of two.
    AccessEntry *_accesses;
    NSUInteger _capacity;
    /// Retains the properties and default values, since slots do not.
    NSArray *_descriptions, *_retained;
    NSMapTable *_classes;
}

/// The number of a selector's name: in GCC's runtime several selectors may have one name, and share their first word.
static const void *selector_number(SEL selector) { return *(const void *const *)(void *)selector; }

/// Numbers differ in both halves of their words.
static NSUInteger hash_of(const void *number) { return (NSUInteger)number * 0x9E3779B97F4A7C15u >> 40; }

static NSArray *ordered_properties(NSEntityDescription *entity) {
    NSMutableArray *result = [NSMutableArray array];
    if (entity.superentity) [result addObjectsFromArray:ordered_properties(entity.superentity)];
    NSArray *own = [entity.properties sortedArrayUsingComparator:^(NSPropertyDescription *a, NSPropertyDescription *b) {
        return [a.name compare:b.name];
    }];
    for (NSPropertyDescription *property in own) {
        if (property.name == nil) continue;
        // An entity may redeclare a property of its superentity.
        NSUInteger inherited = [[result valueForKey:@"name"] indexOfObject:property.name];
        if (inherited == NSNotFound) {
            [result addObject:property];
        } else {
            [result replaceObjectAtIndex:inherited withObject:property];
        }
    }
    return result;
}

- (id)initWithEntity:(NSEntityDescription *)theEntity {
    if (!(self = [super init])) return nil;
    entity = theEntity;
    _descriptions = ordered_properties(theEntity);
    count = [_descriptions count];
    slots = calloc(count ? count : 1, sizeof *slots);
    _indexes = NSCreateMapTable(NSObjectMapKeyCallBacks, NSIntegerMapValueCallBacks, count);
    NSMutableArray *retained = [NSMutableArray array];
    for (NSUInteger i = 0; i < count; i++) {
        NSPropertyDescription *property = [_descriptions objectAtIndex:i];
        PropertySlot *slot = &slots[i];
        NSString *name = property.name;
        [retained addObject:name];
        slot->description = property;
        slot->name = name;
        slot->is_transient = property.isTransient;
        slot->is_optional = property.isOptional;
        slot->has_rules = [property.validationPredicates count] > 0;
        NSMapInsert(_indexes, (__bridge void *)name, (void *)(intptr_t)(i + 1));
        if ([property isKindOfClass:[NSRelationshipDescription class]]) {
            NSRelationshipDescription *relationship = (NSRelationshipDescription *)property;
            slot->kind = relationship.isToMany ? ToManySlot : ToOneSlot;
            slot->is_ordered = relationship.isToMany && relationship.isOrdered;
            NSString *inverse = relationship.inverseRelationship.name;
            if (inverse) [retained addObject:inverse];
            slot->inverse_name = inverse;
        } else if ([property isKindOfClass:[NSFetchedPropertyDescription class]]) {
            slot->kind = FetchedSlot;
            slot->is_transient = YES;
        } else if ([property isKindOfClass:[NSAttributeDescription class]]) {
            NSAttributeDescription *attribute = (NSAttributeDescription *)property;
            slot->type = attribute.attributeType;
            BOOL isData = slot->type == NSBinaryDataAttributeType || slot->type == NSTransformableAttributeType;
            slot->is_external = isData && attribute.allowsExternalBinaryDataStorage;
            NSString *className = attribute.attributeValueClassName;
            slot->value_class = className ? NSClassFromString(className) : Nil;
            id value = attribute.defaultValue;
            if (value) [retained addObject:value];
            slot->default_value = value;
        } else {
            slot->is_transient = YES;
        }
    }
    _retained = retained;
    _classes = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 2);
    [self makeAccesses];
    return self;
}

- (void)dealloc {
    free(slots);
    free(_accesses);
    if (_indexes) NSFreeMapTable(_indexes);
    if (_classes) NSFreeMapTable(_classes);
}

- (void)addAccess:(SlotAccess)access name:(NSString *)name index:(NSUInteger)index {
    const void *number = selector_number(NSSelectorFromString(name));
    NSUInteger place = hash_of(number) & (_capacity - 1);
    while (_accesses[place].number) {
        if (_accesses[place].number == number) return;
        place = (place + 1) & (_capacity - 1);
    }
    _accesses[place] = (AccessEntry){number, access, index};
}

- (void)makeAccesses {
    _capacity = 16;
    while (_capacity < 16 * count + 16) _capacity *= 2;
    _accesses = calloc(_capacity, sizeof *_accesses);
    for (NSUInteger i = 0; i < count; i++) {
        NSString *key = slots[i].name;
        if ([key length] == 0) continue;
        NSString *large =
            [[[key substringToIndex:1] uppercaseString] stringByAppendingString:[key substringFromIndex:1]];
        [self addAccess:GetValue name:key index:i];
        [self addAccess:SetValue name:[NSString stringWithFormat:@"set%@:", large] index:i];
        [self addAccess:GetPrimitive name:[@"primitive" stringByAppendingString:large] index:i];
        [self addAccess:SetPrimitive name:[NSString stringWithFormat:@"setPrimitive%@:", large] index:i];
        if (slots[i].kind == AttributeSlot && slots[i].type == NSBooleanAttributeType) {
            [self addAccess:GetValue name:[@"is" stringByAppendingString:large] index:i];
        }
        if (slots[i].kind != ToManySlot) continue;
        [self addAccess:AddObject name:[NSString stringWithFormat:@"add%@Object:", large] index:i];
        [self addAccess:RemoveObject name:[NSString stringWithFormat:@"remove%@Object:", large] index:i];
        [self addAccess:AddObjects name:[NSString stringWithFormat:@"add%@:", large] index:i];
        [self addAccess:RemoveObjects name:[NSString stringWithFormat:@"remove%@:", large] index:i];
    }
}

- (Class)objectClassForClass:(Class)class {
    // Several threads may make an entity's first object concurrently.
    @synchronized([EntityLayout class]) {
        Class made = (__bridge Class)NSMapGet(_classes, (__bridge void *)class);
        if (made == Nil) {
            made = dynamic_class_for(class, self);
            NSMapInsert(_classes, (__bridge void *)class, (__bridge void *)made);
        }
        return made;
    }
}

/// The class that stands for the Swift class in the model.
BORROWS_ARGUMENTS static Class class_for_swift(EntityLayout *layout) {
    if (!layout->knows_swift_type) {
        NSString *name = layout->entity.managedObjectClassName;
        layout->swift_type = name ? core_data_host.type_named(name) : NULL;
        layout->knows_swift_type = YES;
    }
    return layout->swift_type ? [SwiftSubclassObject class] : [SwiftManagedObject class];
}

BORROWS_ARGUMENTS Class layout_app_class(EntityLayout *layout) {
    if (core_data_host.type_named) return class_for_swift(layout);
    if (layout->app_class == Nil) {
        // A damaged model may name any class.
        Class named = NSClassFromString(layout->entity.managedObjectClassName);
        if ([named isSubclassOfClass:[NSManagedObject class]]) layout->app_class = named;
    }
    return layout->app_class ?: [NSManagedObject class];
}

BORROWS_ARGUMENTS Class layout_stored_class(EntityLayout *layout) {
    if (layout->stored_class) return layout->stored_class;
    Class class = [layout objectClassForClass:layout_app_class(layout)];
    layout->stored_accessors = dynamic_class_app_accessors(class);
    return layout->stored_class = class;
}

BORROWS_ARGUMENTS NSUInteger layout_index(EntityLayout *layout, NSString *key) {
    if (key == nil) return NoSlot;
    intptr_t place = (intptr_t)NSMapGet(layout->_indexes, (__bridge void *)key);
    return place ? (NSUInteger)place - 1 : NoSlot;
}

BORROWS_ARGUMENTS SlotAccess layout_access(EntityLayout *layout, SEL selector, NSUInteger *index) {
    const void *number = selector_number(selector);
    NSUInteger mask = layout->_capacity - 1;
    for (NSUInteger place = hash_of(number) & mask;; place = (place + 1) & mask) {
        AccessEntry *entry = &layout->_accesses[place];
        if (entry->number == NULL) return NoAccess;
        if (entry->number != number) continue;
        *index = entry->index;
        return entry->access;
    }
}

@end
