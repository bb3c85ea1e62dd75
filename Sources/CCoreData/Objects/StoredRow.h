#pragma once
#import "Model/EntityLayout.h"

@class StoredRow;

/// Makes the values of rows that were read but not looked at yet.
@protocol RowDecoding
- (void)decodeRow:(StoredRow *)row;
@end

/// What a store holds of one object, as it was when it was read or saved. The values are in the order of the entity's
/// layout: attributes, and object IDs for to-one relationships; to-many relationships are not part of it. Does not
/// change.
///
/// Most objects of a fetch are never looked at: a row that was read from a database keeps its columns as they came, in
/// one piece of memory, until the first value is asked for.
@interface StoredRow : NSObject {
  @package
    NSManagedObjectID *objectID;
    EntityLayout *layout;
    int64_t version;
    /// NULL as long as the columns have not been decoded.
    __strong id *values;
    /// The columns, and who knows what they mean; NULL and nil once they are decoded.
    void *columns;
    id<RowDecoding> decoder;
}
/// All values are nil; whoever makes the row fills them in.
- (id)initWithObjectID:(NSManagedObjectID *)objectID layout:(EntityLayout *)layout version:(int64_t)version;
/// - columns: allocated memory, which the row frees.
- (id)initWithObjectID:(NSManagedObjectID *)objectID
                layout:(EntityLayout *)layout
               version:(int64_t)version
               columns:(void *)columns
               decoder:(id<RowDecoding>)decoder;
/// By name, without nil ones.
@property (nonatomic, readonly) NSDictionary *valuesByName;
@end

/// Room for the values, all nil.
void row_make_values(StoredRow *row);
void row_decode(StoredRow *row);

static inline id row_value(StoredRow *row, NSUInteger index) {
    if (row->values == NULL) row_decode(row);
    return row->values[index];
}
