#pragma once
#import <Foundation/Foundation.h>

/// The appearance proxy of a class: setters sent to it are sent to each object of the class when that enters a window.
/// `containers`: classes of containers that the object must be inside of, innermost first; nil for any place.
id appearance_proxy(Class class, NSArray *containers);
