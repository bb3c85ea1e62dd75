#import "SQLite/RowReader.h"
#include <inttypes.h>
#import "Model/EntityOwnership.h"
#import "Objects/ObjectID.h"
#import "SQLite/PackedColumns.h"
#import "SQLite/SQLiteStore.h"

/// The columns before those of properties: Z_PK, Z_ENT, Z_OPT.
enum { FirstColumn = 3 };

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
    int _count;
    BOOL _isWholeTable;
    NSMutableDictionary *_lists;
}

- (int)placeOfColumn:(NSString *)column {
    if (column == nil) return 0;
    NSUInteger known = [_columns indexOfObject:column];
    if (known == NSNotFound) {
        known = [_columns count];
        [_columns addObject:column];
    }
    return (int)known + FirstColumn;
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
    _count = (int)[_columns count];
    _lists = [[NSMutableDictionary alloc] init];
    _isWholeTable = entity.superentity == nil && (includesSubentities || [entity.subentities count] == 0);
    return self;
}

- (NSString *)columnsWithAlias:(NSString *)alias {
    NSString *known = [_lists objectForKey:alias];
    if (known) return known;
    NSMutableString *text = [NSMutableString stringWithFormat:@"%@.Z_PK, %@.Z_ENT, %@.Z_OPT", alias, alias, alias];
    for (NSString *column in _columns) [text appendFormat:@", %@.%@", alias, sql_quoted(column)];
    [_lists setObject:text forKey:alias];
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
    RawColumn columns[_count + 1];
    size_t size = columns_read(statement, FirstColumn, _count, columns);
    StoredRow *row = row_of_columns(objectID, it->table->layout, sqlite.column_int64(statement, 2), self, size);
    columns_pack(columns, _count, row_columns(row));
    return row;
}

#pragma mark Values

RETURNS_RETAINED static id new_value(RowReader *reader, StoredRow *row, __unsafe_unretained ReaderEntity *it,
                                     NSUInteger index) {
    if (it->columns[index] == 0) return nil;
    const void *block = row_columns(row);
    RawColumn column = packed_column(block, reader->_count, it->columns[index] - FirstColumn);
    PropertySlot *slot = &it->table->layout->slots[index];
    if (slot->kind == AttributeSlot && slot->is_external) {
        return external_value((SQLiteStore *)reader->_store, column, slot, row->objectID);
    }
    if (slot->kind == AttributeSlot) return raw_value(&column, slot);
    if (column.type != SQLITE_INTEGER) return nil;
    NSEntityDescription *entity = [(NSRelationshipDescription *)slot->description destinationEntity];
    if (it->entity_columns[index]) {
        RawColumn number = packed_column(block, reader->_count, it->entity_columns[index] - FirstColumn);
        EntityTable *other = number.type == SQLITE_INTEGER ? [reader->_schema tableForNumber:number.integer] : nil;
        if (other && [other->entity isKindOfEntity:entity]) entity = other->entity;
    }
    return entity ? object_id_of_row(entity, reader->_store, column.integer) : nil;
}

- (id)newValueOfRow:(StoredRow *)row index:(NSUInteger)index {
    return new_value(self, row, [self readerEntityFor:row->layout], index);
}

- (void)decodeRow:(StoredRow *)row into:(__strong id *)values count:(NSUInteger)count {
    __unsafe_unretained ReaderEntity *it = [self readerEntityFor:row->layout];
    for (NSUInteger i = 0; i < count; i++) values[i] = new_value(self, row, it, i);
}

- (ReaderEntity *)readerEntityFor:(EntityLayout *)layout {
    if (_last && _last->table->layout == layout) return _last;
    for (ReaderEntity *each in _entities) {
        if (each->table->layout == layout) return each;
    }
    return nil;
}

@end
