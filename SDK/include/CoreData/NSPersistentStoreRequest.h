#pragma once
#import <CoreData/CoreDataDefines.h>

enum { NSFetchRequestType = 1, NSSaveRequestType };
typedef NSUInteger NSPersistentStoreRequestType;

/// What a context asks of stores. Since iOS 5; before, a fetch request had no superclass of its own.
@interface NSPersistentStoreRequest : NSObject <NSCopying>
/// Nil for all stores.
- (NSArray *)affectedStores;
- (void)setAffectedStores:(NSArray *)stores;
- (NSPersistentStoreRequestType)requestType;
@end
