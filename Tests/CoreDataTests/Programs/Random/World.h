// What a context should hold, in plain collections: the model of the random test.
#import <CoreData/CoreData.h>

/// The model's relationships, with what the plain side has to know of them.
typedef struct {
    __unsafe_unretained NSString *entity, *name, *destination, *inverse;
    BOOL isToMany, isOrdered, cascades;
} Relation;

static const Relation relations[] = {
    {@"Author", @"books", @"Book", @"author", YES, NO, YES},     {@"Book", @"author", @"Author", @"books", NO, NO, NO},
    {@"Book", @"tags", @"Tag", @"books", YES, NO, NO},           {@"Tag", @"books", @"Book", @"tags", YES, NO, NO},
    {@"Author", @"home", @"Place", @"authors", NO, NO, NO},      {@"Place", @"authors", @"Author", @"home", YES, YES, NO},
    {@"Author", @"card", @"Card", @"owner", NO, NO, NO},         {@"Card", @"owner", @"Author", @"card", NO, NO, NO},
    {@"Author", @"friends", @"Author", @"friends", YES, NO, NO}, {@"Book", @"sequel", @"Book", @"prequel", NO, NO, NO},
    {@"Book", @"prequel", @"Book", @"sequel", NO, NO, NO},       {@"Tag", @"places", @"Place", @"tags", YES, YES, NO},
    {@"Place", @"tags", @"Tag", @"places", YES, NO, NO},
};
static const int relationCount = sizeof relations / sizeof relations[0];

/// Novel is a Book.
static BOOL entity_is(NSString *entity, NSString *ancestor) {
    return [entity isEqual:ancestor] || ([entity isEqual:@"Novel"] && [ancestor isEqual:@"Book"]);
}

/// The relation with this name of an entity or of what it inherits from.
static const Relation *relation_of(NSString *entity, NSString *name) {
    for (int i = 0; i < relationCount; i++) {
        if (entity_is(entity, relations[i].entity) && [relations[i].name isEqual:name]) return &relations[i];
    }
    return NULL;
}

static NSDictionary *attribute_types(int version) {
    NSMutableDictionary *types = [NSMutableDictionary dictionaryWithDictionary:@{
        @"Author" : @{@"name" : @(NSStringAttributeType), @"born" : @(NSInteger16AttributeType), @"rating" : @(NSDoubleAttributeType)},
        @"Book" : @{
            @"title" : @(NSStringAttributeType), @"pages" : @(NSInteger32AttributeType), @"price" : @(NSDecimalAttributeType),
            @"isRead" : @(NSBooleanAttributeType), @"published" : @(NSDateAttributeType), @"cover" : @(NSBinaryDataAttributeType),
            @"shape" : @(NSTransformableAttributeType), @"isbn" : @(NSInteger64AttributeType), @"weight" : @(NSFloatAttributeType)
        },
        @"Novel" : @{@"genre" : @(NSStringAttributeType)},
        @"Tag" : @{@"name" : @(NSStringAttributeType)},
        @"Place" : @{@"name" : @(NSStringAttributeType)},
        @"Card" : @{@"text" : @(NSStringAttributeType)},
        @"Clock" : @{@"stamp" : @(NSInteger64AttributeType)},
    }];
    if (version == 2) {
        NSMutableDictionary *author = [[types objectForKey:@"Author"] mutableCopy];
        [author setObject:@(NSStringAttributeType) forKey:@"nick"];
        [types setObject:author forKey:@"Author"];
        [types setObject:@{@"text" : @(NSStringAttributeType)} forKey:@"Later"];
    }
    return types;
}

/// The names of the attributes of an entity, without `key`, which identifies an object and never changes.
static NSArray *attributes_of(NSString *entity, int version) {
    NSMutableArray *names = [NSMutableArray array];
    [names addObjectsFromArray:[[attribute_types(version) objectForKey:entity] allKeys]];
    if ([entity isEqual:@"Novel"]) [names addObjectsFromArray:[[attribute_types(version) objectForKey:@"Book"] allKeys]];
    return [names sortedArrayUsingSelector:@selector(compare:)];
}

/// The model. The second version has one attribute and one entity more.
static NSManagedObjectModel *world_model(int version) {
    NSDictionary *types = attribute_types(version);
    NSMutableDictionary *entities = [NSMutableDictionary dictionary];
    for (NSString *name in types) {
        NSEntityDescription *entity = [[NSEntityDescription alloc] init];
        entity.name = name;
        NSMutableArray *properties = [NSMutableArray array];
        NSMutableDictionary *attributes = [NSMutableDictionary dictionaryWithDictionary:[types objectForKey:name]];
        if (![name isEqual:@"Novel"]) [attributes setObject:@(NSInteger64AttributeType) forKey:@"key"];
        for (NSString *each in attributes) {
            NSAttributeDescription *attribute = [[NSAttributeDescription alloc] init];
            attribute.name = each;
            attribute.attributeType = [[attributes objectForKey:each] unsignedIntegerValue];
            if ([each isEqual:@"key"]) attribute.indexed = YES;
            [properties addObject:attribute];
        }
        entity.properties = properties;
        [entities setObject:entity forKey:name];
    }
    NSMutableDictionary *made = [NSMutableDictionary dictionary];
    for (int i = 0; i < relationCount; i++) {
        NSRelationshipDescription *relationship = [[NSRelationshipDescription alloc] init];
        relationship.name = relations[i].name;
        relationship.destinationEntity = [entities objectForKey:relations[i].destination];
        relationship.maxCount = relations[i].isToMany ? 0 : 1;
        relationship.ordered = relations[i].isOrdered;
        relationship.deleteRule = relations[i].cascades ? NSCascadeDeleteRule : NSNullifyDeleteRule;
        NSEntityDescription *entity = [entities objectForKey:relations[i].entity];
        entity.properties = [entity.properties arrayByAddingObject:relationship];
        [made setObject:relationship forKey:[relations[i].entity stringByAppendingFormat:@".%@", relations[i].name]];
    }
    for (int i = 0; i < relationCount; i++) {
        NSString *own = [relations[i].entity stringByAppendingFormat:@".%@", relations[i].name];
        NSString *other = [relations[i].destination stringByAppendingFormat:@".%@", relations[i].inverse];
        [[made objectForKey:own] setInverseRelationship:[made objectForKey:other]];
    }
    [[entities objectForKey:@"Book"] setSubentities:@[ [entities objectForKey:@"Novel"] ]];
    NSManagedObjectModel *model = [[NSManagedObjectModel alloc] init];
    model.entities = [entities allValues];
    return model;
}

/// An object: its attributes, keys of other objects, and for to-many relationships ordered sets of keys.
@interface Thing : NSObject
@property (nonatomic, copy) NSString *kind;
@property (nonatomic, strong) NSMutableDictionary *values;
@end

@interface World : NSObject
/// Objects by key.
@property (nonatomic, strong) NSMutableDictionary *things;
- (World *)duplicate;
- (NSArray *)keysOfEntity:(NSString *)entity;
- (void)addEntity:(NSString *)entity key:(NSNumber *)key;
- (void)setValue:(id)value of:(NSNumber *)key name:(NSString *)name;
/// Changes a to-one relationship and its other end; nil for none.
- (void)setOne:(NSNumber *)other of:(NSNumber *)key relation:(const Relation *)relation;
/// Adds to a to-many relationship, at the end or at a place in an ordered one.
- (void)add:(NSNumber *)other to:(NSNumber *)key relation:(const Relation *)relation at:(NSUInteger)place;
- (void)remove:(NSNumber *)other from:(NSNumber *)key relation:(const Relation *)relation;
- (void)deleteKey:(NSNumber *)key;
/// What differs in a context, in words; nil if nothing does.
- (NSString *)differenceFrom:(NSManagedObjectContext *)context version:(int)version;
@end

@implementation Thing
@synthesize kind, values;
@end

@implementation World
@synthesize things;

- (id)init {
    if ((self = [super init])) things = [NSMutableDictionary dictionary];
    return self;
}

- (World *)duplicate {
    World *made = [[World alloc] init];
    for (NSNumber *key in things) {
        Thing *thing = [things objectForKey:key], *copy = [[Thing alloc] init];
        copy.kind = thing.kind;
        copy.values = [NSMutableDictionary dictionary];
        for (NSString *name in thing.values) {
            id value = [thing.values objectForKey:name];
            BOOL isSet = [value isKindOfClass:[NSOrderedSet class]];
            [copy.values setObject:isSet ? [NSMutableOrderedSet orderedSetWithOrderedSet:value] : value forKey:name];
        }
        [made.things setObject:copy forKey:key];
    }
    return made;
}

- (NSArray *)keysOfEntity:(NSString *)entity {
    NSMutableArray *keys = [NSMutableArray array];
    for (NSNumber *key in things) {
        if (entity_is([[things objectForKey:key] kind], entity)) [keys addObject:key];
    }
    return [keys sortedArrayUsingSelector:@selector(compare:)];
}

- (void)addEntity:(NSString *)entity key:(NSNumber *)key {
    Thing *thing = [[Thing alloc] init];
    thing.kind = entity;
    thing.values = [NSMutableDictionary dictionary];
    for (int i = 0; i < relationCount; i++) {
        if (!relations[i].isToMany || !entity_is(entity, relations[i].entity)) continue;
        [thing.values setObject:[NSMutableOrderedSet orderedSet] forKey:relations[i].name];
    }
    [things setObject:thing forKey:key];
}

- (NSMutableDictionary *)valuesOf:(NSNumber *)key {
    return [[things objectForKey:key] values];
}

- (void)setValue:(id)value of:(NSNumber *)key name:(NSString *)name {
    if (value) {
        [[self valuesOf:key] setObject:value forKey:name];
    } else {
        [[self valuesOf:key] removeObjectForKey:name];
    }
}

/// Takes one direction of a connection away.
- (void)detach:(NSNumber *)other from:(NSNumber *)key name:(NSString *)name {
    id value = [[self valuesOf:key] objectForKey:name];
    if ([value isKindOfClass:[NSOrderedSet class]]) {
        [value removeObject:other];
    } else if ([value isEqual:other]) {
        [[self valuesOf:key] removeObjectForKey:name];
    }
}

- (void)connect:(NSNumber *)key relation:(const Relation *)relation to:(NSNumber *)other {
    if (relation->isToMany) {
        [[[self valuesOf:key] objectForKey:relation->name] addObject:other];
        return;
    }
    NSNumber *former = [[self valuesOf:key] objectForKey:relation->name];
    if (former && ![former isEqual:other]) [self detach:key from:former name:relation->inverse];
    [[self valuesOf:key] setObject:other forKey:relation->name];
}

- (void)setOne:(NSNumber *)other of:(NSNumber *)key relation:(const Relation *)relation {
    NSNumber *former = [[self valuesOf:key] objectForKey:relation->name];
    if (former == other || [former isEqual:other]) return;
    if (former) {
        [self detach:key from:former name:relation->inverse];
        [[self valuesOf:key] removeObjectForKey:relation->name];
    }
    if (other == nil) return;
    [[self valuesOf:key] setObject:other forKey:relation->name];
    [self connect:other relation:relation_of(relation->destination, relation->inverse) to:key];
}

- (void)add:(NSNumber *)other to:(NSNumber *)key relation:(const Relation *)relation at:(NSUInteger)place {
    NSMutableOrderedSet *set = [[self valuesOf:key] objectForKey:relation->name];
    if ([set containsObject:other]) return;
    [set insertObject:other atIndex:MIN(place, [set count])];
    [self connect:other relation:relation_of(relation->destination, relation->inverse) to:key];
}

- (void)remove:(NSNumber *)other from:(NSNumber *)key relation:(const Relation *)relation {
    [self detach:other from:key name:relation->name];
    [self detach:key from:other name:relation->inverse];
}

- (void)deleteKey:(NSNumber *)key {
    Thing *thing = [things objectForKey:key];
    if (thing == nil) return;
    [things removeObjectForKey:key];
    for (int i = 0; i < relationCount; i++) {
        if (!entity_is(thing.kind, relations[i].entity)) continue;
        id value = [thing.values objectForKey:relations[i].name];
        NSArray *others = [value isKindOfClass:[NSOrderedSet class]] ? [value array] : value ? @[ value ] : @[];
        for (NSNumber *other in others) {
            if (relations[i].cascades) {
                [self deleteKey:other];
            } else {
                [self detach:key from:other name:relations[i].inverse];
            }
        }
    }
}

#pragma mark Comparing

static BOOL is_same(id a, id b) { return a == b || [a isEqual:b]; }

- (NSString *)differenceOf:(NSManagedObject *)object thing:(Thing *)thing version:(int)version {
    for (NSString *name in attributes_of(thing.kind, version)) {
        id found = [object valueForKey:name], expected = [thing.values objectForKey:name];
        if (!is_same(found, expected)) return [NSString stringWithFormat:@"%@ is %@, not %@", name, found, expected];
    }
    for (int i = 0; i < relationCount; i++) {
        if (!entity_is(thing.kind, relations[i].entity)) continue;
        id found = [object valueForKey:relations[i].name], expected = [thing.values objectForKey:relations[i].name];
        if (relations[i].isOrdered) {
            found = [[found valueForKey:@"key"] array];
            expected = [expected array];
        } else if (relations[i].isToMany) {
            found = [NSSet setWithSet:[found valueForKey:@"key"]];
            expected = [expected set];
        } else {
            found = [found valueForKey:@"key"];
        }
        if (!is_same(found, expected)) {
            return [NSString stringWithFormat:@"%@ is %@, not %@", relations[i].name, found, expected];
        }
    }
    return nil;
}

- (NSString *)differenceFrom:(NSManagedObjectContext *)context version:(int)version {
    NSUInteger count = 0;
    for (NSString *entity in @[ @"Author", @"Book", @"Tag", @"Place", @"Card", @"Clock" ]) {
        NSError *error = nil;
        NSArray *found = [context executeFetchRequest:[NSFetchRequest fetchRequestWithEntityName:entity] error:&error];
        if (found == nil) return [error description];
        count += [found count];
        for (NSManagedObject *object in found) {
            NSNumber *key = [object valueForKey:@"key"];
            Thing *thing = key ? [things objectForKey:key] : nil;
            if (thing == nil) return [NSString stringWithFormat:@"%@ %@ should not be there", entity, key];
            if (![thing.kind isEqual:object.entity.name]) return [NSString stringWithFormat:@"%@ is a %@", key, object.entity.name];
            NSString *difference = [self differenceOf:object thing:thing version:version];
            if (difference) return [NSString stringWithFormat:@"%@ %@: %@", thing.kind, key, difference];
        }
    }
    if (count != [things count]) return [NSString stringWithFormat:@"%d objects, not %d", (int)count, (int)[things count]];
    return nil;
}

@end
