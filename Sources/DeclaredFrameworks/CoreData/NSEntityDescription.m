#import "EntityOwnership.h"
#import "KeyedState.h"

@implementation NSEntityDescription

+ (NSEntityDescription *)entityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context {
    NSManagedObjectModel *model = context.persistentStoreCoordinator.managedObjectModel;
    if (model == nil) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"+entityForName: could not locate an NSManagedObjectModel for entity name '%@'", entityName];
    }
    return [model.entitiesByName objectForKey:entityName];
}

+ (id)insertNewObjectForEntityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context {
    NSEntityDescription *entity = [self entityForName:entityName inManagedObjectContext:context];
    if (entity == nil) {
        [NSException raise:NSInternalInconsistencyException
                    format:@"+entityForName: could not find entity named '%@' in this model.", entityName];
    }
    Class class = NSClassFromString(entity.managedObjectClassName) ?: [NSManagedObject class];
    return [[class alloc] initWithEntity:entity insertIntoManagedObjectContext:context];
}

+ (NSArray *)stateKeys {
    return [NSArray arrayWithObjects:@"name", @"managedObjectClassName", @"abstract", @"subentities", @"properties",
                                     @"userInfo", @"versionHashModifier", @"renamingIdentifier", nil];
}

- (id)init {
    if ((self = [super init])) {
        _managedObjectClassName = @"NSManagedObject";
        _subentities = [[NSArray alloc] init];
        _properties = [[NSArray alloc] init];
        _userInfo = [[NSDictionary alloc] init];
    }
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [self init])) decode_values(self, [NSEntityDescription stateKeys], coder);
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder { encode_values(self, [NSEntityDescription stateKeys], coder); }

- (id)copyWithZone:(NSZone *)zone {
    NSEntityDescription *copy = [[[self class] alloc] init];
    copy_values(self, copy, [NSEntityDescription stateKeys]);
    copy.properties = [[NSArray alloc] initWithArray:_properties copyItems:YES];
    copy.subentities = [[NSArray alloc] initWithArray:_subentities copyItems:YES];
    return copy;
}

- (void)dealloc {
    for (NSPropertyDescription *property in _properties) {
        if (property.entity == self) property.entity = nil;
    }
    for (NSEntityDescription *entity in _subentities) {
        if (entity.superentity == self) entity.superentity = nil;
    }
}

- (void)setProperties:(NSArray *)properties {
    for (NSPropertyDescription *property in _properties) property.entity = nil;
    _properties = [properties copy] ?: [[NSArray alloc] init];
    for (NSPropertyDescription *property in _properties) property.entity = self;
}

- (void)setSubentities:(NSArray *)subentities {
    for (NSEntityDescription *entity in _subentities) entity.superentity = nil;
    _subentities = [subentities copy] ?: [[NSArray alloc] init];
    for (NSEntityDescription *entity in _subentities) entity.superentity = self;
}

- (NSDictionary *)subentitiesByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSEntityDescription *entity in _subentities) {
        if (entity.name) [result setObject:entity forKey:entity.name];
    }
    return result;
}

- (NSDictionary *)propertiesOfClass:(Class)class {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    if (_superentity) [result addEntriesFromDictionary:[_superentity propertiesOfClass:class]];
    for (NSPropertyDescription *property in _properties) {
        if (property.name && [property isKindOfClass:class]) [result setObject:property forKey:property.name];
    }
    return result;
}

- (NSDictionary *)propertiesByName { return [self propertiesOfClass:[NSPropertyDescription class]]; }
- (NSDictionary *)attributesByName { return [self propertiesOfClass:[NSAttributeDescription class]]; }
- (NSDictionary *)relationshipsByName { return [self propertiesOfClass:[NSRelationshipDescription class]]; }

- (NSArray *)relationshipsWithDestinationEntity:(NSEntityDescription *)entity {
    NSMutableArray *result = [NSMutableArray array];
    for (NSRelationshipDescription *relationship in [self.relationshipsByName allValues]) {
        if (relationship.destinationEntity == entity) [result addObject:relationship];
    }
    return result;
}

- (BOOL)isKindOfEntity:(NSEntityDescription *)entity {
    for (NSEntityDescription *each = self; each; each = each.superentity) {
        if (each == entity) return YES;
    }
    return NO;
}

- (NSData *)versionHash { return nil; }

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    return [[self.propertiesByName allKeys] countByEnumeratingWithState:state objects:stackbuffer count:length];
}

@end
