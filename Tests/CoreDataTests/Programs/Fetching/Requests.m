// Requests whole: order, limits, result types, groups, batches, what is not saved yet, templates.
// > by pages: B, C, A, D
// > descending, case-insensitive: d, C, b, A
// > limit 2 offset 1: C, A
// > IDs 4 1
// > dictionaries: {pages = 10; title = B;} {pages = 20; title = C;}
// > sum 100, largest 40
// > by genre: fantasy 2, nil 2
// > distinct pages 4
// > pending: A, B, C, D, E
// > pending, limited: B, E
// > not pending: A, B, C, D
// > only novels: C, D; without subentities: A, B
// > batches: 4, C
// > template: C, D
// > prefetched 1
// > unknown entity: NSInvalidArgumentException
// > ordered by what no row has: NSUnknownKeyException

#include "../TestModel.h"

static NSFetchRequest *request_for(NSString *entityName, NSString *key, BOOL ascending) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:entityName];
    NSSortDescriptor *order = [[[NSSortDescriptor alloc] initWithKey:key ascending:ascending] autorelease];
    [request setSortDescriptors:[NSArray arrayWithObject:order]];
    return request;
}

static NSArray *run(NSManagedObjectContext *context, NSFetchRequest *request) {
    NSError *error = nil;
    NSArray *found = [context executeFetchRequest:request error:&error];
    if (found == nil) printf("failed: %s\n", [[error description] UTF8String]);
    return found;
}

static NSExpressionDescription *function(NSString *name, NSString *function, NSString *key) {
    NSExpressionDescription *made = [[[NSExpressionDescription alloc] init] autorelease];
    [made setName:name];
    NSArray *arguments = [NSArray arrayWithObject:[NSExpression expressionForKeyPath:key]];
    [made setExpression:[NSExpression expressionForFunction:function arguments:arguments]];
    [made setExpressionResultType:NSInteger64AttributeType];
    return made;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectModel *model = library_model();
    NSFetchRequest *template = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    [template setPredicate:[NSPredicate predicateWithFormat:@"pages >= $LEAST AND genre == 'fantasy'"]];
    [template setEntity:[[model entitiesByName] objectForKey:@"Novel"]];
    [model setFetchRequestTemplate:template forName:@"long"];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType
                              configuration:nil
                                        URL:[NSURL fileURLWithPath:store_path(@"Library.sqlite")]
                                    options:nil
                                      error:NULL];
    NSManagedObjectContext *context = context_of(coordinator);
    NSString *titles[] = {@"A", @"B", @"C", @"D"};
    int pages[] = {30, 10, 20, 40};
    NSManagedObject *ada = insert(context, @"Author");
    [ada setValue:@"Ada" forKey:@"name"];
    for (int i = 0; i < 4; i++) {
        NSManagedObject *book = insert(context, i < 2 ? @"Book" : @"Novel");
        [book setValue:titles[i] forKey:@"title"];
        [book setValue:[NSNumber numberWithInt:pages[i]] forKey:@"pages"];
        [book setValue:ada forKey:@"author"];
        if (i >= 2) [book setValue:@"fantasy" forKey:@"genre"];
    }
    save(context);
    [context reset];
    printf("by pages: %s\n", list(run(context, request_for(@"Book", @"pages", YES)), @"title"));
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    for (NSManagedObject *each in run(context, request)) {
        NSString *title = [each valueForKey:@"title"];
        if ([title isEqual:@"B"] || [title isEqual:@"D"]) [each setValue:[title lowercaseString] forKey:@"title"];
    }
    save(context);
    NSSortDescriptor *loose = [[[NSSortDescriptor alloc] initWithKey:@"title"
                                                           ascending:NO
                                                            selector:@selector(caseInsensitiveCompare:)] autorelease];
    [request setSortDescriptors:[NSArray arrayWithObject:loose]];
    printf("descending, case-insensitive: %s\n", list(run(context, request), @"title"));
    for (NSManagedObject *each in run(context, request))
        [each setValue:[[each valueForKey:@"title"] uppercaseString] forKey:@"title"];
    save(context);
    request = request_for(@"Book", @"pages", YES);
    [request setFetchLimit:2];
    [request setFetchOffset:1];
    printf("limit 2 offset 1: %s\n", list(run(context, request), @"title"));
    request = request_for(@"Book", @"pages", YES);
    [request setResultType:NSManagedObjectIDResultType];
    printf("IDs %d %d\n", (int)[run(context, request) count],
           [[run(context, request) lastObject] isKindOfClass:[NSManagedObjectID class]]);
    [request setResultType:NSDictionaryResultType];
    [request setPropertiesToFetch:[NSArray arrayWithObjects:@"title", @"pages", nil]];
    [request setFetchLimit:2];
    printf("dictionaries:");
    for (NSDictionary *each in run(context, request)) {
        printf(" {pages = %s; title = %s;}", [[[each objectForKey:@"pages"] description] UTF8String],
               [[each objectForKey:@"title"] UTF8String]);
    }
    request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    [request setResultType:NSDictionaryResultType];
    [request setPropertiesToFetch:[NSArray arrayWithObjects:function(@"sum", @"sum:", @"pages"),
                                                            function(@"largest", @"max:", @"pages"), nil]];
    NSDictionary *sums = [run(context, request) lastObject];
    printf("\nsum %d, largest %d\n", [[sums objectForKey:@"sum"] intValue], [[sums objectForKey:@"largest"] intValue]);
    NSPropertyDescription *genre =
        [[[[model entitiesByName] objectForKey:@"Novel"] propertiesByName] objectForKey:@"genre"];
    [request setPropertiesToFetch:[NSArray arrayWithObjects:genre, function(@"count", @"count:", @"title"), nil]];
    [request setPropertiesToGroupBy:[NSArray arrayWithObject:genre]];
    NSMutableArray *groups = [NSMutableArray array];
    for (NSDictionary *each in run(context, request)) {
        [groups addObject:[NSString stringWithFormat:@"%@ %@", [each objectForKey:@"genre"] ?: @"nil",
                                                     [each objectForKey:@"count"]]];
    }
    [groups sortUsingSelector:@selector(compare:)];
    printf("by genre: %s\n", [[groups componentsJoinedByString:@", "] UTF8String]);
    request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
    [request setResultType:NSDictionaryResultType];
    [request setPropertiesToFetch:[NSArray arrayWithObject:@"pages"]];
    [request setReturnsDistinctResults:YES];
    printf("distinct pages %d\n", (int)[run(context, request) count]);

    [insert(context, @"Book") setValue:@"E" forKey:@"title"];
    printf("pending: %s\n", list(fetch(context, @"Book", @"title", nil), @"title"));
    request = request_for(@"Book", @"title", NO);
    [request setPredicate:[NSPredicate predicateWithFormat:@"title IN {'A', 'B', 'E'}"]];
    [request setFetchLimit:2];
    NSArray *two = [[[run(context, request) valueForKey:@"title"] sortedArrayUsingSelector:@selector(compare:)] copy];
    printf("pending, limited: %s\n", [[two componentsJoinedByString:@", "] UTF8String]);
    request = request_for(@"Book", @"title", YES);
    [request setIncludesPendingChanges:NO];
    printf("not pending: %s\n", list(run(context, request), @"title"));
    [context rollback];
    request = request_for(@"Book", @"title", YES);
    [request setIncludesSubentities:NO];
    printf("only novels: %s; without subentities: %s\n", list(fetch(context, @"Novel", @"title", nil), @"title"),
           list(run(context, request), @"title"));
    [context reset];
    request = request_for(@"Book", @"title", YES);
    [request setFetchBatchSize:2];
    NSArray *batched = run(context, request);
    printf("batches: %d, %s\n", (int)[batched count], [[[batched objectAtIndex:2] valueForKey:@"title"] UTF8String]);
    NSDictionary *variables = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:20] forKey:@"LEAST"];
    request = [model fetchRequestFromTemplateWithName:@"long" substitutionVariables:variables];
    [request setSortDescriptors:[NSArray arrayWithObject:[[[NSSortDescriptor alloc] initWithKey:@"title"
                                                                                      ascending:YES] autorelease]]];
    printf("template: %s\n", list(run(context, request), @"title"));
    [context reset];
    request = [NSFetchRequest fetchRequestWithEntityName:@"Author"];
    [request setRelationshipKeyPathsForPrefetching:[NSArray arrayWithObject:@"books"]];
    printf("prefetched %d\n", ![[run(context, request) lastObject] hasFaultForRelationshipNamed:@"books"]);
    @try {
        run(context, [NSFetchRequest fetchRequestWithEntityName:@"Film"]);
    } @catch (NSException *exception) {
        printf("unknown entity: %s\n", [[exception name] UTF8String]);
    }
    @try {
        run(context, request_for(@"Book", @"shelf.place", YES));
    } @catch (NSException *exception) {
        printf("ordered by what no row has: %s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}
