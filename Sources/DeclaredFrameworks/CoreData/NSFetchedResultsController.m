#import "Failures.h"

@implementation NSFetchedResultsController

- (id)initWithFetchRequest:(NSFetchRequest *)fetchRequest
      managedObjectContext:(NSManagedObjectContext *)context
        sectionNameKeyPath:(NSString *)sectionNameKeyPath
                 cacheName:(NSString *)name {
    if (fetchRequest == nil || [fetchRequest.sortDescriptors count] == 0) {
        [NSException raise:NSInvalidArgumentException
                    format:@"An instance of NSFetchedResultsController requires a non-nil fetchRequest with sort descriptors"];
    }
    if (context == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"An instance of NSFetchedResultsController requires a non-nil managedObjectContext"];
    }
    if ((self = [super init])) {
        _fetchRequest = fetchRequest;
        _managedObjectContext = context;
        _sectionNameKeyPath = [sectionNameKeyPath copy];
        _cacheName = [name copy];
    }
    return self;
}

- (BOOL)performFetch:(NSError **)error {
    _fetchedObjects = [_managedObjectContext executeFetchRequest:_fetchRequest error:error];
    return _fetchedObjects != nil;
}

+ (void)deleteCacheWithName:(NSString *)name {
}

- (id)objectAtIndexPath:(NSIndexPath *)indexPath {
    [NSException raise:NSRangeException format:@"no object at index path %@: there are no objects", indexPath];
    return nil;
}

- (NSIndexPath *)indexPathForObject:(id)object { return nil; }

- (NSString *)sectionIndexTitleForSectionName:(NSString *)sectionName {
    return [sectionName length] ? [[sectionName substringToIndex:1] uppercaseString] : nil;
}

- (NSArray *)sectionIndexTitles { return [NSArray array]; }
- (NSArray *)sections { return [NSArray array]; }

- (NSInteger)sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)sectionIndex {
    [NSException raise:NSInvalidArgumentException format:@"Index title at %d is not equal to '%@'", (int)sectionIndex, title];
    return NSNotFound;
}

@end
