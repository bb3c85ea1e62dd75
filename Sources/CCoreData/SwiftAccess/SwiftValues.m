// The values of managed objects, for Swift.

#import "SwiftAccess/SwiftManagedObject.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"

CoreDataObjectIfAny managed_object_value(CoreDataObject object, CoreDataObject key) {
    return [(NSManagedObject *)object valueForKey:key];
}

void managed_object_set_value(CoreDataObject object, CoreDataObject key, CoreDataObjectIfAny value) {
    [(NSManagedObject *)object setValue:value forKey:key];
}

CoreDataObjectIfAny managed_object_primitive_value(CoreDataObject object, CoreDataObject key) {
    return [(NSManagedObject *)object primitiveValueForKey:key];
}

void managed_object_set_primitive_value(CoreDataObject object, CoreDataObject key, CoreDataObjectIfAny value) {
    [(NSManagedObject *)object setPrimitiveValue:value forKey:key];
}

static double double_of(id value) {
    return [value isKindOfClass:[NSDate class]] ? [value timeIntervalSinceReferenceDate] : [value doubleValue];
}

double managed_object_double(CoreDataObject object, CoreDataObject key) {
    return double_of([(NSManagedObject *)object valueForKey:key]);
}

long long managed_object_integer(CoreDataObject object, CoreDataObject key) {
    return [[(NSManagedObject *)object valueForKey:key] longLongValue];
}

void managed_object_set_double(CoreDataObject object, CoreDataObject key, double value) {
    EntityLayout *layout = ((NSManagedObject *)object)->_layout;
    NSUInteger index = layout_index(layout, key);
    BOOL isDate = index != NoSlot && layout->slots[index].type == NSDateAttributeType;
    id boxed = isDate ? (id)[NSDate dateWithTimeIntervalSinceReferenceDate:value] : [NSNumber numberWithDouble:value];
    [(NSManagedObject *)object setValue:boxed forKey:key];
}

void managed_object_set_integer(CoreDataObject object, CoreDataObject key, long long value) {
    [(NSManagedObject *)object setValue:[NSNumber numberWithLongLong:value] forKey:key];
}

void managed_object_set_bool(CoreDataObject object, CoreDataObject key, bool value) {
    [(NSManagedObject *)object setValue:[NSNumber numberWithBool:value] forKey:key];
}

static void change(NSManagedObject *object, NSString *key, id members, BOOL isAdding) {
    NSUInteger index = layout_index(object->_layout, key);
    BOOL isToMany = index != NoSlot && object->_layout->slots[index].kind == ToManySlot;
    if (!isToMany) refuse_argument(@"%@ is no to-many relationship of %@.", key, object->_identifier->_entity.name);
    if (object->_layout->slots[index].is_ordered && isAdding) {
        NSMutableOrderedSet *changed = [property_value(object, index) mutableCopy];
        for (id each in members) [changed addObject:each];
        object_change_value(object, index, changed);
        return;
    }
    NSMutableSet *set = [NSMutableSet set];
    for (id each in members) [set addObject:each];
    object_change_set(object, index, isAdding ? NSKeyValueUnionSetMutation : NSKeyValueMinusSetMutation, set);
}

void managed_object_add(CoreDataObject object, CoreDataObject key, CoreDataObject members) {
    change(object, key, members, YES);
}

void managed_object_remove(CoreDataObject object, CoreDataObject key, CoreDataObject members) {
    change(object, key, members, NO);
}
