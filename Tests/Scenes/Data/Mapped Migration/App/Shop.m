#import "Shop.h"

@implementation Shop

@synthesize context;

- (NSURL *)storeURL {
    NSArray *paths = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES);
    return [NSURL fileURLWithPath:[[paths objectAtIndex:0] stringByAppendingPathComponent:@"Shop.sqlite"]];
}

- (NSError *)openWithModel:(NSString *)name options:(NSDictionary *)options {
    NSString *path = [[NSBundle mainBundle] pathForResource:name ofType:@"mom" inDirectory:@"Shop.momd"];
    NSManagedObjectModel *model = [[NSManagedObjectModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path]];
    NSPersistentStoreCoordinator *coordinator =
        [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model];
    [model release];
    NSError *error = nil;
    NSPersistentStore *store = [coordinator addPersistentStoreWithType:NSSQLiteStoreType
                                                         configuration:nil
                                                                   URL:[self storeURL]
                                                               options:options
                                                                 error:&error];
    [context release];
    context = [[NSManagedObjectContext alloc] init];
    context.persistentStoreCoordinator = coordinator;
    [coordinator release];
    return store ? nil : error;
}

- (void)add:(NSString *)title euros:(int)euros sold:(BOOL)isSold shelf:(NSManagedObject *)shelf {
    NSManagedObject *item = [NSEntityDescription insertNewObjectForEntityForName:@"Item" inManagedObjectContext:context];
    [item setValue:title forKey:@"title"];
    [item setValue:[NSNumber numberWithInt:euros] forKey:@"euros"];
    [item setValue:[NSNumber numberWithBool:isSold] forKey:@"isSold"];
    [item setValue:shelf forKey:@"shelf"];
    // Items get their numbers in the store, and by that their order in the migration, as they are saved.
    [context save:NULL];
}

- (void)writeOldStore {
    if ([[NSFileManager defaultManager] fileExistsAtPath:[[self storeURL] path]]) return;
    [self openWithModel:@"Shop" options:nil];
    NSManagedObject *shelf = [NSEntityDescription insertNewObjectForEntityForName:@"Shelf"
                                                           inManagedObjectContext:context];
    [shelf setValue:@"Window" forKey:@"name"];
    [NSEntityDescription insertNewObjectForEntityForName:@"Note" inManagedObjectContext:context];
    [self add:@"Globe" euros:40 sold:NO shelf:shelf];
    [self add:@"Compass" euros:12 sold:YES shelf:shelf];
    [self add:@"Sextant" euros:230 sold:NO shelf:shelf];
    [self add:@"Atlas" euros:18 sold:NO shelf:nil];
}

- (NSError *)open {
    NSError *refusal = [self openWithModel:@"Shop 2" options:nil];
    if (refusal == nil) return nil;
    if ([refusal code] != NSPersistentStoreIncompatibleVersionHashError) return refusal;
    NSDictionary *options = [NSDictionary dictionaryWithObject:[NSNumber numberWithBool:YES]
                                                        forKey:NSMigratePersistentStoresAutomaticallyOption];
    return [self openWithModel:@"Shop 2" options:options];
}

- (void)dealloc {
    [context release];
    [super dealloc];
}

@end
