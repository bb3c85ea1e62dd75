// Models that an app archived are read from files. Damaged ones are refused, and leave nothing in memory.
// > 5 entities, the rule: length > 0, the template: pages > 3 AND author.name == $NAME
// > 4 bytes less: refused
// > a superentity outside of the model: refused
// > an expression of no kind: refused
// > a class that is none: refused
// > an entity of another class: NSManagedObject
// > refused often: memory stays

#include "../TestModel.h"
#include <malloc.h>

static NSManagedObjectModel *read_model(NSData *data) {
    NSString *path = store_path(@"damaged.mom");
    [data writeToFile:path atomically:NO];
    return [[[NSManagedObjectModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path]] autorelease];
}

static NSData *archived_model(void) {
    NSManagedObjectModel *model = library_model();
    NSEntityDescription *author = [[model entitiesByName] objectForKey:@"Author"];
    [[[author propertiesByName] objectForKey:@"name"]
        setValidationPredicates:[NSArray arrayWithObject:[NSPredicate predicateWithFormat:@"length > 0"]]
         withValidationWarnings:[NSArray arrayWithObject:@"too short"]];
    NSFetchRequest *request = [[[NSFetchRequest alloc] init] autorelease];
    [request setEntity:[[model entitiesByName] objectForKey:@"Book"]];
    [request setPredicate:[NSPredicate predicateWithFormat:@"pages > 3 AND author.name == $NAME"]];
    [model setFetchRequestTemplate:request forName:@"byAuthor"];
    return [NSKeyedArchiver archivedDataWithRootObject:model];
}

/// The archive as a list that can be changed.
static NSMutableDictionary *list_of(NSData *archive) {
    return [NSPropertyListSerialization propertyListWithData:archive
                                                     options:NSPropertyListMutableContainersAndLeaves
                                                      format:NULL
                                                       error:NULL];
}

static NSData *archive_of(NSDictionary *list) {
    return [NSPropertyListSerialization dataWithPropertyList:list
                                                      format:NSPropertyListXMLFormat_v1_0
                                                     options:0
                                                       error:NULL];
}

/// The first archived object with a value for the key.
static NSMutableDictionary *object_with(NSDictionary *list, NSString *key) {
    for (id each in [list objectForKey:@"$objects"]) {
        if ([each isKindOfClass:[NSDictionary class]] && [each objectForKey:key]) return each;
    }
    return nil;
}

static void tell(const char *what, NSManagedObjectModel *model) { printf("%s: %s\n", what, model ? "read" : "refused"); }

/// An archive whose `Novel` is a subentity of an entity that a relationship leads to, and that is not in the model.
static NSData *with_a_superentity_outside(void) {
    NSManagedObjectModel *model = library_model();
    NSEntityDescription *outside = entity(@"Outside"), *novel = [[model entitiesByName] objectForKey:@"Novel"];
    [[[model entitiesByName] objectForKey:@"Book"] setSubentities:[NSArray array]];
    [outside setSubentities:[NSArray arrayWithObject:novel]];
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    [archiver encodeObject:model forKey:@"root"];
    [archiver encodeObject:outside forKey:@"outside"];
    [archiver finishEncoding];
    NSMutableDictionary *list = list_of(data);
    id reference = [[list objectForKey:@"$top"] objectForKey:@"outside"];
    [object_with(list, @"NSDeleteRule") setObject:reference forKey:@"NSDestinationEntity"];
    return archive_of(list);
}

static NSData *with_another_value(NSData *archive, NSString *key, id value) {
    NSMutableDictionary *list = list_of(archive);
    [object_with(list, key) setObject:value forKey:key];
    return archive_of(list);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSData *archive = archived_model();
    NSManagedObjectModel *model = read_model(archive);
    NSPropertyDescription *name =
        [[[[model entitiesByName] objectForKey:@"Author"] propertiesByName] objectForKey:@"name"];
    printf("%d entities, the rule: %s, the template: %s\n", (int)[[model entities] count],
           [[[[name validationPredicates] objectAtIndex:0] predicateFormat] UTF8String],
           [[[[model fetchRequestTemplateForName:@"byAuthor"] predicate] predicateFormat] UTF8String]);
    tell("4 bytes less", read_model([archive subdataWithRange:NSMakeRange(0, [archive length] - 4)]));
    tell("a superentity outside of the model", read_model(with_a_superentity_outside()));
    NSData *of_no_kind = with_another_value(archive, @"NSExpressionType", [NSNumber numberWithInt:77]);
    tell("an expression of no kind", read_model(of_no_kind));
    NSData *of_no_class = with_another_value(archive, @"$classname", @"NoSuchClass");
    tell("a class that is none", read_model(of_no_class));
    NSManagedObjectModel *other = library_model();
    [[[other entitiesByName] objectForKey:@"Tag"] setManagedObjectClassName:@"NSLock"];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:other] autorelease];
    printf("an entity of another class: %s\n",
           [NSStringFromClass([insert(context_of(coordinator), @"Tag") class]) UTF8String]);
    size_t before = 0;
    for (int i = 0; i < 900; i++) {
        NSAutoreleasePool *inner = [NSAutoreleasePool new];
        // What is kept once is there after some.
        if (i == 300) before = mallinfo2().uordblks;
        read_model(i % 2 ? of_no_kind : of_no_class);
        [inner release];
    }
    size_t after = mallinfo2().uordblks;
    if (after > before + (1 << 20)) {
        printf("600 refused models left %zu bytes\n", after - before);
    } else {
        puts("refused often: memory stays");
    }
    [pool release];
    return 0;
}
