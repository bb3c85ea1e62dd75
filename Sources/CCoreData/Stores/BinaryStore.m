// Stores in one file: cache nodes are written as a property list, atomically.

#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Model/ModelCompatibility.h"
#import "Objects/ObjectID.h"
#import "Objects/TransformableValues.h"
#import "Stores/AtomicStores.h"
#import "Stores/StoreMetadata.h"

static NSString *const metadataKey = @"NSMetadata", *const objectsKey = @"NSObjects";

@implementation BinaryStore

- (NSString *)type {
    return NSBinaryStoreType;
}
+ (NSPropertyListFormat)format {
    return NSPropertyListBinaryFormat_v1_0;
}

static NSDictionary *contents_of(NSURL *url, NSError **error) {
    NSData *data = [NSData dataWithContentsOfFile:[url path] options:0 error:error];
    if (data == nil) return nil;
    id contents = [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL];
    BOOL isOne = [contents isKindOfClass:[NSDictionary class]] &&
                 [[contents objectForKey:metadataKey] isKindOfClass:[NSDictionary class]];
    if (isOne) return contents;
    fail_with_info(error, NSFileReadCorruptFileError,
                   [NSDictionary dictionaryWithObject:[url path] forKey:NSFilePathErrorKey]);
    return nil;
}

static BOOL write_contents(NSDictionary *contents, NSURL *url, NSPropertyListFormat format, NSError **error) {
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:contents format:format options:0 error:error];
    return data && [data writeToFile:[url path] options:NSDataWritingAtomic error:error];
}

+ (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    return [contents_of(url, error) objectForKey:metadataKey];
}

+ (BOOL)setMetadata:(NSDictionary *)metadata forPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    NSDictionary *contents = contents_of(url, error);
    if (contents == nil) return NO;
    NSMutableDictionary *changed = [contents mutableCopy];
    [changed setObject:metadata forKey:metadataKey];
    return write_contents(changed, url, [self format], error);
}

- (BOOL)loadMetadata:(NSError **)error {
    if (![[NSFileManager defaultManager] fileExistsAtPath:[self.URL path]]) {
        self.metadata = store_metadata_new(self);
        return self.isReadOnly ? fail_with_code(error, NSFileReadNoSuchFileError, nil) : [self save:error];
    }
    NSDictionary *contents = contents_of(self.URL, error);
    if (contents == nil) return NO;
    self.metadata = [contents objectForKey:metadataKey];
    return YES;
}

#pragma mark Reading

static NSManagedObjectID *identifier_of(BinaryStore *store, id text) {
    if (![text isKindOfClass:[NSString class]]) return nil;
    NSRange slash = [text rangeOfString:@"/" options:NSBackwardsSearch];
    if (slash.location == NSNotFound) return nil;
    NSDictionary *entities = store.persistentStoreCoordinator.managedObjectModel.entitiesByName;
    NSEntityDescription *entity = [entities objectForKey:[text substringToIndex:slash.location]];
    long long number = [[text substringFromIndex:NSMaxRange(slash)] longLongValue];
    return entity && number > 0 ? [store objectIDForEntity:entity referenceObject:[NSNumber numberWithLongLong:number]]
                                : nil;
}

/// The value of an attribute for its representation in a property list.
static id attribute_value(id stored, NSAttributeDescription *attribute) {
    if (attribute.attributeType == NSTransformableAttributeType) {
        return [stored isKindOfClass:[NSData class]] ? transformable_value_of_data(stored) : nil;
    }
    if (attribute.attributeType == NSDecimalAttributeType) {
        return [stored isKindOfClass:[NSString class]] ? [NSDecimalNumber decimalNumberWithString:stored locale:nil]
                                                       : nil;
    }
    Class class = NSClassFromString(attribute.attributeValueClassName ?: @"");
    return class && [stored isKindOfClass:class] ? stored : nil;
}

- (BOOL)load:(NSError **)error {
    NSDictionary *objects = [contents_of(self.URL, error) objectForKey:objectsKey];
    if (![objects isKindOfClass:[NSDictionary class]]) return YES;
    NSMutableDictionary *nodes = [NSMutableDictionary dictionary];
    for (NSString *name in objects) {
        NSManagedObjectID *objectID = identifier_of(self, name);
        if (objectID) [nodes setObject:[[NSAtomicStoreCacheNode alloc] initWithObjectID:objectID] forKey:name];
    }
    for (NSString *name in nodes) {
        NSAtomicStoreCacheNode *node = [nodes objectForKey:name];
        NSDictionary *values = [objects objectForKey:name];
        NSDictionary *properties = node.objectID.entity.propertiesByName;
        for (NSString *key in [values isKindOfClass:[NSDictionary class]] ? values : nil) {
            NSPropertyDescription *property = [properties objectForKey:key];
            id stored = [values objectForKey:key];
            if ([property isKindOfClass:[NSAttributeDescription class]]) {
                [node setValue:attribute_value(stored, (NSAttributeDescription *)property) forKey:key];
            } else if ([property isKindOfClass:[NSRelationshipDescription class]]) {
                BOOL isToMany = [(NSRelationshipDescription *)property isToMany];
                NSEntityDescription *destination = [(NSRelationshipDescription *)property destinationEntity];
                NSMutableOrderedSet *others = [NSMutableOrderedSet orderedSet];
                for (NSString *each in [stored isKindOfClass:[NSArray class]] ? stored : nil) {
                    NSAtomicStoreCacheNode *other = [nodes objectForKey:each];
                    if ([other.objectID.entity isKindOfEntity:destination]) [others addObject:other];
                }
                BOOL isOrdered = [(NSRelationshipDescription *)property isOrdered];
                [node setValue:isToMany ? (isOrdered ? (id)others : [others set]) : [others firstObject] forKey:key];
            }
        }
    }
    [self addCacheNodes:[NSSet setWithArray:[nodes allValues]]];
    return YES;
}

#pragma mark Writing

static NSString *name_of(NSManagedObjectID *objectID) {
    return [NSString stringWithFormat:@"%@/%@", objectID->_entity.name, objectID->_reference];
}

static id stored_value(id value, NSPropertyDescription *property) {
    if ([property isKindOfClass:[NSRelationshipDescription class]]) {
        NSMutableArray *names = [NSMutableArray array];
        if ([value isKindOfClass:[NSAtomicStoreCacheNode class]]) value = [NSArray arrayWithObject:value];
        for (NSAtomicStoreCacheNode *each in value) [names addObject:name_of(each.objectID)];
        return names;
    }
    NSAttributeType type = [(NSAttributeDescription *)property attributeType];
    if (type == NSTransformableAttributeType) return transformable_data(value, property);
    return type == NSDecimalAttributeType ? [value descriptionWithLocale:nil] : value;
}

- (BOOL)save:(NSError **)error {
    NSMutableDictionary *objects = [NSMutableDictionary dictionary];
    for (NSAtomicStoreCacheNode *node in [self cacheNodes]) {
        NSMutableDictionary *values = [NSMutableDictionary dictionary];
        NSDictionary *properties = node.objectID.entity.propertiesByName;
        for (NSString *key in node.propertyCache) {
            NSPropertyDescription *property = [properties objectForKey:key];
            id value = property.isTransient ? nil : stored_value([node valueForKey:key], property);
            if (value) [values setObject:value forKey:key];
        }
        [objects setObject:values forKey:name_of(node.objectID)];
    }
    NSMutableDictionary *metadata = [NSMutableDictionary dictionaryWithDictionary:self.metadata];
    [metadata setObject:self.identifier forKey:NSStoreUUIDKey];
    NSDictionary *contents =
        [NSDictionary dictionaryWithObjectsAndKeys:metadata, metadataKey, objects, objectsKey, nil];
    return write_contents(contents, self.URL, [[self class] format], error);
}

@end

@implementation XMLStore

- (NSString *)type {
    return @"XML";
}
+ (NSPropertyListFormat)format {
    return NSPropertyListXMLFormat_v1_0;
}

@end

@implementation InMemoryStore

- (NSString *)type {
    return NSInMemoryStoreType;
}

+ (NSDictionary *)metadataForPersistentStoreWithURL:(NSURL *)url error:(NSError **)error {
    return [NSDictionary dictionary];
}

- (BOOL)loadMetadata:(NSError **)error {
    self.metadata = store_metadata_new(self);
    return YES;
}

@end
