#import "EntityOwnership.h"
#import "KeyedState.h"
#import "Notice/NotThereYet.h"

@implementation NSManagedObjectModel {
    NSMutableDictionary *_entitiesByConfiguration;
    NSMutableDictionary *_templates;
}

+ (NSManagedObjectModel *)mergedModelFromBundles:(NSArray *)bundles {
    NOT_THERE_YET("NSManagedObjectModel", "reading compiled models");
    return [[self alloc] init];
}

+ (NSManagedObjectModel *)modelByMergingModels:(NSArray *)models {
    NSManagedObjectModel *result = [[self alloc] init];
    NSMutableArray *entities = [NSMutableArray array];
    for (NSManagedObjectModel *model in models) {
        [entities addObjectsFromArray:[[NSArray alloc] initWithArray:model.entities copyItems:YES]];
    }
    result.entities = entities;
    return result;
}

+ (NSManagedObjectModel *)mergedModelFromBundles:(NSArray *)bundles forStoreMetadata:(NSDictionary *)metadata {
    NOT_THERE_YET("NSManagedObjectModel", "reading compiled models");
    return nil;
}

+ (NSManagedObjectModel *)modelByMergingModels:(NSArray *)models forStoreMetadata:(NSDictionary *)metadata { return nil; }

+ (NSArray *)stateKeys {
    return [NSArray arrayWithObjects:@"entities", @"localizationDictionary", @"versionIdentifiers", nil];
}

- (id)init {
    if ((self = [super init])) {
        _entities = [[NSArray alloc] init];
        _entitiesByConfiguration = [[NSMutableDictionary alloc] init];
        _templates = [[NSMutableDictionary alloc] init];
        _versionIdentifiers = [[NSSet alloc] init];
    }
    return self;
}

- (id)initWithContentsOfURL:(NSURL *)url {
    NOT_THERE_YET("NSManagedObjectModel", "reading compiled models");
    return [self init];
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [self init])) decode_values(self, [NSManagedObjectModel stateKeys], coder);
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder { encode_values(self, [NSManagedObjectModel stateKeys], coder); }

- (id)copyWithZone:(NSZone *)zone {
    NSManagedObjectModel *copy = [[[self class] alloc] init];
    copy_values(self, copy, [NSManagedObjectModel stateKeys]);
    copy.entities = [[NSArray alloc] initWithArray:_entities copyItems:YES];
    [copy->_templates addEntriesFromDictionary:_templates];
    return copy;
}

- (void)dealloc {
    for (NSEntityDescription *entity in _entities) {
        if (entity.managedObjectModel == self) entity.managedObjectModel = nil;
    }
}

- (void)setEntities:(NSArray *)entities {
    for (NSEntityDescription *entity in _entities) entity.managedObjectModel = nil;
    _entities = [entities copy] ?: [[NSArray alloc] init];
    for (NSEntityDescription *entity in _entities) entity.managedObjectModel = self;
}

- (NSDictionary *)entitiesByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSEntityDescription *entity in _entities) {
        if (entity.name) [result setObject:entity forKey:entity.name];
    }
    return result;
}

- (NSArray *)configurations { return [_entitiesByConfiguration allKeys]; }

- (NSArray *)entitiesForConfiguration:(NSString *)configuration {
    return configuration ? [_entitiesByConfiguration objectForKey:configuration] : _entities;
}

- (void)setEntities:(NSArray *)entities forConfiguration:(NSString *)configuration {
    if (configuration == nil) return;
    for (NSEntityDescription *entity in entities) {
        if (![_entities containsObject:entity]) {
            [NSException raise:NSInvalidArgumentException
                        format:@"Can't set configuration entities to include entities that are not in the model."];
        }
    }
    [_entitiesByConfiguration setValue:entities forKey:configuration];
}

- (void)setFetchRequestTemplate:(NSFetchRequest *)fetchRequestTemplate forName:(NSString *)name {
    if (name) [_templates setValue:fetchRequestTemplate forKey:name];
}

- (NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name { return name ? [_templates objectForKey:name] : nil; }

- (NSFetchRequest *)fetchRequestFromTemplateWithName:(NSString *)name substitutionVariables:(NSDictionary *)variables {
    NSFetchRequest *request = [[self fetchRequestTemplateForName:name] copy];
    request.predicate = [request.predicate predicateWithSubstitutionVariables:variables];
    return request;
}

- (NSDictionary *)fetchRequestTemplatesByName { return [_templates copy]; }
- (BOOL)isConfiguration:(NSString *)configuration compatibleWithStoreMetadata:(NSDictionary *)metadata { return NO; }
- (NSDictionary *)entityVersionHashesByName { return [NSDictionary dictionary]; }

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    return [[self.entitiesByName allKeys] countByEnumeratingWithState:state objects:stackbuffer count:length];
}

@end
