// What observers of relationships hear: which member came or went, and the former set when it is set as a whole.
// > from the other end: insertion, new A
// > another: insertion, new B
// > gone: removal, old B
// > by its set: removal, old A
// > as a whole: setting, old -, new A B
// > again: setting, old A B, new B
// > and by the other end: insertion, new A
// > books are A B
// > ordered: insertion at 0, new Ada
// > ordered: insertion at 1, new Bea
// > ordered: removal at 0, old Ada
// > place: setting, old -, new Rome

#include "../TestModel.h"

@interface Listener : NSObject
@end

@implementation Listener

static NSString *names(id value) {
    if (value == nil || value == [NSNull null]) return @"-";
    if ([value isKindOfClass:[NSManagedObject class]]) value = [NSArray arrayWithObject:value];
    NSMutableArray *found = [NSMutableArray array];
    for (NSManagedObject *each in value) {
        BOOL isBook = [[[each entity] propertiesByName] objectForKey:@"title"] != nil;
        [found addObject:[each valueForKey:isBook ? @"title" : @"name"]];
    }
    [found sortUsingSelector:@selector(compare:)];
    return [found count] ? [found componentsJoinedByString:@" "] : @"-";
}

- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    static NSString *const kinds[] = {@"-", @"setting", @"insertion", @"removal", @"replacement"};
    NSMutableString *text =
        [NSMutableString stringWithString:kinds[[[change objectForKey:NSKeyValueChangeKindKey] intValue]]];
    NSIndexSet *places = [change objectForKey:NSKeyValueChangeIndexesKey];
    if (places) [text appendFormat:@" at %d", (int)[places firstIndex]];
    if ([change objectForKey:NSKeyValueChangeOldKey]) {
        [text appendFormat:@", old %@", names([change objectForKey:NSKeyValueChangeOldKey])];
    }
    if ([change objectForKey:NSKeyValueChangeNewKey]) {
        [text appendFormat:@", new %@", names([change objectForKey:NSKeyValueChangeNewKey])];
    }
    printf("%s%s\n", (const char *)context, [text UTF8String]);
}

@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Library.sqlite");
    NSManagedObject *ada = insert(context, @"Author"), *bea = insert(context, @"Author");
    NSManagedObject *a = insert(context, @"Book"), *b = insert(context, @"Book"), *rome = insert(context, @"Place");
    [ada setValue:@"Ada" forKey:@"name"];
    [bea setValue:@"Bea" forKey:@"name"];
    [a setValue:@"A" forKey:@"title"];
    [b setValue:@"B" forKey:@"title"];
    [rome setValue:@"Rome" forKey:@"name"];

    Listener *listener = [[Listener new] autorelease];
    NSKeyValueObservingOptions both = NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew;
#define WATCH(object, key, text) [object addObserver:listener forKeyPath:key options:both context:(void *)text]
#define LEAVE(object, key) [object removeObserver:listener forKeyPath:key]
    WATCH(ada, @"books", "from the other end: ");
    [a setValue:ada forKey:@"author"];
    LEAVE(ada, @"books");
    WATCH(ada, @"books", "another: ");
    [b setValue:ada forKey:@"author"];
    LEAVE(ada, @"books");
    WATCH(ada, @"books", "gone: ");
    [b setValue:nil forKey:@"author"];
    LEAVE(ada, @"books");
    WATCH(ada, @"books", "by its set: ");
    [[ada mutableSetValueForKey:@"books"] removeObject:a];
    LEAVE(ada, @"books");
    WATCH(ada, @"books", "as a whole: ");
    [ada setValue:[NSSet setWithObjects:a, b, nil] forKey:@"books"];
    LEAVE(ada, @"books");
    WATCH(ada, @"books", "again: ");
    [ada setValue:[NSSet setWithObject:b] forKey:@"books"];
    LEAVE(ada, @"books");
    WATCH(ada, @"books", "and by the other end: ");
    [a setValue:ada forKey:@"author"];
    LEAVE(ada, @"books");
    printf("books are %s\n", [names([ada valueForKey:@"books"]) UTF8String]);

    WATCH(rome, @"authors", "ordered: ");
    [ada setValue:rome forKey:@"home"];
    [bea setValue:rome forKey:@"home"];
    [ada setValue:nil forKey:@"home"];
    LEAVE(rome, @"authors");
    WATCH(ada, @"home", "place: ");
    [ada setValue:rome forKey:@"home"];
    LEAVE(ada, @"home");
    [pool drain];
    return 0;
}
