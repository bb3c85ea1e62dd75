#import "Objects/StoredRow.h"
#include <objc/runtime.h>

@implementation StoredRow

/// The class, and where the columns begin in its objects: `[StoredRow class]` would cost a look-up for each row.
static Class class_of_rows;
static size_t columns_start;

+ (void)initialize {
    if (self != [StoredRow class]) return;
    columns_start = (class_getInstanceSize(self) + sizeof(int64_t) - 1) / sizeof(int64_t) * sizeof(int64_t);
    class_of_rows = self;
}

- (id)initWithObjectID:(NSManagedObjectID *)theID layout:(EntityLayout *)theLayout version:(int64_t)theVersion {
    if ((self = [super init])) {
        objectID = theID;
        layout = theLayout;
        version = theVersion;
        values = (__strong id *)calloc(layout->count ? layout->count : 1, sizeof *values);
    }
    return self;
}

StoredRow *row_of_columns(NSManagedObjectID *objectID, EntityLayout *layout, int64_t version, id<RowDecoding> decoder,
                          size_t size) {
    if (class_of_rows == Nil) [StoredRow class];
    size_t own = columns_start - class_getInstanceSize(class_of_rows);
    StoredRow *row = object_allocate(class_of_rows, own + size, NULL);
    row->objectID = objectID;
    row->layout = layout;
    row->version = version;
    row->decoder = decoder;
    return row;
}

BOOL value_is_row(id value) {
    if (class_of_rows == Nil) [StoredRow class];
    return value != nil && object_getClass(value) == class_of_rows;
}

void *row_columns(StoredRow *row) { return (char *)(__bridge void *)row + columns_start; }

- (void)dealloc {
    for (NSUInteger i = 0; values && i < layout->count; i++) values[i] = nil;
    free(values);
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
