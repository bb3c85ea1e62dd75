#import "SQLite/RowDictionary.h"
#include <objc/runtime.h>
#import "Objects/TransformableValues.h"
#import "SQLite/SQLiteStore.h"

/// A row of a dictionary result. Its packed columns follow the object in memory, and are decoded when they are asked
/// for: a list of 100,000 dictionaries is made for the few that are looked at.
@interface RowDictionary : NSDictionary {
  @public
    ResultColumns *columns;
}
@end

static void *block_of(RowDictionary *row) { return (__bridge void *)row + class_getInstanceSize([RowDictionary class]); }

@implementation ResultColumns {
    NSPersistentStore *_store;
    NSManagedObjectModel *_model;
    /// The class of the rows, which would cost a look-up for each row.
    Class _rowClass;
}

- (id)initWithCount:(NSUInteger)theCount store:(NSPersistentStore *)store {
    if (!(self = [super init])) return nil;
    count = (int)theCount;
    slots = calloc(theCount ? theCount : 1, sizeof *slots);
    _store = store;
    _model = store.persistentStoreCoordinator.managedObjectModel;
    _rowClass = [RowDictionary class];
    return self;
}

- (void)dealloc {
    free(slots);
}

- (NSDictionary *)newRowOfStatement:(sqlite3_stmt *)statement {
    RawColumn read[count + 1];
    size_t size = columns_read(statement, 0, count, read);
    RowDictionary *row = object_allocate(_rowClass, size, NULL);
    row->columns = self;
    columns_pack(read, count, (char *)(__bridge void *)row + class_getInstanceSize(_rowClass));
    return row;
}

- (id)valueInBlock:(const void *)block column:(int)column {
    RawColumn raw = packed_column(block, count, column);
    const PropertySlot *slot = &slots[column];
    if (slot->kind == AttributeSlot) {
        id value = slot->is_external ? external_value((SQLiteStore *)_store, raw, slot, nil) : raw_value(&raw, slot);
        return value_is_untransformed(value) ? transformable_value(value, slot->description) : value;
    }
    NSEntityDescription *entity = [(NSRelationshipDescription *)slot->description destinationEntity];
    return raw.type == SQLITE_INTEGER ? object_id_of_row(entity, _store, raw.integer) : nil;
}

@end

@implementation RowDictionary

- (id)objectForKey:(id)key {
    // The key is nearly always one of the constants that named the columns.
    NSUInteger column = [columns->names indexOfObjectIdenticalTo:key];
    if (column == NSNotFound && key) column = [columns->names indexOfObject:key];
    return column == NSNotFound ? nil : [columns valueInBlock:block_of(self) column:(int)column];
}

/// The keys with a value. A text that is not UTF-8, or an object that cannot be unarchived, has none.
- (NSArray *)allKeys {
    NSMutableArray *keys = [NSMutableArray array];
    for (int i = 0; i < columns->count; i++) {
        if ([columns valueInBlock:block_of(self) column:i]) [keys addObject:[columns->names objectAtIndex:(NSUInteger)i]];
    }
    return keys;
}

- (NSUInteger)count {
    return [[self allKeys] count];
}
- (NSEnumerator *)keyEnumerator {
    return [[self allKeys] objectEnumerator];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    // The keys belong to the columns, so they outlive the list of those with a value.
    int next = (int)state->state;
    NSUInteger found = 0;
    for (; next < columns->count && found < length; next++) {
        if ([columns valueInBlock:block_of(self) column:next]) {
            stackbuffer[found++] = [columns->names objectAtIndex:(NSUInteger)next];
        }
    }
    static unsigned long never;
    state->state = (unsigned long)next;
    state->itemsPtr = stackbuffer;
    state->mutationsPtr = &never;
    return found;
}

- (id)copyWithZone:(NSZone *)zone {
    return self;
}
- (id)mutableCopyWithZone:(NSZone *)zone {
    NSMutableDictionary *copy = [[NSMutableDictionary alloc] initWithCapacity:(NSUInteger)columns->count];
    for (id key in self) [copy setObject:[self objectForKey:key] forKey:key];
    return copy;
}
- (Class)classForCoder {
    return [NSDictionary class];
}

@end
