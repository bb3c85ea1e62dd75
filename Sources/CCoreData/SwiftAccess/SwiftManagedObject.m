#import "SwiftAccess/SwiftManagedObject.h"
#import "Context/ContextState.h"
#import "Model/EntityOwnership.h"
#import "Objects/Validation.h"
#include <objc/message.h>
#include <objc/runtime.h>

extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern bool swift_isDeallocating(void *object);
extern void increment_extra_count(void *object) __asm__("NSIncrementExtraRefCount");
extern BOOL decrement_extra_count_was_zero(void *object) __asm__("NSDecrementExtraRefCountWasZero");
extern NSUInteger extra_count(void *object) __asm__("NSExtraRefCount");
extern void *objc_retainAutorelease(void *object);

@implementation SwiftManagedObject

// MARK: One reference count

// Automatic reference counting does not allow methods of these names: `swift_managed_objects_install` adds functions.

static void *peer_of(void *object) { return ((__bridge SwiftManagedObject *)object)->_peer; }

static void *retain_object(void *self, SEL selector) {
    void *peer = peer_of(self);
    if (peer == NULL) {
        increment_extra_count(self);
    } else if (!swift_isDeallocating(peer)) {
        swift_retain(peer);
    }
    return self;
}

static void deallocate(void *object) {
    SEL selector = sel_registerName("dealloc");
    Class class = object_getClass((__bridge id)object);
    ((void (*)(void *, SEL))class_getMethodImplementation(class, selector))(object, selector);
}

static void release_object(void *self, SEL selector) {
    void *peer = peer_of(self);
    if (peer == NULL) {
        if (decrement_extra_count_was_zero(self)) deallocate(self);
    } else if (!swift_isDeallocating(peer)) {
        swift_release(peer);
    }
}

static NSUInteger count_of(void *self, SEL selector) {
    void *peer = peer_of(self);
    return peer ? 1 : extra_count(self) + 1;
}

void swift_managed_objects_install(void) {
    Class class = [SwiftManagedObject class];
    class_addMethod(class, sel_registerName("retain"), (IMP)retain_object, "@@:");
    class_addMethod(class, sel_registerName("release"), (IMP)release_object, "Vv@:");
    class_addMethod(class, sel_registerName("retainCount"), (IMP)count_of, "Q@:");
}

@end

// MARK: What the Swift class is told

/// The peer of an object whose Swift class may have something to do.
static void *needed_peer(SwiftManagedObject *object) {
    if (object->_peer == NULL) core_data_host.make_peer(object);
    return object->_peer;
}

static void tell(SwiftManagedObject *object, ManagedObjectEvent event, NSUInteger flags) {
    void *peer = needed_peer(object);
    if (peer && !swift_isDeallocating(peer)) core_data_host.tell(peer, event, flags);
}

static BOOL is_valid(SwiftManagedObject *object, ManagedObjectValidation validation, NSError **error) {
    NSError *problem = core_data_host.validate(needed_peer(object), validation);
    if (problem && error) *error = problem;
    return problem == nil;
}

@implementation SwiftSubclassObject

- (void)awakeFromFetch {
    tell(self, ManagedObjectAwakeFromFetch, 0);
}

- (void)awakeFromInsert {
    tell(self, ManagedObjectAwakeFromInsert, 0);
}

- (void)awakeFromSnapshotEvents:(NSSnapshotEventType)flags {
    tell(self, ManagedObjectAwakeFromSnapshot, flags);
}

- (void)prepareForDeletion {
    tell(self, ManagedObjectPrepareForDeletion, 0);
}

- (void)willSave {
    tell(self, ManagedObjectWillSave, 0);
}

- (void)didSave {
    tell(self, ManagedObjectDidSave, 0);
}

- (void)willTurnIntoFault {
    tell(self, ManagedObjectWillTurnIntoFault, 0);
}

- (void)didTurnIntoFault {
    tell(self, ManagedObjectDidTurnIntoFault, 0);
}

- (BOOL)validateForInsert:(NSError **)error {
    return is_valid(self, ManagedObjectForInsert, error);
}

- (BOOL)validateForUpdate:(NSError **)error {
    return is_valid(self, ManagedObjectForUpdate, error);
}

- (BOOL)validateForDelete:(NSError **)error {
    return is_valid(self, ManagedObjectForDelete, error);
}

- (BOOL)validateValue:(id *)value forKey:(NSString *)key error:(NSError **)error {
    CoreDataObjectIfAny checked = *value;
    NSError *problem = core_data_host.validate_value(needed_peer(self), &checked, key);
    if (checked != *value) *value = checked;
    if (problem && error) *error = problem;
    return problem == nil;
}

@end

// MARK: Functions for Swift

CoreDataHost core_data_host;

void *managed_object_peer(CoreDataObject object) { return ((SwiftManagedObject *)object)->_peer; }

bool object_is_managed(CoreDataObject object) { return [object isKindOfClass:[SwiftManagedObject class]]; }

const void *managed_object_type(CoreDataObject object) {
    return ((SwiftManagedObject *)object)->_layout->swift_type;
}

static __thread struct {
    void *object;
    const void *type;
} offer;

void managed_object_offer(CoreDataObject object, const void *type) {
    offer.object = (__bridge void *)object;
    offer.type = type;
}

void *managed_object_take_offer(const void *type) {
    if (offer.object == NULL || offer.type != type) return NULL;
    void *object = offer.object;
    offer.object = NULL;
    return object;
}

void *managed_object_entity(CoreDataObject object) {
    return (__bridge void *)((NSManagedObject *)object)->_identifier->_entity;
}

void *managed_object_id(CoreDataObject object) { return (__bridge void *)((NSManagedObject *)object)->_identifier; }

void *managed_object_context(CoreDataObject object) { return (__bridge void *)((NSManagedObject *)object)->_context; }

unsigned managed_object_state(CoreDataObject object) {
    NSManagedObject *it = object;
    return (it->_inserted ? ManagedObjectIsInserted : 0) | (it->_updated ? ManagedObjectIsUpdated : 0) |
           (it->_deleted ? ManagedObjectIsDeleted : 0) | (it->_values ? 0 : ManagedObjectIsFault);
}

void *managed_object_allocate(CoreDataObject entity) {
    return (__bridge_retained void *)[layout_app_class(((NSEntityDescription *)entity).layout) alloc];
}

void managed_object_initialize(CoreDataObject object, CoreDataObject entity, CoreDataObjectIfAny context) {
    // Not a message of the init family for automatic reference counting: the peer holds the object.
    SEL selector = @selector(initWithEntity:insertIntoManagedObjectContext:);
    IMP method = class_getMethodImplementation(object_getClass(object), selector);
    ((void *(*)(void *, SEL, void *, void *))method)((__bridge void *)object, selector, (__bridge void *)entity,
                                                     (__bridge void *)context);
}

void managed_object_take_peer(CoreDataObject object, void *peer, bool is_new) {
    void *self = (__bridge void *)object;
    // First counted by hand, then by the peer: the holds so far are transferred.
    NSUInteger holds = extra_count(self);
    for (NSUInteger i = 0; i < holds; i++) decrement_extra_count_was_zero(self);
    ((SwiftManagedObject *)object)->_peer = peer;
    for (NSUInteger i = 0; i < holds + !is_new; i++) swift_retain(peer);
}

void managed_object_end(void *object) {
    // Not retained: it is gone at the end of this function.
    __unsafe_unretained SwiftManagedObject *it = (__bridge SwiftManagedObject *)object;
    NSManagedObjectContext *context = it->_context;
    if (context == nil || [context isOnQueue]) {
        deallocate(object);
        return;
    }
    // Swift code lets go of objects anywhere, but the context's registry belongs to its queue. Until that lets go of
    // the object it is one without a peer.
    it->_peer = NULL;
    [context performBlock:^{
        release_object(object, NULL);
    }];
}

CoreDataObjectIfAny managed_object_validate(CoreDataObject object, ManagedObjectValidation validation) {
    NSError *error = nil;
    BOOL holds = validation == ManagedObjectForDelete ? object_validate_deletion(object, &error)
                                                      : object_validate_properties(object, &error);
    return holds ? nil : error;
}

CoreDataObjectIfAny managed_object_validate_value(CoreDataObject object, CoreDataObjectIfAny *value,
                                                  CoreDataObject key) {
    NSError *error = nil;
    id checked = *value;
    BOOL holds = object_validate_value(object, &checked, key, &error);
    if (checked != *value) *value = (__bridge id)objc_retainAutorelease((__bridge void *)checked);
    return holds ? nil : error;
}
