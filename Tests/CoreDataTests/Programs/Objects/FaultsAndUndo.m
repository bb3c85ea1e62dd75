// Objects that are read when they are looked at, one object for each row; undoing, redoing, rolling back.
// > same object 1, fault 1
// > after a look: fault 0, Ada
// > relationship fault 1 0
// > refreshed: fault 1, Ada again 1
// > undo of a change: Ada, redo: Bea, undo: Ada
// > undo of an insertion: 1 authors, redo: 2
// > undo of a deletion: books A, B of Ada
// > rolled back: Ada 1 authors, changes 0
// > changed values: name, before Ada
// > gone: NSObjectInaccessibleException
// > IDs: temporary 1, URI back 1, the same 1

#include "../TestModel.h"

/// Runs a block as one event, which is one group of the undo manager.
static void in_event(NSManagedObjectContext *context, void (^block)(void)) {
    [[context undoManager] beginUndoGrouping];
    block();
    [context processPendingChanges];
    [[context undoManager] endUndoGrouping];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Library.sqlite");
    NSManagedObject *ada = insert(context, @"Author"), *a = insert(context, @"Book"), *b = insert(context, @"Book");
    printf("");
    BOOL isTemporary = [[ada objectID] isTemporaryID];
    [ada setValue:@"Ada" forKey:@"name"];
    [a setValue:@"A" forKey:@"title"];
    [b setValue:@"B" forKey:@"title"];
    [ada setValue:[NSSet setWithObjects:a, b, nil] forKey:@"books"];
    save(context);
    NSManagedObjectContext *other = open_store(@"Library.sqlite");
    NSManagedObject *one = [fetch(other, @"Author", nil, nil) lastObject],
                    *two = [fetch(other, @"Author", nil, nil) lastObject];
    printf("same object %d, fault %d\n", one == two, [one isFault]);
    NSString *name = [one valueForKey:@"name"];
    printf("after a look: fault %d, %s\n", [one isFault], [name UTF8String]);
    BOOL before = [one hasFaultForRelationshipNamed:@"books"];
    [[one valueForKey:@"books"] count];
    printf("relationship fault %d %d\n", before, [one hasFaultForRelationshipNamed:@"books"]);
    [one setValue:@"Zoe" forKey:@"name"];
    [other refreshObject:one mergeChanges:NO];
    BOOL isFault = [one isFault];
    printf("refreshed: fault %d, Ada again %d\n", isFault, [[one valueForKey:@"name"] isEqual:@"Ada"]);

    NSUndoManager *manager = [[[NSUndoManager alloc] init] autorelease];
    [manager setGroupsByEvent:NO];
    [other setUndoManager:manager];
    [other processPendingChanges];
    in_event(other, ^{
        [one setValue:@"Bea" forKey:@"name"];
    });
    [other undo];
    printf("undo of a change: %s", [[one valueForKey:@"name"] UTF8String]);
    [other redo];
    printf(", redo: %s", [[one valueForKey:@"name"] UTF8String]);
    [other undo];
    printf(", undo: %s\n", [[one valueForKey:@"name"] UTF8String]);
    in_event(other, ^{
        [insert(other, @"Author") setValue:@"Cyd" forKey:@"name"];
    });
    [other undo];
    printf("undo of an insertion: %d authors", (int)[fetch(other, @"Author", nil, nil) count]);
    [other redo];
    printf(", redo: %d\n", (int)[fetch(other, @"Author", nil, nil) count]);
    [other undo];
    in_event(other, ^{
        [other deleteObject:one];
    });
    [other undo];
    printf("undo of a deletion: books %s of %s\n", list([one valueForKey:@"books"], @"title"),
           [[one valueForKey:@"name"] UTF8String]);

    [other setUndoManager:nil];
    [one setValue:@"Zoe" forKey:@"name"];
    [insert(other, @"Author") setValue:@"Cyd" forKey:@"name"];
    [other rollback];
    printf("rolled back: %s %d authors, changes %d\n", [[one valueForKey:@"name"] UTF8String],
           (int)[fetch(other, @"Author", nil, nil) count], [other hasChanges]);
    [one setValue:@"Bea" forKey:@"name"];
    printf("changed values: %s, before %s\n",
           [[[[one changedValues] allKeys] componentsJoinedByString:@","] UTF8String],
           [[[one committedValuesForKeys:[NSArray arrayWithObject:@"name"]] objectForKey:@"name"] UTF8String]);
    [other rollback];

    [context deleteObject:a];
    save(context);
    NSManagedObjectContext *third = open_store(@"Library.sqlite");
    NSURL *uri = [[b objectID] URIRepresentation];
    NSManagedObject *book = [fetch(third, @"Book", nil, nil) lastObject];
    [third refreshObject:book mergeChanges:NO];
    [context deleteObject:b];
    save(context);
    @try {
        [book valueForKey:@"title"];
        printf("still there\n");
    } @catch (NSException *exception) {
        printf("gone: %s\n", [[exception name] UTF8String]);
    }
    NSManagedObjectID *back = [[third persistentStoreCoordinator] managedObjectIDForURIRepresentation:uri];
    printf("IDs: temporary %d, URI back %d, the same %d\n", isTemporary, [[back URIRepresentation] isEqual:uri],
           [back isEqual:[book objectID]]);
    [pool drain];
    return 0;
}
