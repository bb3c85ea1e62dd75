#pragma once
#import <CoreData/CoreDataDefines.h>

@class NSManagedObject;

enum {
    NSErrorMergePolicyType = 0x00,
    NSMergeByPropertyStoreTrumpMergePolicyType = 0x01,
    NSMergeByPropertyObjectTrumpMergePolicyType = 0x02,
    NSOverwriteMergePolicyType = 0x03,
    NSRollbackMergePolicyType = 0x04
};
typedef NSUInteger NSMergePolicyType;

/// An object that another context has saved meanwhile. Since iOS 5.
@interface NSMergeConflict : NSObject
@property (readonly, retain) NSManagedObject *sourceObject;
@property (readonly, retain) NSDictionary *objectSnapshot;
@property (readonly, retain) NSDictionary *cachedSnapshot;
@property (readonly, retain) NSDictionary *persistedSnapshot;
@property (readonly) NSUInteger newVersionNumber;
@property (readonly) NSUInteger oldVersionNumber;
- (id)initWithSource:(NSManagedObject *)srcObject
          newVersion:(NSUInteger)newvers
          oldVersion:(NSUInteger)oldvers
      cachedSnapshot:(NSDictionary *)cachesnap
   persistedSnapshot:(NSDictionary *)persnap;
@end

/// How conflicts are resolved. Since iOS 5.
@interface NSMergePolicy : NSObject
@property (readonly) NSMergePolicyType mergeType;
- (id)initWithMergeType:(NSMergePolicyType)ty;
- (BOOL)resolveConflicts:(NSArray *)list error:(NSError **)error;
@end
