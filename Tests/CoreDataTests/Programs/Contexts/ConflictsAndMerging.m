// Two contexts that change the same objects: errors, merge policies, merging what the other saved.
// > error: 133020, 1 conflicts, version 1 -> 2
// > store trumps: Ben 1815
// > object trumps: Cyd, born 1900
// > overwritten: Cyd 1815
// > rolled back: Cyd 1815, changes 0
// > merged: Dora
// > merged with a change: name Dora, born 1700
// > inserted elsewhere 1, deleted elsewhere 0
// > is deleted here 1, in the context that saved 0; changes 0
// > did change: inserted 1 updated 0 deleted 0
// > did save: inserted 1 updated 0 deleted 0

#include "../TestModel.h"

@interface Listener : NSObject
@end

static void print_info(const char *title, NSNotification *notification) {
    NSDictionary *info = [notification userInfo];
    printf("%s: inserted %d updated %d deleted %d\n", title, (int)[[info objectForKey:NSInsertedObjectsKey] count],
           (int)[[info objectForKey:NSUpdatedObjectsKey] count], (int)[[info objectForKey:NSDeletedObjectsKey] count]);
}

@implementation Listener
- (void)didChange:(NSNotification *)notification {
    print_info("did change", notification);
}
- (void)didSave:(NSNotification *)notification {
    print_info("did save", notification);
}
@end

static NSManagedObject *only(NSManagedObjectContext *context) {
    return [fetch(context, @"Author", nil, nil) lastObject];
}

/// The other context saves a change behind the back of this one, which then saves its own.
static NSError *collide(NSManagedObjectContext *one, NSManagedObjectContext *other, id policy, NSString *theirs,
                        int ours) {
    [one reset];
    [other reset];
    NSManagedObject *a = only(one), *b = only(other);
    [a valueForKey:@"name"];
    [b setValue:theirs forKey:@"name"];
    save(other);
    if (ours) [a setValue:[NSNumber numberWithInt:ours] forKey:@"born"];
    [one setMergePolicy:policy];
    NSError *error = nil;
    [one save:&error];
    return error;
}

static NSString *stored(NSPersistentStoreCoordinator *coordinator) {
    NSManagedObject *object = only(context_of(coordinator));
    return [NSString stringWithFormat:@"%@ %@", [object valueForKey:@"name"], [object valueForKey:@"born"]];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSPersistentStoreCoordinator *coordinator = coordinator_of_type(NSSQLiteStoreType, @"Library.sqlite");
    NSManagedObjectContext *one = context_of(coordinator), *other = context_of(coordinator);
    NSManagedObject *ada = insert(one, @"Author");
    [ada setValue:@"Ada" forKey:@"name"];
    [ada setValue:[NSNumber numberWithInt:1815] forKey:@"born"];
    save(one);

    NSError *error = collide(one, other, NSErrorMergePolicy, @"Bea", 1900);
    NSArray *conflicts = [[error userInfo] objectForKey:@"conflictList"];
    NSMergeConflict *conflict = [conflicts lastObject];
    printf("error: %d, %d conflicts, version %d -> %d\n", (int)[error code], (int)[conflicts count],
           (int)[conflict oldVersionNumber], (int)[conflict newVersionNumber]);

    [one reset];
    [other reset];
    NSManagedObject *a = only(one), *b = only(other);
    [a setValue:@"Mine" forKey:@"name"];
    [b setValue:@"Ben" forKey:@"name"];
    save(other);
    [one setMergePolicy:NSMergeByPropertyStoreTrumpMergePolicy];
    save(one);
    printf("store trumps: %s\n", [stored(coordinator) UTF8String]);
    collide(one, other, NSMergeByPropertyObjectTrumpMergePolicy, @"Cyd", 1900);
    printf("object trumps: %s, born %d\n", [[only(context_of(coordinator)) valueForKey:@"name"] UTF8String],
           [[only(context_of(coordinator)) valueForKey:@"born"] intValue]);
    [one reset];
    [other reset];
    a = only(one);
    b = only(other);
    [a setValue:[NSNumber numberWithInt:1815] forKey:@"born"];
    [b setValue:@"Eve" forKey:@"name"];
    save(other);
    [one setMergePolicy:NSOverwriteMergePolicy];
    save(one);
    printf("overwritten: %s\n", [stored(coordinator) UTF8String]);
    [other reset];
    b = only(other);
    [a setValue:@"Fay" forKey:@"name"];
    [b setValue:[NSNumber numberWithInt:1815] forKey:@"born"];
    save(other);
    [one setMergePolicy:NSRollbackMergePolicy];
    save(one);
    printf("rolled back: %s, changes %d\n", [stored(coordinator) UTF8String], [one hasChanges]);

    [one setMergePolicy:NSErrorMergePolicy];
    [[NSNotificationCenter defaultCenter] addObserver:one
                                             selector:@selector(mergeChangesFromContextDidSaveNotification:)
                                                 name:NSManagedObjectContextDidSaveNotification
                                               object:other];
    [[a valueForKey:@"name"] length];
    [b setValue:@"Dora" forKey:@"name"];
    save(other);
    printf("merged: %s\n", [[a valueForKey:@"name"] UTF8String]);
    [a setValue:[NSNumber numberWithInt:1700] forKey:@"born"];
    [b setValue:@"Dora" forKey:@"name"];
    save(other);
    printf("merged with a change: name %s, born %d\n", [[a valueForKey:@"name"] UTF8String],
           [[a valueForKey:@"born"] intValue]);
    save(one);
    NSManagedObject *gina = insert(other, @"Author");
    [gina setValue:@"Gina" forKey:@"name"];
    save(other);
    BOOL isThere = [one objectRegisteredForID:[gina objectID]] != nil;
    NSManagedObject *here = [one objectWithID:[gina objectID]];
    [other deleteObject:gina];
    save(other);
    printf("inserted elsewhere %d, deleted elsewhere %d\n", isThere, [here managedObjectContext] != nil);
    printf("is deleted here %d, in the context that saved %d; changes %d\n", [here isDeleted], [gina isDeleted],
           [one hasChanges]);
    [[NSNotificationCenter defaultCenter] removeObserver:one];

    Listener *listener = [[Listener new] autorelease];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    [center addObserver:listener
               selector:@selector(didChange:)
                   name:NSManagedObjectContextObjectsDidChangeNotification
                 object:other];
    [center addObserver:listener
               selector:@selector(didSave:)
                   name:NSManagedObjectContextDidSaveNotification
                 object:other];
    [insert(other, @"Author") setValue:@"Hana" forKey:@"name"];
    save(other);
    [center removeObserver:listener];
    [pool drain];
    return 0;
}
