#import "SQLite/StoreSchema.h"
#import "Model/EntityOwnership.h"
#import "Objects/RelationshipSets.h"
#include <inttypes.h>

@implementation EntityTable

- (void)dealloc {
    for (NSUInteger i = 0; i < layout->count; i++) columns[i] = entity_columns[i] = nil;
    free(columns);
    free(entity_columns);
}

@end

@implementation JoinTable
@end

@implementation StoreSchema {
    NSMapTable *_byEntity;
    NSMutableDictionary *_byNumber;
    NSDictionary *_present;
    NSMutableDictionary *_joins;
}

static BOOL has_subentities(NSEntityDescription *entity) { return [entity.rootEntity.subentities count] > 0; }

/// Columns have the upper-case names of properties. If several entities of a hierarchy have properties with one name, a
/// number is appended to all but the first.
static NSString *unused_column(NSString *name, NSMutableSet *used) {
    NSString *column = [@"Z" stringByAppendingString:[name uppercaseString]];
    NSString *unique = column;
    for (int i = 1; [used containsObject:unique]; i++) unique = [column stringByAppendingFormat:@"%d", i];
    [used addObject:unique];
    return unique;
}

- (id)initWithEntities:(NSArray *)entities {
    if (!(self = [super init])) return nil;
    _byEntity = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 32);
    _byNumber = [[NSMutableDictionary alloc] init];
    _joins = [[NSMutableDictionary alloc] init];
    NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES];
    NSArray *sorted = [entities sortedArrayUsingDescriptors:[NSArray arrayWithObject:byName]];
    NSMutableArray *made = [NSMutableArray array];
    NSMutableSet *roots = [NSMutableSet set];
    for (NSEntityDescription *entity in sorted) {
        NSEntityDescription *root = entity.rootEntity;
        NSValue *mark = [NSValue valueWithNonretainedObject:root];
        if ([roots containsObject:mark]) continue;
        [roots addObject:mark];
        [self addHierarchyOf:root into:made];
    }
    tables = made;
    return self;
}

- (void)dealloc {
    NSFreeMapTable(_byEntity);
}

- (void)addHierarchyOf:(NSEntityDescription *)root into:(NSMutableArray *)made {
    NSMutableSet *used = [NSMutableSet setWithObjects:@"Z_PK", @"Z_ENT", @"Z_OPT", nil];
    NSMapTable *columns = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 16);
    NSString *table = [@"Z" stringByAppendingString:[root.name uppercaseString]];
    NSMutableArray *waiting = [NSMutableArray arrayWithObject:root];
    while ([waiting count]) {
        NSEntityDescription *entity = [waiting objectAtIndex:0];
        [waiting removeObjectAtIndex:0];
        NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES];
        NSArray *below = [entity.subentities sortedArrayUsingDescriptors:[NSArray arrayWithObject:byName]];
        [waiting replaceObjectsInRange:NSMakeRange(0, 0) withObjectsFromArray:below];
        EntityTable *it = [[EntityTable alloc] init];
        it->entity = entity;
        it->layout = entity.layout;
        it->table = table;
        it->quoted_table = sql_quoted(table);
        NSUInteger count = it->layout->count;
        it->columns = (__strong NSString **)calloc(count + 1, sizeof(NSString *));
        it->entity_columns = (__strong NSString **)calloc(count + 1, sizeof(NSString *));
        for (NSUInteger i = 0; i < count; i++) {
            PropertySlot *slot = &it->layout->slots[i];
            if (slot->is_transient || slot->kind == ToManySlot || slot->kind == FetchedSlot) continue;
            if (slot->kind == AttributeSlot && slot->type == NSUndefinedAttributeType) continue;
            NSString *column = (__bridge NSString *)NSMapGet(columns, (__bridge void *)slot->description);
            if (column == nil) {
                column = unused_column(slot->name, used);
                NSMapInsert(columns, (__bridge void *)slot->description, (__bridge void *)column);
            }
            it->columns[i] = column;
        }
        [made addObject:it];
        NSMapInsert(_byEntity, (__bridge void *)entity, (__bridge void *)it);
    }
    NSFreeMapTable(columns);
}

#pragma mark Numbers

- (void)settleNumbers {
    for (EntityTable *each in tables) [_byNumber setObject:each forKey:[NSNumber numberWithLongLong:each->number]];
    for (EntityTable *each in tables) {
        for (NSUInteger i = 0; i < each->layout->count; i++) {
            PropertySlot *slot = &each->layout->slots[i];
            if (slot->kind != ToOneSlot || each->columns[i] == nil) continue;
            NSEntityDescription *destination = [(NSRelationshipDescription *)slot->description destinationEntity];
            if (destination == nil || !has_subentities(destination)) continue;
            EntityTable *root = [self tableForEntity:destination.rootEntity];
            if (root == nil) continue;
            each->entity_columns[i] =
                [NSString stringWithFormat:@"Z%" PRId64 @"_%@", root->number, [slot->name uppercaseString]];
        }
    }
}

- (void)numberEntities {
    int64_t last = 0;
    for (EntityTable *each in tables) each->number = ++last;
    [self settleNumbers];
}

- (BOOL)takeNumbers:(NSDictionary *)numbers {
    for (EntityTable *each in tables) {
        NSNumber *number = [numbers objectForKey:each->entity.name];
        if (![number isKindOfClass:[NSNumber class]]) return NO;
        each->number = [number longLongValue];
    }
    [self settleNumbers];
    return YES;
}

- (void)takeTables:(NSDictionary *)present {
    _present = present;
    [_joins removeAllObjects];
    // A store of another implementation may not have the columns for entity numbers.
    for (EntityTable *each in tables) {
        NSArray *columns = [present objectForKey:each->table];
        for (NSUInteger i = 0; columns && i < each->layout->count; i++) {
            if (each->entity_columns[i] && ![columns containsObject:each->entity_columns[i]])
                each->entity_columns[i] = nil;
        }
    }
}

- (EntityTable *)tableForEntity:(NSEntityDescription *)entity {
    EntityTable *found = (__bridge EntityTable *)NSMapGet(_byEntity, (__bridge void *)entity);
    if (found) return found;
    // The entity may be from another copy of the model.
    for (EntityTable *each in tables) {
        if ([each->entity.name isEqualToString:entity.name]) return each;
    }
    return nil;
}

- (EntityTable *)tableForNumber:(int64_t)number {
    return [_byNumber objectForKey:[NSNumber numberWithLongLong:number]];
}

#pragma mark Relationships

/// The end of a relationship after which the join table is named: that of the entity with the lower number.
static NSRelationshipDescription *naming_end(StoreSchema *schema, NSRelationshipDescription *one) {
    NSRelationshipDescription *other = one.inverseRelationship;
    if (other == nil || other == one) return one;
    int64_t a = [schema tableForEntity:one.entity]->number, b = [schema tableForEntity:other.entity]->number;
    if (a != b) return a < b ? one : other;
    return [one.name compare:other.name] == NSOrderedAscending ? one : other;
}

static NSString *join_name(StoreSchema *schema, NSRelationshipDescription *end) {
    EntityTable *table = [schema tableForEntity:end.entity];
    return [NSString stringWithFormat:@"Z_%" PRId64 @"%@", table->number, [end.name uppercaseString]];
}

/// The column with the row numbers of a relationship's destination.
static NSString *join_column(StoreSchema *schema, NSRelationshipDescription *end) {
    EntityTable *table = [schema tableForEntity:end.destinationEntity];
    return [NSString stringWithFormat:@"Z_%" PRId64 @"%@", table->number, [end.name uppercaseString]];
}

- (JoinTable *)joinForRelationship:(NSRelationshipDescription *)relationship {
    NSString *key = [NSString stringWithFormat:@"%@.%@", relationship.entity.name, relationship.name];
    JoinTable *known = [_joins objectForKey:key];
    if (known) return known;
    // A relationship with an entity outside of the store's configuration is not stored.
    if ([self tableForEntity:relationship.entity] == nil || relationship.destinationEntity == nil ||
        [self tableForEntity:relationship.destinationEntity] == nil) {
        return nil;
    }
    NSRelationshipDescription *inverse = relationship.inverseRelationship;
    NSRelationshipDescription *end = naming_end(self, relationship);
    JoinTable *made = [[JoinTable alloc] init];
    made->table = join_name(self, end);
    if (_present && [_present objectForKey:made->table] == nil && inverse) {
        NSRelationshipDescription *other = end == relationship ? inverse : relationship;
        if ([_present objectForKey:join_name(self, other)]) made->table = join_name(self, other);
    }
    made->other_column = join_column(self, relationship);
    if (inverse == relationship) {
        made->own_column = @"REFLEXIVE";
    } else if (inverse) {
        made->own_column = join_column(self, inverse);
    } else {
        EntityTable *owner = [self tableForEntity:relationship.entity];
        made->own_column =
            [NSString stringWithFormat:@"Z_%" PRId64 @"%@", owner->number, [owner->entity.name uppercaseString]];
        if ([made->own_column isEqualToString:made->other_column]) made->own_column = @"REFLEXIVE";
    }
    if (relationship.isOrdered) {
        made->order_column = [NSString stringWithFormat:@"Z_FOK_%@", [made->other_column substringFromIndex:2]];
    }
    [_joins setObject:made forKey:key];
    return made;
}

- (NSString *)orderColumnForRelationship:(NSRelationshipDescription *)relationship {
    NSString *inverse = relationship.inverseRelationship.name;
    if (!relationship.isOrdered || inverse == nil || relationship_has_table(relationship)) return nil;
    return [@"Z_FOK_" stringByAppendingString:[inverse uppercaseString]];
}

#pragma mark Making

/// The declared type of a column, and its rank in the order of columns.
static NSString *column_type(PropertySlot *slot, int *rank) {
    if (slot->kind == ToOneSlot) {
        *rank = 1;
        return @"INTEGER";
    }
    switch (slot->type) {
    case NSInteger16AttributeType:
    case NSInteger32AttributeType:
    case NSInteger64AttributeType:
    case NSBooleanAttributeType: *rank = 0; return @"INTEGER";
    case NSDoubleAttributeType:
    case NSFloatAttributeType: *rank = 3; return @"FLOAT";
    case NSDateAttributeType: *rank = 4; return @"TIMESTAMP";
    case NSDecimalAttributeType: *rank = 5; return @"DECIMAL";
    case NSStringAttributeType: *rank = 6; return @"VARCHAR";
    default: *rank = 7; return @"BLOB";
    }
}

- (NSArray *)creationStatements {
    NSMutableArray *statements = [NSMutableArray array];
    NSMutableDictionary *columns = [NSMutableDictionary dictionary];
    NSMutableArray *names = [NSMutableArray array];
    NSMutableArray *indexes = [NSMutableArray array];
    NSMutableSet *joins = [NSMutableSet set];
    for (EntityTable *each in tables) {
        NSMutableArray *list = [columns objectForKey:each->table];
        if (list == nil) {
            [columns setObject:(list = [NSMutableArray array]) forKey:each->table];
            [names addObject:each->table];
        }
        for (NSUInteger i = 0; i < each->layout->count; i++) {
            PropertySlot *slot = &each->layout->slots[i];
            if (slot->kind == ToManySlot) {
                [self addJoinOf:(NSRelationshipDescription *)slot->description known:joins statements:indexes];
                continue;
            }
            if (each->columns[i] == nil) continue;
            int rank = 0;
            NSString *type = column_type(slot, &rank);
            NSString *text = [NSString stringWithFormat:@"%d%@ %@", rank, each->columns[i], type];
            if ([list containsObject:text]) continue;
            [list addObject:text];
            if (each->entity_columns[i])
                [list addObject:[NSString stringWithFormat:@"2%@ INTEGER", each->entity_columns[i]]];
            NSRelationshipDescription *inverse = nil;
            if (slot->kind == ToOneSlot) inverse = [(NSRelationshipDescription *)slot->description inverseRelationship];
            NSString *order = inverse.isToMany ? [self orderColumnForRelationship:inverse] : nil;
            if (order) [list addObject:[NSString stringWithFormat:@"2%@ INTEGER", order]];
            if (slot->kind == ToOneSlot || slot->description.isIndexed) {
                [indexes addObject:[NSString stringWithFormat:@"CREATE INDEX %@ ON %@ (%@)",
                                                              sql_quoted([NSString stringWithFormat:@"%@_%@_INDEX",
                                                                                                    each->table,
                                                                                                    each->columns[i]]),
                                                              sql_quoted(each->table), sql_quoted(each->columns[i])]];
            }
        }
    }
    for (NSString *name in names) {
        NSMutableString *text = [NSMutableString
            stringWithFormat:@"CREATE TABLE %@ ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER",
                             sql_quoted(name)];
        for (NSString *column in [[columns objectForKey:name] sortedArrayUsingSelector:@selector(compare:)]) {
            NSRange space = [column rangeOfString:@" " options:NSBackwardsSearch];
            NSString *columnName = [column substringWithRange:NSMakeRange(1, space.location - 1)];
            [text appendFormat:@", %@%@", sql_quoted(columnName), [column substringFromIndex:space.location]];
        }
        [text appendString:@" )"];
        [statements addObject:text];
    }
    [statements addObjectsFromArray:indexes];
    [statements
        addObject:
            @"CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)"];
    [statements
        addObject:@"CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)"];
    for (EntityTable *each in tables) {
        EntityTable *above = each->entity.superentity ? [self tableForEntity:each->entity.superentity] : nil;
        NSString *name = [each->entity.name stringByReplacingOccurrencesOfString:@"'" withString:@"''"];
        [statements
            addObject:[NSString stringWithFormat:@"INSERT INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES "
                                                 @"(%" PRId64 @", '%@', %" PRId64 @", 0)",
                                                 each->number, name, above ? above->number : 0]];
    }
    return statements;
}

- (void)addJoinOf:(NSRelationshipDescription *)relationship
            known:(NSMutableSet *)known
       statements:(NSMutableArray *)statements {
    if (relationship.isTransient || relationship.destinationEntity == nil || !relationship_has_table(relationship))
        return;
    JoinTable *join = [self joinForRelationship:relationship];
    if (join == nil || [known containsObject:join->table]) return;
    [known addObject:join->table];
    NSMutableString *columns = [NSMutableString
        stringWithFormat:@"%@ INTEGER, %@ INTEGER", sql_quoted(join->own_column), sql_quoted(join->other_column)];
    if (join->order_column) [columns appendFormat:@", %@ INTEGER", sql_quoted(join->order_column)];
    NSRelationshipDescription *inverse = relationship.inverseRelationship;
    if (inverse.isOrdered && inverse != relationship) {
        [columns appendFormat:@", %@ INTEGER", sql_quoted([self joinForRelationship:inverse]->order_column)];
    }
    [statements
        addObject:[NSString stringWithFormat:@"CREATE TABLE %@ (%@, PRIMARY KEY (%@, %@) )", sql_quoted(join->table),
                                             columns, sql_quoted(join->own_column), sql_quoted(join->other_column)]];
    NSString *index = [NSString stringWithFormat:@"%@_%@_INDEX", join->table, join->other_column];
    [statements addObject:[NSString stringWithFormat:@"CREATE INDEX %@ ON %@ (%@, %@)", sql_quoted(index),
                                                     sql_quoted(join->table), sql_quoted(join->other_column),
                                                     sql_quoted(join->own_column)]];
}

@end

NSDictionary *database_tables(SQLiteDatabase *database) {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSDictionary *row in [database rowsOf:@"SELECT name FROM sqlite_master WHERE type = 'table'" error:NULL]) {
        NSString *name = [row objectForKey:@"name"];
        if (![name isKindOfClass:[NSString class]]) continue;
        NSMutableArray *columns = [NSMutableArray array];
        NSString *query = [NSString stringWithFormat:@"PRAGMA table_info(%@)", sql_quoted(name)];
        for (NSDictionary *column in [database rowsOf:query error:NULL]) {
            id columnName = [column objectForKey:@"name"];
            if ([columnName isKindOfClass:[NSString class]]) [columns addObject:[columnName uppercaseString]];
        }
        [result setObject:columns forKey:[name uppercaseString]];
    }
    return result;
}

BOOL schema_suits_tables(NSArray *entities, NSDictionary *present) {
    StoreSchema *schema = [[StoreSchema alloc] initWithEntities:entities];
    for (EntityTable *each in schema->tables) {
        NSArray *columns = [present objectForKey:each->table];
        if (columns == nil) return NO;
        for (NSUInteger i = 0; i < each->layout->count; i++) {
            if (each->columns[i] && ![columns containsObject:each->columns[i]]) return NO;
        }
    }
    return YES;
}
