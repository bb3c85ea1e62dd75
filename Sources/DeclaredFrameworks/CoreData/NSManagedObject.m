#import "EntityOwnership.h"
#include <objc/runtime.h>

@implementation NSManagedObjectID

- (id)initWithEntity:(NSEntityDescription *)entity {
    if ((self = [super init])) _entity = entity;
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSPersistentStore *)persistentStore { return nil; }
- (BOOL)isTemporaryID { return YES; }

- (NSURL *)URIRepresentation {
    return [NSURL URLWithString:[NSString stringWithFormat:@"x-coredata:///%@/t%p", _entity.name, self]];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%p <%@>", self, [[self URIRepresentation] absoluteString]];
}

@end

@implementation NSManagedObject {
    NSMutableDictionary *_values;
    NSMutableSet *_changedKeys;
    void *_observationInfo;
}

+ (BOOL)contextShouldIgnoreUnmodeledPropertyChanges { return YES; }

- (id)initWithEntity:(NSEntityDescription *)entity insertIntoManagedObjectContext:(NSManagedObjectContext *)context {
    if (entity == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"An NSManagedObject of class '%@' must have a valid NSEntityDescription.", [self class]];
    }
    if (!(self = [super init])) return nil;
    _entity = entity;
    _objectID = [[NSManagedObjectID alloc] initWithEntity:entity];
    _values = [[NSMutableDictionary alloc] init];
    _changedKeys = [[NSMutableSet alloc] init];
    for (NSAttributeDescription *attribute in [entity.attributesByName allValues]) {
        [_values setValue:attribute.defaultValue forKey:attribute.name];
    }
    for (NSRelationshipDescription *relationship in [entity.relationshipsByName allValues]) {
        if (relationship.isToMany) [_values setValue:[NSMutableSet set] forKey:relationship.name];
    }
    [context insertObject:self];
    return self;
}

- (BOOL)isFault { return NO; }
- (BOOL)hasFaultForRelationshipNamed:(NSString *)key { return NO; }
- (NSUInteger)faultingState { return 0; }
- (BOOL)hasChanges { return _inserted || _updated || _deleted; }

#pragma mark Values

- (BOOL)isModelled:(NSString *)key { return key && [_entity.propertiesByName objectForKey:key] != nil; }

- (id)primitiveValueForKey:(NSString *)key { return [_values objectForKey:key]; }

- (void)setPrimitiveValue:(id)value forKey:(NSString *)key {
    [_values setValue:value forKey:key];
    [_changedKeys addObject:key];
}

/// Sent for keys that the class has no method for.
- (id)valueForUndefinedKey:(NSString *)key {
    if (![self isModelled:key]) return [super valueForUndefinedKey:key];
    [self willAccessValueForKey:key];
    id value = [self primitiveValueForKey:key];
    [self didAccessValueForKey:key];
    return value;
}

- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
    if (![self isModelled:key]) {
        [super setValue:value forUndefinedKey:key];
        return;
    }
    [self willChangeValueForKey:key];
    [self setPrimitiveValue:value forKey:key];
    [self didChangeValueForKey:key];
}

- (id)valueForKey:(NSString *)key { return [super valueForKey:key]; }
- (void)setValue:(id)value forKey:(NSString *)key { [super setValue:value forKey:key]; }

- (void)willAccessValueForKey:(NSString *)key {
}

- (void)didAccessValueForKey:(NSString *)key {
}

- (void)willChangeValueForKey:(NSString *)key { [super willChangeValueForKey:key]; }

- (void)didChangeValueForKey:(NSString *)key {
    [super didChangeValueForKey:key];
    [_managedObjectContext objectDidChange:self];
}

- (void)willChangeValueForKey:(NSString *)key
              withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                 usingObjects:(NSSet *)objects {
    [super willChangeValueForKey:key withSetMutation:mutationKind usingObjects:objects];
}

- (void)didChangeValueForKey:(NSString *)key
             withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                usingObjects:(NSSet *)objects {
    [super didChangeValueForKey:key withSetMutation:mutationKind usingObjects:objects];
    [_managedObjectContext objectDidChange:self];
}

- (void)setObservationInfo:(void *)observationInfo { [super setObservationInfo:observationInfo]; }
- (void *)observationInfo { return [super observationInfo]; }

- (NSDictionary *)committedValuesForKeys:(NSArray *)keys { return [NSDictionary dictionary]; }

- (NSDictionary *)changedValuesForCurrentEvent { return [self changedValues]; }
- (NSDictionary *)changedValues {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSString *key in _changedKeys) [result setObject:[_values objectForKey:key] ?: [NSNull null] forKey:key];
    return result;
}

#pragma mark Properties that the app declares dynamic

/// `title` for `title` and `setTitle:`; nil for other selectors. `isSetter` says which it is.
- (NSString *)keyOfSelector:(SEL)selector isSetter:(BOOL *)isSetter {
    NSString *name = NSStringFromSelector(selector);
    *isSetter = [name length] > 4 && [name hasPrefix:@"set"] && [name rangeOfString:@":"].location == [name length] - 1;
    NSString *key = name;
    if (*isSetter) {
        NSString *first = [[name substringWithRange:NSMakeRange(3, 1)] lowercaseString];
        key = [first stringByAppendingString:[name substringWithRange:NSMakeRange(4, [name length] - 5)]];
        if (![self isModelled:key]) key = [name substringWithRange:NSMakeRange(3, [name length] - 4)];
    }
    return [self isModelled:key] ? key : nil;
}

- (BOOL)respondsToSelector:(SEL)selector {
    BOOL isSetter;
    return [super respondsToSelector:selector] || [self keyOfSelector:selector isSetter:&isSetter] != nil;
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    NSMethodSignature *signature = [super methodSignatureForSelector:selector];
    BOOL isSetter;
    if (signature || ![self keyOfSelector:selector isSetter:&isSetter]) return signature;
    return [NSMethodSignature signatureWithObjCTypes:isSetter ? "v@:@" : "@@:"];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    BOOL isSetter;
    NSString *key = [self keyOfSelector:invocation.selector isSetter:&isSetter];
    if (key == nil) {
        [super forwardInvocation:invocation];
        return;
    }
    __unsafe_unretained id value = nil;
    if (isSetter) {
        [invocation getArgument:&value atIndex:2];
        [self setValue:value forUndefinedKey:key];
    } else {
        value = [self valueForUndefinedKey:key];
        [invocation setReturnValue:&value];
    }
}

#pragma mark What subclasses are told

- (void)awakeFromFetch {
}

- (void)awakeFromInsert {
}

- (void)awakeFromSnapshotEvents:(NSSnapshotEventType)flags {
}

- (void)prepareForDeletion {
}

- (void)willSave {
}

- (void)didSave {
}

- (void)willTurnIntoFault {
}

- (void)didTurnIntoFault {
}

- (BOOL)validateValue:(id *)value forKey:(NSString *)key error:(NSError **)error { return YES; }
- (BOOL)validateForDelete:(NSError **)error { return YES; }
- (BOOL)validateForInsert:(NSError **)error { return YES; }
- (BOOL)validateForUpdate:(NSError **)error { return YES; }

- (NSString *)description {
    return [NSString stringWithFormat:@"<%@: %p> (entity: %@; id: %@ ; data: %@)", [self class], self, _entity.name,
                                      _objectID, _values];
}

@end
