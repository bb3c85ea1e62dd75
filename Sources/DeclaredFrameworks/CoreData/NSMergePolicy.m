#import "Notice/Refusal.h"
#import <CoreData/CoreData.h>

@implementation NSMergeConflict

- (id)initWithSource:(NSManagedObject *)srcObject
          newVersion:(NSUInteger)newvers
          oldVersion:(NSUInteger)oldvers
      cachedSnapshot:(NSDictionary *)cachesnap
   persistedSnapshot:(NSDictionary *)persnap {
    if ((self = [super init])) {
        _sourceObject = srcObject;
        _newVersionNumber = newvers;
        _oldVersionNumber = oldvers;
        _cachedSnapshot = cachesnap;
        _persistedSnapshot = persnap;
    }
    return self;
}

@end

@implementation NSMergePolicy

- (id)initWithMergeType:(NSMergePolicyType)ty {
    if ((self = [super init])) _mergeType = ty;
    return self;
}

- (BOOL)resolveConflicts:(NSArray *)list error:(NSError **)error REFUSES_WITH_ERROR(NO)

@end
