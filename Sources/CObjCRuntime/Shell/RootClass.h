#pragma once
#import <Foundation/Foundation.h>

/// The hidden superclass of all framework classes. Its objects are shells (`ObjCShell`); their one reference count is
/// that of the Swift object.
Class root_class(void);

/// Called when a shell gets an observer: changes by the frameworks' Swift code have to be announced, too. From now on
/// its members look for overrides, as which the observing class has its setters.
void shell_is_observed(id shell);
