// Both ends of relationships, what deletions do to them, and what a store has of them afterwards.
// > one to many: A, B belong to Ada
// > moved: Ada has A; Bea has B
// > by the other end: Ada has ; Bea has A, B
// > many to many: x has A, B; A has x, y
// > after saving: x has A, B; A has x, y; y has A
// > taken away: x has B; A has y
// > in the store: x has B; A has y
// > ordered: Bea, Ada
// > in the store: Bea, Ada, Cyd
// > denied: 1600 authors The operation couldn’t be completed. (Cocoa error 1600.)
// > nullified: home of Ada nil
// > cascaded: 1 books, author deleted 1
// > in the store: 1 books, 2 authors, tags of it x

#include "../TestModel.h"

static NSManagedObject *named(NSManagedObjectContext *context, NSString *entityName, NSString *key, NSString *name) {
    NSManagedObject *made = insert(context, entityName);
    [made setValue:name forKey:key];
    return made;
}

static NSManagedObject *find(NSManagedObjectContext *context, NSString *entityName, NSString *key, NSString *name) {
    return [fetch(context, entityName, nil, [NSPredicate predicateWithFormat:@"%K == %@", key, name]) lastObject];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Library.sqlite");
    NSManagedObject *ada = named(context, @"Author", @"name", @"Ada"),
                    *bea = named(context, @"Author", @"name", @"Bea");
    NSManagedObject *a = named(context, @"Book", @"title", @"A"), *b = named(context, @"Novel", @"title", @"B");
    [ada setValue:[NSSet setWithObjects:a, b, nil] forKey:@"books"];
    printf("one to many: %s belong to %s\n", list([ada valueForKey:@"books"], @"title"),
           [[a valueForKeyPath:@"author.name"] UTF8String]);
    [b setValue:bea forKey:@"author"];
    printf("moved: Ada has %s; Bea has %s\n", list([ada valueForKey:@"books"], @"title"),
           list([bea valueForKey:@"books"], @"title"));
    [[bea mutableSetValueForKey:@"books"] addObject:a];
    printf("by the other end: Ada has %s; Bea has %s\n", list([ada valueForKey:@"books"], @"title"),
           list([bea valueForKey:@"books"], @"title"));

    NSManagedObject *x = named(context, @"Tag", @"name", @"x"), *y = named(context, @"Tag", @"name", @"y");
    [[a mutableSetValueForKey:@"tags"] addObjectsFromArray:[NSArray arrayWithObjects:x, y, nil]];
    [[x mutableSetValueForKey:@"books"] addObject:b];
    printf("many to many: x has %s; A has %s\n", list([x valueForKey:@"books"], @"title"),
           list([a valueForKey:@"tags"], @"name"));
    save(context);
    NSManagedObjectContext *other = open_store(@"Library.sqlite");
    printf("after saving: x has %s; A has %s; y has %s\n",
           list([find(other, @"Tag", @"name", @"x") valueForKey:@"books"], @"title"),
           list([find(other, @"Book", @"title", @"A") valueForKey:@"tags"], @"name"),
           list([find(other, @"Tag", @"name", @"y") valueForKey:@"books"], @"title"));
    [[x mutableSetValueForKey:@"books"] removeObject:a];
    printf("taken away: x has %s; A has %s\n", list([x valueForKey:@"books"], @"title"),
           list([a valueForKey:@"tags"], @"name"));
    save(context);
    other = open_store(@"Library.sqlite");
    printf("in the store: x has %s; A has %s\n",
           list([find(other, @"Tag", @"name", @"x") valueForKey:@"books"], @"title"),
           list([find(other, @"Book", @"title", @"A") valueForKey:@"tags"], @"name"));

    NSManagedObject *turin = named(context, @"Place", @"name", @"Turin");
    NSMutableOrderedSet *people = [turin mutableOrderedSetValueForKey:@"authors"];
    [people addObject:ada];
    [people insertObject:bea atIndex:0];
    printf("ordered: %s\n", list([[turin valueForKey:@"authors"] array], @"name"));
    save(context);
    NSManagedObject *cyd = named(context, @"Author", @"name", @"Cyd");
    [cyd setValue:turin forKey:@"home"];
    save(context);
    other = open_store(@"Library.sqlite");
    printf("in the store: %s\n",
           list([[find(other, @"Place", @"name", @"Turin") valueForKey:@"authors"] array], @"name"));

    [context deleteObject:turin];
    NSError *error = nil;
    [context save:&error];
    printf("denied: %d %s %s\n", (int)[error code],
           [[[error userInfo] objectForKey:NSValidationKeyErrorKey] UTF8String],
           [[error localizedDescription] UTF8String]);
    [context rollback];
    [turin setValue:[NSOrderedSet orderedSet] forKey:@"authors"];
    printf("nullified: home of Ada %s\n", [ada valueForKey:@"home"] ? "Turin" : "nil");
    [context deleteObject:turin];
    save(context);
    [ada setValue:[NSSet setWithObject:a] forKey:@"books"];
    [context deleteObject:ada];
    [context processPendingChanges];
    printf("cascaded: %d books, author deleted %d\n", (int)[fetch(context, @"Book", nil, nil) count], [ada isDeleted]);
    save(context);
    other = open_store(@"Library.sqlite");
    NSArray *books = fetch(other, @"Book", @"title", nil);
    printf("in the store: %d books, %d authors, tags of it %s\n", (int)[books count],
           (int)[fetch(other, @"Author", nil, nil) count], list([[books lastObject] valueForKey:@"tags"], @"name"));
    [pool drain];
    return 0;
}
