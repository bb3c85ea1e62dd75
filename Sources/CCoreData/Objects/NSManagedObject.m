#import "Context/ContextState.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Objects/DynamicAccessors.h"
#import "Objects/ManagedObject.h"
#import "Objects/RelationshipSets.h"
#import "Objects/Validation.h"
#include <objc/runtime.h>

@implementation NSManagedObject

+ (BOOL)contextShouldIgnoreUnmodeledPropertyChanges {
    return YES;
}

/// Automatic notification is off, since the accessors send change notifications themselves.
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    return NO;
}

- (id)initWithEntity:(NSEntityDescription *)entity insertIntoManagedObjectContext:(NSManagedObjectContext *)context {
    if (entity == nil) {
        refuse_argument(@"An NSManagedObject of class '%@' must have a valid NSEntityDescription.", [self class]);
    }
    // `[NSManagedObject alloc]` stands for the class of the entity, whose objects may be larger.
    Class own = layout_app_class(entity.layout);
    if (object_getClass(self) == [NSManagedObject class] && own != [NSManagedObject class]) {
        return [[own alloc] initWithEntity:entity insertIntoManagedObjectContext:context];
    }
    if (!(self = [super init])) return nil;
    _layout = entity.layout;
    Class class = object_getClass(self);
    if (class == layout_app_class(_layout)) {
        object_setClass(self, layout_stored_class(_layout));
        _appAccessors = _layout->stored_accessors;
    } else {
        class = [_layout objectClassForClass:class];
        object_setClass(self, class);
        _appAccessors = dynamic_class_app_accessors(class);
    }
    _identifier = object_id_temporary(entity);
    NSUInteger count = _layout->count;
    _values = (__strong id *)calloc(count ? count : 1, sizeof(id));
    for (NSUInteger i = 0; i < count; i++) _values[i] = _layout->slots[i].default_value;
    if (context) [context insertObject:self];
    return self;
}

/// Raises, since an object needs an entity. Apple's implementation raises at the first use.
- (id)init {
    refuse_argument(@"Failed to call designated initializer on NSManagedObject class '%@' ", [self class]);
}

- (void)dealloc {
    if (_context) context_unregister(_context, self);
    if (_values) {
        for (NSUInteger i = 0; i < _layout->count; i++) {
            if (_layout->slots[i].kind == ToManySlot) relationship_set_leave(_values[i]);
            _values[i] = nil;
        }
        free(_values);
    }
    object_mark_unchanged(self);
}

/// Not retained: a context that is being deallocated asks its objects for it.
BORROWS_ARGUMENTS static void *context_of(NSManagedObject *object, SEL selector) {
    return (__bridge void *)object->_context;
}

+ (void)initialize {
    if (self != [NSManagedObject class]) return;
    class_addMethod(self, @selector(managedObjectContext), (IMP)context_of, "@@:");
}
@dynamic managedObjectContext;
- (NSEntityDescription *)entity {
    return _identifier->_entity;
}
- (NSManagedObjectID *)objectID {
    return _identifier;
}
- (BOOL)isInserted {
    return _inserted;
}
- (BOOL)isUpdated {
    return _updated;
}
- (BOOL)isDeleted {
    return _deleted;
}
- (BOOL)isFault {
    return _values == NULL;
}
- (NSUInteger)faultingState {
    return _values == NULL;
}
- (BOOL)hasChanges {
    return _inserted || _updated || _deleted;
}

- (BOOL)hasFaultForRelationshipNamed:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot) return NO;
    if (_values == NULL) return YES;
    if (_layout->slots[index].kind == ToManySlot) return !_inserted && !object_has_set(self, index);
    id value = _values[index];
    return value_is_object_id(value);
}

- (BOOL)isEqual:(id)other {
    return self == other;
}
- (NSUInteger)hash {
    return (NSUInteger)(__bridge void *)self >> 4;
}

#pragma mark Values

- (id)valueForKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot || (_appAccessors && (_appAccessors[index] & AppGetter))) return [super valueForKey:key];
    return property_value(self, index);
}

- (void)setValue:(id)value forKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot || (_appAccessors && (_appAccessors[index] & AppSetter))) {
        [super setValue:value forKey:key];
        return;
    }
    object_change_value(self, index, value);
}

- (id)valueForUndefinedKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index != NoSlot) return property_value(self, index);
    NSString *text = [NSString stringWithFormat:@"the entity %@ is not key value coding-compliant for the key \"%@\".",
                                                _identifier->_entity.name, key];
    [[NSException exceptionWithName:@"NSUnknownKeyException" reason:text userInfo:nil] raise];
    return nil;
}

- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index != NoSlot) {
        object_change_value(self, index, value);
        return;
    }
    NSString *text = [NSString stringWithFormat:@"the entity %@ is not key value coding-compliant for the key \"%@\".",
                                                _identifier->_entity.name, key];
    [[NSException exceptionWithName:@"NSUnknownKeyException" reason:text userInfo:nil] raise];
}

/// Takes nil for a property of the model, which every attribute may be until it is validated.
- (void)setNilValueForKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot) {
        [super setNilValueForKey:key];
        return;
    }
    object_change_value(self, index, nil);
}

- (NSMutableSet *)mutableSetValueForKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot || _layout->slots[index].kind != ToManySlot) return [super mutableSetValueForKey:key];
    return relationship_proxy_set(self, index);
}

- (NSMutableOrderedSet *)mutableOrderedSetValueForKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot || !_layout->slots[index].is_ordered) return [super mutableOrderedSetValueForKey:key];
    return relationship_proxy_ordered_set(self, index);
}

static NSUInteger known_index(NSManagedObject *object, NSString *key) {
    NSUInteger index = layout_index(object->_layout, key);
    if (index == NoSlot) refuse_argument(@"the entity %@ has no property “%@”", object->_identifier->_entity.name, key);
    return index;
}

- (id)primitiveValueForKey:(NSString *)key {
    return property_value(self, known_index(self, key));
}

- (void)setPrimitiveValue:(id)value forKey:(NSString *)key {
    NSUInteger index = known_index(self, key);
    property_set_value(self, index, value);
    // A primitive value that is set in `-willSave` is saved, too.
    if (_context && !_isFiring && !_layout->slots[index].is_transient && _changed) _changed[index] = 1;
}

- (void)willAccessValueForKey:(NSString *)key {
    object_fire_if_needed(self);
}

- (void)didAccessValueForKey:(NSString *)key {
}

#pragma mark Changes

- (void)willChangeValueForKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot) {
        [super willChangeValueForKey:key];
    } else {
        object_will_change(self, index);
    }
}

- (void)didChangeValueForKey:(NSString *)key {
    NSUInteger index = layout_index(_layout, key);
    if (index == NoSlot) {
        [super didChangeValueForKey:key];
    } else {
        object_did_change(self, index);
    }
}

- (void)willChangeValueForKey:(NSString *)key
              withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                 usingObjects:(NSSet *)objects {
    NSUInteger index = layout_index(_layout, key);
    BOOL hasDelta = mutationKind == NSKeyValueUnionSetMutation || mutationKind == NSKeyValueMinusSetMutation;
    if (index != NoSlot && !hasDelta) {
        object_will_change(self, index);
        return;
    }
    if (index != NoSlot) object_will_change_members(self, index);
    if (index == NoSlot || object_is_observed(self)) {
        [super willChangeValueForKey:key withSetMutation:mutationKind usingObjects:objects];
    }
}

- (void)didChangeValueForKey:(NSString *)key
             withSetMutation:(NSKeyValueSetMutationKind)mutationKind
                usingObjects:(NSSet *)objects {
    NSUInteger index = layout_index(_layout, key);
    BOOL hasDelta = mutationKind == NSKeyValueUnionSetMutation || mutationKind == NSKeyValueMinusSetMutation;
    if (index != NoSlot && !hasDelta) {
        object_did_change(self, index);
        return;
    }
    if (index != NoSlot) object_did_change_members(self, index, mutationKind, objects);
    if (index == NoSlot || object_is_observed(self)) {
        [super didChangeValueForKey:key withSetMutation:mutationKind usingObjects:objects];
    }
}

- (void)setObservationInfo:(void *)observationInfo {
    [super setObservationInfo:observationInfo];
}
- (void *)observationInfo {
    return [super observationInfo];
}

/// The objects for an object ID or several.
static id objects_for_committed(NSManagedObject *object, id value) {
    if (!value_is_object_id(value)) return value;
    return object->_context ? context_object_for_id(object->_context, value) : nil;
}

- (NSDictionary *)committedValuesForKeys:(NSArray *)keys {
    // A new object has none: many apps ask by that whether it is new.
    if (_inserted) return [NSDictionary dictionary];
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    if (_values == NULL && _context) object_fire(self);
    for (NSUInteger i = 0; i < _layout->count; i++) {
        PropertySlot *slot = &_layout->slots[i];
        if (slot->is_transient || (keys && ![keys containsObject:slot->name])) continue;
        id value = objects_for_committed(self, object_committed_value(self, i));
        if (value && slot->kind == ToManySlot && [value isKindOfClass:[NSArray class]]) {
            value = slot->is_ordered ? (id)[NSOrderedSet orderedSetWithArray:value] : [NSSet setWithArray:value];
        }
        [result setObject:value ?: [NSNull null] forKey:slot->name];
    }
    return result;
}

- (NSDictionary *)changedValues {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSUInteger i = 0; _changed && _values && i < _layout->count; i++) {
        if (!_changed[i] || _layout->slots[i].is_transient) continue;
        [result setObject:property_value(self, i) ?: [NSNull null] forKey:_layout->slots[i].name];
    }
    return result;
}

- (NSDictionary *)changedValuesForCurrentEvent {
    return _eventValues ? [_eventValues copy] : [NSDictionary dictionary];
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

#pragma mark Validation

- (BOOL)validateValue:(id *)value forKey:(NSString *)key error:(NSError **)error {
    return object_validate_value(self, value, key, error) && [super validateValue:value forKey:key error:error];
}

- (BOOL)validateForDelete:(NSError **)error {
    return object_validate_deletion(self, error);
}
- (BOOL)validateForInsert:(NSError **)error {
    return object_validate_properties(self, error);
}
- (BOOL)validateForUpdate:(NSError **)error {
    return object_validate_properties(self, error);
}

- (NSString *)description {
    NSMutableString *data = [NSMutableString string];
    if (_values == NULL) {
        [data appendString:@"<fault>"];
    } else {
        [data appendString:@"{\n"];
        for (NSUInteger i = 0; i < _layout->count; i++) {
            id value = _values[i];
            NSString *text = [value description] ?: @"nil";
            if (value && _layout->slots[i].kind == ToOneSlot) {
                text = [(value_is_object_id(value) ? value : [value objectID]) description];
            } else if (_layout->slots[i].kind == ToManySlot) {
                text = object_has_set(self, i) ? [[value valueForKey:@"objectID"] description]
                                               : [NSString stringWithFormat:@"<relationship fault: %p '%@'>", value,
                                                                            _layout->slots[i].name];
            }
            [data appendFormat:@"    %@ = %@;\n", _layout->slots[i].name, text];
        }
        [data appendString:@"}"];
    }
    return [NSString stringWithFormat:@"<%@: %p> (entity: %@; id: %@ ; data: %@)", [self class], self,
                                      _identifier -> _entity.name, _identifier, data];
}

@end
