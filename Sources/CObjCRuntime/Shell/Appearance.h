#pragma once
#import <Foundation/Foundation.h>

/// What stands for all objects of a class in `+appearance`: setters that are sent to it are sent to each object when
/// that comes into a window.
/// `containers`: classes, from inside to outside, that an object must be in; nil for any place.
id appearance_proxy(Class class, NSArray *containers);
