#import "Context/MergePolicies.h"
#import "Errors/Failures.h"
#import "Objects/ManagedObject.h"

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
        // A deleted object has no snapshot.
        _objectSnapshot = srcObject.isFault ? nil : [object_make_row(srcObject, 0) valuesByName];
    }
    return self;
}

- (NSString *)description {
    return [NSString
        stringWithFormat:@"NSMergeConflict (%p) for NSManagedObject (%p) with objectID '%@' with oldVersion = %lu "
                         @"and newVersion = %lu and old object snapshot = %@ and new cached row = %@",
                         self, _sourceObject, [_sourceObject objectID], (unsigned long)_oldVersionNumber,
                         (unsigned long)_newVersionNumber, _objectSnapshot, _persistedSnapshot];
}

@end

NSMergePolicy *merge_policy_for(id policy) {
    if ([policy isKindOfClass:[NSMergePolicy class]]) return policy;
    NSArray *names = [NSArray arrayWithObjects:@"NSErrorMergePolicy", @"NSMergeByPropertyStoreTrumpMergePolicy",
                                               @"NSMergeByPropertyObjectTrumpMergePolicy", @"NSOverwriteMergePolicy",
                                               @"NSRollbackMergePolicy", nil];
    // The constants, which live for ever: apps keep them without a reference.
    NSArray *policies = [NSArray arrayWithObjects:NSErrorMergePolicy, NSMergeByPropertyStoreTrumpMergePolicy,
                                                  NSMergeByPropertyObjectTrumpMergePolicy, NSOverwriteMergePolicy,
                                                  NSRollbackMergePolicy, nil];
    NSUInteger place = policy ? [names indexOfObject:policy] : NSNotFound;
    return place == NSNotFound ? NSErrorMergePolicy : [policies objectAtIndex:place];
}

@implementation NSMergePolicy

+ (void)load {
    NSErrorMergePolicy = [[self alloc] initWithMergeType:NSErrorMergePolicyType];
    NSMergeByPropertyStoreTrumpMergePolicy =
        [[self alloc] initWithMergeType:NSMergeByPropertyStoreTrumpMergePolicyType];
    NSMergeByPropertyObjectTrumpMergePolicy =
        [[self alloc] initWithMergeType:NSMergeByPropertyObjectTrumpMergePolicyType];
    NSOverwriteMergePolicy = [[self alloc] initWithMergeType:NSOverwriteMergePolicyType];
    NSRollbackMergePolicy = [[self alloc] initWithMergeType:NSRollbackMergePolicyType];
}

- (id)initWithMergeType:(NSMergePolicyType)ty {
    if ((self = [super init])) _mergeType = ty;
    return self;
}

/// The context merges the values; a policy only decides whether it may.
- (BOOL)resolveConflicts:(NSArray *)list error:(NSError **)error {
    if (_mergeType != NSErrorMergePolicyType || [list count] == 0) return YES;
    return fail_with_info(error, NSManagedObjectMergeError,
                          [NSDictionary dictionaryWithObject:list forKey:@"conflictList"]);
}

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[NSMergePolicy class]] && [(NSMergePolicy *)other mergeType] == _mergeType;
}

- (NSUInteger)hash {
    return _mergeType;
}

@end
