// Sections that a controller keeps by name: read without looking at the objects, as long as stores and request are the same.
// > first: A 2, B 1; asked 3 times
// > again: A 2, B 1; asked 0 times
// > a part of the first section: Alan
// > with a change: A 2, B 1, C 1; asked 4 times
// > saved: A 2, B 1, C 1; asked 4 times
// > again: A 2, B 1, C 1; asked 0 times
// > another controller's order: C 1, B 1, A 2; asked 4 times
// > a damaged cache: A 2, B 1, C 1; asked 4 times
// > the request changed: NSInternalInconsistencyException
// > deleted: A 2; asked 2 times
// > all deleted: 0 files

#include "../TestModel.h"

static int asked;

@interface Author : NSManagedObject
@end
@implementation Author
- (NSString *)initial {
    asked++;
    return [[self valueForKey:@"name"] substringToIndex:1];
}
@end

static NSFetchedResultsController *controller_for(NSManagedObjectContext *context, BOOL ascending) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Author"];
    NSSortDescriptor *order = [[[NSSortDescriptor alloc] initWithKey:@"name" ascending:ascending] autorelease];
    [request setSortDescriptors:[NSArray arrayWithObject:order]];
    [request setFetchBatchSize:1];
    return [[[NSFetchedResultsController alloc] initWithFetchRequest:request
                                                managedObjectContext:context
                                                  sectionNameKeyPath:@"initial"
                                                           cacheName:@"../All authors"] autorelease];
}

static void tell(const char *what, NSFetchedResultsController *controller) {
    asked = 0;
    NSError *error = nil;
    if (![controller performFetch:&error]) printf("failed: %s\n", [[error description] UTF8String]);
    NSMutableArray *texts = [NSMutableArray array];
    for (id<NSFetchedResultsSectionInfo> section in [controller sections]) {
        [texts addObject:[NSString stringWithFormat:@"%@ %d", [section name], (int)[section numberOfObjects]]];
    }
    printf("%s: %s; asked %d times\n", what, [[texts componentsJoinedByString:@", "] UTF8String], asked);
}

static NSString *folder(void) {
    NSArray *folders = NSSearchPathForDirectoriesInDomains(NSCachesDirectory, NSUserDomainMask, YES);
    return [[folders lastObject] stringByAppendingPathComponent:@".CoreDataCaches/SectionInfoCaches"];
}

static void add(NSManagedObjectContext *context, NSString *name) {
    [insert(context, @"Author") setValue:name forKey:@"name"];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Authors.sqlite");
    add(context, @"Ada");
    add(context, @"Alan");
    add(context, @"Bea");
    save(context);
    tell("first", controller_for(context, YES));
    context = open_store(@"Authors.sqlite");
    NSFetchedResultsController *controller = controller_for(context, YES);
    tell("again", controller);
    NSUInteger place[] = {0, 1};
    id second = [controller objectAtIndexPath:[NSIndexPath indexPathWithIndexes:place length:2]];
    printf("a part of the first section: %s\n", [[second valueForKey:@"name"] UTF8String]);
    add(context, @"Cyd");
    tell("with a change", controller_for(context, YES));
    save(context);
    tell("saved", controller_for(context, YES));
    tell("again", controller_for(context, YES));
    tell("another controller's order", controller_for(context, NO));
    NSArray *names = [[NSFileManager defaultManager] contentsOfDirectoryAtPath:folder() error:NULL];
    NSString *file = [folder() stringByAppendingPathComponent:[names lastObject]];
    [@"{ names = (A); lengths = (-7); }" writeToFile:file atomically:NO encoding:NSUTF8StringEncoding error:NULL];
    controller = controller_for(context, YES);
    tell("a damaged cache", controller);
    [[controller fetchRequest] setPredicate:[NSPredicate predicateWithFormat:@"name BEGINSWITH 'A'"]];
    @try {
        [controller performFetch:NULL];
        puts("nothing is wrong");
    } @catch (NSException *exception) {
        printf("the request changed: %s\n", [[exception name] UTF8String]);
    }
    [NSFetchedResultsController deleteCacheWithName:@"../All authors"];
    tell("deleted", controller);
    [NSFetchedResultsController deleteCacheWithName:nil];
    printf("all deleted: %d files\n",
           (int)[[[NSFileManager defaultManager] contentsOfDirectoryAtPath:folder() error:NULL] count]);
    [pool release];
    return 0;
}
