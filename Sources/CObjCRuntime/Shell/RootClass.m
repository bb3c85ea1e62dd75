// The root of the framework classes: ownership is Swift's.

#include "Shell/RootClass.h"
#include "Runtime/WeakReferences.h"
#include "Shells.h"
#include <objc/runtime.h>

extern void *swift_retain(void *object);
extern void swift_release(void *object);

/// In ObjCBridge, which is above this module: registers the framework classes.
extern void objc_bridge_register(void) __attribute__((weak));

/// Between `+alloc` and the root initialiser a shell has no peer, and one owner.
@interface PlatformObject : NSObject {
@public
    void *peer;
    void *attachments;
}
@end

@implementation PlatformObject

+ (void)load {
    if (objc_bridge_register) objc_bridge_register();
}

- (id)retain {
    if (peer && !swift_isDeallocating(peer)) swift_retain(peer);
    return self;
}

- (oneway void)release {
    if (peer == NULL) {
        [self dealloc];
        shell_free((void *)self);
    } else if (!swift_isDeallocating(peer)) {
        swift_release(peer);
    }
}

- (id)autorelease {
    if (peer && swift_isDeallocating(peer)) return self;
    return [super autorelease];
}

- (NSUInteger)retainCount {
    if (peer == NULL) return 1;
    return swift_isDeallocating(peer) ? 1 : swift_retainCount(peer);
}

/// Frees nothing: the Swift object is still whole when this is sent, and frees the memory at its end.
- (void)dealloc {
    shell_destruct((void *)self);
    return;
    [super dealloc];
}

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

@end

Class root_class(void) { return [PlatformObject class]; }
void *framework_root_class(void) { return (void *)root_class(); }

bool object_is_shell(const void *object) {
    static Class root;
    if (root == Nil) root = [PlatformObject class];
    for (Class class = object_getClass((id)object); class; class = class_getSuperclass(class)) {
        if (class == root) return true;
    }
    return false;
}

void *shell_allocate(void *class) { return (void *)NSAllocateObject((Class)class, 0, NULL); }
void shell_free(void *shell) { NSDeallocateObject((id)shell); }

void *object_autorelease(void *object) { return [(id)object autorelease]; }
void *object_retain(void *object) { return [(id)object retain]; }
void object_release(void *object) { [(id)object release]; }
