// What a child context saves reaches the results of its parent, whose delegate hears of it.
// > will section 0 insert did
// > authors: Ada
// > saved: in the store Ada

#include "../TestModel.h"

@interface Delegate : NSObject <NSFetchedResultsControllerDelegate>
@end

@implementation Delegate
- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller {
    printf("will");
}
- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller {
    printf(" did\n");
}
- (void)controller:(NSFetchedResultsController *)controller
    didChangeSection:(id<NSFetchedResultsSectionInfo>)info
             atIndex:(NSUInteger)index
       forChangeType:(NSFetchedResultsChangeType)type {
    printf(" section %d", (int)index);
}
- (void)controller:(NSFetchedResultsController *)controller
    didChangeObject:(id)object
        atIndexPath:(NSIndexPath *)old
      forChangeType:(NSFetchedResultsChangeType)type
       newIndexPath:(NSIndexPath *)new {
    printf(type == NSFetchedResultsChangeInsert ? " insert" : " other");
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSPersistentStoreCoordinator *coordinator = coordinator_of_type(NSSQLiteStoreType, @"Library.sqlite");
    NSManagedObjectContext *parent =
        [[[NSManagedObjectContext alloc] initWithConcurrencyType:NSMainQueueConcurrencyType] autorelease];
    [parent setPersistentStoreCoordinator:coordinator];
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Author"];
    NSSortDescriptor *byName = [[[NSSortDescriptor alloc] initWithKey:@"name" ascending:YES] autorelease];
    [request setSortDescriptors:[NSArray arrayWithObject:byName]];
    NSFetchedResultsController *controller =
        [[[NSFetchedResultsController alloc] initWithFetchRequest:request
                                             managedObjectContext:parent
                                               sectionNameKeyPath:@"name"
                                                        cacheName:nil] autorelease];
    Delegate *delegate = [[Delegate new] autorelease];
    [controller setDelegate:delegate];
    [controller performFetch:NULL];
    NSManagedObjectContext *child =
        [[[NSManagedObjectContext alloc] initWithConcurrencyType:NSMainQueueConcurrencyType] autorelease];
    [child setParentContext:parent];
    NSUndoManager *manager = [[[NSUndoManager alloc] init] autorelease];
    NSManagedObject *ada = insert(child, @"Author");
    [child setUndoManager:manager];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    [ada setValue:@"Ada" forKey:@"name"];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    save(child);
    printf("authors: %s\n", list([controller fetchedObjects], @"name"));
    save(parent);
    printf("saved: in the store %s\n", list(fetch(context_of(coordinator), @"Author", nil, nil), @"name"));
    [pool drain];
    return 0;
}
