// The root class of all framework classes. Its objects have the reference count of their Swift objects.

#include "Shell/RootClass.h"
#include "Diagnostics/ZombieMessages.h"
#include "Runtime/WeakReferences.h"
#include "Shell/Appearance.h"
#include "Shell/FrameworkClasses.h"
#include "Shells.h"
#include <objc/runtime.h>

extern void *swift_retain(void *object);
extern void swift_release(void *object);

/// In ObjCBridge, which is above this module: registers the framework classes.
extern void objc_bridge_register(void) __attribute__((weak));

// Also in ObjCBridge: messages that the Swift object answers.
extern bool objc_bridge_is_equal(void *peer, void *other) __attribute__((weak));
extern long objc_bridge_hash(void *peer) __attribute__((weak));
extern void *objc_bridge_description(void *peer, const char *class_name) __attribute__((weak));
extern void objc_bridge_is_observed(void *peer) __attribute__((weak));
extern void objc_bridge_awake_from_nib(void *peer) __attribute__((weak));
extern void objc_bridge_dealloc(void *peer) __attribute__((weak));

/// Messages that the root class sends to views and their print formatters.
@interface NSObject (PrintedViews)
- (id)initWithView:(id)view;
- (void)drawRect:(NSRect)rect;
@end

/// Between `+alloc` and the root initialiser a shell has no peer. Retains meanwhile, as by an unarchiver, are counted
/// by GNUstep, and transferred to the peer when it is made.
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

+ (id)appearance { return appearance_proxy(self, nil); }

+ (id)appearanceWhenContainedIn:(Class)container, ... {
    NSMutableArray *containers = [NSMutableArray array];
    va_list arguments;
    va_start(arguments, container);
    for (; container; container = va_arg(arguments, Class)) [containers addObject:[NSValue valueWithPointer:container]];
    va_end(arguments);
    return appearance_proxy(self, containers);
}

// Print formatters of views: the formatter's class is loaded when the first view is asked for one.

- (id)viewPrintFormatter {
    return [[(id)[NSClassFromString(@"UIViewPrintFormatter") alloc] initWithView:self] autorelease];
}

- (void)drawRect:(NSRect)rect forViewPrintFormatter:(id)formatter { [(id)self drawRect:rect]; }

/// Reached by `[super init]` in a category on a direct subclass of this class.
- (id)init {
    if (peer == NULL) shell_make_peer(self);
    return self;
}

- (id)retain {
    if (peer == NULL) {
        NSIncrementExtraRefCount(self);
    } else if (!swift_isDeallocating(peer)) {
        swift_retain(peer);
    }
    return self;
}

- (oneway void)release {
    if (peer == NULL) {
        if (!NSDecrementExtraRefCountWasZero(self)) return;
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
    if (peer == NULL) return NSExtraRefCount(self) + 1;
    return swift_isDeallocating(peer) ? 1 : swift_retainCount(peer);
}

/// Frees nothing: the Swift object is still whole when this is sent; its deinitialisation frees the memory.
- (void)dealloc {
    zombie_note_peer(peer, object_getClass(self));
    if (peer && objc_bridge_dealloc) objc_bridge_dealloc(peer);
    // Controllers that go leave the notifications they have asked for: many apps rely on it.
    static Class controller;
    if (controller == Nil) controller = class_if_loaded("UIViewController");
    if (controller && [self isKindOfClass:controller]) [[NSNotificationCenter defaultCenter] removeObserver:self];
    shell_destruct((void *)self);
    return;
    [super dealloc];
}

// Equality, hash and description are those of the Swift object.

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (peer == NULL || objc_bridge_is_equal == NULL || !object_is_shell((void *)other)) return NO;
    void *other_peer = ((PlatformObject *)other)->peer;
    return other_peer != NULL && objc_bridge_is_equal(peer, other_peer);
}

- (NSUInteger)hash {
    if (peer == NULL || objc_bridge_hash == NULL) return [super hash];
    return (NSUInteger)objc_bridge_hash(peer);
}

- (NSString *)description {
    if (peer == NULL || objc_bridge_description == NULL) return [super description];
    return (NSString *)objc_bridge_description(peer, class_getName([self class]));
}

- (void)awakeFromNib {
    if (peer && objc_bridge_awake_from_nib) objc_bridge_awake_from_nib(peer);
}

@end

Class root_class(void) { return [PlatformObject class]; }
void *framework_root_class(void) { return (void *)root_class(); }

void shell_is_observed(id shell) {
    void *peer = ((PlatformObject *)shell)->peer;
    if (peer && objc_bridge_is_observed) objc_bridge_is_observed(peer);
}

bool object_is_shell(const void *object) {
    static Class root;
    if (root == Nil) root = [PlatformObject class];
    for (Class class = object_getClass((id)object); class; class = class_getSuperclass(class)) {
        if (class == root) return true;
    }
    return false;
}

void *shell_allocate(void *class) { return (void *)NSAllocateObject((Class)class, 0, NULL); }
void shell_take_peer(void *shell, void *peer) {
    PlatformObject *object = shell;
    object->peer = peer;
    while (!NSDecrementExtraRefCountWasZero(object)) swift_retain(peer);
}

void shell_discard(void *shell) {
    if (!NSDecrementExtraRefCountWasZero((id)shell)) return;
    shell_destruct(shell);
    shell_free(shell);
}

void shell_free(void *shell) { NSDeallocateObject((id)shell); }

void *object_autorelease(void *object) { return [(id)object autorelease]; }
void *object_retain(void *object) { return [(id)object retain]; }
void object_release(void *object) { [(id)object release]; }
