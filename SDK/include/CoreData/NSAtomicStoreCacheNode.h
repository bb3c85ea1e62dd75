#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObjectID;

@interface NSAtomicStoreCacheNode : NSObject
- (id)initWithObjectID:(NSManagedObjectID *)objectID;
@property (nonatomic, readonly, retain) NSManagedObjectID *objectID;
@property (nonatomic, retain) NSMutableDictionary *propertyCache;
- (id)valueForKey:(NSString *)key;
- (void)setValue:(id)value forKey:(NSString *)key;
@end
