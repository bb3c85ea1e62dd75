#pragma once
#import <Foundation/Foundation.h>

/// Sends +initialize to a class and its superclasses as far as that has not been done, and waits for other threads that
/// are sending it. Call this before the runtime makes a class's dispatch table, when it would send +initialize itself
/// with its lock held.
/// - class: a class, or its metaclass.
/// - named: if `class` is a metaclass, its class or a subclass of that; Nil to look the class up by name.
/// - Returns: NO while this thread itself initialises the class or one of its superclasses. No dispatch table may be
///   made then, since it would let other threads send messages: methods are looked up by `method_in_lists`.
BOOL class_is_prepared(Class class, Class named);

/// The class's method for a selector, own or inherited, searched in the method lists. NULL if there is none.
Method method_in_lists(Class class, SEL selector);

/// Whether nobody has registered the class yet, or its module is being loaded.
BOOL class_is_being_made(Class class);
