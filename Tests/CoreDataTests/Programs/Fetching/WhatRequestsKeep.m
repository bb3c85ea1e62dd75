// What descriptions, mappings and requests are given they keep, copies too, and it has the effect that it names.
// flags: -fobjc-arc
// > a new request: limit 0, offset 0, batch 0, pending 1, subentities 1, values 1, faults 1, refresh 0, distinct 0, type 0
// > a copy: Book, 3 from 1, batch 2, kinds 0, grouped 1, having 1, prefetches author
// > books 3, without novels 2, three at most from the second: b, c
// > counted by author: Ann 2, Zoe 1; more than one: Ann
// > distinct pages: 2
// > a fault as asked 1, filled as asked 1
// > refreshed by a fetch as asked: new
// > another store only: 0
// > Book is Book 1, Novel is Book 1, Book is Novel 0; below Book: Novel; to Author: author
// > abstract 1; kept: note; indexes pages+title; renamed from Tome; modifier 2 changes the hash 1
// > an attribute: class NSDate, transformer Reversed, external 1, hash of 32 bytes
// > mapping: Book to Book2 of kind 3, 1 attribute and 0 relationships, by Policy, expression set 1, note, hashes 2 3

#import <CoreData/CoreData.h>

static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
    NSAttributeDescription *made = [[NSAttributeDescription alloc] init];
    made.name = name;
    made.attributeType = type;
    return made;
}

static NSManagedObjectModel *model(void) {
    NSEntityDescription *book = [[NSEntityDescription alloc] init], *novel = [[NSEntityDescription alloc] init];
    NSEntityDescription *author = [[NSEntityDescription alloc] init];
    book.name = @"Book";
    novel.name = @"Novel";
    author.name = @"Author";
    NSRelationshipDescription *writer = [[NSRelationshipDescription alloc] init], *books = [[NSRelationshipDescription alloc] init];
    writer.name = @"author";
    writer.destinationEntity = author;
    writer.maxCount = 1;
    writer.inverseRelationship = books;
    books.name = @"books";
    books.destinationEntity = book;
    books.maxCount = 0;
    books.inverseRelationship = writer;
    book.properties = @[ attribute(@"title", NSStringAttributeType), attribute(@"pages", NSInteger32AttributeType), writer ];
    author.properties = @[ attribute(@"name", NSStringAttributeType), books ];
    book.subentities = @[ novel ];
    NSManagedObjectModel *made = [[NSManagedObjectModel alloc] init];
    made.entities = @[ book, novel, author ];
    return made;
}

static NSManagedObjectContext *open_books(void) {
    NSPersistentStoreCoordinator *coordinator = [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model()];
    NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"Books.sqlite"]];
    [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:nil error:NULL];
    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
    context.persistentStoreCoordinator = coordinator;
    return context;
}

static id insert(NSManagedObjectContext *context, NSString *entity, NSString *key, id value) {
    id made = [NSEntityDescription insertNewObjectForEntityForName:entity inManagedObjectContext:context];
    [made setValue:value forKey:key];
    return made;
}

static const char *joined(NSArray *objects, NSString *key) {
    return [[[objects valueForKey:key] componentsJoinedByString:@", "] UTF8String];
}

static NSFetchRequest *books_by_title(void) {
    NSFetchRequest *request = [[NSFetchRequest alloc] initWithEntityName:@"Book"];
    request.sortDescriptors = @[ [NSSortDescriptor sortDescriptorWithKey:@"title" ascending:YES] ];
    return request;
}

static void tell_requests(void) {
    NSFetchRequest *plain = [[NSFetchRequest alloc] init];
    printf("a new request: limit %d, offset %d, batch %d, pending %d, subentities %d, values %d, faults %d, refresh %d, "
           "distinct %d, type %d\n",
           (int)plain.fetchLimit, (int)plain.fetchOffset, (int)plain.fetchBatchSize, plain.includesPendingChanges,
           plain.includesSubentities, plain.includesPropertyValues, plain.returnsObjectsAsFaults,
           plain.shouldRefreshRefetchedObjects, plain.returnsDistinctResults, (int)plain.resultType);
    NSFetchRequest *request = books_by_title();
    request.fetchLimit = 3;
    request.fetchOffset = 1;
    request.fetchBatchSize = 2;
    request.includesSubentities = NO;
    request.propertiesToGroupBy = @[ @"pages" ];
    request.havingPredicate = [NSPredicate predicateWithFormat:@"pages > 1"];
    request.relationshipKeyPathsForPrefetching = @[ @"author" ];
    NSFetchRequest *copy = [request copy];
    printf("a copy: %s, %d from %d, batch %d, kinds %d, grouped %d, having %d, prefetches %s\n", [copy.entityName UTF8String],
           (int)copy.fetchLimit, (int)copy.fetchOffset, (int)copy.fetchBatchSize, copy.includesSubentities,
           (int)[copy.propertiesToGroupBy count], copy.havingPredicate != nil,
           [[copy.relationshipKeyPathsForPrefetching lastObject] UTF8String]);
}

static void tell_results(NSManagedObjectContext *context) {
    NSFetchRequest *request = books_by_title();
    int all = (int)[context countForFetchRequest:request error:NULL];
    request.includesSubentities = NO;
    int books = (int)[context countForFetchRequest:request error:NULL];
    request.includesSubentities = YES;
    request.fetchOffset = 1;
    request.fetchLimit = 3;
    printf("books %d, without novels %d, three at most from the second: %s\n", all, books,
           joined([context executeFetchRequest:request error:NULL], @"title"));

    NSExpressionDescription *count = [[NSExpressionDescription alloc] init];
    count.name = @"count";
    count.expression = [NSExpression expressionForFunction:@"count:" arguments:@[ [NSExpression expressionForKeyPath:@"title"] ]];
    count.expressionResultType = NSInteger32AttributeType;
    request = [[NSFetchRequest alloc] initWithEntityName:@"Book"];
    request.resultType = NSDictionaryResultType;
    request.propertiesToFetch = @[ @"author.name", count ];
    request.propertiesToGroupBy = @[ @"author.name" ];
    request.sortDescriptors = @[ [NSSortDescriptor sortDescriptorWithKey:@"author.name" ascending:YES] ];
    NSMutableArray *texts = [NSMutableArray array];
    NSMutableArray *several = [NSMutableArray array];
    for (NSDictionary *row in [context executeFetchRequest:request error:NULL]) {
        [texts addObject:[NSString stringWithFormat:@"%@ %@", [row objectForKey:@"author.name"], [row objectForKey:@"count"]]];
        if ([[row objectForKey:@"count"] intValue] > 1) [several addObject:[row objectForKey:@"author.name"]];
    }
    printf("counted by author: %s; more than one: %s\n", [[texts componentsJoinedByString:@", "] UTF8String],
           [[several componentsJoinedByString:@", "] UTF8String]);
    request = [[NSFetchRequest alloc] initWithEntityName:@"Book"];
    request.resultType = NSDictionaryResultType;
    request.propertiesToFetch = @[ @"pages" ];
    request.returnsDistinctResults = YES;
    printf("distinct pages: %d\n", (int)[[context executeFetchRequest:request error:NULL] count]);
}

static void tell_faults(void) {
    NSManagedObjectContext *context = open_books();
    NSFetchRequest *request = books_by_title();
    request.includesPropertyValues = NO;
    NSManagedObject *book = [[context executeFetchRequest:request error:NULL] objectAtIndex:0];
    BOOL isFault = book.isFault;
    request.includesPropertyValues = YES;
    request.returnsObjectsAsFaults = NO;
    book = [[context executeFetchRequest:request error:NULL] objectAtIndex:0];
    printf("a fault as asked %d, filled as asked %d\n", isFault, !book.isFault);
    NSManagedObjectContext *other = open_books();
    NSManagedObject *same = [[other executeFetchRequest:books_by_title() error:NULL] objectAtIndex:0];
    [same setValue:@"new" forKeyPath:@"author.name"];
    [other save:NULL];
    [book valueForKeyPath:@"author.name"];
    request = [[NSFetchRequest alloc] initWithEntityName:@"Author"];
    request.sortDescriptors = @[ [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES] ];
    request.shouldRefreshRefetchedObjects = YES;
    [context executeFetchRequest:request error:NULL];
    printf("refreshed by a fetch as asked: %s\n", [[book valueForKeyPath:@"author.name"] UTF8String]);
    request.affectedStores = @[];
    printf("another store only: %d\n", (int)[[context executeFetchRequest:request error:NULL] count]);
}

static void tell_descriptions(void) {
    NSDictionary *entities = [model() entitiesByName];
    NSEntityDescription *book = [entities objectForKey:@"Book"], *novel = [entities objectForKey:@"Novel"];
    NSArray *toAuthor = [book relationshipsWithDestinationEntity:[entities objectForKey:@"Author"]];
    printf("Book is Book %d, Novel is Book %d, Book is Novel %d; below %s: %s; to Author: %s\n", [book isKindOfEntity:book],
           [novel isKindOfEntity:book], [book isKindOfEntity:novel], [novel.superentity.name UTF8String],
           [[[book.subentitiesByName allKeys] lastObject] UTF8String], joined(toAuthor, @"name"));
    NSData *before = book.versionHash;
    book.abstract = YES;
    book.userInfo = @{@"key" : @"note"};
    book.compoundIndexes = @[ @[ @"pages", @"title" ] ];
    book.renamingIdentifier = @"Tome";
    NSData *abstract = book.versionHash;
    book.versionHashModifier = @"2";
    BOOL isChanged = ![book.versionHash isEqual:abstract] && ![before isEqual:book.versionHash];
    NSEntityDescription *copy = [book copy];
    printf("abstract %d; kept: %s; indexes %s; renamed from %s; modifier %s changes the hash %d\n", copy.isAbstract,
           [[copy.userInfo objectForKey:@"key"] UTF8String],
           [[[copy.compoundIndexes lastObject] componentsJoinedByString:@"+"] UTF8String], [copy.renamingIdentifier UTF8String],
           [copy.versionHashModifier UTF8String], isChanged);
    NSAttributeDescription *date = attribute(@"published", NSDateAttributeType);
    NSAttributeDescription *shape = attribute(@"shape", NSTransformableAttributeType);
    shape.valueTransformerName = @"Reversed";
    shape.allowsExternalBinaryDataStorage = YES;
    shape.attributeValueClassName = @"NSString";
    NSAttributeDescription *shapeCopy = [shape copy];
    printf("an attribute: class %s, transformer %s, external %d, hash of %d bytes\n", [date.attributeValueClassName UTF8String],
           [shapeCopy.valueTransformerName UTF8String], shapeCopy.allowsExternalBinaryDataStorage, (int)[shape.versionHash length]);
}

static void tell_mappings(void) {
    NSEntityMapping *mapping = [[NSEntityMapping alloc] init];
    NSPropertyMapping *title = [[NSPropertyMapping alloc] init];
    title.name = @"title";
    mapping.name = @"BookToBook2";
    mapping.sourceEntityName = @"Book";
    mapping.destinationEntityName = @"Book2";
    mapping.mappingType = NSRemoveEntityMappingType;
    mapping.attributeMappings = @[ title ];
    mapping.relationshipMappings = @[];
    mapping.entityMigrationPolicyClassName = @"Policy";
    mapping.sourceExpression = [NSExpression expressionForEvaluatedObject];
    mapping.userInfo = @{@"key" : @"note"};
    mapping.sourceEntityVersionHash = [NSMutableData dataWithLength:2];
    mapping.destinationEntityVersionHash = [NSMutableData dataWithLength:3];
    printf("mapping: %s to %s of kind %d, %d attribute and %d relationships, by %s, expression set %d, %s, hashes %d %d\n",
           [mapping.sourceEntityName UTF8String], [mapping.destinationEntityName UTF8String], (int)mapping.mappingType,
           (int)[mapping.attributeMappings count], (int)[mapping.relationshipMappings count],
           [mapping.entityMigrationPolicyClassName UTF8String], mapping.sourceExpression != nil,
           [[mapping.userInfo objectForKey:@"key"] UTF8String], (int)[mapping.sourceEntityVersionHash length],
           (int)[mapping.destinationEntityVersionHash length]);
}

int main(void) {
    @autoreleasepool {
        tell_requests();
        NSManagedObjectContext *context = open_books();
        id ann = insert(context, @"Author", @"name", @"Ann"), zoe = insert(context, @"Author", @"name", @"Zoe");
        id a = insert(context, @"Book", @"title", @"a"), b = insert(context, @"Novel", @"title", @"b");
        id c = insert(context, @"Book", @"title", @"c");
        for (id each in @[ a, b ]) [each setValue:ann forKey:@"author"];
        [c setValue:zoe forKey:@"author"];
        for (id each in @[ a, c ]) [each setValue:@10 forKey:@"pages"];
        [context save:NULL];
        tell_results(context);
        tell_faults();
        tell_descriptions();
        tell_mappings();
    }
    return 0;
}
