#pragma once
#import "Model/EntityLayout.h"
#import "Objects/ObjectID.h"

@class StoredRow;

/// Decodes the values of a row that was read from a database.
@protocol RowDecoding
/// The value of a property, for the owner.
- (id)newValueOfRow:(StoredRow *)row index:(NSUInteger)index;
/// Stores the values of the first properties in an array of nils.
- (void)decodeRow:(StoredRow *)row into:(__strong id *)values count:(NSUInteger)count;
@end

/// A snapshot of an object's stored values, when it was read or saved; immutable. The values are in the order of the
/// entity's layout: attributes, and object IDs for to-one relationships. To-many relationships are not included.
///
/// Most objects of a fetch are never accessed, so a row from a database is made with one allocation: its packed columns
/// follow the object in memory, and are decoded each time a value is asked for. Objects keep what they decoded.
@interface StoredRow : NSObject {
  @package
    NSManagedObjectID *objectID;
    /// The entity of the ID owns it.
    __unsafe_unretained EntityLayout *layout;
    int64_t version;
    /// NULL for a row from a database. They follow the object in memory.
    __strong id *values;
    /// The decoder of the packed columns; nil for a row with values.
    id<RowDecoding> decoder;
}
/// The values by name, without nil ones.
@property (nonatomic, readonly) NSDictionary *valuesByName;
@end

/// Makes a row with nil values, which the caller sets.
RETURNS_RETAINED StoredRow *row_of_values(NSManagedObjectID *objectID, EntityLayout *layout, int64_t version);
/// Makes a row with room for packed columns, which the caller fills.
RETURNS_RETAINED StoredRow *row_of_columns(NSManagedObjectID *objectID, EntityLayout *layout, int64_t version,
                                           id<RowDecoding> decoder, size_t size);
/// The packed columns of a row from a database.
void *row_columns(StoredRow *row);
BOOL value_is_row(id value);
/// The value of a property; nil for none.
id row_value(StoredRow *row, NSUInteger index);
/// Whether a row has the values of an entity: it is of the entity or one below it. A damaged store may have any entity
/// where another one refers to it.
BOOL row_suits(StoredRow *row, NSEntityDescription *entity);
/// Stores the values of the first properties in an array of nils.
void row_copy_values(StoredRow *row, __strong id *values, NSUInteger count);
