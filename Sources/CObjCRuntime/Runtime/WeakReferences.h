#pragma once
#import <Foundation/Foundation.h>

// The functions of `__weak`, as clang's ARC documentation names them.
id objc_storeWeak(id *place, id object);
id objc_initWeak(id *place, id object);
void objc_destroyWeak(id *place);
id objc_loadWeak(id *place);
id objc_loadWeakRetained(id *place);

/// Sets every weak reference to `object` to nil.
void weak_clear(id object);
/// NSObject's `-release`.
void weak_release(id object);
