#import "Objects/StoredRow.h"
#include <objc/runtime.h>

@implementation StoredRow

/// The class, and where the columns or values begin in its objects: `[StoredRow class]` would cost a look-up for each row.
static Class class_of_rows;
static size_t columns_start, padding;

+ (void)initialize {
    if (self != [StoredRow class]) return;
    size_t size = class_getInstanceSize(self);
    columns_start = (size + sizeof(int64_t) - 1) / sizeof(int64_t) * sizeof(int64_t);
    padding = columns_start - size;
    class_of_rows = self;
}

/// - size: of what follows the object.
RETURNS_RETAINED BORROWS_ARGUMENTS static StoredRow *make_row(NSManagedObjectID *objectID, EntityLayout *layout,
                                                              int64_t version, size_t size) {
    if (class_of_rows == Nil) [StoredRow class];
    StoredRow *row = object_allocate(class_of_rows, padding + size, NULL);
    row->objectID = objectID;
    row->layout = layout;
    row->version = version;
    return row;
}

BORROWS_ARGUMENTS StoredRow *row_of_values(NSManagedObjectID *objectID, EntityLayout *layout, int64_t version) {
    StoredRow *row = make_row(objectID, layout, version, layout->count * sizeof *row->values);
    row->values = (__strong id *)row_columns(row);
    return row;
}

BORROWS_ARGUMENTS StoredRow *row_of_columns(NSManagedObjectID *objectID, EntityLayout *layout, int64_t version,
                                            id<RowDecoding> decoder, size_t size) {
    StoredRow *row = make_row(objectID, layout, version, size);
    row->decoder = decoder;
    return row;
}

BORROWS_ARGUMENTS BOOL value_is_row(id value) {
    if (class_of_rows == Nil) [StoredRow class];
    return value != nil && object_getClass(value) == class_of_rows;
}

BORROWS_ARGUMENTS void *row_columns(StoredRow *row) { return (char *)(__bridge void *)row + columns_start; }

- (void)dealloc {
    for (NSUInteger i = 0; values && i < layout->count; i++) values[i] = nil;
}

id row_value(StoredRow *row, NSUInteger index) {
    return row->values ? row->values[index] : [row->decoder newValueOfRow:row index:index];
}

BOOL row_suits(StoredRow *row, NSEntityDescription *entity) {
    return row->objectID->_entity == entity || [row->objectID->_entity isKindOfEntity:entity];
}

void row_copy_values(StoredRow *row, __strong id *values, NSUInteger count) {
    if (row->values == NULL) {
        [row->decoder decodeRow:row into:values count:count];
        return;
    }
    for (NSUInteger i = 0; i < count; i++) values[i] = row->values[i];
}

- (NSDictionary *)valuesByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSUInteger i = 0; i < layout->count; i++) {
        id value = row_value(self, i);
        if (value) [result setObject:value forKey:layout->slots[i].name];
    }
    return result;
}

@end
