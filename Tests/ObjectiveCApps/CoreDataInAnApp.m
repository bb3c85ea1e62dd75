// Core Data in an app: a class with a dynamic property, a category of the app on a framework class, a store at the app's place.

#import <CoreData/CoreData.h>
#import <UIKit/UIKit.h>

@interface Book : NSManagedObject
@property (nonatomic, retain) NSString *title;
@end
@implementation Book
@dynamic title;
@end

@interface NSFetchedResultsController (Counting)
- (NSUInteger)sectionCount;
@end
@implementation NSFetchedResultsController (Counting)
- (NSUInteger)sectionCount {
    return [[self sections] count];
}
@end

@interface Delegate : NSObject <UIApplicationDelegate>
@end

@implementation Delegate

- (NSManagedObjectModel *)model {
    NSAttributeDescription *title = [[[NSAttributeDescription alloc] init] autorelease];
    title.name = @"title";
    title.attributeType = NSStringAttributeType;
    title.defaultValue = @"Untitled";
    NSRelationshipDescription *sequels = [[[NSRelationshipDescription alloc] init] autorelease];
    sequels.name = @"sequels";
    sequels.maxCount = 0;
    NSEntityDescription *book = [[[NSEntityDescription alloc] init] autorelease];
    book.name = @"Book";
    book.managedObjectClassName = @"Book";
    book.properties = [NSArray arrayWithObjects:title, sequels, nil];
    NSManagedObjectModel *model = [[[NSManagedObjectModel alloc] init] autorelease];
    model.entities = [NSArray arrayWithObject:book];
    return model;
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSManagedObjectModel *model = [self model];
    NSPersistentStoreCoordinator *coordinator =
        [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model];
    NSError *error = nil;
    NSPersistentStore *store = [coordinator addPersistentStoreWithType:NSSQLiteStoreType
                                                         configuration:nil
                                                                   URL:[NSURL fileURLWithPath:[NSHomeDirectory()
                                                                                                                stringByAppendingPathComponent:@"Documents/books.sqlite"]]
                                                               options:nil
                                                                 error:&error];
    printf("store %d, %s %d\n", store != nil, error ? [[error domain] UTF8String] : "(null)", (int)[error code]);

    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    [context setPersistentStoreCoordinator:coordinator];
    Book *book = [NSEntityDescription insertNewObjectForEntityForName:@"Book" inManagedObjectContext:context];
    printf("%s, %d sequels\n", [book.title UTF8String], (int)[[book valueForKey:@"sequels"] count]);
    book.title = @"A Guide";
    printf("%s, by key %s\n", [book.title UTF8String], [[book valueForKey:@"title"] UTF8String]);
    printf("changes %d, saved %d", context.hasChanges, [context save:&error]);
    printf(", error %d\n", (int)[error code]);

    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    request.sortDescriptors =
        [NSArray arrayWithObject:[[[NSSortDescriptor alloc] initWithKey:@"title" ascending:YES] autorelease]];
    NSFetchedResultsController *controller =
        [[NSFetchedResultsController alloc] initWithFetchRequest:request
                                            managedObjectContext:context
                                              sectionNameKeyPath:nil
                                                       cacheName:nil];
    printf("fetched %d", [controller performFetch:&error]);
    printf(", error %d, %d sections\n", (int)[error code], (int)[controller sectionCount]);

    @try {
        [NSEntityDescription insertNewObjectForEntityForName:@"Film" inManagedObjectContext:context];
    } @catch (NSException *exception) {
        printf("%s: %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
    @try {
        [book setValue:@"x" forKey:@"colour"];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [context deleteObject:book];
    printf("changes %d\n", context.hasChanges);
}

@end

int main(int argc, char *argv[]) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
// > store 1, (null) 0
// > Untitled, 0 sequels
// > A Guide, by key A Guide
// > changes 1, saved 1, error 0
// > fetched 1, error 0, 1 sections
// > NSInternalInconsistencyException: +entityForName: could not locate an entity named 'Film' in this model.
// > NSUnknownKeyException
// > changes 1
