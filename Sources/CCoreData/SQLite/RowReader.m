#import "SQLite/RowReader.h"
#include <inttypes.h>
#import "Model/EntityOwnership.h"
#import "Objects/ObjectID.h"
#import "Objects/TransformableValues.h"

/// The mapping of a query's columns to one entity.
@interface ReaderEntity : NSObject {
  @public
    EntityTable *table;
    /// The column of each property in the query, by layout index; 0 for none.
    int *columns, *entity_columns;
}
@end

@implementation ReaderEntity

- (void)dealloc {
    free(columns);
    free(entity_columns);
}

@end

@implementation RowReader {
    StoreSchema *_schema;
    __unsafe_unretained NSPersistentStore *_store;
    NSMutableArray *_columns;
    NSMutableArray *_entities;
    /// The entity of the previous row, since consecutive rows usually have the same.
    ReaderEntity *_last;
    BOOL _isWholeTable;
}

- (int)placeOfColumn:(NSString *)column {
    if (column == nil) return 0;
    NSUInteger known = [_columns indexOfObject:column];
    if (known == NSNotFound) {
        known = [_columns count];
        [_columns addObject:column];
    }
    return (int)known + 3;
}

- (id)initWithSchema:(StoreSchema *)schema
                  store:(NSPersistentStore *)store
                 entity:(NSEntityDescription *)entity
    includesSubentities:(BOOL)includesSubentities {
    if (!(self = [super init])) return nil;
    _schema = schema;
    _store = store;
    _columns = [[NSMutableArray alloc] init];
    _entities = [[NSMutableArray alloc] init];
    NSArray *entities = includesSubentities ? entity.wholeHierarchy : [NSArray arrayWithObject:entity];
    for (NSEntityDescription *each in entities) {
        EntityTable *table = [schema tableForEntity:each];
        if (table == nil) continue;
        ReaderEntity *it = [[ReaderEntity alloc] init];
        it->table = table;
        NSUInteger count = table->layout->count;
        it->columns = calloc(count + 1, sizeof(int));
        it->entity_columns = calloc(count + 1, sizeof(int));
        for (NSUInteger i = 0; i < count; i++) {
            it->columns[i] = [self placeOfColumn:table->columns[i]];
            it->entity_columns[i] = [self placeOfColumn:table->entity_columns[i]];
        }
        [_entities addObject:it];
    }
    _isWholeTable = entity.superentity == nil && (includesSubentities || [entity.subentities count] == 0);
    return self;
}

- (NSString *)columnsWithAlias:(NSString *)alias {
    NSMutableString *text = [NSMutableString stringWithFormat:@"%@.Z_PK, %@.Z_ENT, %@.Z_OPT", alias, alias, alias];
    for (NSString *column in _columns) [text appendFormat:@", %@.%@", alias, sql_quoted(column)];
    return text;
}

- (NSString *)entityConditionWithAlias:(NSString *)alias {
    if (_isWholeTable) return @"";
    NSMutableArray *numbers = [NSMutableArray array];
    for (ReaderEntity *each in _entities)
        [numbers addObject:[NSString stringWithFormat:@"%" PRId64, each->table->number]];
    if ([numbers count] == 1) return [NSString stringWithFormat:@"%@.Z_ENT = %@", alias, [numbers lastObject]];
    return [NSString stringWithFormat:@"%@.Z_ENT IN (%@)", alias, [numbers componentsJoinedByString:@", "]];
}

/// A copy of a column's value. Texts and blobs follow the last one in memory.
typedef struct {
    int type;
    uint32_t length;
    union {
        int64_t integer;
        double real;
        size_t offset;
    };
} RawColumn;

RETURNS_RETAINED static id raw_value(const RawColumn *column, const char *bytes, PropertySlot *slot) {
    if (column->type == SQLITE_NULL) return nil;
    int64_t integer = column->type == SQLITE_INTEGER ? column->integer
                      : column->type == SQLITE_FLOAT ? (int64_t)column->real
                                                     : 0;
    double real = column->type == SQLITE_FLOAT ? column->real : (double)integer;
    const char *start = bytes + column->offset;
    BOOL hasBytes = column->type == SQLITE_TEXT || column->type == SQLITE_BLOB;
    switch (slot->type) {
    case NSInteger16AttributeType:
    case NSInteger32AttributeType: return [NSNumber numberWithInt:(int)integer];
    case NSInteger64AttributeType: return [NSNumber numberWithLongLong:integer];
    case NSBooleanAttributeType: return [NSNumber numberWithBool:integer != 0];
    case NSDoubleAttributeType: return [NSNumber numberWithDouble:real];
    case NSFloatAttributeType: return [NSNumber numberWithFloat:(float)real];
    case NSDateAttributeType: return [NSDate dateWithTimeIntervalSinceReferenceDate:real];
    case NSStringAttributeType:
    case NSDecimalAttributeType: break;
    default: {
        NSData *data = [NSData dataWithBytes:hasBytes ? start : "" length:hasBytes ? column->length : 0];
        return slot->type == NSTransformableAttributeType ? transformable_value_of_data(data) : data;
    }
    }
    NSString *text = nil;
    if (hasBytes) {
        text = [[NSString alloc] initWithBytes:start length:column->length encoding:NSUTF8StringEncoding];
    } else if (column->type == SQLITE_INTEGER) {
        text = [NSString stringWithFormat:@"%" PRId64, integer];
    } else {
        text = [[NSNumber numberWithDouble:real] descriptionWithLocale:nil];
    }
    if (slot->type == NSStringAttributeType || text == nil) return text;
    return [NSDecimalNumber decimalNumberWithString:text locale:nil];
}

/// Reads a column; `bytes` is set for texts and blobs.
static RawColumn raw_column(sqlite3_stmt *statement, int column, const void **bytes) {
    RawColumn raw = {.type = sqlite.column_type(statement, column)};
    *bytes = NULL;
    switch (raw.type) {
    case SQLITE_INTEGER: raw.integer = sqlite.column_int64(statement, column); break;
    case SQLITE_FLOAT: raw.real = sqlite.column_double(statement, column); break;
    case SQLITE_TEXT: *bytes = sqlite.column_text(statement, column); break;
    case SQLITE_BLOB: *bytes = sqlite.column_blob(statement, column); break;
    }
    if (*bytes) raw.length = (uint32_t)sqlite.column_bytes(statement, column);
    return raw;
}

id column_value(sqlite3_stmt *statement, int column, PropertySlot *slot) {
    const void *bytes;
    RawColumn raw = raw_column(statement, column, &bytes);
    return raw_value(&raw, bytes, slot);
}

id value_for_column(id value, PropertySlot *slot) {
    return slot->type == NSTransformableAttributeType ? transformable_data(value, slot->description) : value;
}

- (StoredRow *)newRowOfStatement:(sqlite3_stmt *)statement {
    int64_t number = sqlite.column_int64(statement, 1);
    ReaderEntity *it = _last;
    if (it == nil || it->table->number != number) {
        it = nil;
        for (ReaderEntity *each in _entities) {
            if (each->table->number == number) it = each;
        }
        if (it == nil) return nil;
        _last = it;
    }
    NSManagedObjectID *objectID = object_id_of_row(it->table->entity, _store, sqlite.column_int64(statement, 0));
    return [[StoredRow alloc] initWithObjectID:objectID
                                        layout:it->table->layout
                                       version:sqlite.column_int64(statement, 2)
                                       columns:[self columnsOfStatement:statement]
                                       decoder:self];
}

/// Copies all columns after the first three into one block of memory.
- (void *)columnsOfStatement:(sqlite3_stmt *)statement {
    NSUInteger count = [_columns count];
    size_t size = count * sizeof(RawColumn) + 1;
    size_t used = 0;
    RawColumn *raw = NULL;
    const void *bytes;
    // The bytes are valid until the next step. Their total length is computed first.
    for (NSUInteger i = 0; i < count; i++) {
        int type = sqlite.column_type(statement, (int)i + 3);
        if (type == SQLITE_TEXT || type == SQLITE_BLOB) size += (size_t)sqlite.column_bytes(statement, (int)i + 3);
    }
    raw = malloc(size);
    if (raw == NULL) abort();
    char *rest = (char *)(raw + count);
    for (NSUInteger i = 0; i < count; i++) {
        raw[i] = raw_column(statement, (int)i + 3, &bytes);
        if (bytes == NULL) continue;
        memcpy(rest + used, bytes, raw[i].length);
        raw[i].offset = used;
        used += raw[i].length;
    }
    return raw;
}

- (void)decodeRow:(StoredRow *)row {
    ReaderEntity *it = [self readerEntityFor:row->layout];
    const RawColumn *raw = row->columns;
    const char *bytes = (const char *)(raw + [_columns count]);
    EntityTable *table = it->table;
    for (NSUInteger i = 0; i < table->layout->count; i++) {
        if (it->columns[i] == 0) continue;
        const RawColumn *column = &raw[it->columns[i] - 3];
        PropertySlot *slot = &table->layout->slots[i];
        if (slot->kind == AttributeSlot) {
            row->values[i] = raw_value(column, bytes, slot);
            continue;
        }
        if (column->type != SQLITE_INTEGER) continue;
        NSEntityDescription *entity = [(NSRelationshipDescription *)slot->description destinationEntity];
        if (it->entity_columns[i]) {
            EntityTable *other = [_schema tableForNumber:raw[it->entity_columns[i] - 3].integer];
            if (other && [other->entity isKindOfEntity:entity]) entity = other->entity;
        }
        if (entity) row->values[i] = object_id_of_row(entity, _store, column->integer);
    }
}

- (ReaderEntity *)readerEntityFor:(EntityLayout *)layout {
    if (_last && _last->table->layout == layout) return _last;
    for (ReaderEntity *each in _entities) {
        if (each->table->layout == layout) return each;
    }
    return nil;
}

@end
