#pragma once
#import <CoreData/CoreData.h>

typedef enum { AttributeSlot, ToOneSlot, ToManySlot, FetchedSlot } SlotKind;

/// A property of an entity, as its objects store it.
typedef struct {
    __unsafe_unretained NSPropertyDescription *description;
    __unsafe_unretained NSString *name;
    SlotKind kind;
    BOOL is_transient, is_ordered, is_optional;
    /// Whether the property has validation predicates.
    BOOL has_rules;
    /// Whether a large value may be in a file of its own.
    BOOL is_external;
    NSAttributeType type;
    /// The class of an attribute's values; Nil for any class. `last_class` is that or a subclass of it: the class of the
    /// last value that was checked.
    __unsafe_unretained Class value_class, last_class;
    /// The value in new objects.
    __unsafe_unretained id default_value;
    /// The name of the inverse relationship; nil for none.
    __unsafe_unretained NSString *inverse_name;
} PropertySlot;

/// The access to a property by an accessor method.
typedef enum {
    NoAccess,
    GetValue,
    SetValue,
    GetPrimitive,
    SetPrimitive,
    AddObject,
    RemoveObject,
    AddObjects,
    RemoveObjects
} SlotAccess;

enum { NoSlot = NSNotFound };

/// The order in which objects of an entity store their values. Properties of the root entity come first, so that a
/// property has the same index in all entities of the hierarchy.
@interface EntityLayout : NSObject {
  @package
    NSUInteger count;
    PropertySlot *slots;
    __unsafe_unretained NSEntityDescription *entity;
    /// The class of the objects of `app_class` (Nil until the first one is made), and the accessors that the app's class
    /// implements.
    Class stored_class;
    /// The class in the model; Nil until it was looked up, and as long as the app does not have it.
    Class app_class;
    const uint8_t *stored_accessors;
    /// In Swift apps, the Swift class of the objects; NULL for NSManagedObject, or if it was not asked for yet.
    const void *swift_type;
    BOOL knows_swift_type;
}
- (id)initWithEntity:(NSEntityDescription *)entity;
/// The class of the entity's objects: a subclass of the class in the model, with an accessor for each property.
- (Class)objectClassForClass:(Class)class;
/// Adds an accessor with a name that the app declared.
- (void)addAccess:(SlotAccess)access name:(NSString *)name index:(NSUInteger)index;
@end

/// The class in the model; NSManagedObject if the app does not have it. In Swift apps, the class that stands for it.
Class layout_app_class(EntityLayout *layout);
/// The class of the entity's objects, if they are of the class in the model: those from stores are.
Class layout_stored_class(EntityLayout *layout);
/// The index of a property; NoSlot if the entity does not have it.
NSUInteger layout_index(EntityLayout *layout, NSString *key);
/// The access of an accessor's selector; the index of its property is stored in `index`.
SlotAccess layout_access(EntityLayout *layout, SEL selector, NSUInteger *index);
