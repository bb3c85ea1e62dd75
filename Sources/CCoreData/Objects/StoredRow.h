#pragma once
#import "Model/EntityLayout.h"

@class StoredRow;

/// Decodes the values of rows that were read and not accessed yet.
@protocol RowDecoding
- (void)decodeRow:(StoredRow *)row;
@end

/// A snapshot of an object's stored values, when it was read or saved; immutable. The values are in the order of the
/// entity's layout: attributes, and object IDs for to-one relationships. To-many relationships are not included.
///
/// Most objects of a fetch are never accessed, so a row from a database keeps its undecoded columns in one block of
/// memory until the first value is accessed.
@interface StoredRow : NSObject {
  @package
    NSManagedObjectID *objectID;
    EntityLayout *layout;
    int64_t version;
    /// NULL until the columns are decoded.
    __strong id *values;
    /// The undecoded columns and their decoder; NULL and nil after decoding.
    void *columns;
    id<RowDecoding> decoder;
}
/// Makes a row with nil values, which the caller sets.
- (id)initWithObjectID:(NSManagedObjectID *)objectID layout:(EntityLayout *)layout version:(int64_t)version;
/// - columns: A block of memory, which the row frees.
- (id)initWithObjectID:(NSManagedObjectID *)objectID
                layout:(EntityLayout *)layout
               version:(int64_t)version
               columns:(void *)columns
               decoder:(id<RowDecoding>)decoder;
/// The values by name, without nil ones.
@property (nonatomic, readonly) NSDictionary *valuesByName;
@end

/// Allocates the values, all nil.
void row_make_values(StoredRow *row);
void row_decode(StoredRow *row);

static inline id row_value(StoredRow *row, NSUInteger index) {
    if (row->values == NULL) row_decode(row);
    return row->values[index];
}
