#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObjectID, NSPropertyDescription;

/// The values of one object of an incremental store. Since iOS 5.
@interface NSIncrementalStoreNode : NSObject
- (id)initWithObjectID:(NSManagedObjectID *)objectID withValues:(NSDictionary *)values version:(uint64_t)version;
- (void)updateWithValues:(NSDictionary *)values version:(uint64_t)version;
- (NSManagedObjectID *)objectID;
- (uint64_t)version;
- (id)valueForPropertyDescription:(NSPropertyDescription *)prop;
@end
