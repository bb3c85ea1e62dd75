// Random operations on objects, two contexts and the store, compared with plain collections that do the same.
// > killed and opened: consistent 1
// > 1500 operations, 0 differences

#include "../TestModel.h"
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static uint64_t state = 42;

static unsigned next(unsigned limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % limit;
}

/// What the store should hold: for each author's number the numbers of its books, for each book its pages and tags.
@interface Expected : NSObject {
  @public
    NSMutableDictionary *authors, *pages, *tags;
}
@end

@implementation Expected
- (id)init {
    if ((self = [super init])) {
        authors = [NSMutableDictionary new];
        pages = [NSMutableDictionary new];
        tags = [NSMutableDictionary new];
    }
    return self;
}
- (Expected *)duplicate {
    Expected *made = [[Expected new] autorelease];
    for (id key in authors) [made->authors setObject:[[[authors objectForKey:key] mutableCopy] autorelease] forKey:key];
    [made->pages setDictionary:pages];
    for (id key in tags) [made->tags setObject:[[[tags objectForKey:key] mutableCopy] autorelease] forKey:key];
    return made;
}
@end

static NSManagedObject *find(NSManagedObjectContext *context, NSString *entityName, NSString *key, id value) {
    return [fetch(context, entityName, nil, [NSPredicate predicateWithFormat:@"%K == %@", key, value]) lastObject];
}

static int differences(NSManagedObjectContext *context, Expected *expected) {
    int found = 0;
    NSArray *authors = fetch(context, @"Author", @"name", nil), *books = fetch(context, @"Book", @"title", nil);
    if ([authors count] != [expected->authors count] || [books count] != [expected->pages count]) {
        printf("%d authors for %d, %d books for %d\n", (int)[authors count], (int)[expected->authors count],
               (int)[books count], (int)[expected->pages count]);
        found++;
    }
    for (NSManagedObject *author in authors) {
        NSSet *titles = [NSSet setWithArray:[[[author valueForKey:@"books"] valueForKey:@"title"] allObjects]];
        if (![titles isEqual:[expected->authors objectForKey:[author valueForKey:@"name"]]]) {
            printf("books of %s: %s, expected %s\n", [[author valueForKey:@"name"] UTF8String],
                   [[titles description] UTF8String],
                   [[[expected->authors objectForKey:[author valueForKey:@"name"]] description] UTF8String]);
            found++;
        }
    }
    for (NSManagedObject *book in books) {
        NSString *title = [book valueForKey:@"title"];
        NSSet *tags = [NSSet setWithArray:[[[book valueForKey:@"tags"] valueForKey:@"name"] allObjects]];
        if (![[book valueForKey:@"pages"] isEqual:[expected->pages objectForKey:title]] ||
            ![tags isEqual:[expected->tags objectForKey:title]]) {
            printf("book %s differs\n", [title UTF8String]);
            found++;
        }
    }
    return found;
}

static NSString *any_key(NSDictionary *dictionary) {
    NSArray *keys = [[dictionary allKeys] sortedArrayUsingSelector:@selector(compare:)];
    return [keys count] ? [keys objectAtIndex:next((unsigned)[keys count])] : nil;
}

static void forget_book(Expected *expected, NSString *title) {
    for (NSMutableSet *books in [expected->authors allValues]) [books removeObject:title];
    [expected->pages removeObjectForKey:title];
    [expected->tags removeObjectForKey:title];
}

/// One operation on the context and on what is expected.
static void operate(NSManagedObjectContext *context, Expected *expected, int number) {
    NSString *author = any_key(expected->authors), *book = any_key(expected->pages);
    NSString *name = [NSString stringWithFormat:@"%05d", number];
    switch (next(9)) {
    case 0: {
        [insert(context, @"Author") setValue:name forKey:@"name"];
        [expected->authors setObject:[NSMutableSet set] forKey:name];
        return;
    }
    case 1:
    case 2: {
        NSManagedObject *made = insert(context, next(2) ? @"Book" : @"Novel");
        [made setValue:name forKey:@"title"];
        if (author) [made setValue:find(context, @"Author", @"name", author) forKey:@"author"];
        [expected->pages setObject:[NSNumber numberWithInt:100] forKey:name];
        [expected->tags setObject:[NSMutableSet set] forKey:name];
        if (author) [[expected->authors objectForKey:author] addObject:name];
        return;
    }
    case 3: {
        if (book == nil) return;
        NSNumber *pages = [NSNumber numberWithInt:(int)next(1000)];
        [find(context, @"Book", @"title", book) setValue:pages forKey:@"pages"];
        [expected->pages setObject:pages forKey:book];
        return;
    }
    case 4: {
        if (book == nil || author == nil) return;
        NSManagedObject *it = find(context, @"Book", @"title", book),
                        *owner = find(context, @"Author", @"name", author);
        if (next(2)) {
            [it setValue:owner forKey:@"author"];
        } else {
            [[owner mutableSetValueForKey:@"books"] addObject:it];
        }
        for (NSMutableSet *books in [expected->authors allValues]) [books removeObject:book];
        [[expected->authors objectForKey:author] addObject:book];
        return;
    }
    case 5: {
        if (book == nil) return;
        NSString *tag = [NSString stringWithFormat:@"tag %u", next(6)];
        NSManagedObject *it = find(context, @"Tag", @"name", tag);
        if (it == nil) {
            it = insert(context, @"Tag");
            [it setValue:tag forKey:@"name"];
        }
        NSManagedObject *owner = find(context, @"Book", @"title", book);
        NSMutableSet *tags = [expected->tags objectForKey:book];
        if ([tags containsObject:tag]) {
            [[owner mutableSetValueForKey:@"tags"] removeObject:it];
            [tags removeObject:tag];
        } else {
            [[it mutableSetValueForKey:@"books"] addObject:owner];
            [tags addObject:tag];
        }
        return;
    }
    case 6: {
        if (book == nil) return;
        [context deleteObject:find(context, @"Book", @"title", book)];
        forget_book(expected, book);
        return;
    }
    case 7: {
        if (author == nil || next(3)) return;
        [context deleteObject:find(context, @"Author", @"name", author)];
        for (NSString *each in [[[expected->authors objectForKey:author] copy] autorelease])
            forget_book(expected, each);
        [expected->authors removeObjectForKey:author];
        return;
    }
    default: {
        NSArray *objects = fetch(context, @"Book", nil, nil);
        if ([objects count] == 0) return;
        NSManagedObject *object = [objects objectAtIndex:next((unsigned)[objects count])];
        [context refreshObject:object mergeChanges:YES];
    }
    }
}

static void random_operations(void) {
    NSPersistentStoreCoordinator *coordinator = coordinator_of_type(NSSQLiteStoreType, @"Random.sqlite");
    NSManagedObjectContext *context = context_of(coordinator);
    Expected *expected = [Expected new], *saved = [[expected duplicate] retain];
    int found = 0;
    enum { Count = 1500 };
    for (int i = 0; i < Count && found == 0; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        operate(context, expected, i);
        switch (next(40)) {
        case 0:
        case 1:
            save(context);
            [saved release];
            saved = [[expected duplicate] retain];
            break;
        case 2:
            if (i < 100) break;
            [context rollback];
            [expected release];
            expected = [[saved duplicate] retain];
            break;
        case 3:
            save(context);
            [saved release];
            saved = [[expected duplicate] retain];
            [context reset];
            break;
        case 4: found += differences(context, expected); break;
        case 5: found += differences(context_of(coordinator), saved); break;
        case 6:
            save(context);
            [saved release];
            saved = [[expected duplicate] retain];
            found += differences(open_store(@"Random.sqlite"), saved);
            break;
        }
        if (found) printf("after %d\n", i);
        [pool drain];
    }
    printf("%d operations, %d differences\n", Count, found);
}

/// A process that saves pairs of objects for ever is killed: the store has whole saves.
static void killed(void) {
    pid_t child = fork();
    if (child == 0) {
        NSManagedObjectContext *context = open_store(@"Killed.sqlite");
        for (int i = 0;; i++) {
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            NSString *name = [NSString stringWithFormat:@"%d", i];
            [insert(context, @"Tag") setValue:name forKey:@"name"];
            [insert(context, @"Place") setValue:name forKey:@"name"];
            save(context);
            [pool drain];
        }
    }
    usleep(400000);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    NSManagedObjectContext *context = open_store(@"Killed.sqlite");
    NSArray *tags = fetch(context, @"Tag", nil, nil), *places = fetch(context, @"Place", nil, nil);
    NSSet *names = [NSSet setWithArray:[tags valueForKey:@"name"]],
          *others = [NSSet setWithArray:[places valueForKey:@"name"]];
    printf("killed and opened: consistent %d\n", [names isEqual:others]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    killed();
    random_operations();
    [pool drain];
    return 0;
}
