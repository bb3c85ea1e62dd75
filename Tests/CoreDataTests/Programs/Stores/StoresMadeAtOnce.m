// Coordinators of several threads that make the same store at once: each opens it, and none takes it from another.
// > 40 of 40 opened it; it has 40 tags

#include "../TestModel.h"
#include <dispatch/dispatch.h>

static BOOL open_and_add(NSURL *url, NSManagedObjectModel *model) {
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    if (![coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:nil error:NULL]) return NO;
    NSManagedObjectContext *context = [[NSManagedObjectContext new] autorelease];
    [context setPersistentStoreCoordinator:coordinator];
    [NSEntityDescription insertNewObjectForEntityForName:@"Tag" inManagedObjectContext:context];
    return [context save:NULL];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    __block int opened = 0;
    int tags = 0;
    for (int round = 0; round < 10; round++) {
        NSString *name = [NSString stringWithFormat:@"AtOnce%d.sqlite", round];
        NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:name]];
        dispatch_apply(4, dispatch_get_global_queue(0, 0), ^(size_t index) {
            NSAutoreleasePool *inner = [NSAutoreleasePool new];
            if (open_and_add(url, library_model())) __sync_add_and_fetch(&opened, 1);
            [inner drain];
        });
        NSManagedObjectContext *context = open_store(name);
        tags += (int)[fetch(context, @"Tag", nil, nil) count];
    }
    printf("%d of 40 opened it; it has %d tags\n", opened, tags);
    [pool drain];
    return 0;
}
