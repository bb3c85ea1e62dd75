#pragma once
#import <Foundation/Foundation.h>

/// Whether a notification of changed defaults is to wait until this thread has let go of the defaults' lock; it is then
/// posted by itself.
BOOL defaults_change_waits(NSString *name, id object);
