#pragma once
#import "Model/EntityLayout.h"
#import "SQLite/SQLiteDatabase.h"

// The schema of Apple's SQLite stores for a model: a table for each root entity, with columns for all properties of its
// hierarchy. `Z_PRIMARYKEY` has the entities' numbers and the last row number of each table.

/// The table of an entity.
@interface EntityTable : NSObject {
  @package
    NSEntityDescription *entity;
    EntityLayout *layout;
    /// The entity's number, in the column Z_ENT.
    int64_t number;
    NSString *table, *quoted_table;
    /// The names of columns by layout index; nil for properties without column.
    __strong NSString **columns;
    /// For to-one relationships to entities with subentities: the column with the number of the destination's entity.
    __strong NSString **entity_columns;
}
@end

/// The join table of a many-to-many relationship.
@interface JoinTable : NSObject {
  @package
    NSString *table, *own_column, *other_column;
    /// The column with the order of an ordered relationship; otherwise nil.
    NSString *order_column;
}
@end

@interface StoreSchema : NSObject {
  @package
    /// The tables (EntityTable).
    NSArray *tables;
}
- (id)initWithEntities:(NSArray *)entities;
/// Numbers the entities as in a new store: by name, each followed by its subentities.
- (void)numberEntities;
/// Uses the entity numbers of an existing store. False if an entity is missing.
- (BOOL)takeNumbers:(NSDictionary *)numbers;
- (EntityTable *)tableForEntity:(NSEntityDescription *)entity;
/// nil for an unknown number.
- (EntityTable *)tableForNumber:(int64_t)number;
/// nil for a relationship that is not stored in a join table.
- (JoinTable *)joinForRelationship:(NSRelationshipDescription *)relationship;
/// The column for the order of a one-to-many relationship, in the destination's table.
- (NSString *)orderColumnForRelationship:(NSRelationshipDescription *)relationship;
/// Uses the names in an existing store that differ from those of a new store.
- (void)takeTables:(NSDictionary *)tables;
/// The statements that create the tables of a new store.
- (NSArray *)creationStatements;
@end

/// Whether tables (names of columns by table) match the entities. Entity numbers are ignored.
BOOL schema_suits_tables(NSArray *entities, NSDictionary *tables);
/// The tables of a database: names of columns by table.
NSDictionary *database_tables(SQLiteDatabase *database);
