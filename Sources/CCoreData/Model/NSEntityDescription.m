#import "Context/ContextState.h"
#import "Errors/Failures.h"
#import "Model/EntityLayout.h"
#import "Model/EntityOwnership.h"
#import "Model/VersionHash.h"

@implementation NSEntityDescription {
    EntityLayout *_layout;
    NSDictionary *_propertiesByName, *_attributesByName, *_relationshipsByName;
}

BORROWS_ARGUMENTS static NSManagedObjectModel *model_of(NSManagedObjectContext *context) {
    __unsafe_unretained NSManagedObjectContext *outermost = context;
    while (outermost->_parent) outermost = outermost->_parent;
    return outermost->_coordinator.managedObjectModel;
}

+ (NSEntityDescription *)entityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context {
    if (context == nil) {
        refuse_argument(
            @"+entityForName: nil is not a legal NSManagedObjectContext parameter searching for entity name '%@'",
            entityName);
    }
    NSManagedObjectModel *model = model_of(context);
    if (model == nil) {
        refuse_state(@"+entityForName: could not locate an NSManagedObjectModel for entity name '%@'", entityName);
    }
    return entityName ? [model.entitiesByName objectForKey:entityName] : nil;
}

+ (id)insertNewObjectForEntityForName:(NSString *)entityName inManagedObjectContext:(NSManagedObjectContext *)context {
    NSEntityDescription *entity = [self entityForName:entityName inManagedObjectContext:context];
    if (entity == nil)
        refuse_state(@"+entityForName: could not locate an entity named '%@' in this model.", entityName);
    return [[layout_app_class(entity.layout) alloc] initWithEntity:entity insertIntoManagedObjectContext:context];
}

- (id)init {
    if ((self = [super init])) {
        _managedObjectClassName = @"NSManagedObject";
        _subentities = [[NSArray alloc] init];
        _properties = [[NSArray alloc] init];
        _userInfo = [[NSDictionary alloc] init];
        _compoundIndexes = [[NSArray alloc] init];
    }
    return self;
}

/// The values of an archived dictionary that have the class, sorted by key.
static NSArray *decoded_values(NSCoder *coder, NSString *key, Class class) {
    NSDictionary *values = decoded_of_class(coder, key, [NSDictionary class]);
    NSMutableArray *result = [NSMutableArray array];
    NSMutableArray *names = [NSMutableArray array];
    for (id name in values) {
        if ([name isKindOfClass:[NSString class]]) [names addObject:name];
    }
    for (NSString *name in [names sortedArrayUsingSelector:@selector(compare:)]) {
        id value = [values objectForKey:name];
        if ([value isKindOfClass:class]) [result addObject:value];
    }
    return result;
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [self init])) return nil;
    _name = decoded_of_class(coder, @"NSEntityName", [NSString class]);
    _managedObjectClassName =
        decoded_of_class(coder, @"NSClassNameForEntity", [NSString class]) ?: _managedObjectClassName;
    _abstract = [coder decodeBoolForKey:@"NSIsAbstract"];
    _userInfo = decoded_plain(coder, @"NSUserInfo", [NSDictionary class]) ?: _userInfo;
    _versionHashModifier = decoded_of_class(coder, @"NSVersionHashModifier", [NSString class]);
    _renamingIdentifier = decoded_of_class(coder, @"NSRenamingIdentifier", [NSString class]);
    self.properties = decoded_values(coder, @"NSProperties", [NSPropertyDescription class]);
    self.subentities = decoded_values(coder, @"NSSubentities", [NSEntityDescription class]);
    return self;
}

static NSDictionary *by_name(NSArray *descriptions) {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSEntityDescription *each in descriptions) {
        if (each.name) [result setObject:each forKey:each.name];
    }
    return result;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_name forKey:@"NSEntityName"];
    [coder encodeObject:_managedObjectClassName forKey:@"NSClassNameForEntity"];
    [coder encodeBool:_abstract forKey:@"NSIsAbstract"];
    [coder encodeObject:_userInfo forKey:@"NSUserInfo"];
    [coder encodeObject:_versionHashModifier forKey:@"NSVersionHashModifier"];
    [coder encodeObject:_renamingIdentifier forKey:@"NSRenamingIdentifier"];
    [coder encodeObject:by_name(_properties) forKey:@"NSProperties"];
    [coder encodeObject:by_name(_subentities) forKey:@"NSSubentities"];
}

- (id)copyWithZone:(NSZone *)zone {
    NSEntityDescription *copy = [[[self class] alloc] init];
    copy->_name = _name;
    copy->_managedObjectClassName = _managedObjectClassName;
    copy->_abstract = _abstract;
    copy->_userInfo = _userInfo;
    copy->_versionHashModifier = _versionHashModifier;
    copy->_renamingIdentifier = _renamingIdentifier;
    copy->_compoundIndexes = _compoundIndexes;
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

#pragma mark Changing

- (BOOL)isInUse {
    return _layout != nil || _managedObjectModel.isInUse;
}

- (void)forgetProperties {
    _propertiesByName = _attributesByName = _relationshipsByName = nil;
    for (NSEntityDescription *entity in _subentities) [entity forgetProperties];
}

- (void)willChangeDescription {
    if (self.isInUse) refuse_state(@"Can't modify an immutable model.");
    [self forgetProperties];
}

- (void)setName:(NSString *)name {
    [self willChangeDescription];
    _name = [name copy];
}

- (void)setAbstract:(BOOL)abstract {
    [self willChangeDescription];
    _abstract = abstract;
}

- (void)setManagedObjectClassName:(NSString *)name {
    [self willChangeDescription];
    _managedObjectClassName = [name copy];
}

- (void)setProperties:(NSArray *)properties {
    [self willChangeDescription];
    for (NSPropertyDescription *property in _properties) property.entity = nil;
    _properties = [properties copy] ?: [[NSArray alloc] init];
    for (NSPropertyDescription *property in _properties) property.entity = self;
}

- (void)setSubentities:(NSArray *)subentities {
    [self willChangeDescription];
    for (NSEntityDescription *entity in _subentities) entity.superentity = nil;
    _subentities = [subentities copy] ?: [[NSArray alloc] init];
    for (NSEntityDescription *entity in _subentities) {
        if (entity == self) refuse_argument(@"The entity %@ cannot be a subentity of itself.", _name);
        entity.superentity = self;
    }
}

#pragma mark Hierarchy

- (NSDictionary *)subentitiesByName {
    return by_name(_subentities);
}

- (NSEntityDescription *)rootEntity {
    NSEntityDescription *root = self;
    while (root.superentity) root = root.superentity;
    return root;
}

- (NSArray *)wholeHierarchy {
    NSMutableArray *result = [NSMutableArray arrayWithObject:self];
    for (NSEntityDescription *entity in _subentities) [result addObjectsFromArray:entity.wholeHierarchy];
    return result;
}

- (BOOL)isKindOfEntity:(NSEntityDescription *)entity {
    for (NSEntityDescription *each = self; each; each = each.superentity) {
        if (each == entity || (entity.name && [each.name isEqualToString:entity.name])) return YES;
    }
    return NO;
}

#pragma mark Properties

- (NSDictionary *)propertiesOfClass:(Class)class {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    if (_superentity) [result addEntriesFromDictionary:[_superentity propertiesOfClass:class]];
    for (NSPropertyDescription *property in _properties) {
        if (property.name && [property isKindOfClass:class]) [result setObject:property forKey:property.name];
    }
    return result;
}

- (NSDictionary *)propertiesByName {
    if (!self.isInUse) return [self propertiesOfClass:[NSPropertyDescription class]];
    return _propertiesByName ?: (_propertiesByName = [self propertiesOfClass:[NSPropertyDescription class]]);
}

- (NSDictionary *)attributesByName {
    if (!self.isInUse) return [self propertiesOfClass:[NSAttributeDescription class]];
    return _attributesByName ?: (_attributesByName = [self propertiesOfClass:[NSAttributeDescription class]]);
}

- (NSDictionary *)relationshipsByName {
    if (!self.isInUse) return [self propertiesOfClass:[NSRelationshipDescription class]];
    return _relationshipsByName ?: (_relationshipsByName = [self propertiesOfClass:[NSRelationshipDescription class]]);
}

- (NSArray *)relationshipsWithDestinationEntity:(NSEntityDescription *)entity {
    NSMutableArray *result = [NSMutableArray array];
    for (NSRelationshipDescription *relationship in [self.relationshipsByName allValues]) {
        if (relationship.destinationEntity == entity) [result addObject:relationship];
    }
    return result;
}

- (EntityLayout *)layout {
    if (_layout) return _layout;
    @synchronized([EntityLayout class]) {
        if (_layout == nil) _layout = [[EntityLayout alloc] initWithEntity:self];
    }
    return _layout;
}

- (NSString *)renamingIdentifier {
    return _renamingIdentifier ?: _name;
}
- (NSData *)versionHash {
    return hash_of_text(entity_hash_text(self));
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSEntityDescription class]]) return NO;
    return [entity_hash_text(self) isEqualToString:entity_hash_text(other)];
}

- (NSUInteger)hash {
    return [_name hash];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(__unsafe_unretained id *)stackbuffer
                                    count:(NSUInteger)length {
    return [[self.propertiesByName allKeys] countByEnumeratingWithState:state objects:stackbuffer count:length];
}

- (NSString *)description {
    return [NSString
        stringWithFormat:
            @"(<%@: %p>) name %@, managedObjectClassName %@, renamingIdentifier %@, isAbstract %d, superentity "
            @"name %@, properties %@, subentities %@, userInfo %@, versionHashModifier %@",
            [self class], self, _name, _managedObjectClassName, self.renamingIdentifier, _abstract, _superentity.name,
            self.propertiesByName, self.subentitiesByName, _userInfo, _versionHashModifier];
}

@end
