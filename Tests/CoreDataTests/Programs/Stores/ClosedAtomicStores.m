// Objects of stores in memory lead to each other, and all go with their store.
// > binary stores opened often: memory stays
// > XML stores opened often: memory stays

#include "../TestModel.h"
#include <malloc.h>

/// A file with authors and books that know each other, and a deleted pair.
static void write_store(NSString *type, NSString *name) {
    NSManagedObjectContext *context = context_of(coordinator_of_type(type, name));
    for (int i = 0; i < 20; i++) {
        NSManagedObject *author = insert(context, @"Author"), *book = insert(context, @"Book");
        [author setValue:@"somebody" forKey:@"name"];
        [book setValue:author forKey:@"author"];
    }
    NSManagedObject *author = insert(context, @"Author");
    [author setValue:@"nobody" forKey:@"name"];
    [insert(context, @"Book") setValue:author forKey:@"author"];
    [context save:NULL];
    [context deleteObject:author];
    [context save:NULL];
}

static size_t opened(NSString *type, NSString *name, int times) {
    for (int i = 0; i < times; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSManagedObjectContext *context = context_of(coordinator_of_type(type, name));
        NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
        if ([[context executeFetchRequest:request error:NULL] count] != 20) puts("books are missing");
        [pool release];
    }
    return mallinfo2().uordblks;
}

static void tell(const char *what, NSString *type, NSString *name) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    write_store(type, name);
    [pool release];
    // Debug builds keep freed objects for a while.
    size_t before = opened(type, name, 100), after = opened(type, name, 60);
    if (after > before + (1 << 18)) {
        printf("60 %s stores left %zu bytes\n", what, after - before);
    } else {
        printf("%s stores opened often: memory stays\n", what);
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    tell("binary", NSBinaryStoreType, @"closed.binary");
    tell("XML", @"XML", @"closed.xml");
    [pool release];
    return 0;
}
