// Changes of an object's properties: notifies observers and the context, and updates inverse relationships.

#import "Context/ContextState.h"
#import "Errors/Failures.h"
#import "Objects/DynamicAccessors.h"
#import "Objects/ManagedObject.h"
#import "Objects/RelationshipSets.h"
#include <objc/runtime.h>

BORROWS_ARGUMENTS BOOL object_is_observed(NSManagedObject *object) { return !class_is_dynamic(object_getClass(object)); }

// MARK: Observers

BORROWS_ARGUMENTS static void tell_will_change(NSManagedObject *object, NSString *key) {
    if (!object_is_observed(object)) return;
    static void (*tell)(id, SEL, NSString *);
    if (tell == NULL) {
        tell = (void (*)(id, SEL, NSString *))class_getMethodImplementation([NSObject class],
                                                                            @selector(willChangeValueForKey:));
    }
    tell(object, @selector(willChangeValueForKey:), key);
}

BORROWS_ARGUMENTS static void tell_did_change(NSManagedObject *object, NSString *key) {
    if (!object_is_observed(object)) return;
    static void (*tell)(id, SEL, NSString *);
    if (tell == NULL) {
        tell = (void (*)(id, SEL, NSString *))class_getMethodImplementation([NSObject class],
                                                                            @selector(didChangeValueForKey:));
    }
    tell(object, @selector(didChangeValueForKey:), key);
}

// MARK: Former values

/// A copy of a property's value; nil for none. A relationship that was not accessed is not loaded.
static id present_value(NSManagedObject *object, NSUInteger index) {
    PropertySlot *slot = &object->_layout->slots[index];
    if (slot->kind != ToManySlot) return property_value(object, index);
    return [property_value(object, index) copy];
}

/// Records the former value, for undo of the event and for saving a join table.
BORROWS_ARGUMENTS static void keep_former_value(NSManagedObject *object, NSUInteger index) {
    if (object->_context == nil || object->_isFiring) return;
    PropertySlot *slot = &object->_layout->slots[index];
    BOOL isInTable = slot->kind == ToManySlot && (slot->is_ordered || relationship_has_table(slot->description));
    if (isInTable && [object->_committedSets objectForKey:slot->name] == nil && !object->_inserted) {
        if (object->_committedSets == nil) object->_committedSets = [[NSMutableDictionary alloc] init];
        [object->_committedSets setObject:present_value(object, index) forKey:slot->name];
    }
    // Undo of an insertion removes the object as a whole.
    if (object->_inserted && object->_context->_undoManager == nil) return;
    if ([object->_eventValues objectForKey:slot->name]) return;
    if (object->_eventValues == nil) object->_eventValues = [[NSMutableDictionary alloc] init];
    // A large set is copied only if there is an undo manager.
    BOOL isNeeded = slot->kind != ToManySlot || object->_context->_undoManager != nil;
    id former = isNeeded ? present_value(object, index) : nil;
    [object->_eventValues setObject:former ?: [NSNull null] forKey:slot->name];
}

BORROWS_ARGUMENTS static void note_change(NSManagedObject *object, NSUInteger index) {
    if (object->_isFiring) return;
    object_mark_changed(object, index);
    object->_isChangedInEvent = YES;
    if (object->_context) context_object_changed(object->_context, object);
}

// MARK: Inverse relationships

/// The index of the inverse relationship in an object at the other end; NoSlot if there is none.
static NSUInteger inverse_index(NSManagedObject *object, NSUInteger index, NSManagedObject *other) {
    NSString *name = object->_layout->slots[index].inverse_name;
    return name ? layout_index(other->_layout, name) : NoSlot;
}

static void replace_primitive(NSManagedObject *object, NSUInteger index, id value) {
    tell_will_change(object, object->_layout->slots[index].name);
    object_keep_row(object);
    keep_former_value(object, index);
    object->_values[index] = value;
    note_change(object, index);
    tell_did_change(object, object->_layout->slots[index].name);
}

/// Tells observers that a member comes or goes: of which one it is, and where an ordered set has it.
BORROWS_ARGUMENTS static void tell_of_member(NSManagedObject *object, PropertySlot *slot, SEL ofSet, SEL ofOrderedSet,
                                             NSManagedObject *member, BOOL isAdded, NSUInteger place) {
    if (!object_is_observed(object)) return;
    // NSObject's: those of the object would note a change of the whole value.
    IMP tell = class_getMethodImplementation([NSObject class], slot->is_ordered ? ofOrderedSet : ofSet);
    if (slot->is_ordered) {
        NSKeyValueChange change = isAdded ? NSKeyValueChangeInsertion : NSKeyValueChangeRemoval;
        ((void (*)(id, SEL, NSKeyValueChange, NSIndexSet *, NSString *))tell)(
            object, ofOrderedSet, change, [NSIndexSet indexSetWithIndex:place], slot->name);
    } else {
        NSKeyValueSetMutationKind mutation = isAdded ? NSKeyValueUnionSetMutation : NSKeyValueMinusSetMutation;
        ((void (*)(id, SEL, NSString *, NSKeyValueSetMutationKind, NSSet *))tell)(object, ofSet, slot->name, mutation,
                                                                                  [NSSet setWithObject:member]);
    }
}

static void change_members(NSManagedObject *object, NSUInteger index, NSManagedObject *added,
                           NSManagedObject *removed) {
    PropertySlot *slot = &object->_layout->slots[index];
    NSManagedObject *member = added ?: removed;
    id set = property_value(object, index);
    if ((added && [set containsObject:added]) || (removed && ![set containsObject:removed])) return;
    NSUInteger place = !slot->is_ordered ? 0 : added ? [set count] : [set indexOfObject:removed];
    tell_of_member(object, slot, @selector(willChangeValueForKey:withSetMutation:usingObjects:),
                   @selector(willChange:valuesAtIndexes:forKey:), member, added != nil, place);
    keep_former_value(object, index);
    if (added) [set addObject:added];
    if (removed) [set removeObject:removed];
    note_change(object, index);
    tell_of_member(object, slot, @selector(didChangeValueForKey:withSetMutation:usingObjects:),
                   @selector(didChange:valuesAtIndexes:forKey:), member, added != nil, place);
}

/// Removes the object from the inverse relationship of `other`.
static void detach(NSManagedObject *object, NSUInteger index, NSManagedObject *other) {
    if (other->_isGone || (other->_values == NULL && other->_context == nil)) return;
    NSUInteger inverse = inverse_index(object, index, other);
    if (inverse == NoSlot) return;
    if (other->_layout->slots[inverse].kind == ToManySlot) {
        change_members(other, inverse, nil, object);
    } else if (property_value(other, inverse) == object) {
        replace_primitive(other, inverse, nil);
    }
}

/// Adds the object to the inverse relationship of `other`. If that is to-one and has another object, that object loses
/// `other`.
static void attach(NSManagedObject *object, NSUInteger index, NSManagedObject *other) {
    NSUInteger inverse = inverse_index(object, index, other);
    if (inverse == NoSlot) return;
    if (other->_layout->slots[inverse].kind == ToManySlot) {
        change_members(other, inverse, object, nil);
        return;
    }
    NSManagedObject *former = property_value(other, inverse);
    if (former == object) return;
    replace_primitive(other, inverse, object);
    if (former == nil) return;
    if (former->_layout->slots[index].kind == ToManySlot) {
        change_members(former, index, nil, other);
    } else if (property_value(former, index) == other) {
        replace_primitive(former, index, nil);
    }
}

static void mirror_change(NSManagedObject *object, NSUInteger index, id before, id after) {
    if (object->_layout->slots[index].inverse_name == nil || object->_isFiring) return;
    if (object->_layout->slots[index].kind == ToOneSlot) {
        if (before == after) return;
        if (before) detach(object, index, before);
        if (after) attach(object, index, after);
        return;
    }
    for (NSManagedObject *each in before) {
        if (![after containsObject:each]) detach(object, index, each);
    }
    for (NSManagedObject *each in [after copy]) {
        if (![before containsObject:each]) attach(object, index, each);
    }
}

// MARK: Changes

BORROWS_ARGUMENTS void object_will_change(NSManagedObject *object, NSUInteger index) {
    PropertySlot *slot = &object->_layout->slots[index];
    // Many objects begin to observe themselves in `-awakeFromFetch`: they hear of this change, too.
    if (object->_values == NULL && object->_context == nil && object->_identifier->_isTemporary) {
        object_make_new_values(object);
    }
    object_fire_if_needed(object);
    tell_will_change(object, slot->name);
    keep_former_value(object, index);
    if (slot->inverse_name == nil || [object->_valuesBefore objectForKey:slot->name]) return;
    if (object->_valuesBefore == nil) object->_valuesBefore = [[NSMutableDictionary alloc] init];
    [object->_valuesBefore setObject:present_value(object, index) ?: [NSNull null] forKey:slot->name];
}

BORROWS_ARGUMENTS void object_did_change(NSManagedObject *object, NSUInteger index) {
    PropertySlot *slot = &object->_layout->slots[index];
    object_fire_if_needed(object);
    id before = object->_valuesBefore ? [object->_valuesBefore objectForKey:slot->name] : nil;
    if (before) {
        [object->_valuesBefore removeObjectForKey:slot->name];
        mirror_change(object, index, before == [NSNull null] ? nil : before, property_value(object, index));
    }
    note_change(object, index);
    tell_did_change(object, slot->name);
}

/// Raises for a value that could never be stored, with Apple's messages.
BORROWS_ARGUMENTS static void check_value(NSManagedObject *object, PropertySlot *slot, id value) {
    if (value == nil) return;
    if (slot->kind == ToOneSlot || slot->kind == ToManySlot) {
        NSEntityDescription *destination = [(NSRelationshipDescription *)slot->description destinationEntity];
        if (slot->kind == ToManySlot && ![value conformsToProtocol:@protocol(NSFastEnumeration)]) {
            refuse_argument(
                @"Unacceptable type of value for to-many relationship: property = \"%@\"; desired type = %@; "
                @"given type = %@; value = %@.",
                slot->name, slot->is_ordered ? @"NSOrderedSet" : @"NSSet", [value class], value);
        }
        for (NSManagedObject *each in slot->kind == ToOneSlot ? [NSArray arrayWithObject:value] : value) {
            BOOL isFit = [each isKindOfClass:[NSManagedObject class]] &&
                         (destination == nil || [each->_identifier->_entity isKindOfEntity:destination]);
            if (!isFit) {
                refuse_argument(
                    @"Unacceptable type of value for to-%@ relationship: property = \"%@\"; desired type = %@; "
                    @"given type = %@; value = %@.",
                    slot->kind == ToOneSlot ? @"one" : @"many", slot->name, destination.managedObjectClassName,
                    [each class], each);
            }
            if (each->_context && object->_context && each->_context != object->_context) {
                refuse_argument(
                    @"Illegal attempt to establish a relationship '%@' between objects in different contexts "
                    @"(source = %@ , destination = %@)",
                    slot->name, object, each);
            }
        }
        return;
    }
    if (slot->kind != AttributeSlot || slot->is_transient) return;
    Class class = slot->value_class, given = object_getClass(value);
    if (class == Nil || given == slot->last_class || slot->type == NSTransformableAttributeType) return;
    if ([value isKindOfClass:class]) {
        slot->last_class = given;
        return;
    }
    if (slot->type == NSDecimalAttributeType && [value isKindOfClass:[NSNumber class]]) return;
    refuse_argument(@"Unacceptable type of value for attribute: property = \"%@\"; desired type = %@; given type = %@; "
                    @"value = %@.",
                    slot->name, [(NSAttributeDescription *)slot->description attributeValueClassName], [value class],
                    value);
}

BORROWS_ARGUMENTS void object_change_value(NSManagedObject *object, NSUInteger index, id value) {
    PropertySlot *slot = &object->_layout->slots[index];
    if (slot->kind == FetchedSlot) return;
    check_value(object, slot, value);
    object_will_change(object, index);
    property_set_value(object, index, value);
    object_did_change(object, index);
}

void object_change_set(NSManagedObject *object, NSUInteger index, NSKeyValueSetMutationKind kind, NSSet *objects) {
    PropertySlot *slot = &object->_layout->slots[index];
    if (kind != NSKeyValueMinusSetMutation) check_value(object, slot, objects);
    object_fire_if_needed(object);
    id set = property_value(object, index);
    NSMutableArray *changed = [NSMutableArray array];
    if (kind == NSKeyValueUnionSetMutation || kind == NSKeyValueMinusSetMutation) {
        BOOL isUnion = kind == NSKeyValueUnionSetMutation;
        for (id each in objects) {
            if ([set containsObject:each] != isUnion) [changed addObject:each];
        }
        NSSet *delta = [NSSet setWithArray:changed];
        [object willChangeValueForKey:slot->name withSetMutation:kind usingObjects:delta];
        for (id each in changed) {
            if (isUnion) {
                [set addObject:each];
            } else {
                [set removeObject:each];
            }
        }
        [object didChangeValueForKey:slot->name withSetMutation:kind usingObjects:delta];
        return;
    }
    NSMutableSet *result = [NSMutableSet setWithSet:objects];
    if (kind == NSKeyValueIntersectSetMutation) {
        for (id each in objects) {
            if (![set containsObject:each]) [result removeObject:each];
        }
    }
    object_change_value(object, index, result);
}

// MARK: Changes of relationships that the app announces itself

void object_will_change_members(NSManagedObject *object, NSUInteger index) {
    object_fire_if_needed(object);
    keep_former_value(object, index);
}

void object_did_change_members(NSManagedObject *object, NSUInteger index, NSKeyValueSetMutationKind kind,
                               NSSet *objects) {
    id set = property_value(object, index);
    if (object->_layout->slots[index].inverse_name && !object->_isFiring) {
        for (NSManagedObject *each in objects) {
            if (kind == NSKeyValueUnionSetMutation && [set containsObject:each]) attach(object, index, each);
            if (kind == NSKeyValueMinusSetMutation && ![set containsObject:each]) detach(object, index, each);
        }
    }
    note_change(object, index);
}

void relationship_unlink_all(NSManagedObject *owner, NSUInteger index, NSArray *others) {
    if (owner->_layout->slots[index].inverse_name == nil) return;
    for (NSManagedObject *each in others) {
        if (!each->_deleted) detach(owner, index, each);
    }
}
