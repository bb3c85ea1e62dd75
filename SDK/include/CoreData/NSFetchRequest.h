#pragma once
#import <CoreData/NSPersistentStoreRequest.h>

@class NSEntityDescription, NSManagedObjectModel;

enum {
    NSManagedObjectResultType = 0x00,
    NSManagedObjectIDResultType = 0x01,
    NSDictionaryResultType = 0x02,
    NSCountResultType = 0x04,
};
typedef NSUInteger NSFetchRequestResultType;

@interface NSFetchRequest : NSPersistentStoreRequest <NSCoding, NSCopying>
/// Since iOS 4.
+ (NSFetchRequest *)fetchRequestWithEntityName:(NSString *)entityName;
- (id)initWithEntityName:(NSString *)entityName;
/// The name given to the initialiser, or the entity's.
@property (nonatomic, readonly) NSString *entityName;
@property (nonatomic, retain) NSEntityDescription *entity;
@property (nonatomic, retain) NSPredicate *predicate;
@property (nonatomic, retain) NSArray *sortDescriptors;
/// 0 is without limit.
@property (nonatomic) NSUInteger fetchLimit;
@property (nonatomic) NSFetchRequestResultType resultType;
@property (nonatomic) BOOL includesSubentities;
@property (nonatomic) BOOL includesPropertyValues;
@property (nonatomic) BOOL returnsObjectsAsFaults;
@property (nonatomic, copy) NSArray *relationshipKeyPathsForPrefetching;
@property (nonatomic) BOOL includesPendingChanges;
@property (nonatomic) BOOL returnsDistinctResults;
@property (nonatomic, copy) NSArray *propertiesToFetch;
@property (nonatomic) NSUInteger fetchOffset;
@property (nonatomic) NSUInteger fetchBatchSize;
/// Since iOS 5.
@property (nonatomic) BOOL shouldRefreshRefetchedObjects;
@property (nonatomic, copy) NSArray *propertiesToGroupBy;
@property (nonatomic, retain) NSPredicate *havingPredicate;
@end
