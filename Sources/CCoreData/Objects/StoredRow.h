#pragma once
#import "Model/EntityLayout.h"

/// What a store holds of one object, as it was when it was read or saved. The values are in the order of the entity's layout:
/// attributes, and object IDs for to-one relationships; to-many relationships are not part of it. Does not change.
@interface StoredRow : NSObject {
@package
    NSManagedObjectID *objectID;
    EntityLayout *layout;
    int64_t version;
    __strong id *values;
}
/// All values are nil.
- (id)initWithObjectID:(NSManagedObjectID *)objectID layout:(EntityLayout *)layout version:(int64_t)version;
/// By name, without nil ones.
@property (nonatomic, readonly) NSDictionary *valuesByName;
@end
