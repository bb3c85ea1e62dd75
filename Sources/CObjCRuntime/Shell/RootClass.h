#pragma once
#import <Foundation/Foundation.h>

/// The hidden superclass of all framework classes. Its objects are shells (`ObjCShell`); their one reference count is
/// that of the Swift object.
Class root_class(void);

/// A shell that gets an observer has to announce what Swift changes, too: from now on its members look for overrides,
/// which is what the observing class puts in place.
void shell_is_observed(id shell);
