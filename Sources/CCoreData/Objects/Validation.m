#import "Objects/Validation.h"
#import "Errors/Failures.h"

static BOOL refuse(NSError **error, NSInteger code, NSManagedObject *object, NSString *key, id value,
                   NSPredicate *predicate) {
    if (error == NULL) return NO;
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    [info setObject:object forKey:NSValidationObjectErrorKey];
    [info setObject:key forKey:NSValidationKeyErrorKey];
    if (value) [info setObject:value forKey:NSValidationValueErrorKey];
    if (predicate) [info setObject:predicate forKey:NSValidationPredicateErrorKey];
    // The phone has no sentences for the codes, which only the Mac tells.
    NSString *text = [NSString stringWithFormat:@"The operation couldn’t be completed. (Cocoa error %ld.)", (long)code];
    [info setObject:text forKey:NSLocalizedDescriptionKey];
    return fail_with_info(error, code, info);
}

NSError *validation_error_of(NSArray *errors) {
    if ([errors count] == 1) return [errors objectAtIndex:0];
    NSError *error = nil;
    NSDictionary *info = [NSDictionary dictionaryWithObject:errors forKey:NSDetailedErrorsKey];
    fail_with_info(&error, NSValidationMultipleErrorsError, info);
    return error;
}

static BOOL validate_predicates(NSManagedObject *object, NSPropertyDescription *property, id value, NSError **error) {
    if ([property.validationPredicates count] == 0) return YES;
    NSArray *warnings = property.validationWarnings;
    NSUInteger place = 0;
    for (NSPredicate *predicate in property.validationPredicates) {
        id warning = place < [warnings count] ? [warnings objectAtIndex:place] : nil;
        place++;
        BOOL holds;
        @try {
            holds = [predicate evaluateWithObject:value];
        } @catch (NSException *exception) {
            // A predicate that cannot be evaluated for the value's type counts as violated.
            holds = NO;
        }
        if (holds) continue;
        if ([warning isKindOfClass:[NSNumber class]])
            return refuse(error, [warning integerValue], object, property.name, value, predicate);
        refuse(error, NSManagedObjectValidationError, object, property.name, value, predicate);
        if (error && [warning isKindOfClass:[NSString class]]) {
            NSMutableDictionary *info = [[*error userInfo] mutableCopy];
            [info setObject:warning forKey:NSLocalizedDescriptionKey];
            *error = [NSError errorWithDomain:NSCocoaErrorDomain code:NSManagedObjectValidationError userInfo:info];
        }
        return NO;
    }
    return YES;
}

static BOOL validate_count(NSManagedObject *object, NSRelationshipDescription *relationship, id value,
                           NSError **error) {
    NSUInteger count = [value count];
    if (count == 0 && relationship.isOptional) return YES;
    if (count == 0) {
        return refuse(error, NSValidationMissingMandatoryPropertyError, object, relationship.name, value, nil);
    }
    if (count < relationship.minCount) {
        return refuse(error, NSValidationRelationshipLacksMinimumCountError, object, relationship.name, value, nil);
    }
    if (relationship.maxCount && count > relationship.maxCount) {
        return refuse(error, NSValidationRelationshipExceedsMaximumCountError, object, relationship.name, value, nil);
    }
    return YES;
}

/// Checks that a number fits the integer type of its attribute.
static BOOL validate_range(NSManagedObject *object, PropertySlot *slot, id value, NSError **error) {
    long long limit = slot->type == NSInteger16AttributeType ? INT16_MAX : INT32_MAX;
    if (slot->type != NSInteger16AttributeType && slot->type != NSInteger32AttributeType) return YES;
    long long number = [value longLongValue];
    if (number > limit) return refuse(error, NSValidationNumberTooLargeError, object, slot->name, value, nil);
    if (number < -limit - 1) return refuse(error, NSValidationNumberTooSmallError, object, slot->name, value, nil);
    return YES;
}

static BOOL validate_slot(NSManagedObject *object, NSUInteger index, id value, NSError **error) {
    PropertySlot *slot = &object->_layout->slots[index];
    if (slot->kind == FetchedSlot) return YES;
    NSPropertyDescription *property = slot->description;
    if (slot->kind == ToManySlot) return validate_count(object, (NSRelationshipDescription *)property, value, error);
    if (value == nil) {
        if (slot->is_optional) return YES;
        return refuse(error, NSValidationMissingMandatoryPropertyError, object, slot->name, nil, nil);
    }
    if (slot->kind == AttributeSlot && !validate_range(object, slot, value, error)) return NO;
    return validate_predicates(object, property, value, error);
}

BOOL object_validate_value(NSManagedObject *object, id *value, NSString *key, NSError **error) {
    NSUInteger index = layout_index(object->_layout, key);
    return index == NoSlot || value == NULL || validate_slot(object, index, *value, error);
}

/// Whether an attribute's value is valid by its type alone, as most values are.
BORROWS_ARGUMENTS static BOOL is_plainly_valid(const PropertySlot *slot, id value) {
    if (slot->kind != AttributeSlot || slot->has_rules) return NO;
    if (value == nil) return slot->is_optional;
    if (slot->type == NSInteger16AttributeType) return [value longLongValue] == (int16_t)[value intValue];
    if (slot->type == NSInteger32AttributeType) return [value longLongValue] == [value intValue];
    return YES;
}

BOOL object_validate_properties(NSManagedObject *object, NSError **error) {
    NSMutableArray *errors = nil;
    object_fire_if_needed(object);
    BOOL isObserved = object_is_observed(object);
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->kind == FetchedSlot) continue;
        // A relationship that was not loaded has not changed.
        BOOL isUnread = slot->kind == ToManySlot && !object->_inserted && !object_has_set(object, i);
        if (isUnread || (!object->_inserted && slot->kind == ToOneSlot && !object_has_changed(object, i))) continue;
        BOOL asksApp =
            object->_appAccessors == NULL || (object->_appAccessors[i] & AppValidator) || isObserved;
        if (!asksApp && is_plainly_valid(slot, object->_values[i])) continue;
        id before = property_value(object, i), value = before;
        NSError *problem = nil;
        BOOL isValid = asksApp ? [object validateValue:&value forKey:slot->name error:&problem]
                               : validate_slot(object, i, value, &problem);
        if (!isValid) {
            if (problem == nil) refuse(&problem, NSManagedObjectValidationError, object, slot->name, value, nil);
            if (errors == nil) errors = [NSMutableArray array];
            [errors addObject:problem];
        } else if (value != before && slot->kind == AttributeSlot) {
            [object setValue:value forKey:slot->name];
        }
    }
    if ([errors count] == 0) return YES;
    if (error) *error = validation_error_of(errors);
    return NO;
}

BOOL object_validate_deletion(NSManagedObject *object, NSError **error) {
    NSMutableArray *errors = [NSMutableArray array];
    for (NSUInteger i = 0; i < object->_layout->count; i++) {
        PropertySlot *slot = &object->_layout->slots[i];
        if (slot->kind != ToOneSlot && slot->kind != ToManySlot) continue;
        if ([(NSRelationshipDescription *)slot->description deleteRule] != NSDenyDeleteRule) continue;
        id value = property_value(object, i);
        if (value == nil) continue;
        for (NSManagedObject *each in slot->kind == ToOneSlot ? [NSArray arrayWithObject:value] : value) {
            if (each->_deleted || each->_isGone) continue;
            NSError *problem = nil;
            refuse(&problem, NSValidationRelationshipDeniedDeleteError, object, slot->name, value, nil);
            [errors addObject:problem];
            break;
        }
    }
    if ([errors count] == 0) return YES;
    if (error) *error = validation_error_of(errors);
    return NO;
}
