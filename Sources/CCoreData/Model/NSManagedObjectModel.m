#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Model/ModelCompatibility.h"
#import "Model/VersionHash.h"
#import <Verger/FilePaths.h>

@implementation NSManagedObjectModel {
    NSMutableDictionary *_entitiesByConfiguration;
    NSMutableDictionary *_templates;
    NSDictionary *_entitiesByName;
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
    NSString *path = VergerFilePath(url);
    return path ? [NSManagedObjectModel modelAtPath:path] : nil;
}

#pragma mark Archives and copies

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [self init])) return nil;
    NSDictionary *entities = decoded_of_class(coder, @"NSEntities", [NSDictionary class]);
    NSMutableArray *found = [NSMutableArray array];
    for (id entity in [entities allValues]) {
        if ([entity isKindOfClass:[NSEntityDescription class]] && [entity name]) [found addObject:entity];
    }
    NSSortDescriptor *byName = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES];
    self.entities = [found sortedArrayUsingDescriptors:[NSArray arrayWithObject:byName]];
    _versionIdentifiers = decoded_plain(coder, @"NSVersionIdentifiers", [NSSet class]) ?: _versionIdentifiers;
    NSDictionary *templates = decoded_of_class(coder, @"NSFetchRequestTemplates", [NSDictionary class]);
    for (id name in templates) {
        id request = [templates objectForKey:name];
        if ([name isKindOfClass:[NSString class]] && [request isKindOfClass:[NSFetchRequest class]]) {
            [_templates setObject:request forKey:name];
        }
    }
    NSDictionary *configurations = decoded_of_class(coder, @"NSConfigurations", [NSDictionary class]);
    for (id name in configurations) {
        NSArray *names = [configurations objectForKey:name];
        if (![name isKindOfClass:[NSString class]] || ![names isKindOfClass:[NSArray class]]) continue;
        NSMutableArray *members = [NSMutableArray array];
        for (NSEntityDescription *entity in _entities) {
            if ([names containsObject:entity.name]) [members addObject:entity];
        }
        [_entitiesByConfiguration setObject:members forKey:name];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.entitiesByName forKey:@"NSEntities"];
    [coder encodeObject:_versionIdentifiers forKey:@"NSVersionIdentifiers"];
    [coder encodeObject:_templates forKey:@"NSFetchRequestTemplates"];
    NSMutableDictionary *configurations = [NSMutableDictionary dictionary];
    for (NSString *name in _entitiesByConfiguration) {
        NSArray *names = [[_entitiesByConfiguration objectForKey:name] valueForKey:@"name"];
        [configurations setObject:names forKey:name];
    }
    [coder encodeObject:configurations forKey:@"NSConfigurations"];
}

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    [self resolveRelationships];
    return self;
}

/// The entities that are not subentities of others.
- (NSArray *)rootsOfEntities {
    NSMutableArray *roots = [NSMutableArray array];
    for (NSEntityDescription *entity in _entities) {
        if (entity.superentity == nil || [_entities indexOfObjectIdenticalTo:entity.superentity] == NSNotFound) {
            [roots addObject:entity];
        }
    }
    return roots;
}

- (id)copyWithZone:(NSZone *)zone {
    NSManagedObjectModel *copy = [[[self class] alloc] init];
    copy.entities = [[NSArray alloc] initWithArray:[self rootsOfEntities] copyItems:YES];
    [copy resolveRelationships];
    copy->_versionIdentifiers = _versionIdentifiers;
    copy->_localizationDictionary = _localizationDictionary;
    [self copyRequestsAndConfigurationsInto:copy];
    return copy;
}

/// A copy is not in use yet, so that it can be changed.
- (id)mutableCopyWithZone:(NSZone *)zone {
    return [self copyWithZone:zone];
}

- (void)copyRequestsAndConfigurationsInto:(NSManagedObjectModel *)other {
    NSDictionary *entities = other.entitiesByName;
    for (NSString *name in _templates) {
        NSFetchRequest *request = [[_templates objectForKey:name] copy];
        NSEntityDescription *entity = request.entityName ? [entities objectForKey:request.entityName] : nil;
        if (entity) request.entity = entity;
        [other->_templates setObject:request forKey:name];
    }
    for (NSString *name in _entitiesByConfiguration) {
        NSMutableArray *members = [NSMutableArray arrayWithArray:[other->_entitiesByConfiguration objectForKey:name]];
        for (NSEntityDescription *entity in [_entitiesByConfiguration objectForKey:name]) {
            NSEntityDescription *counterpart = [entities objectForKey:entity.name];
            if (counterpart) [members addObject:counterpart];
        }
        [other->_entitiesByConfiguration setObject:members forKey:name];
    }
}

+ (NSManagedObjectModel *)modelByMergingModels:(NSArray *)models {
    if ([models count] == 1) return [[models objectAtIndex:0] copy];
    NSManagedObjectModel *result = [[self alloc] init];
    NSMutableArray *entities = [NSMutableArray array];
    NSMutableSet *identifiers = [NSMutableSet set];
    NSMutableDictionary *names = [NSMutableDictionary dictionary];
    for (NSManagedObjectModel *model in models) {
        for (NSEntityDescription *entity in model.entities) {
            NSEntityDescription *known = [names objectForKey:entity.name];
            if (known && ![known isEqual:entity]) {
                refuse_argument(@"Can't merge models with two different entities named '%@'", entity.name);
            }
        }
        for (NSEntityDescription *root in [model rootsOfEntities]) {
            if ([names objectForKey:root.name] == nil) [entities addObject:[root copy]];
        }
        for (NSEntityDescription *entity in model.entities) [names setObject:entity forKey:entity.name];
        [identifiers unionSet:model.versionIdentifiers];
    }
    result.entities = entities;
    [result resolveRelationships];
    result.versionIdentifiers = identifiers;
    for (NSManagedObjectModel *model in models) [model copyRequestsAndConfigurationsInto:result];
    return result;
}

- (void)resolveRelationships {
    NSDictionary *entities = self.entitiesByName;
    for (NSEntityDescription *entity in _entities) {
        for (NSRelationshipDescription *each in entity.properties) {
            if (![each isKindOfClass:[NSRelationshipDescription class]] || each.destinationName == nil) continue;
            each.destinationEntity = [entities objectForKey:each.destinationName];
        }
    }
    for (NSEntityDescription *entity in _entities) {
        for (NSRelationshipDescription *each in entity.properties) {
            if (![each isKindOfClass:[NSRelationshipDescription class]] || each.inverseName == nil) continue;
            id inverse = [each.destinationEntity.propertiesByName objectForKey:each.inverseName];
            BOOL isOne = [inverse isKindOfClass:[NSRelationshipDescription class]];
            each.inverseRelationship = isOne ? inverse : nil;
        }
    }
    NSMutableArray *requests = [NSMutableArray arrayWithArray:[_templates allValues]];
    for (NSEntityDescription *entity in _entities) {
        for (NSFetchedPropertyDescription *each in entity.properties) {
            if ([each isKindOfClass:[NSFetchedPropertyDescription class]] && each.fetchRequest) {
                [requests addObject:each.fetchRequest];
            }
        }
    }
    for (NSFetchRequest *request in requests) {
        if (request.entity == nil && request.entityName) request.entity = [entities objectForKey:request.entityName];
    }
}

- (void)dealloc {
    for (NSEntityDescription *entity in _entities) {
        if (entity.managedObjectModel == self) entity.managedObjectModel = nil;
    }
}

#pragma mark Entities

- (void)willChange {
    if (_isInUse) refuse_state(@"Can't modify an immutable model.");
    _entitiesByName = nil;
}

- (void)setEntities:(NSArray *)entities {
    [self willChange];
    for (NSEntityDescription *entity in _entities) entity.managedObjectModel = nil;
    // Subentities of the given entities belong to the model, too.
    NSMutableArray *all = [NSMutableArray array];
    for (NSEntityDescription *entity in entities) {
        for (NSEntityDescription *each in entity.wholeHierarchy) {
            if ([all indexOfObjectIdenticalTo:each] == NSNotFound) [all addObject:each];
        }
    }
    _entities = all;
    for (NSEntityDescription *entity in _entities) entity.managedObjectModel = self;
}

- (NSDictionary *)entitiesByName {
    if (_entitiesByName) return _entitiesByName;
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSEntityDescription *entity in _entities) {
        if (entity.name) [result setObject:entity forKey:entity.name];
    }
    if (_isInUse) _entitiesByName = result;
    return result;
}

- (NSArray *)configurations {
    return [_entitiesByConfiguration allKeys];
}

- (NSArray *)entitiesForConfiguration:(NSString *)configuration {
    return configuration ? [_entitiesByConfiguration objectForKey:configuration] : _entities;
}

- (void)setEntities:(NSArray *)entities forConfiguration:(NSString *)configuration {
    if (configuration == nil) return;
    [self willChange];
    for (NSEntityDescription *entity in entities) {
        if ([_entities indexOfObjectIdenticalTo:entity] == NSNotFound) {
            refuse_argument(@"Can't set configuration entities to include entities that are not in the model.");
        }
    }
    [_entitiesByConfiguration setValue:[entities copy] forKey:configuration];
}

#pragma mark Requests

- (void)setFetchRequestTemplate:(NSFetchRequest *)fetchRequestTemplate forName:(NSString *)name {
    [self willChange];
    if (name) [_templates setValue:fetchRequestTemplate forKey:name];
}

- (NSFetchRequest *)fetchRequestTemplateForName:(NSString *)name {
    return name ? [_templates objectForKey:name] : nil;
}

- (NSFetchRequest *)fetchRequestFromTemplateWithName:(NSString *)name substitutionVariables:(NSDictionary *)variables {
    NSFetchRequest *request = [[self fetchRequestTemplateForName:name] copy];
    request.predicate = [request.predicate predicateWithSubstitutionVariables:variables ?: [NSDictionary dictionary]];
    return request;
}

- (NSDictionary *)fetchRequestTemplatesByName {
    return [_templates copy];
}

#pragma mark Versions

- (BOOL)isConfiguration:(NSString *)configuration compatibleWithStoreMetadata:(NSDictionary *)metadata {
    return model_suits_metadata(self, configuration, metadata);
}

- (NSDictionary *)entityVersionHashesByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSEntityDescription *entity in _entities) {
        if (entity.name) [result setObject:entity.versionHash forKey:entity.name];
    }
    return result;
}

+ (NSManagedObjectModel *)modelByMergingModels:(NSArray *)models forStoreMetadata:(NSDictionary *)metadata {
    return model_merged_for_metadata(models, metadata);
}

+ (NSManagedObjectModel *)mergedModelFromBundles:(NSArray *)bundles {
    NSMutableArray *models = [NSMutableArray array];
    for (NSString *path in [self pathsOfModelsInBundles:bundles allVersions:NO]) {
        NSManagedObjectModel *model = [self modelAtPath:path];
        if (model) [models addObject:model];
    }
    return [models count] ? [self modelByMergingModels:models] : [[self alloc] init];
}

+ (NSManagedObjectModel *)mergedModelFromBundles:(NSArray *)bundles forStoreMetadata:(NSDictionary *)metadata {
    NSMutableArray *models = [NSMutableArray array];
    for (NSString *path in [self pathsOfModelsInBundles:bundles allVersions:YES]) {
        NSManagedObjectModel *model = [self modelAtPath:path];
        if (model) [models addObject:model];
    }
    return model_merged_for_metadata(models, metadata);
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSManagedObjectModel class]]) return NO;
    return [self.entityVersionHashesByName isEqual:[other entityVersionHashesByName]];
}

- (NSUInteger)hash {
    return [_entities count];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    return [[self.entitiesByName allKeys] countByEnumeratingWithState:state objects:stackbuffer count:length];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"(<%@: %p>) isEditable %d, entities %@, fetch request templates %@",
                                      [self class], self, !_isInUse, self.entitiesByName, _templates];
}

@end
