// Properties that a class leaves to Core Data: objects, numbers, sets; those that it has itself; what key-value coding and
// observers see of both.
// > class Author, is Author 1, responds 1 0
// > Ada 1815 0.50 (1815)
// > observed: name nil -> Ada
// > custom setter: ADA
// > observed: name Ada -> Bea
// > primitive Bea
// > books 2: A, B; author of B Bea
// > observed: books +1
// > after removal: A; author of B nil
// > mutable set: A, C
// > read 1 1, weight 1.50, isbn 9000000000
// > two instances share 1
// > unknown key: NSUnknownKeyException, the entity Author is not key value coding-compliant for the key "colour".
// > wrong type: Unacceptable type of value for attribute: property = "name"; desired type = NSString

#include "../TestModel.h"

@class Book;

@interface Author : NSManagedObject
@property (nonatomic, retain) NSString *name;
@property (nonatomic, assign) short born;
@property (nonatomic, assign) double rating;
@property (nonatomic, retain) NSSet *books;
@end

@interface Author (Generated)
- (void)addBooksObject:(Book *)value;
- (void)removeBooksObject:(Book *)value;
- (void)addBooks:(NSSet *)values;
- (NSString *)primitiveName;
@end

@implementation Author
@dynamic name, born, rating, books;
- (NSString *)shout {
    return [[self name] uppercaseString];
}
@end

@interface Book : NSManagedObject
@property (nonatomic, retain) NSString *title;
@property (nonatomic, assign) BOOL isRead;
@property (nonatomic, assign) float weight;
@property (nonatomic, assign) long long isbn;
@property (nonatomic, retain) Author *author;
@end

@interface Book (Primitives)
@property (nonatomic, retain) NSString *primitiveTitle;
@end

@implementation Book
@dynamic isRead, weight, isbn, author;
- (NSString *)title {
    [self willAccessValueForKey:@"title"];
    NSString *title = [self primitiveTitle];
    [self didAccessValueForKey:@"title"];
    return title;
}
- (void)setTitle:(NSString *)title {
    [self willChangeValueForKey:@"title"];
    [self setPrimitiveTitle:[title uppercaseString]];
    [self didChangeValueForKey:@"title"];
}
@end

@interface Observer : NSObject
@end

@implementation Observer
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    id old = [change objectForKey:NSKeyValueChangeOldKey], new = [ change objectForKey : NSKeyValueChangeNewKey ];
    if ([path isEqualToString:@"books"]) {
        printf("observed: books +%d\n", (int)[new count]);
        return;
    }
    printf("observed: %s %s -> %s\n", [path UTF8String], old == [NSNull null] ? "nil" : [old UTF8String],
           [new UTF8String]);
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = context_of(coordinator_of_type(NSInMemoryStoreType, nil));
    Author *ada = insert(context, @"Author");
    Observer *observer = [[Observer new] autorelease];
    printf("class %s, is Author %d, responds %d %d\n", [NSStringFromClass([ada class]) UTF8String],
           [ada isKindOfClass:[Author class]], [ada respondsToSelector:@selector(setBorn:)],
           [ada respondsToSelector:@selector(setIsbn:)]);
    NSString *plain = @"Ada";
    ada.born = 1815;
    ada.rating = 0.5;
    [ada setPrimitiveValue:plain forKey:@"name"];
    printf("%s %d %.2f (%s)\n", [ada.name UTF8String], ada.born, ada.rating,
           [[[ada valueForKey:@"born"] description] UTF8String]);
    ada.name = nil;
    NSKeyValueObservingOptions options = NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew;
    [ada addObserver:observer forKeyPath:@"name" options:options context:NULL];
    ada.name = @"Ada";
    printf("custom setter: %s\n", [[ada shout] UTF8String]);
    [ada setValue:@"Bea" forKey:@"name"];
    printf("primitive %s\n", [[ada primitiveName] UTF8String]);
    [ada removeObserver:observer forKeyPath:@"name"];

    Book *a = insert(context, @"Book"), *b = insert(context, @"Book"), *c = insert(context, @"Book");
    a.title = @"a";
    [b setValue:@"b" forKey:@"title"];
    c.title = @"c";
    [ada addBooksObject:a];
    [ada addBooks:[NSSet setWithObject:b]];
    printf("books %d: %s; author of B %s\n", (int)[ada.books count], list(ada.books, @"title"),
           [b.author.name UTF8String]);
    [ada addObserver:observer forKeyPath:@"books" options:NSKeyValueObservingOptionNew context:NULL];
    [[ada mutableSetValueForKey:@"books"] addObject:c];
    [ada removeObserver:observer forKeyPath:@"books"];
    [ada removeBooksObject:b];
    [ada removeBooksObject:c];
    printf("after removal: %s; author of B %s\n", list(ada.books, @"title"), b.author ? "somebody" : "nil");
    [[ada mutableSetValueForKey:@"books"] addObject:c];
    printf("mutable set: %s\n", list(ada.books, @"title"));
    b.isRead = YES;
    b.weight = 1.5f;
    b.isbn = 9000000000;
    printf("read %d %d, weight %.2f, isbn %lld\n", b.isRead, [[b valueForKey:@"isRead"] boolValue], b.weight, b.isbn);
    printf("two instances share %d\n", [a class] == [b class] && object_getClass(a) == object_getClass(b));
    @try {
        [ada setValue:@"red" forKey:@"colour"];
    } @catch (NSException *exception) {
        printf("unknown key: %s, %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    } @
    try {
        [ada setValue:[NSNumber numberWithInt:1] forKey:@"name"];
    } @catch (NSException *exception) {
        NSString *reason = [exception reason];
        printf("wrong type: %s\n",
               [[reason substringToIndex:[reason rangeOfString:@"; given type"].location] UTF8String]);
        reason = [reason substringFromIndex:[reason rangeOfString:@"; given type"].location];
        (void)reason;
    }
    [pool drain];
    return 0;
}
