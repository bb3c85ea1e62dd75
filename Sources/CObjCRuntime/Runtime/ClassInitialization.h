#pragma once
#import <Foundation/Foundation.h>

/// Sends +initialize where it is still to be sent, to a class and its superclasses, and waits for other threads that
/// are about it. To be called before the runtime makes a class's table of methods: it would send +initialize itself
/// then, with its lock held.
/// - class: a class, or its metaclass.
/// - named: the class itself or a subclass of it, where `class` is a metaclass; Nil has it looked up by name.
/// - Returns: NO while this very thread initialises the class or one of its superclasses. There must be no table then,
/// which
///   would let other threads by: methods are looked up by `method_in_lists`.
BOOL class_is_prepared(Class class, Class named);

/// The method by which a class answers, from the lists of methods. NULL if there is none.
Method method_in_lists(Class class, SEL selector);
