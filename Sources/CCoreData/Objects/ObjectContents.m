// The values of an object: conversion from and to rows.

#import "Context/ContextState.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Objects/DynamicAccessors.h"
#import "Objects/ManagedObject.h"
#import "Objects/RelationshipSets.h"
#import "Objects/TransformableValues.h"
#include <objc/runtime.h>
#include <string.h>

NSManagedObject *object_make_fault(NSManagedObjectID *objectID, NSManagedObjectContext *context) {
    NSEntityDescription *entity = objectID->_entity;
    EntityLayout *layout = entity.layout;
    NSManagedObject *made = object_allocate(layout_stored_class(layout), 0, NULL);
    made->_layout = layout;
    made->_appAccessors = layout->stored_accessors;
    made->_context = context;
    made->_identifier = objectID;
    context_register(context, made);
    return made;
}

static void make_values(NSManagedObject *object) {
    NSUInteger count = object->_layout->count;
    object->_values = (__strong id *)calloc(count ? count : 1, sizeof(id));
}

void object_make_new_values(NSManagedObject *object) {
    make_values(object);
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        object->_values[i] = object->_layout->slots[i].default_value;
    }
}

void object_take_row(NSManagedObject *object, StoredRow *row) {
    object_set_row(object, row);
    make_values(object);
    row_copy_values(row, object->_values, object->_layout->count);
    object->_isFiring = YES;
    [object awakeFromFetch];
    object->_isFiring = NO;
}

void object_fire(NSManagedObject *object) {
    if (object->_values) return;
    NSManagedObjectContext *context = object->_context;
    StoredRow *row = object->_row;
    if (row == nil && context && !object->_isGone) row = context_row(context, object->_identifier, NULL);
    if (row == nil) {
        NSString *text =
            [NSString stringWithFormat:@"CoreData could not fulfill a fault for '%@'", object->_identifier];
        NSDictionary *info = [NSDictionary dictionaryWithObject:[NSSet setWithObject:object]
                                                         forKey:NSAffectedObjectsErrorKey];
        [[NSException exceptionWithName:@"NSObjectInaccessibleException" reason:text userInfo:info] raise];
    }
    object_take_row(object, row);
}

void object_become_fault(NSManagedObject *object) {
    object_set_row(object, nil);
    if (object->_values == NULL) return;
    [object willTurnIntoFault];
    __strong id *values = object->_values;
    object->_values = NULL;
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        if (object->_layout->slots[i].kind == ToManySlot) relationship_set_leave(values[i]);
        values[i] = nil;
    }
    free(values);
    object_forget_changes(object);
    [object didTurnIntoFault];
}

void object_forget_changes(NSManagedObject *object) {
    object_mark_unchanged(object);
    object->_isChangedInEvent = NO;
    object->_eventValues = nil;
    object->_committedSets = nil;
}

static id fetched_value(NSManagedObject *object, PropertySlot *slot) {
    NSFetchedPropertyDescription *property = (NSFetchedPropertyDescription *)slot->description;
    NSFetchRequest *request = [property.fetchRequest copy];
    if (request == nil || object->_context == nil) return [NSArray array];
    NSDictionary *variables =
        [NSDictionary dictionaryWithObjectsAndKeys:object, @"FETCH_SOURCE", property, @"FETCHED_PROPERTY", nil];
    request.predicate = [request.predicate predicateWithSubstitutionVariables:variables];
    return [object->_context executeFetchRequest:request error:NULL] ?: [NSArray array];
}

BORROWS_ARGUMENTS id property_value(NSManagedObject *object, NSUInteger index) {
    object_fire_if_needed(object);
    id value = object->_values[index];
    PropertySlot *slot = &object->_layout->slots[index];
    switch (slot->kind) {
    case AttributeSlot:
        if (slot->type == NSTransformableAttributeType && value_is_untransformed(value)) {
            value = object->_values[index] = transformable_value(value, slot->description);
        }
        return value;
    case ToOneSlot:
        if (!value_is_object_id(value)) return value;
        value = object->_context ? context_object_for_id(object->_context, value) : nil;
        object->_values[index] = value;
        return value;
    case ToManySlot:
        if (value == nil) value = object->_values[index] = relationship_set_make(object, index);
        return value;
    case FetchedSlot:
        if (value == nil) value = object->_values[index] = fetched_value(object, slot);
        return value;
    }
}

BOOL object_has_set(NSManagedObject *object, NSUInteger index) {
    return object->_values && object->_values[index] && relationship_set_is_loaded(object->_values[index]);
}

/// A number with the precision of floats, which it would otherwise only have once it was read again.
static id float_value(id value) {
    if (![value isKindOfClass:[NSNumber class]] || strcmp([value objCType], @encode(double)) != 0) return value;
    double number = [value doubleValue];
    return (float)number == number ? value : [NSNumber numberWithFloat:(float)number];
}

BORROWS_ARGUMENTS void property_set_value(NSManagedObject *object, NSUInteger index, id value) {
    object_fire_if_needed(object);
    object_keep_row(object);
    PropertySlot *slot = &object->_layout->slots[index];
    if (slot->kind == ToManySlot && !relationship_set_belongs(value, object, index)) {
        id set = property_value(object, index);
        if (object_is_observed(object)) {
            // Observers have the former set.
            id former = set;
            [former count];
            set = relationship_set_make(object, index);
            relationship_set_assign(set, value);
            relationship_set_leave(former);
            object->_values[index] = set;
            return;
        }
        relationship_set_assign(set, value);
        return;
    }
    NSAttributeType type = slot->kind == AttributeSlot ? slot->type : NSUndefinedAttributeType;
    switch (type) {
    case NSStringAttributeType: object->_values[index] = [value copy]; break;
    case NSFloatAttributeType: object->_values[index] = float_value(value); break;
    default: object->_values[index] = value;
    }
}

id object_committed_value(NSManagedObject *object, NSUInteger index) {
    PropertySlot *slot = &object->_layout->slots[index];
    if (slot->kind != ToManySlot) return object_has_row(object) ? row_value(object_row(object), index) : nil;
    id committed = [object->_committedSets objectForKey:slot->name];
    if (committed) return committed;
    if (object->_inserted || object->_context == nil) return nil;
    // Unchanged, or changed only through the inverse relationship, which stores it.
    if (!object_has_changed(object, index)) return [property_value(object, index) copy];
    return relationship_objects(object, index);
}

BORROWS_ARGUMENTS StoredRow *object_row(NSManagedObject *object) {
    if (object->_savedVersion) object_set_row(object, object_make_row(object, object->_savedVersion));
    return object->_row;
}

BORROWS_ARGUMENTS void object_set_row(NSManagedObject *object, StoredRow *row) {
    object->_savedVersion = 0;
    object->_row = row;
}

BORROWS_ARGUMENTS void object_set_saved(NSManagedObject *object, int64_t version) {
    BOOL isSmall = version > 0 && version <= INT32_MAX;
    object_set_row(object, isSmall ? nil : object_make_row(object, version));
    if (isSmall) object->_savedVersion = (int32_t)version;
}

BORROWS_ARGUMENTS StoredRow *object_make_row(NSManagedObject *object, int64_t version) {
    object_fire_if_needed(object);
    __unsafe_unretained EntityLayout *layout = object->_layout;
    StoredRow *row = row_of_values(object->_identifier, layout, version);
    for (NSUInteger i = 0; i < layout->count; i++) {
        __unsafe_unretained id value = object->_values[i];
        PropertySlot *slot = &layout->slots[i];
        if (slot->kind == ToManySlot || slot->kind == FetchedSlot || value == nil) continue;
        if (slot->kind == ToOneSlot && !value_is_object_id(value)) {
            __unsafe_unretained NSManagedObject *other = value;
            row->values[i] = other->_identifier;
        } else {
            row->values[i] = value;
        }
    }
    return row;
}
