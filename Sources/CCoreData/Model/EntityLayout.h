#pragma once
#import <CoreData/CoreData.h>

typedef enum { AttributeSlot, ToOneSlot, ToManySlot, FetchedSlot } SlotKind;

/// One property of an entity, as objects keep it.
typedef struct {
    __unsafe_unretained NSPropertyDescription *description;
    __unsafe_unretained NSString *name;
    SlotKind kind;
    BOOL is_transient, is_ordered;
    NSAttributeType type;
    /// The class of an attribute's values, Nil where any will do.
    __unsafe_unretained Class value_class;
    /// The value of new objects.
    __unsafe_unretained id default_value;
    /// The name of the relationship at the other end, nil if there is none.
    __unsafe_unretained NSString *inverse_name;
} PropertySlot;

/// What a selector does with a property.
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

/// Where the objects of an entity keep their values: the properties of the root of its hierarchy come first, so that a
/// property has the same place in all entities that have it.
@interface EntityLayout : NSObject {
  @package
    NSUInteger count;
    PropertySlot *slots;
    __unsafe_unretained NSEntityDescription *entity;
    /// The class of objects that stores have, Nil until there is one, and what the app's class has of accessors.
    Class stored_class;
    const uint8_t *stored_accessors;
}
- (id)initWithEntity:(NSEntityDescription *)entity;
/// The class of the entity's objects: a subclass of the one that the model names, with an accessor for each property.
- (Class)objectClassForClass:(Class)class;
/// An accessor by a name of the app's own.
- (void)addAccess:(SlotAccess)access name:(NSString *)name index:(NSUInteger)index;
@end

/// The place of a property, or NoSlot.
NSUInteger layout_index(EntityLayout *layout, NSString *key);
/// What the selector of an accessor asks for, and of which property.
SlotAccess layout_access(EntityLayout *layout, SEL selector, NSUInteger *index);
