#pragma once
#import <Foundation/Foundation.h>

/// Lets go of all that was associated with an object; every object does so at its end.
void objc_removeAssociatedObjects(id object);
