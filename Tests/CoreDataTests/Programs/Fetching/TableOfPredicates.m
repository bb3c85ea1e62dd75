// Each format of Foundation's table of predicates finds in a SQLite store the people that it finds in memory.
// > 0 formats differ

#import <CoreData/CoreData.h>
#include "PredicateTable.h"

static NSAttributeDescription *attribute(NSString *name, NSAttributeType type) {
    NSAttributeDescription *made = [[[NSAttributeDescription alloc] init] autorelease];
    [made setName:name];
    [made setAttributeType:type];
    return made;
}

static NSRelationshipDescription *relationship(NSString *name, NSEntityDescription *other, int maximum) {
    NSRelationshipDescription *made = [[[NSRelationshipDescription alloc] init] autorelease];
    [made setName:name];
    [made setDestinationEntity:other];
    [made setMaxCount:(NSUInteger)maximum];
    [made setOptional:YES];
    return made;
}

static void invert(NSRelationshipDescription *one, NSRelationshipDescription *other) {
    [one setInverseRelationship:other];
    [other setInverseRelationship:one];
}

static NSManagedObjectModel *people_model(void) {
    NSEntityDescription *person = [[[NSEntityDescription alloc] init] autorelease],
                        *tag = [[[NSEntityDescription alloc] init] autorelease];
    [person setName:@"Person"];
    [tag setName:@"Tag"];
    NSRelationshipDescription *mother = relationship(@"mother", person, 1), *children = relationship(@"children", person, 0);
    NSRelationshipDescription *tags = relationship(@"tags", tag, 0), *tagged = relationship(@"people", person, 0);
    NSRelationshipDescription *friends = relationship(@"friends", person, 0), *back = relationship(@"friendOf", person, 0);
    invert(mother, children);
    invert(tags, tagged);
    invert(friends, back);
    [friends setOrdered:YES];
    [person setProperties:[NSArray arrayWithObjects:attribute(@"letter", NSStringAttributeType),
                                                    attribute(@"name", NSStringAttributeType),
                                                    attribute(@"note", NSStringAttributeType),
                                                    attribute(@"age", NSInteger32AttributeType),
                                                    attribute(@"height", NSDoubleAttributeType),
                                                    attribute(@"married", NSBooleanAttributeType),
                                                    attribute(@"balance", NSDecimalAttributeType),
                                                    attribute(@"born", NSDateAttributeType), mother, children, tags,
                                                    friends, back, nil]];
    [tag setProperties:[NSArray arrayWithObjects:attribute(@"name", NSStringAttributeType),
                                                 attribute(@"weight", NSInteger16AttributeType), tagged, nil]];
    NSManagedObjectModel *model = [[[NSManagedObjectModel alloc] init] autorelease];
    [model setEntities:[NSArray arrayWithObjects:person, tag, nil]];
    return model;
}

static NSManagedObjectContext *context;

static id made(NSString *name) {
    return [NSEntityDescription insertNewObjectForEntityForName:name inManagedObjectContext:context];
}

static NSManagedObjectContext *context_of(NSPersistentStoreCoordinator *coordinator) {
    NSManagedObjectContext *made = [[[NSManagedObjectContext alloc] init] autorelease];
    [made setPersistentStoreCoordinator:coordinator];
    return made;
}

static NSString *found_by(NSPredicate *predicate, NSManagedObjectContext *within) {
    NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Person"];
    [request setPredicate:predicate];
    NSArray *found = [within executeFetchRequest:request error:NULL];
    NSUInteger count = [within countForFetchRequest:request error:NULL];
    if (count != [found count]) return [NSString stringWithFormat:@"%d found, %d counted", (int)[found count], (int)count];
    return found ? letters_of(found) : @"an error";
}

int main(int count, char **arguments) {
    @autoreleasepool {
        NSPersistentStoreCoordinator *coordinator =
            [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:people_model()] autorelease];
        NSURL *url = [NSURL fileURLWithPath:[NSTemporaryDirectory() stringByAppendingPathComponent:@"People.sqlite"]];
        [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil URL:url options:nil error:NULL];
        context = context_of(coordinator);
        make_people(made);
        NSError *error = nil;
        if (![context save:&error]) printf("not saved: %s\n", [[error description] UTF8String]);
        NSManagedObjectContext *other = context_of(coordinator);
        NSArray *all = [other executeFetchRequest:[NSFetchRequest fetchRequestWithEntityName:@"Person"] error:NULL];
        int different = 0;
        for (NSArray *line in predicate_table()) {
            NSString *expected = [line objectAtIndex:1];
            if ([expected hasPrefix:@"! "] || [expected hasPrefix:@"? "]) continue;
            NSPredicate *predicate = [NSPredicate predicateWithFormat:[line objectAtIndex:0] argumentArray:nil];
            @try {
                NSString *in_memory = letters_of([all filteredArrayUsingPredicate:predicate]);
                NSString *in_store = found_by(predicate, other);
                if ([in_memory isEqual:expected] && [in_store isEqual:[line objectAtIndex:2]]) continue;
                printf("%s -> %s, in memory %s, in the store %s\n", [[line objectAtIndex:0] UTF8String],
                       [expected UTF8String], [in_memory UTF8String], [in_store UTF8String]);
            } @catch (NSException *exception) {
                printf("%s raises %s\n", [[line objectAtIndex:0] UTF8String], [[exception reason] UTF8String]);
            }
            different++;
        }
        if (![found_by([NSPredicate predicateWithFormat:@"age BEGINSWITH '3' OR age LIKE '-*'"], other) isEqual:@"ah"]) {
            printf("digits are no text in the store\n");
        }
        printf("%d formats differ\n", different);
    }
    return 0;
}
