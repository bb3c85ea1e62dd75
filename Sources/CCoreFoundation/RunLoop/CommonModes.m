// NSRunLoop's common modes, which GNUstep has a name for and no more: what is put into them is put into each.

#include "RunLoop/RunLoopState.h"
#include <objc/runtime.h>

static NSArray *common_modes(NSRunLoop *loop) {
    CoreFoundationRunLoopState *state = [CoreFoundationRunLoopState existingOf:loop];
    return state ? [state namesFor:NSRunLoopCommonModes] : initial_common_modes();
}

static void (*add_timer)(NSRunLoop *loop, SEL selector, NSTimer *timer, NSString *mode);
static void (*add_event)(NSRunLoop *loop, SEL selector, void *data, RunLoopEventType type, id watcher, NSString *mode);
static void (*remove_event)(NSRunLoop *loop, SEL selector, void *data, RunLoopEventType type, NSString *mode, BOOL all);
static void (*perform)(NSRunLoop *loop, SEL selector, SEL action, id target, id argument, NSUInteger order, NSArray *modes);

static void add_timer_to_modes(NSRunLoop *loop, SEL selector, NSTimer *timer, NSString *mode) {
    if (mode == nil || !is_common_modes(mode)) {
        add_timer(loop, selector, timer, mode);
        return;
    }
    for (NSString *name in common_modes(loop)) add_timer(loop, selector, timer, name);
}

static void add_event_to_modes(NSRunLoop *loop, SEL selector, void *data, RunLoopEventType type, id watcher,
                               NSString *mode) {
    if (mode == nil || !is_common_modes(mode)) {
        add_event(loop, selector, data, type, watcher, mode);
        return;
    }
    for (NSString *name in common_modes(loop)) add_event(loop, selector, data, type, watcher, name);
}

static void remove_event_from_modes(NSRunLoop *loop, SEL selector, void *data, RunLoopEventType type, NSString *mode,
                                    BOOL all) {
    if (mode == nil || !is_common_modes(mode)) {
        remove_event(loop, selector, data, type, mode, all);
        return;
    }
    for (NSString *name in common_modes(loop)) remove_event(loop, selector, data, type, name, all);
}

static void perform_in_modes(NSRunLoop *loop, SEL selector, SEL action, id target, id argument, NSUInteger order,
                             NSArray *modes) {
    if ([modes containsObject:NSRunLoopCommonModes]) {
        NSMutableArray *all = [[modes mutableCopy] autorelease];
        [all removeObject:NSRunLoopCommonModes];
        for (NSString *name in common_modes(loop)) {
            if (![all containsObject:name]) [all addObject:name];
        }
        modes = all;
    }
    perform(loop, selector, action, target, argument, order, modes);
}

static IMP replace(SEL selector, IMP implementation) {
    // Not by a message, which would make the main run loop at every start.
    Class class = objc_lookUpClass("NSRunLoop");
    return method_setImplementation(class_getInstanceMethod(class, selector), implementation);
}

@interface CoreFoundationCommonModesInstallation : NSObject
@end

@implementation CoreFoundationCommonModesInstallation
+ (void)load {
    add_timer = (void (*)(NSRunLoop *, SEL, NSTimer *, NSString *))replace(@selector(addTimer:forMode:),
                                                                           (IMP)add_timer_to_modes);
    add_event = (void (*)(NSRunLoop *, SEL, void *, RunLoopEventType, id, NSString *))replace(
        @selector(addEvent:type:watcher:forMode:), (IMP)add_event_to_modes);
    remove_event = (void (*)(NSRunLoop *, SEL, void *, RunLoopEventType, NSString *, BOOL))replace(
        @selector(removeEvent:type:forMode:all:), (IMP)remove_event_from_modes);
    perform = (void (*)(NSRunLoop *, SEL, SEL, id, id, NSUInteger, NSArray *))replace(
        @selector(performSelector:target:argument:order:modes:), (IMP)perform_in_modes);
}
@end
