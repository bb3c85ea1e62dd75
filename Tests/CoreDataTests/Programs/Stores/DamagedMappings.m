// A mapping model whose lists lead back to themselves: nothing of another class gets into them.
// > as it was: 1 mappings with 1 attributes
// > in a circle: 1 mappings with 0 attributes

#include "../TestModel.h"

static NSMappingModel *read_mappings(NSData *data) {
    NSString *path = store_path(@"damaged.cdm");
    [data writeToFile:path atomically:NO];
    return [[[NSMappingModel alloc] initWithContentsOfURL:[NSURL fileURLWithPath:path]] autorelease];
}

static void tell(const char *what, NSData *data) {
    NSMappingModel *model = read_mappings(data);
    unsigned count = 0;
    for (NSEntityMapping *mapping in [model entityMappings]) {
        for (NSPropertyMapping *attribute in [mapping attributeMappings]) {
            // Nobody but a property's mapping answers.
            [attribute valueExpression];
            count++;
        }
    }
    printf("%s: %d mappings with %u attributes\n", what, (int)[[model entityMappings] count], count);
}

static NSData *archive(void) {
    NSPropertyMapping *attribute = [[[NSPropertyMapping alloc] init] autorelease];
    [attribute setName:@"title"];
    NSEntityMapping *mapping = [[[NSEntityMapping alloc] init] autorelease];
    [mapping setName:@"BookToBook"];
    [mapping setAttributeMappings:[NSArray arrayWithObject:attribute]];
    NSMappingModel *model = [[[NSMappingModel alloc] init] autorelease];
    [model setEntityMappings:[NSArray arrayWithObject:mapping]];
    return [NSKeyedArchiver archivedDataWithRootObject:model];
}

/// The entity's list of attributes becomes the model's list of entities, in which the entity is.
static NSData *in_a_circle(NSData *data) {
    NSMutableDictionary *list = [NSPropertyListSerialization propertyListWithData:data
                                                                          options:NSPropertyListMutableContainersAndLeaves
                                                                           format:NULL
                                                                            error:NULL];
    id entities = nil;
    for (id each in [list objectForKey:@"$objects"]) {
        if (![each isKindOfClass:[NSDictionary class]]) continue;
        if ([each objectForKey:@"NSEntityMappings"]) entities = [each objectForKey:@"NSEntityMappings"];
    }
    for (id each in [list objectForKey:@"$objects"]) {
        if (![each isKindOfClass:[NSDictionary class]]) continue;
        if ([each objectForKey:@"NSAttributeMappings"]) [each setObject:entities forKey:@"NSAttributeMappings"];
    }
    return [NSPropertyListSerialization dataWithPropertyList:list
                                                      format:NSPropertyListXMLFormat_v1_0
                                                     options:0
                                                       error:NULL];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSData *data = archive();
    tell("as it was", data);
    tell("in a circle", in_a_circle(data));
    [pool drain];
    return 0;
}
