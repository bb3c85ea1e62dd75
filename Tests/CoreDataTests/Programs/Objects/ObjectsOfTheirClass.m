// `[NSManagedObject alloc]` gives an object of the entity's class, with its instance variables: RestKit makes all of its so.
// > Author 1, a variable of its own 7; of an entity without a class NSManagedObject
// > saved 2

#include "../TestModel.h"

@interface Author : NSManagedObject {
@public
    char room[4096];
    int number;
}
@end

@implementation Author
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:library_model()] autorelease];
    [coordinator addPersistentStoreWithType:NSInMemoryStoreType configuration:nil URL:nil options:nil error:NULL];
    NSManagedObjectContext *context = [[NSManagedObjectContext new] autorelease];
    [context setPersistentStoreCoordinator:coordinator];
    NSDictionary *entities = [[coordinator managedObjectModel] entitiesByName];
    Author *author = (Author *)[[NSManagedObject alloc] initWithEntity:[entities objectForKey:@"Author"]
                                        insertIntoManagedObjectContext:context];
    memset(author->room, 1, sizeof author->room);
    author->number = 7;
    [author setValue:@"Ann" forKey:@"name"];
    NSManagedObject *tag = [[NSManagedObject alloc] initWithEntity:[entities objectForKey:@"Tag"]
                                    insertIntoManagedObjectContext:context];
    printf("%s %d, a variable of its own %d; of an entity without a class %s\n", [[[author class] description] UTF8String],
           [author isKindOfClass:[Author class]], author->number, [[[tag class] description] UTF8String]);
    NSError *error = nil;
    NSUInteger count = [[context insertedObjects] count];
    printf("saved %d\n", [context save:&error] ? (int)count : (int)[error code]);
    [author release];
    [tag release];
    [pool drain];
    return 0;
}
