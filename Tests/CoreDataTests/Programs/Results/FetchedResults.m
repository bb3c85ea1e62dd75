// A fetched results controller: sections, index titles, and what its delegate hears of changes.
// > sections: A (Ada, Alan) B (Bea)
// > titles: A B, section of B 1
// > path of Bea 1.0, at 0.1 Alan
// > insert Cyd: will, section + 2 C, + 2.0, did
// > rename Bea: will, section - 1 B, section + 2 Z, move 1.0 -> 2.0, did
// > update Ada: will, update 0.0, did
// > delete Alan: will, - 0.1, did
// > objects: Ada, Cyd, Zoe
// > needs an order: An instance of NSFetchedResultsController requires a fetch request with sort descriptors
// > or says that it needs none: 3

#include "../TestModel.h"

@interface Author : NSManagedObject
@end
@implementation Author
- (NSString *)initial {
    return [[self valueForKey:@"name"] substringToIndex:1];
}
@end

@interface Delegate : NSObject <NSFetchedResultsControllerDelegate> {
  @public
    NSMutableArray *heard;
}
@end

static NSString *path_text(NSIndexPath *path) {
    return [NSString stringWithFormat:@"%d.%d", (int)[path indexAtPosition:0], (int)[path indexAtPosition:1]];
}

@implementation Delegate
- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller {
    [heard addObject:@"will"];
}
- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller {
    [heard addObject:@"did"];
}
- (void)controller:(NSFetchedResultsController *)controller
    didChangeSection:(id<NSFetchedResultsSectionInfo>)info
             atIndex:(NSUInteger)index
       forChangeType:(NSFetchedResultsChangeType)type {
    [heard addObject:[NSString stringWithFormat:@"section %@ %d %@", type == NSFetchedResultsChangeInsert ? @"+" : @"-",
                                                (int)index, [info name]]];
}
- (void)controller:(NSFetchedResultsController *)controller
    didChangeObject:(id)object
        atIndexPath:(NSIndexPath *)old
      forChangeType:(NSFetchedResultsChangeType)type
       newIndexPath:(NSIndexPath *)new {
    switch (type) {
    case NSFetchedResultsChangeInsert: [heard addObject:[@"+ " stringByAppendingString:path_text(new)]]; break;
    case NSFetchedResultsChangeDelete: [heard addObject:[@"- " stringByAppendingString:path_text(old)]]; break;
    case NSFetchedResultsChangeUpdate: [heard addObject:[@"update " stringByAppendingString:path_text(old)]]; break;
    default: [heard addObject:[NSString stringWithFormat:@"move %@ -> %@", path_text(old), path_text(new)]];
    }
}
@end

static NSManagedObject *add(NSManagedObjectContext *context, NSString *name) {
    NSManagedObject *made = insert(context, @"Author");
    [made setValue:name forKey:@"name"];
    return made;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Library.sqlite");
    NSManagedObject *ada = add(context, @"Ada"), *alan = add(context, @"Alan"), *bea = add(context, @"Bea");
    save(context);
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Author"];
    NSSortDescriptor *byName = [[[NSSortDescriptor alloc] initWithKey:@"name" ascending:YES] autorelease];
    [request setSortDescriptors:[NSArray arrayWithObject:byName]];
    NSFetchedResultsController *controller =
        [[[NSFetchedResultsController alloc] initWithFetchRequest:request
                                             managedObjectContext:context
                                               sectionNameKeyPath:@"initial"
                                                        cacheName:@"Authors"] autorelease];
    Delegate *delegate = [[Delegate new] autorelease];
    delegate->heard = [NSMutableArray array];
    [controller setDelegate:delegate];
    [controller performFetch:NULL];
    printf("sections:");
    for (id<NSFetchedResultsSectionInfo> each in [controller sections]) {
        printf(" %s (%s)", [[each name] UTF8String], list([each objects], @"name"));
    }
    printf("\ntitles: %s, section of B %d\n",
           [[[controller sectionIndexTitles] componentsJoinedByString:@" "] UTF8String],
           (int)[controller sectionForSectionIndexTitle:@"B" atIndex:1]);
    NSUInteger indexes[] = {0, 1};
    NSIndexPath *path = [NSIndexPath indexPathWithIndexes:indexes length:2];
    printf("path of Bea %s, at 0.1 %s\n", [path_text([controller indexPathForObject:bea]) UTF8String],
           [[[controller objectAtIndexPath:path] valueForKey:@"name"] UTF8String]);
    void (^tell)(const char *) = ^(const char *title) {
        [context processPendingChanges];
        printf("%s: %s\n", title, [[delegate->heard componentsJoinedByString:@", "] UTF8String]);
        [delegate->heard removeAllObjects];
    };
    add(context, @"Cyd");
    tell("insert Cyd");
    [bea setValue:@"Zoe" forKey:@"name"];
    tell("rename Bea");
    [ada setValue:[NSNumber numberWithInt:1815] forKey:@"born"];
    tell("update Ada");
    [context deleteObject:alan];
    tell("delete Alan");
    printf("objects: %s\n", list([controller fetchedObjects], @"name"));
    @try {
        [[[NSFetchedResultsController alloc] initWithFetchRequest:[NSFetchRequest fetchRequestWithEntityName:@"Author"]
                                             managedObjectContext:context
                                               sectionNameKeyPath:nil
                                                        cacheName:nil] autorelease];
    } @catch (NSException *exception) {
        printf("needs an order: %s\n", [[exception reason] UTF8String]);
    }
    NSFetchRequest *unordered = [NSFetchRequest fetchRequestWithEntityName:@"Author"];
    [unordered setSortDescriptors:[NSArray array]];
    controller = [[[NSFetchedResultsController alloc] initWithFetchRequest:unordered
                                                      managedObjectContext:context
                                                        sectionNameKeyPath:nil
                                                                 cacheName:nil] autorelease];
    [controller performFetch:NULL];
    printf("or says that it needs none: %d\n", (int)[[controller fetchedObjects] count]);
    [pool drain];
    return 0;
}
