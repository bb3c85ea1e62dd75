#import "Objects/ObjectID.h"
#include <objc/runtime.h>
#include <stdatomic.h>

@implementation NSManagedObjectID

@synthesize entity = _entity;

/// Set with the first object ID.
static Class class_of_ids;

BORROWS_ARGUMENTS BOOL value_is_object_id(id value) { return value != nil && object_getClass(value) == class_of_ids; }

RETURNS_RETAINED BORROWS_ARGUMENTS static NSManagedObjectID *make(NSEntityDescription *entity, NSPersistentStore *store) {
    if (class_of_ids == Nil) class_of_ids = [NSManagedObjectID class];
    NSManagedObjectID *made = object_allocate(class_of_ids, 0, NULL);
    made->_entity = entity;
    made->_store = store;
    return made;
}

BORROWS_ARGUMENTS NSManagedObjectID *object_id_temporary(NSEntityDescription *entity) {
    static _Atomic int64_t last;
    NSManagedObjectID *made = make(entity, nil);
    made->_isTemporary = YES;
    made->_number = ++last;
    return made;
}

BORROWS_ARGUMENTS NSManagedObjectID *object_id_of_row(NSEntityDescription *entity, NSPersistentStore *store, int64_t number) {
    NSManagedObjectID *made = make(entity, store);
    made->_number = number;
    return made;
}

NSManagedObjectID *object_id_of_reference(NSEntityDescription *entity, NSPersistentStore *store, id reference) {
    NSManagedObjectID *made = make(entity, store);
    made->_reference = reference;
    return made;
}

- (id)copyWithZone:(NSZone *)zone {
    return self;
}
- (NSPersistentStore *)persistentStore {
    return _store;
}
- (BOOL)isTemporaryID {
    return _isTemporary;
}

static NSEntityDescription *root_of(NSEntityDescription *entity) {
    while (entity.superentity) entity = entity.superentity;
    return entity;
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (object_getClass(other) != object_getClass(self)) return NO;
    NSManagedObjectID *it = other;
    if (_number != it->_number || _store != it->_store || _isTemporary != it->_isTemporary) return NO;
    if (_reference != it->_reference && ![_reference isEqual:it->_reference]) return NO;
    // All entities of a hierarchy share the row numbers of one table.
    return _entity == it->_entity || root_of(_entity) == root_of(it->_entity);
}

- (NSUInteger)hash {
    return (_reference ? [_reference hash] : (NSUInteger)_number * 2654435761u) ^ (NSUInteger)(intptr_t)_store >> 4;
}

- (NSURL *)URIRepresentation {
    NSString *name = [_entity.name stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
    if (_isTemporary) {
        // A temporary ID is valid only in this process.
        static NSString *process;
        if (process == nil) process = [[NSProcessInfo processInfo] globallyUniqueString];
        return [NSURL
            URLWithString:[NSString stringWithFormat:@"x-coredata:///%@/t%@-%lld", name, process, (long long)_number]];
    }
    NSString *reference =
        _reference ? [_reference description] : [NSString stringWithFormat:@"%lld", (long long)_number];
    reference = [reference stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
    return
        [NSURL URLWithString:[NSString stringWithFormat:@"x-coredata://%@/%@/p%@", _store.identifier, name, reference]];
}

- (NSString *)description {
    return [NSString stringWithFormat:@"%p <%@>", self, [[self URIRepresentation] absoluteString]];
}

@end
