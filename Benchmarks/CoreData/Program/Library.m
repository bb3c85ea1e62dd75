#import "Library.h"

@interface Book : NSManagedObject
@property (nonatomic, retain) NSString *title, *author;
@property (nonatomic, retain) NSDate *published;
@property (nonatomic) int32_t pages;
@property (nonatomic) double price;
@property (nonatomic) int64_t number;
@property (nonatomic) BOOL isRead;
@end

@implementation Book
@dynamic title, author, published, pages, price, number, isRead;
@end

static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
    NSAttributeDescription *made = [[[NSAttributeDescription alloc] init] autorelease];
    [made setName:name];
    [made setAttributeType:type];
    [made setIndexed:[name isEqual:@"number"]];
    return made;
}

static void stop_if(NSError *error) {
    if (error == nil) return;
    printf("%s\n", [[error description] UTF8String]);
    exit(1);
}

NSManagedObjectContext *library_open(NSString *path) {
    NSEntityDescription *book = [[[NSEntityDescription alloc] init] autorelease];
    [book setName:@"Book"];
    [book setManagedObjectClassName:@"Book"];
    [book setProperties:[NSArray arrayWithObjects:attribute(@"title", NSStringAttributeType),
                                                  attribute(@"author", NSStringAttributeType),
                                                  attribute(@"published", NSDateAttributeType),
                                                  attribute(@"pages", NSInteger32AttributeType),
                                                  attribute(@"price", NSDoubleAttributeType),
                                                  attribute(@"number", NSInteger64AttributeType),
                                                  attribute(@"isRead", NSBooleanAttributeType), nil]];
    NSManagedObjectModel *model = [[[NSManagedObjectModel alloc] init] autorelease];
    [model setEntities:[NSArray arrayWithObject:book]];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    NSError *error = nil;
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType
                              configuration:nil
                                        URL:[NSURL fileURLWithPath:path]
                                    options:nil
                                      error:&error];
    stop_if(error);
    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    [context setPersistentStoreCoordinator:coordinator];
    return context;
}

NSManagedObjectContext *library_context(NSManagedObjectContext *context) {
    NSManagedObjectContext *made = [[NSManagedObjectContext alloc] init];
    [made setPersistentStoreCoordinator:[context persistentStoreCoordinator]];
    return made;
}

void library_insert(NSManagedObjectContext *context, long count) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (long i = 0; i < count; i++) {
        Book *book = [NSEntityDescription insertNewObjectForEntityForName:@"Book" inManagedObjectContext:context];
        char text[40];
        snprintf(text, sizeof text, "Title %ld", i);
        book.title = [NSString stringWithUTF8String:text];
        snprintf(text, sizeof text, "Author %ld", i % 100);
        book.author = [NSString stringWithUTF8String:text];
        book.published = [NSDate dateWithTimeIntervalSinceReferenceDate:i];
        book.pages = (int)(i % 1000);
        book.price = 9.99;
        book.number = i;
        book.isRead = i % 2;
        if (i % 1000 == 999) {
            [pool drain];
            pool = [NSAutoreleasePool new];
        }
    }
    NSError *error = nil;
    [context save:&error];
    stop_if(error);
    [pool drain];
}

NSArray *library_fetch(NSManagedObjectContext *context, NSFetchRequestResultType type) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    [request setResultType:type];
    NSError *error = nil;
    NSArray *found = [context executeFetchRequest:request error:&error];
    stop_if(error);
    return found;
}

long library_read(NSManagedObjectContext *context) {
    long sum = 0;
    for (Book *book in library_fetch(context, NSManagedObjectResultType)) {
        sum += [book.title length] + [book.author length] + book.pages + book.number + book.isRead;
        sum += (long)[book.published timeIntervalSinceReferenceDate] + (long)book.price;
    }
    return sum;
}

void library_change(NSArray *books) {
    for (Book *book in books) book.pages = book.pages + 1;
    NSError *error = nil;
    [[[books lastObject] managedObjectContext] save:&error];
    stop_if(error);
}

long library_count(NSManagedObjectContext *context, int pages) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    [request setPredicate:[NSPredicate predicateWithFormat:@"pages >= %d", pages]];
    return (long)[context countForFetchRequest:request error:NULL];
}

double library_look_up(NSManagedObjectContext *context, long number) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    [request setPredicate:[NSPredicate predicateWithFormat:@"number == %ld", number]];
    Book *book = [[context executeFetchRequest:request error:NULL] lastObject];
    return book.price;
}
