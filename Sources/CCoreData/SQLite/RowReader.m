#import "SQLite/RowReader.h"
#include <inttypes.h>
#import "Model/EntityOwnership.h"
#import "Objects/ObjectID.h"
#import "Objects/TransformableValues.h"

/// How the columns of a query are those of one entity.
@interface ReaderEntity : NSObject {
@public
    EntityTable *table;
    /// By the layout's places: the column of the query, 0 for none.
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
    /// The entity of the row before: most rows are of the same.
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
    for (ReaderEntity *each in _entities) [numbers addObject:[NSString stringWithFormat:@"%" PRId64, each->table->number]];
    if ([numbers count] == 1) return [NSString stringWithFormat:@"%@.Z_ENT = %@", alias, [numbers lastObject]];
    return [NSString stringWithFormat:@"%@.Z_ENT IN (%@)", alias, [numbers componentsJoinedByString:@", "]];
}

id column_value(sqlite3_stmt *statement, int column, PropertySlot *slot) {
    if (sqlite.column_type(statement, column) == SQLITE_NULL) return nil;
    switch (slot->type) {
    case NSInteger16AttributeType:
    case NSInteger32AttributeType: return [NSNumber numberWithInt:(int)sqlite.column_int64(statement, column)];
    case NSInteger64AttributeType: return [NSNumber numberWithLongLong:sqlite.column_int64(statement, column)];
    case NSBooleanAttributeType: return [NSNumber numberWithBool:sqlite.column_int64(statement, column) != 0];
    case NSDoubleAttributeType: return [NSNumber numberWithDouble:sqlite.column_double(statement, column)];
    case NSFloatAttributeType: return [NSNumber numberWithFloat:(float)sqlite.column_double(statement, column)];
    case NSDateAttributeType: return [NSDate dateWithTimeIntervalSinceReferenceDate:sqlite.column_double(statement, column)];
    default: break;
    }
    if (slot->type == NSStringAttributeType || slot->type == NSDecimalAttributeType) {
        const void *text = sqlite.column_text(statement, column);
        NSUInteger length = (NSUInteger)sqlite.column_bytes(statement, column);
        NSString *string = text ? [[NSString alloc] initWithBytes:text length:length encoding:NSUTF8StringEncoding] : nil;
        if (slot->type == NSStringAttributeType || string == nil) return string;
        return [NSDecimalNumber decimalNumberWithString:string locale:nil];
    }
    const void *bytes = sqlite.column_blob(statement, column);
    NSUInteger length = (NSUInteger)sqlite.column_bytes(statement, column);
    NSData *data = [NSData dataWithBytes:bytes ?: "" length:length];
    if (slot->type != NSTransformableAttributeType) return data;
    return transformable_value_of_data(data);
}

id value_for_column(id value, PropertySlot *slot) {
    return slot->type == NSTransformableAttributeType ? transformable_data(value, slot->description) : value;
}

- (StoredRow *)rowOfStatement:(sqlite3_stmt *)statement {
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
    EntityTable *table = it->table;
    NSManagedObjectID *objectID = object_id_of_row(table->entity, _store, sqlite.column_int64(statement, 0));
    StoredRow *row = [[StoredRow alloc] initWithObjectID:objectID
                                                  layout:table->layout
                                                 version:sqlite.column_int64(statement, 2)];
    for (NSUInteger i = 0; i < table->layout->count; i++) {
        int column = it->columns[i];
        if (column == 0) continue;
        PropertySlot *slot = &table->layout->slots[i];
        if (slot->kind == AttributeSlot) {
            row->values[i] = column_value(statement, column, slot);
            continue;
        }
        if (sqlite.column_type(statement, column) == SQLITE_NULL) continue;
        NSEntityDescription *entity = [(NSRelationshipDescription *)slot->description destinationEntity];
        if (it->entity_columns[i]) {
            EntityTable *other = [_schema tableForNumber:sqlite.column_int64(statement, it->entity_columns[i])];
            if (other && [other->entity isKindOfEntity:entity]) entity = other->entity;
        }
        if (entity) row->values[i] = object_id_of_row(entity, _store, sqlite.column_int64(statement, column));
    }
    return row;
}

@end
