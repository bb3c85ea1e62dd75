#pragma once
#import "Model/EntityLayout.h"
#import "SQLite/SQLiteDatabase.h"

// The tables that Apple's SQLite stores have for a model: one for each root entity, with a column for each property of
// its hierarchy; `Z_PRIMARYKEY` numbers the entities and has the last row's number of each table.

/// An entity's place in the database.
@interface EntityTable : NSObject {
  @package
    NSEntityDescription *entity;
    EntityLayout *layout;
    /// The number in the rows' Z_ENT.
    int64_t number;
    NSString *table;
    /// By the layout's places, nil for what has no column.
    __strong NSString **columns;
    /// Of to-one relationships to entities with subentities: the column with the number of the other end's entity.
    __strong NSString **entity_columns;
}
@end

/// The table of a relationship that is to-many at both ends.
@interface JoinTable : NSObject {
  @package
    NSString *table, *own_column, *other_column;
    /// Of an ordered relationship; else nil.
    NSString *order_column;
}
@end

@interface StoreSchema : NSObject {
  @package
    /// EntityTables.
    NSArray *tables;
}
- (id)initWithEntities:(NSArray *)entities;
/// Numbers the entities as a new store does: by name, those below an entity right behind it.
- (void)numberEntities;
/// Takes the numbers that a store has. False if an entity is not there.
- (BOOL)takeNumbers:(NSDictionary *)numbers;
- (EntityTable *)tableForEntity:(NSEntityDescription *)entity;
/// Nil for a number that no entity has.
- (EntityTable *)tableForNumber:(int64_t)number;
/// Nil for a relationship that the store does not keep.
- (JoinTable *)joinForRelationship:(NSRelationshipDescription *)relationship;
/// The column, in the table of the other end, with the place in an ordered one-to-many relationship.
- (NSString *)orderColumnForRelationship:(NSRelationshipDescription *)relationship;
/// Names that the store's own tables have where they differ from those that a new store would get.
- (void)takeTables:(NSDictionary *)tables;
/// The statements that make a new store's tables.
- (NSArray *)creationStatements;
@end

/// Whether tables, as names of columns by name, hold the entities. Numbers of entities do not matter.
BOOL schema_suits_tables(NSArray *entities, NSDictionary *tables);
/// The tables of a database: names of columns by name of table.
NSDictionary *database_tables(SQLiteDatabase *database);
