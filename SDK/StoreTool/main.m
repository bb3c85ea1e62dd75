// StoreTool show STORE ROWS [MODEL]
// StoreTool sql STORE MODEL ENTITY PREDICATE SORT LIMIT      (empty texts and 0 for none)

#import "StoreTool.h"

void stop(NSString *problem, NSString *cure) {
    fprintf(stderr, "error: %s\n    %s\n", [problem UTF8String], [cure UTF8String]);
    exit(1);
}

static NSManagedObjectModel *read_model(NSString *path) {
    NSManagedObjectModel *model = [[NSManagedObjectModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path]];
    if (model == nil) stop([path stringByAppendingString:@" is no compiled data model"], @"Name a .mom or .momd, as in the app's bundle.");
    return model;
}

NSManagedObjectContext *open_store(NSString *store, NSManagedObjectModel *model) {
    NSPersistentStoreCoordinator *coordinator =
        [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model];
    NSURL *url = [NSURL fileURLWithPath:store];
    NSDictionary *options = @{NSReadOnlyPersistentStoreOption : @YES};
    NSError *error = nil;
    for (NSString *type in @[ NSSQLiteStoreType, NSBinaryStoreType ]) {
        if ([type isEqual:NSBinaryStoreType] && [error code] != NSFileReadCorruptFileError) break;
        if (![coordinator addPersistentStoreWithType:type configuration:nil URL:url options:options error:&error]) continue;
        NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
        context.persistentStoreCoordinator = coordinator;
        return context;
    }
    NSString *reason = [[error userInfo] objectForKey:@"reason"] ?: [error localizedDescription];
    stop([NSString stringWithFormat:@"%@: %@", store, reason],
         @"Check that the file is a store, and that --model is the version that wrote it.");
}

NSString *words_of(id value) {
    if (value == nil) return @"nothing";
    if ([value isKindOfClass:[NSString class]]) {
        return [value length] > 60 ? [NSString stringWithFormat:@"“%@…”", [value substringToIndex:60]]
                                   : [NSString stringWithFormat:@"“%@”", value];
    }
    if ([value isKindOfClass:[NSData class]]) return [NSString stringWithFormat:@"%lu bytes", (unsigned long)[value length]];
    if ([value isKindOfClass:[NSNumber class]]) return [value stringValue];
    NSString *text = [[value description] stringByReplacingOccurrencesOfString:@"\n" withString:@" "];
    return [text length] > 60 ? [[text substringToIndex:60] stringByAppendingString:@"…"] : text;
}

static NSFetchRequest *request_of(NSManagedObjectModel *model, NSString *entity, NSString *predicate, NSString *sort, long limit) {
    if ([[model entitiesByName] objectForKey:entity] == nil) {
        NSArray *names = [[[model entitiesByName] allKeys] sortedArrayUsingSelector:@selector(compare:)];
        stop([@"the model has no entity " stringByAppendingString:entity],
             [@"There are: " stringByAppendingString:[names componentsJoinedByString:@", "]]);
    }
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:entity];
    @try {
        if ([predicate length]) request.predicate = [NSPredicate predicateWithFormat:predicate argumentArray:nil];
    } @catch (NSException *exception) {
        stop([@"the predicate cannot be read: " stringByAppendingString:[exception reason]], @"Write it as in code: \"pages > 100\"");
    }
    NSMutableArray *descriptors = [NSMutableArray array];
    for (NSString *each in [sort length] ? [sort componentsSeparatedByString:@","] : nil) {
        BOOL isDescending = [each hasPrefix:@"-"];
        NSString *key = isDescending ? [each substringFromIndex:1] : each;
        [descriptors addObject:[NSSortDescriptor sortDescriptorWithKey:key ascending:!isDescending]];
    }
    request.sortDescriptors = descriptors;
    request.fetchLimit = (NSUInteger)limit;
    return request;
}

int main(int count, char **words) {
    @autoreleasepool {
        NSMutableArray *texts = [NSMutableArray array];
        for (int i = 1; i < count; i++) [texts addObject:[NSString stringWithUTF8String:words[i]] ?: @""];
        BOOL shows = count > 3 && [[texts objectAtIndex:0] isEqual:@"show"];
        if (!shows && count != 8) return 2;
        NSString *store = [texts objectAtIndex:1];
        if (![[NSFileManager defaultManager] fileExistsAtPath:store]) {
            stop([store stringByAppendingString:@" is not there"], @"Stores of apps are in their Documents and Library folders.");
        }
        if (!shows) {
            NSManagedObjectModel *model = read_model([texts objectAtIndex:2]);
            show_statements(store, model,
                            request_of(model, [texts objectAtIndex:3], [texts objectAtIndex:4], [texts objectAtIndex:5],
                                       [[texts objectAtIndex:6] integerValue]));
        } else if (count > 4) {
            show_objects(store, read_model([texts objectAtIndex:3]), (NSUInteger)[[texts objectAtIndex:2] integerValue]);
        } else {
            show_tables(store, (NSUInteger)[[texts objectAtIndex:2] integerValue]);
        }
    }
    return 0;
}
