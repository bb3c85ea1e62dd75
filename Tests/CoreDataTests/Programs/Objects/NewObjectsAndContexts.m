// What a new object has of a store, and contexts that are asked for while they go.
// > committed of a new one: 0, after saving: A
// > its context goes: asked by 1 object
// > in a block that is waited for: changes pending 1, saved 1

#include "../TestModel.h"

/// Asks its objects for itself when it goes.
@interface AskingContext : NSManagedObjectContext
@end

static int asked;

@implementation AskingContext
- (void)dealloc {
    for (NSManagedObject *each in [self registeredObjects]) asked += [each managedObjectContext] == self;
    [super dealloc];
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Library.sqlite");
    NSManagedObject *book = insert(context, @"Book");
    [book setValue:@"A" forKey:@"title"];
    int count = (int)[[book committedValuesForKeys:nil] count];
    save(context);
    printf("committed of a new one: %d, after saving: %s\n", count,
           [[[book committedValuesForKeys:[NSArray arrayWithObject:@"title"]] objectForKey:@"title"] UTF8String]);

    AskingContext *going = [[AskingContext alloc] init];
    [going setPersistentStoreCoordinator:[context persistentStoreCoordinator]];
    NSAutoreleasePool *inner = [NSAutoreleasePool new];
    [NSEntityDescription insertNewObjectForEntityForName:@"Book" inManagedObjectContext:going];
    [inner drain];
    inner = [NSAutoreleasePool new];
    [going release];
    [inner drain];
    printf("its context goes: asked by %d object\n", asked);

    NSManagedObjectContext *private =
        [[[NSManagedObjectContext alloc] initWithConcurrencyType:NSPrivateQueueConcurrencyType] autorelease];
    [private setPersistentStoreCoordinator:[context persistentStoreCoordinator]];
    __block BOOL isPending = NO, isSaved = NO;
    [private performBlockAndWait:^{
        [NSEntityDescription insertNewObjectForEntityForName:@"Tag" inManagedObjectContext:private];
    }];
    [private performBlockAndWait:^{
        isPending = [private hasChanges];
        isSaved = [private save:NULL];
    }];
    printf("in a block that is waited for: changes pending %d, saved %d\n", isPending, isSaved);
    [pool drain];
    return 0;
}
