#import "SQLite/RowBinding.h"
#import "Objects/TransformableValues.h"

BORROWS_ARGUMENTS static void bind_text(RowBinding *binding, NSString *text) {
    char *bytes = binding->room + binding->used;
    size_t length = short_text(text, bytes, sizeof binding->room - binding->used);
    if (length == NoShortText) {
        sqlite_bind(binding->statement, binding->place, text);
        return;
    }
    binding->used += length;
    sqlite.bind_text(binding->statement, binding->place, bytes, (int)length, SQLITE_STATIC);
}

BORROWS_ARGUMENTS static void bind_attribute(RowBinding *binding, const PropertySlot *slot, id value) {
    sqlite3_stmt *statement = binding->statement;
    int place = binding->place;
    if (value == nil) {
        sqlite.bind_null(statement, place);
        return;
    }
    if (slot->is_external) {
        NSData *data = slot->type == NSTransformableAttributeType ? transformable_data(value, slot->description) : value;
        sqlite_bind(statement, place, data ? [binding->store->externalValues columnForValue:data] : nil);
        return;
    }
    switch (slot->type) {
    case NSTransformableAttributeType:
        sqlite_bind(statement, place, transformable_data(value, slot->description));
        break;
    case NSBooleanAttributeType: sqlite.bind_int64(statement, place, [value boolValue]); break;
    case NSInteger16AttributeType:
    case NSInteger32AttributeType:
    case NSInteger64AttributeType: sqlite.bind_int64(statement, place, [value longLongValue]); break;
    case NSDoubleAttributeType:
    case NSFloatAttributeType: sqlite.bind_double(statement, place, [value doubleValue]); break;
    case NSDateAttributeType:
        sqlite.bind_double(statement, place, [(NSDate *)value timeIntervalSinceReferenceDate]);
        break;
    case NSStringAttributeType: bind_text(binding, value); break;
    default: sqlite_bind(statement, place, value);
    }
}

/// - value: an object or an object ID, or nil.
BORROWS_ARGUMENTS static void bind_destination(RowBinding *binding, NSUInteger index, id value) {
    __unsafe_unretained NSManagedObjectID *other = nil;
    if (value_is_object_id(value)) {
        other = value;
    } else if (value) {
        __unsafe_unretained NSManagedObject *object = value;
        other = object->_identifier;
    }
    BOOL isHere = other && other->_store == binding->store && !other->_isTemporary;
    if (isHere) {
        sqlite.bind_int64(binding->statement, binding->place, other->_number);
    } else {
        sqlite.bind_null(binding->statement, binding->place);
    }
    if (binding->table->entity_columns[index] == nil) return;
    binding->place++;
    if (isHere) {
        EntityTable *table = [binding->store->schema tableForEntity:other->_entity];
        sqlite.bind_int64(binding->statement, binding->place, table->number);
    } else {
        sqlite.bind_null(binding->statement, binding->place);
    }
}

BORROWS_ARGUMENTS void row_bind(RowBinding *binding, NSManagedObject *object, NSUInteger index) {
    const PropertySlot *slot = &binding->table->layout->slots[index];
    __unsafe_unretained id value = object->_values[index];
    if (slot->kind == AttributeSlot) {
        bind_attribute(binding, slot, value);
    } else {
        bind_destination(binding, index, value);
    }
    binding->place++;
}
