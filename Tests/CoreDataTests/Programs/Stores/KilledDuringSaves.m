// A process that saves is killed at each of its writes, in the middle of it: the store opens and holds the last complete
// save. When the disk is full at any write a save fails with an error, the store is whole, and saving goes on when there
// is room again. `VERGER_KILLS=1000` is the long form.
// flags: -fobjc-arc -Wno-unused-function
// > killed: each store had a whole save
// > killed with a write-ahead log: each store had a whole save
// > full disk: each store was whole, and saving went on

#import "WritesThatFail.h"
#import <CoreData/CoreData.h>
#import <sys/wait.h>

static NSString *folder;
static BOOL usesLog;

static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
    NSAttributeDescription *made = [[NSAttributeDescription alloc] init];
    made.name = name;
    made.attributeType = type;
    made.indexed = type == NSInteger32AttributeType;
    return made;
}

static NSManagedObjectModel *shelf_model(void) {
    NSEntityDescription *book = [[NSEntityDescription alloc] init], *shelf = [[NSEntityDescription alloc] init];
    book.name = @"Book";
    shelf.name = @"Shelf";
    NSRelationshipDescription *books = [[NSRelationshipDescription alloc] init], *back = [[NSRelationshipDescription alloc] init];
    books.name = @"books";
    books.destinationEntity = book;
    books.inverseRelationship = back;
    back.name = @"shelves";
    back.destinationEntity = shelf;
    back.inverseRelationship = books;
    books.maxCount = back.maxCount = 0;
    book.properties = @[ attribute(@"number", NSInteger32AttributeType), attribute(@"cover", NSBinaryDataAttributeType), back ];
    shelf.properties = @[ attribute(@"number", NSInteger32AttributeType), books ];
    NSManagedObjectModel *model = [[NSManagedObjectModel alloc] init];
    model.entities = @[ book, shelf ];
    return model;
}

static NSManagedObjectContext *open_context(void) {
    NSPersistentStoreCoordinator *coordinator =
        [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:shelf_model()];
    NSURL *url = [NSURL fileURLWithPath:[folder stringByAppendingPathComponent:@"Shelf.sqlite"]];
    NSDictionary *options = usesLog ? @{NSSQLitePragmasOption : @{@"journal_mode" : @"WAL"}} : nil;
    NSError *error = nil;
    if (![coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:options error:&error]) {
        printf("not opened: %s\n", [[error description] UTF8String]);
        _exit(3);
    }
    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    context.persistentStoreCoordinator = coordinator;
    return context;
}

static NSArray *all(NSManagedObjectContext *context, NSString *entity) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:entity];
    request.sortDescriptors = @[ [NSSortDescriptor sortDescriptorWithKey:@"number" ascending:YES] ];
    NSError *error = nil;
    NSArray *found = [context executeFetchRequest:request error:&error];
    if (found == nil) printf("not fetched: %s\n", [[error description] UTF8String]);
    return found;
}

/// How many books there are after a save, and what the cover of each is.
enum { KeptBooks = 6 };

static NSData *cover_of(int number) {
    NSMutableData *data = [NSMutableData dataWithLength:(NSUInteger)(number * 7919 % 30000)];
    memset([data mutableBytes], number & 255, [data length]);
    return data;
}

/// Makes the next change, which shows in all tables. The shelf has the number of the save.
static int change(NSManagedObjectContext *context) {
    NSManagedObject *shelf = [all(context, @"Shelf") lastObject];
    if (shelf == nil) shelf = [NSEntityDescription insertNewObjectForEntityForName:@"Shelf" inManagedObjectContext:context];
    int number = [[shelf valueForKey:@"number"] intValue] + 1;
    [shelf setValue:@(number) forKey:@"number"];
    NSManagedObject *book = [NSEntityDescription insertNewObjectForEntityForName:@"Book" inManagedObjectContext:context];
    [book setValue:@(number) forKey:@"number"];
    [book setValue:cover_of(number) forKey:@"cover"];
    [[shelf mutableSetValueForKey:@"books"] addObject:book];
    NSArray *books = all(context, @"Book");
    if ([books count] > KeptBooks) [context deleteObject:[books objectAtIndex:0]];
    return number;
}

/// The number of the save that the store holds; -1 if it is not a whole one.
static int saved_number(void) {
    NSManagedObjectContext *context = open_context();
    NSArray *shelves = all(context, @"Shelf"), *books = all(context, @"Book");
    if (shelves == nil || books == nil || [shelves count] > 1) return -1;
    int number = [[[shelves lastObject] valueForKey:@"number"] intValue];
    if ([books count] != (NSUInteger)MIN(number, KeptBooks)) return -1;
    NSSet *onShelf = [[shelves lastObject] valueForKey:@"books"];
    if ([onShelf count] != [books count]) return -1;
    int first = number - (int)[books count] + 1;
    for (NSManagedObject *book in books) {
        if (![[book valueForKey:@"number"] isEqual:@(first)] || ![[book valueForKey:@"cover"] isEqual:cover_of(first)]) return -1;
        if (![onShelf containsObject:book]) return -1;
        first++;
    }
    return number;
}

/// Does something in a process of its own, which writes numbers into a pipe.
/// - Returns: The last number; -2 if there was none.
static int run(void (^work)(int output), int *status) {
    int ends[2];
    if (pipe(ends) != 0) exit(2);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        @autoreleasepool {
            work(ends[1]);
        }
        _exit(0);
    }
    close(ends[1]);
    int number = -2, last = -2;
    while (read(ends[0], &number, sizeof number) == sizeof number) last = number;
    close(ends[0]);
    waitpid(child, status, 0);
    return last;
}

static void tell(int output, int number) {
    if (write(output, &number, sizeof number) != sizeof number) _exit(4);
}

static BOOL is_killed_well(int point) {
    int status = 0;
    int before = run(^(int output) { tell(output, saved_number()); }, &status);
    int last = run(^(int output) {
        NSManagedObjectContext *context = open_context();
        fate = WriteKills;
        fatal_call = point;
        for (;;) {
            @autoreleasepool {
                int number = change(context);
                if (![context save:NULL]) _exit(5);
                tell(output, number);
            }
        }
    }, &status);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL) {
        printf("point %d: the process ended by itself, %d\n", point, status);
        return NO;
    }
    int kept = last == -2 ? before : last;
    int found = run(^(int output) { tell(output, saved_number()); }, &status);
    // One more may have been kept that was not told any more.
    if (found == kept || found == kept + 1) return YES;
    printf("point %d: saved %d, found %d\n", point, kept, found);
    return NO;
}

static BOOL is_full_well(int point) {
    int status = 0;
    int isWell = run(^(int output) {
        int before = saved_number();
        NSManagedObjectContext *context = open_context();
        int number = change(context);
        fate = DiskIsFull;
        fatal_call = point;
        NSError *error = nil;
        BOOL isSaved = [context save:&error];
        fate = WritesSucceed;
        if (!isSaved && (![[error domain] isEqual:NSCocoaErrorDomain] || [error code] != NSFileWriteOutOfSpaceError)) {
            printf("point %d: %s\n", point, [[error description] UTF8String]);
            tell(output, -1);
            return;
        }
        int found = saved_number();
        if (found != (isSaved ? number : before)) printf("point %d: saved %d, found %d\n", point, isSaved, found);
        BOOL isSavedNow = isSaved || [context save:&error];
        if (!isSavedNow) printf("point %d: not saved again: %s\n", point, [[error description] UTF8String]);
        int now = saved_number();
        if (now != number) printf("point %d: saved again %d, found %d\n", point, number, now);
        tell(output, found == (isSaved ? number : before) && isSavedNow && now == number);
    }, &status);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 && isWell == 1;
}

static void try_points(const char *name, int count, int limit, BOOL (*isWell)(int point), const char *good) {
    uint64_t state = 7;
    for (int i = 0; i < count; i++) {
        // The first points in order, then any.
        state = state * 6364136223846793005u + 1442695040888963407u;
        int point = i < limit ? i + 1 : (int)((state >> 33) % (uint64_t)(4 * limit)) + 1;
        if (!isWell(point)) {
            printf("%s: failed\n", name);
            return;
        }
    }
    printf("%s: %s\n", name, good);
}

int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    const char *text = getenv("VERGER_KILLS");
    int count = text ? atoi(text) : 24;
    @autoreleasepool {
        folder = NSTemporaryDirectory();
        try_points("killed", count, 50, is_killed_well, "each store had a whole save");
        usesLog = YES;
        [[NSFileManager defaultManager] removeItemAtPath:[folder stringByAppendingPathComponent:@"Shelf.sqlite"] error:NULL];
        try_points("killed with a write-ahead log", count / 2, 50, is_killed_well, "each store had a whole save");
        usesLog = NO;
        for (NSString *name in @[ @"Shelf.sqlite", @"Shelf.sqlite-wal", @"Shelf.sqlite-shm" ]) {
            [[NSFileManager defaultManager] removeItemAtPath:[folder stringByAppendingPathComponent:name] error:NULL];
        }
        try_points("full disk", count, 25, is_full_well, "each store was whole, and saving went on");
    }
    return 0;
}
