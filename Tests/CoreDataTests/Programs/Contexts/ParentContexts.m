// A context on its own queue above one that saves into it, and a store below both.
// > in the parent 0, in the child 1
// > saved into the parent: Ada with A, changes 1
// > in the store 1
// > changed in the child: Bea, parent Ada
// > saved: parent Bea
// > deleted in the child, parent 1, after saving 0
// > blocks in order: 1 2 3
// > locks 1 1, enumerated 1 1
// > confined: Can only use -performBlock: on an NSManagedObjectContext that was created with a queue.

#include "../TestModel.h"

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSPersistentStoreCoordinator *coordinator = coordinator_of_type(NSSQLiteStoreType, @"Library.sqlite");
    NSManagedObjectContext *parent =
        [[[NSManagedObjectContext alloc] initWithConcurrencyType:NSPrivateQueueConcurrencyType] autorelease];
    [parent performBlockAndWait:^{
        [parent setPersistentStoreCoordinator:coordinator];
    }];
    NSManagedObjectContext *child =
        [[[NSManagedObjectContext alloc] initWithConcurrencyType:NSMainQueueConcurrencyType] autorelease];
    [child setParentContext:parent];
    NSManagedObject *ada = insert(child, @"Author"), *a = insert(child, @"Book");
    [ada setValue:@"Ada" forKey:@"name"];
    [a setValue:@"A" forKey:@"title"];
    [a setValue:ada forKey:@"author"];
    __block int inParent = 0;
    [parent performBlockAndWait:^{
        inParent = (int)[fetch(parent, @"Author", nil, nil) count];
    }];
    printf("in the parent %d, in the child %d\n", inParent, (int)[fetch(child, @"Author", nil, nil) count]);
    save(child);
    [parent performBlockAndWait:^{
        NSManagedObject *theirs = [fetch(parent, @"Author", nil, nil) lastObject];
        printf("saved into the parent: %s with %s, changes %d\n", [[theirs valueForKey:@"name"] UTF8String],
               list([theirs valueForKey:@"books"], @"title"), [parent hasChanges]);
        save(parent);
    }];
    printf("in the store %d\n", (int)[fetch(context_of(coordinator), @"Author", nil, nil) count]);
    [child reset];
    ada = [fetch(child, @"Author", nil, nil) lastObject];
    [ada setValue:@"Bea" forKey:@"name"];
    [parent performBlockAndWait:^{
        printf("changed in the child: %s, parent %s\n", [[ada valueForKey:@"name"] UTF8String],
               [[[fetch(parent, @"Author", nil, nil) lastObject] valueForKey:@"name"] UTF8String]);
    }];
    save(child);
    [parent performBlockAndWait:^{
        printf("saved: parent %s\n",
               [[[fetch(parent, @"Author", nil, nil) lastObject] valueForKey:@"name"] UTF8String]);
    }];
    [child deleteObject:ada];
    __block int before = 0, after = 0;
    [parent performBlockAndWait:^{
        before = (int)[fetch(parent, @"Author", nil, nil) count];
    }];
    save(child);
    [parent performBlockAndWait:^{
        after = (int)[fetch(parent, @"Author", nil, nil) count];
    }];
    printf("deleted in the child, parent %d, after saving %d\n", before, after);
    NSMutableString *order = [NSMutableString string];
    for (int i = 1; i <= 3; i++) {
        [parent performBlock:^{
            [order appendFormat:@" %d", i];
        }];
    }
    [parent performBlockAndWait:^{
        printf("blocks in order:%s\n", [order UTF8String]);
    }];
    printf("locks %d %d, enumerated %d %d\n", [child conformsToProtocol:@protocol(NSLocking)],
           [coordinator conformsToProtocol:@protocol(NSLocking)],
           [[coordinator managedObjectModel] conformsToProtocol:@protocol(NSFastEnumeration)],
           [[ada entity] conformsToProtocol:@protocol(NSFastEnumeration)]);
    @try {
        [context_of(coordinator) performBlock:^{
        }];
    } @catch (NSException *exception) {
        printf("confined: %s\n", [[exception reason] UTF8String]);
    }
    [pool drain];
    return 0;
}
