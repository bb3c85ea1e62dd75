#pragma once
#import <Foundation/Foundation.h>

/// The hidden superclass of all framework classes. Its objects are shells (`ObjCShell`); their one reference count is
/// that of the Swift object.
Class root_class(void);
