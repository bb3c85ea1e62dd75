// User defaults reach the disk by the end of the run-loop turn in which they changed: an app that is killed loses none.

//
// GNUstep names the file after the process; an iPhone names it after the bundle.

#include "Application.h"
#include "Runtime/MethodReplacement.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

static BOOL has_changes;

@interface DefaultsWatcher : NSObject
@end

@implementation DefaultsWatcher
+ (void)defaultsDidChange:(NSNotification *)notification { has_changes = YES; }
@end

/// In ObjCBridge: copies the identifier of the main bundle, if there is one. Swift's Foundation reads it, since
/// GNUstep's own way of reading a property list asks the user defaults for the time zone.
extern bool objc_bridge_bundle_identifier(char *buffer, long capacity) __attribute__((weak));

static NSString *bundle_identifier(void) {
    char buffer[256];
    if (objc_bridge_bundle_identifier == NULL || !objc_bridge_bundle_identifier(buffer, sizeof buffer)) return nil;
    return [NSString stringWithUTF8String:buffer];
}

static void (*initialize_class)(Class class, SEL selector);

/// The class asks for the process's name when it is initialised.
static void initialize_with_bundle_name(Class class, SEL selector) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *identifier = bundle_identifier();
    NSProcessInfo *process = [NSProcessInfo processInfo];
    NSString *name = [process processName];
    if (identifier) [process setProcessName:identifier];
    initialize_class(class, selector);
    if (identifier) [process setProcessName:name];
    // User defaults are locked while they are read, and these read them when they are initialised: one thread would
    // wait for the other. All others wait for this method now.
    [NSPropertyListSerialization class];
    [NSScanner class];
    [pool drain];
}

void defaults_install(void) {
    // Not by a message, which would send it already.
    Class class = objc_lookUpClass("NSUserDefaults");
    initialize_class =
        (void (*)(Class, SEL))replace_class_method(class, @selector(initialize), (IMP)initialize_with_bundle_name);
}

void defaults_watch(void) {
    [[NSNotificationCenter defaultCenter] addObserver:[DefaultsWatcher class]
                                             selector:@selector(defaultsDidChange:)
                                                 name:NSUserDefaultsDidChangeNotification
                                               object:nil];
}

void defaults_synchronize_if_changed(void) {
    if (!has_changes) return;
    has_changes = NO;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [[NSUserDefaults standardUserDefaults] synchronize];
    // Synchronising may itself announce a change.
    has_changes = NO;
    [pool drain];
}
