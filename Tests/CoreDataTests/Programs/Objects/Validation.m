// What is not valid is not saved, with Apple's codes and the texts of the phone.
// > 1570 name: The operation couldn’t be completed. (Cocoa error 1570.)
// > 1560, 2 parts: 1570 name, 1610 born
// > by the class: 1550 title
// > predicate: 1620 pages
// > changed by validation: Title
// > to-many: 1580 tags The operation couldn’t be completed. (Cocoa error 1580.)
// > saved 1

#include "../TestModel.h"

@interface Book : NSManagedObject
@end

@implementation Book
- (BOOL)validateTitle:(id *)value error:(NSError **)error {
    if ([*value isEqual:@"bad"]) {
        if (error)
            *error = [NSError errorWithDomain:NSCocoaErrorDomain
                                         code:NSManagedObjectValidationError
                                     userInfo:[NSDictionary dictionaryWithObject:@"title"
                                                                          forKey:NSValidationKeyErrorKey]];
        return NO;
    }
    if (*value) *value = [*value capitalizedString];
    return YES;
}
@end

static void try(NSManagedObjectContext *context, const char *title) {
    NSError *error = nil;
    if ([context save:&error]) {
        printf("%ssaved 1\n", title);
        return;
    }
    NSArray *parts = [[error userInfo] objectForKey:NSDetailedErrorsKey];
    if (parts) {
        NSMutableArray *texts = [NSMutableArray array];
        for (NSError *each in parts) {
            [texts addObject:[NSString stringWithFormat:@"%d %@", (int)[each code],
                                                        [[each userInfo] objectForKey:NSValidationKeyErrorKey]]];
        }
        [texts sortUsingSelector:@selector(compare:)];
        printf("%s%d, %d parts: %s\n", title, (int)[error code], (int)[parts count],
               [[texts componentsJoinedByString:@", "] UTF8String]);
        return;
    }
    printf("%s%d %s%s%s\n", title, (int)[error code],
           [[[error userInfo] objectForKey:NSValidationKeyErrorKey] UTF8String],
           strncmp(title, "by", 2) == 0 || strncmp(title, "pre", 3) == 0 ? ""
           : strchr(title, ':')                                          ? " "
                                                                         : ": ",
           strncmp(title, "by", 2) && strncmp(title, "pre", 3) ? [[error localizedDescription] UTF8String] : "");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectModel *model = library_model();
    NSEntityDescription *book = [[model entitiesByName] objectForKey:@"Book"];
    NSPropertyDescription *pages = [[book propertiesByName] objectForKey:@"pages"];
    [pages setValidationPredicates:[NSArray arrayWithObject:[NSPredicate predicateWithFormat:@"SELF >= 1"]]
            withValidationWarnings:[NSArray arrayWithObject:[NSNumber numberWithInt:NSValidationNumberTooSmallError]]];
    NSRelationshipDescription *tags = [[book relationshipsByName] objectForKey:@"tags"];
    [tags setMinCount:2];
    NSPersistentStoreCoordinator *coordinator =
        [[[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model] autorelease];
    [coordinator addPersistentStoreWithType:NSInMemoryStoreType configuration:nil URL:nil options:nil error:NULL];
    NSManagedObjectContext *context = context_of(coordinator);
    NSManagedObject *author = insert(context, @"Author");
    try(context, "");
    [author setValue:[NSNumber numberWithInt:40000] forKey:@"born"];
    try(context, "");
    [author setValue:@"Ada" forKey:@"name"];
    [author setValue:nil forKey:@"born"];
    NSManagedObject *one = insert(context, @"Book");
    [one setValue:@"bad" forKey:@"title"];
    try(context, "by the class: ");
    [one setValue:@"title" forKey:@"title"];
    [one setValue:[NSNumber numberWithInt:0] forKey:@"pages"];
    try(context, "predicate: ");
    [one setValue:[NSNumber numberWithInt:3] forKey:@"pages"];
    [[one mutableSetValueForKey:@"tags"] addObject:insert(context, @"Tag")];
    NSError *error = nil;
    [context save:&error];
    printf("changed by validation: %s\n", [[one valueForKey:@"title"] UTF8String]);
    try(context, "to-many: ");
    [[one mutableSetValueForKey:@"tags"] addObject:insert(context, @"Tag")];
    try(context, "");
    [pool drain];
    return 0;
}
