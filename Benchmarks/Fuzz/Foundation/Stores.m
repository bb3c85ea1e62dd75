#import "Stores.h"
#import "Samples.h"
#import <CoreData/CoreData.h>
#import <unistd.h>

static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
    NSAttributeDescription *made = [[[NSAttributeDescription alloc] init] autorelease];
    [made setName:name];
    [made setAttributeType:type];
    [made setIndexed:type == NSInteger32AttributeType];
    return made;
}

static NSRelationshipDescription *relation(NSString *name, NSEntityDescription *destination, int maximum, BOOL isOrdered) {
    NSRelationshipDescription *made = [[[NSRelationshipDescription alloc] init] autorelease];
    [made setName:name];
    [made setDestinationEntity:destination];
    [made setMaxCount:maximum];
    [made setOrdered:isOrdered];
    return made;
}

static void connect(NSRelationshipDescription *a, NSRelationshipDescription *b) {
    [a setInverseRelationship:b];
    [b setInverseRelationship:a];
}

/// A model with everything that a store keeps in a way of its own.
static NSManagedObjectModel *sample_model(void) {
    NSEntityDescription *book = [[[NSEntityDescription alloc] init] autorelease];
    NSEntityDescription *novel = [[[NSEntityDescription alloc] init] autorelease];
    NSEntityDescription *author = [[[NSEntityDescription alloc] init] autorelease];
    [book setName:@"Book"];
    [novel setName:@"Novel"];
    [author setName:@"Author"];
    NSRelationshipDescription *books = relation(@"books", book, 0, YES), *writer = relation(@"author", author, 1, NO);
    NSRelationshipDescription *fans = relation(@"fans", author, 0, NO), *favourites = relation(@"favourites", book, 0, NO);
    connect(books, writer);
    connect(fans, favourites);
    NSAttributeDescription *name = attribute(@"name", NSStringAttributeType);
    [name setValidationPredicates:[NSArray arrayWithObject:[NSPredicate predicateWithFormat:@"length > 0"]]
           withValidationWarnings:[NSArray arrayWithObject:@"too short"]];
    [author setProperties:[NSArray arrayWithObjects:name, books, favourites, nil]];
    [book setProperties:[NSArray arrayWithObjects:attribute(@"title", NSStringAttributeType),
                                                  attribute(@"pages", NSInteger32AttributeType),
                                                  attribute(@"price", NSDecimalAttributeType),
                                                  attribute(@"isRead", NSBooleanAttributeType),
                                                  attribute(@"published", NSDateAttributeType),
                                                  attribute(@"cover", NSBinaryDataAttributeType),
                                                  attribute(@"shape", NSTransformableAttributeType), writer, fans, nil]];
    [novel setProperties:[NSArray arrayWithObject:attribute(@"weight", NSFloatAttributeType)]];
    [book setSubentities:[NSArray arrayWithObject:novel]];
    NSManagedObjectModel *model = [[[NSManagedObjectModel alloc] init] autorelease];
    [model setEntities:[NSArray arrayWithObjects:book, novel, author, nil]];
    NSFetchRequest *request = [[[NSFetchRequest alloc] init] autorelease];
    [request setEntity:book];
    [request setPredicate:[NSPredicate predicateWithFormat:@"author.name == $NAME AND pages > 3"]];
    [model setFetchRequestTemplate:request forName:@"byAuthor"];
    return model;
}

static NSString *scratch(NSString *name) {
    return [NSTemporaryDirectory()
        stringByAppendingPathComponent:[NSString stringWithFormat:@"fuzzed-%d-%@", (int)getpid(), name]];
}

static NSManagedObjectContext *open_context(NSString *type, NSString *path, NSManagedObjectModel *model, NSError **error) {
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    NSURL *url = [NSURL fileURLWithPath:path];
    if (![coordinator addPersistentStoreWithType:type configuration:nil URL:url options:nil error:error]) return nil;
    NSManagedObjectContext *context = [[[NSManagedObjectContext alloc] init] autorelease];
    [context setPersistentStoreCoordinator:coordinator];
    return context;
}

static void fill(NSManagedObjectContext *context) {
    for (int i = 0; i < 12; i++) {
        NSString *entity = i % 3 ? @"Book" : @"Novel";
        id book = [NSEntityDescription insertNewObjectForEntityForName:entity inManagedObjectContext:context];
        [book setValue:[NSString stringWithFormat:@"Title é %d", i] forKey:@"title"];
        [book setValue:[NSNumber numberWithInt:i * 100] forKey:@"pages"];
        [book setValue:[NSDecimalNumber decimalNumberWithString:@"12.50"] forKey:@"price"];
        [book setValue:[NSDate dateWithTimeIntervalSinceReferenceDate:i] forKey:@"published"];
        [book setValue:[NSMutableData dataWithLength:(NSUInteger)i * 200] forKey:@"cover"];
        [book setValue:[NSArray arrayWithObject:@"shape"] forKey:@"shape"];
        if (i % 4) continue;
        id author = [NSEntityDescription insertNewObjectForEntityForName:@"Author" inManagedObjectContext:context];
        [author setValue:@"Name" forKey:@"name"];
        [book setValue:author forKey:@"author"];
        [[author mutableSetValueForKey:@"favourites"] addObject:book];
    }
    [context save:NULL];
}

NSArray *store_samples(void) {
    NSMutableArray *samples = [NSMutableArray array];
    for (NSString *type in [NSArray arrayWithObjects:NSSQLiteStoreType, NSBinaryStoreType, nil]) {
        NSString *path = scratch([@"sample." stringByAppendingString:type]);
        unlink([path fileSystemRepresentation]);
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        fill(open_context(type, path, sample_model(), NULL));
        [pool release];
        NSData *data = [NSData dataWithContentsOfFile:path];
        unlink([path fileSystemRepresentation]);
        // Damaged twice as often as the others, since most of it are pages of rows.
        if ([type isEqual:NSSQLiteStoreType]) [samples addObject:data];
        [samples addObject:data];
    }
    return samples;
}

NSArray *store_words(void) {
    return [NSArray arrayWithObjects:@"CREATE TABLE", @"CREATE VIEW", @"INTEGER", @"ZBOOK", @"ZAUTHOR", @"Z_PRIMARYKEY", @"Z_METADATA",
                                     @"Z_PLIST", @"NSStoreModelVersionHashes", @"bplist00", @"$objects", @"$top", @"CREATE INDEX",
                                     @"VARCHAR", @"BLOB", nil];
}

/// What is wrong with a refusal.
static NSString *fault_of(NSError *error, NSString *what) {
    if (error == nil) return [what stringByAppendingString:@" without an error"];
    if ([[error domain] length] == 0 || [error code] == 0) return [what stringByAppendingString:@" with an error of no kind"];
    if ([[error localizedDescription] length] == 0) return [what stringByAppendingString:@" without a sentence"];
    return nil;
}

static void read_values(NSManagedObject *object) {
    for (NSString *name in [[object entity] attributesByName]) [[object valueForKey:name] description];
    for (NSString *name in [[object entity] relationshipsByName]) {
        @try {
            id value = [object valueForKey:name];
            if ([[[[object entity] relationshipsByName] objectForKey:name] isToMany]) {
                for (id each in value) [[each valueForKey:[[each entity] name]] description];
            } else {
                [[[value entity] attributesByName] count];
                [value willAccessValueForKey:nil];
            }
        } @catch (NSException *exception) {
            // The row of the other end may be gone.
            if (![[exception name] isEqual:@"NSObjectInaccessibleException"] &&
                ![[exception name] isEqual:@"NSUnknownKeyException"]) {
                @throw;
            }
        }
    }
}

static NSString *use_context(NSManagedObjectContext *context) {
    NSError *error = nil;
    for (NSString *name in [NSArray arrayWithObjects:@"Book", @"Author", nil]) {
        NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:name];
        NSArray *found = [context executeFetchRequest:request error:&error];
        if (found == nil) return fault_of(error, @"a fetch refused");
        for (NSManagedObject *object in found) read_values(object);
        [request setResultType:NSDictionaryResultType];
        for (NSDictionary *row in [context executeFetchRequest:request error:&error]) [row description];
        [request setResultType:NSManagedObjectResultType];
        [request setPredicate:[NSPredicate predicateWithFormat:@"ANY books.title BEGINSWITH[cd] 'title e'"]];
        if ([name isEqual:@"Author"]) [context countForFetchRequest:request error:&error];
        for (NSManagedObject *object in found) {
            if ([object isDeleted]) continue;
            if ([name isEqual:@"Book"]) [object setValue:@"changed" forKey:@"title"];
        }
    }
    [NSEntityDescription insertNewObjectForEntityForName:@"Novel" inManagedObjectContext:context];
    error = nil;
    return [context save:&error] ? nil : fault_of(error, @"a save refused");
}

/// What is wrong, exceptions among it: an app does not expect any from a store or a model.
static NSString *without_exceptions(NSString *(*use)(NSData *data), NSData *data) {
    @try {
        return use(data);
    } @catch (NSException *exception) {
        return [NSString stringWithFormat:@"%@: %@", [exception name], [exception reason]];
    }
}

static NSString *use_store(NSData *data) {
    NSString *type = NSSQLiteStoreType;
    if ([data length] > 6 && memcmp([data bytes], "bplist", 6) == 0) type = NSBinaryStoreType;
    NSString *path = scratch(@"store");
    for (NSString *end in [NSArray arrayWithObjects:@"", @"-journal", @"-wal", @"-shm", nil]) {
        unlink([[path stringByAppendingString:end] fileSystemRepresentation]);
    }
    [data writeToFile:path atomically:NO];
    NSError *error = nil;
    NSURL *url = [NSURL fileURLWithPath:path];
    if (![NSPersistentStoreCoordinator metadataForPersistentStoreOfType:type URL:url error:&error]) {
        NSString *fault = fault_of(error, @"metadata refused");
        if (fault) return fault;
    }
    error = nil;
    NSManagedObjectContext *context = open_context(type, path, sample_model(), &error);
    return context ? use_context(context) : fault_of(error, @"a store refused");
}

NSString *store_exercise(NSData *data) { return without_exceptions(use_store, data); }

#pragma mark Models

/// The archive of an object in both formats of property lists.
static NSArray *archives_of(id object) {
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:object];
    id list = [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL];
    NSData *xml = [NSPropertyListSerialization dataWithPropertyList:list
                                                             format:NSPropertyListXMLFormat_v1_0
                                                            options:0
                                                              error:NULL];
    return [NSArray arrayWithObjects:data, xml, nil];
}

NSArray *model_samples(void) { return archives_of(sample_model()); }

NSArray *model_words(void) {
    return [NSArray arrayWithObjects:@"NSEntityDescription", @"NSManagedObjectModel", @"NSSuperentity", @"NSSubentities",
                                     @"NSInverseRelationship", @"NSDestinationEntity", @"NSProperties", @"NSMaxCount",
                                     @"NSDefaultValue", @"NSAttributeType", @"NSValidationPredicates", @"<key>CF$UID</key>",
                                     @"<integer>7</integer>", @"<string>$null</string>", nil];
}

static NSString *use_model(NSData *data) {
    NSString *path = scratch(@"model.mom");
    [data writeToFile:path atomically:NO];
    NSManagedObjectModel *model =
        [[[NSManagedObjectModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path]] autorelease];
    if (model == nil) return nil;
    [model description];
    [[model entityVersionHashesByName] count];
    [[[model copy] autorelease] isEqual:model];
    NSError *error = nil;
    [NSMappingModel inferredMappingModelForSourceModel:model destinationModel:sample_model() error:&error];
    NSString *store = scratch(@"of-model");
    unlink([store fileSystemRepresentation]);
    NSManagedObjectContext *context = open_context(NSSQLiteStoreType, store, model, &error);
    if (context == nil) return fault_of(error, @"a store refused");
    for (NSEntityDescription *entity in [model entities]) {
        if ([entity isAbstract]) continue;
        NSManagedObject *made = [NSEntityDescription insertNewObjectForEntityForName:[entity name] inManagedObjectContext:context];
        for (NSString *name in [entity propertiesByName]) [[made valueForKey:name] description];
        [context executeFetchRequest:[NSFetchRequest fetchRequestWithEntityName:[entity name]] error:&error];
    }
    error = nil;
    return [context save:&error] ? nil : fault_of(error, @"a save refused");
}

NSString *model_exercise(NSData *data) { return without_exceptions(use_model, data); }

NSArray *mapping_samples(void) {
    NSError *error = nil;
    return archives_of([NSMappingModel inferredMappingModelForSourceModel:sample_model()
                                                         destinationModel:sample_model()
                                                                    error:&error]);
}

NSArray *mapping_words(void) {
    return [NSArray arrayWithObjects:@"NSEntityMapping", @"NSPropertyMapping", @"NSExpression", @"NSValueExpression",
                                     @"NSMappingType", @"NSSourceExpression", @"VergerSourceModel", @"VergerDestinationModel",
                                     @"NSConstantValueExpression", @"valueForKeyPath:", nil];
}

static NSString *use_mapping(NSData *data) {
    NSString *path = scratch(@"mapping.cdm");
    [data writeToFile:path atomically:NO];
    NSMappingModel *mapping =
        [[[NSMappingModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path]] autorelease];
    [[mapping entityMappingsByName] description];
    for (NSEntityMapping *entity in [mapping entityMappings]) {
        [[entity sourceExpression] description];
        for (NSPropertyMapping *each in [entity attributeMappings]) [[each valueExpression] description];
        for (NSPropertyMapping *each in [entity relationshipMappings]) [[each valueExpression] description];
    }
    return nil;
}

NSString *mapping_exercise(NSData *data) { return without_exceptions(use_mapping, data); }
