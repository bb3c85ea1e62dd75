#pragma once
#import <Foundation/Foundation.h>

/// True if the notification of changed defaults has to wait until this thread has released the defaults' lock; it is
/// then posted without a further call.
BOOL defaults_change_waits(NSString *name, id object);
