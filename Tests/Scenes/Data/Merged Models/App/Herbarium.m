#import "Herbarium.h"
#import "Plant.h"
#import "Sheet.h"

@implementation Herbarium

#pragma mark The stack

- (NSManagedObjectModel *)managedObjectModel {
    if (managedObjectModel != nil) {
        return managedObjectModel;
    }
    managedObjectModel = [[NSManagedObjectModel mergedModelFromBundles:nil] retain];
    return managedObjectModel;
}

- (NSPersistentStoreCoordinator *)persistentStoreCoordinator {
    if (persistentStoreCoordinator != nil) {
        return persistentStoreCoordinator;
    }
    NSArray *paths = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES);
    NSString *path = [[paths objectAtIndex:0] stringByAppendingPathComponent:@"Herbarium.sqlite"];
    NSError *error;
    persistentStoreCoordinator =
        [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:[self managedObjectModel]];
    if (![persistentStoreCoordinator addPersistentStoreWithType:NSSQLiteStoreType
                                                  configuration:nil
                                                            URL:[NSURL fileURLWithPath:path]
                                                        options:nil
                                                          error:&error]) {
        NSLog(@"The herbarium cannot be opened: %@", error);
    }
    return persistentStoreCoordinator;
}

- (NSManagedObjectContext *)managedObjectContext {
    if (managedObjectContext != nil) {
        return managedObjectContext;
    }
    NSPersistentStoreCoordinator *coordinator = [self persistentStoreCoordinator];
    if (coordinator != nil) {
        managedObjectContext = [[NSManagedObjectContext alloc] init];
        [managedObjectContext setPersistentStoreCoordinator:coordinator];
    }
    return managedObjectContext;
}

- (NSArray *)entityNames {
    NSArray *names = [[[self managedObjectModel] entitiesByName] allKeys];
    return [names sortedArrayUsingSelector:@selector(compare:)];
}

#pragma mark Requests

- (NSFetchRequest *)request {
    NSFetchRequest *request = [[[NSFetchRequest alloc] init] autorelease];
    [request setEntity:[NSEntityDescription entityForName:@"Plant" inManagedObjectContext:self.managedObjectContext]];
    NSSortDescriptor *byName = [[NSSortDescriptor alloc] initWithKey:@"name" ascending:YES];
    [request setSortDescriptors:[NSArray arrayWithObject:byName]];
    [byName release];
    return request;
}

- (NSArray *)plants {
    NSFetchRequest *request = [self request];
    [request setFetchBatchSize:4];
    return [self.managedObjectContext executeFetchRequest:request error:NULL];
}

- (NSArray *)plantsOnSeveralSheets {
    NSFetchRequest *request = [self request];
    [request setPredicate:[NSPredicate predicateWithFormat:@"sheets.@count > 1"]];
    [request setReturnsObjectsAsFaults:NO];
    [request setRelationshipKeyPathsForPrefetching:[NSArray arrayWithObject:@"sheets"]];
    return [self.managedObjectContext executeFetchRequest:request error:NULL];
}

#pragma mark Changes

- (Plant *)addPlant:(NSString *)name height:(int)height sheets:(NSSet *)sheets {
    Plant *plant = [NSEntityDescription insertNewObjectForEntityForName:@"Plant"
                                                 inManagedObjectContext:self.managedObjectContext];
    plant.name = name;
    // Otherwise it has the height that the model says.
    if (height) plant.height = [NSNumber numberWithInt:height];
    for (Sheet *sheet in sheets) [sheet addPlantsObject:plant];
    return plant;
}

- (NSString *)save {
    NSError *error;
    if ([self.managedObjectContext save:&error]) return nil;
    NSArray *errors = [[error userInfo] objectForKey:NSDetailedErrorsKey];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSError *one in errors ? errors : [NSArray arrayWithObject:error]) {
        [lines addObject:[NSString stringWithFormat:@"%@ %d", [[one userInfo] objectForKey:NSValidationKeyErrorKey],
                                                    (int)[one code]]];
    }
    [lines sortUsingSelector:@selector(compare:)];
    [self.managedObjectContext rollback];
    return [NSString stringWithFormat:@"%d\n%@", (int)[error code], [lines componentsJoinedByString:@"\n"]];
}

- (void)dealloc {
    [managedObjectContext release];
    [persistentStoreCoordinator release];
    [managedObjectModel release];
    [super dealloc];
}

@end
